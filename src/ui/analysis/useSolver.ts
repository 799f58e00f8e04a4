import { useEffect, useState } from 'react';
import type { Status } from '../../engine/game';
import { present } from '../../engine/history';
import { type GameId, gameOf, isKlondike } from '../../games/index';
import type { KlondikeMove } from '../../games/klondike/moves';
import type { KlondikeState } from '../../games/klondike/state';
import type { Verdict } from '../../solver/solve';
import type { GameStore } from '../../store/gameState';
import { klondikeEvents } from '../../store/klondikeEvents';
import type { PlayedGame } from '../../store/savedGame';
import type { Settings } from '../../store/settings';
import type { WorkerFailure } from '../../workers/workerLink';
import type { LosingMove } from './losingMove';
import type { SolverAssistant } from './solverAssistant';
import { FAILURES, failureOf } from './solverFailure';
import { ignoreFailure, type LoadAssistant, useSolverAssistant } from './useSolverAssistant';
import { NO_VERDICT, VERDICTS } from './verdicts';

/** What the solver does for a game of Klondike; for any other game it does nothing. */
export interface Solver {
  /** The verdict of the position in words, if the player wants it shown all the time. */
  readonly verdict: string | undefined;
  readonly announceVerdict: () => void;
  /** Highlights the next move of a winning line. */
  readonly hint: () => void;
  /** Starts another deal: a winnable one, if the player wants only those. */
  readonly newGame: () => void;
  /** Loads a winning line into the game, to be stepped through; false if none is found. */
  readonly loadSolution: () => Promise<boolean>;
  readonly findLosingMove: () => void;
  readonly losingMove: LosingMove | undefined;
  /** A winning line, once every card is face up and the game’s own `finish` finds none. */
  readonly ending: readonly KlondikeMove[] | undefined;
}

/** The solver for the game on the table, as the page uses it. */
export function useSolver(store: GameStore, current: PlayedGame, settings: Settings): Solver {
  const { actions } = store;
  const { id, history } = current;
  const game = gameOf(id);
  const position = isKlondike(id) ? (present(history) as KlondikeState) : undefined;
  const status = game.status(present(history));
  const inPlay = position && status === 'playing' ? position : undefined;
  const { newGame } = isKlondike(id) ? klondikeEvents(store) : actions;
  const load = useSolverAssistant(store);
  const [losingMove, setLosingMove] = useState<LosingMove>();

  const showsVerdict = position && settings.fate === 'live';
  const judged = useAnalysis(load, showsVerdict ? inPlay : undefined, judge);

  const needsEnding =
    inPlay?.tableau.every(({ hidden }) => hidden === 0) && game.finish?.(inPlay) === undefined;
  const { value: ending } = useAnalysis(load, needsEnding ? inPlay : undefined, findEnding);

  const onlyWinnable = position && settings.winnable === 'on';
  useWinnableDeals(load, onlyWinnable ? id : undefined);

  /** Runs a request of the player’s. A failure is announced, after the fallback has run. */
  async function request<T>(
    run: (assistant: SolverAssistant) => Promise<T>,
    fallback?: () => void,
  ): Promise<T | undefined> {
    try {
      return await run(await load());
    } catch (error) {
      fallback?.();
      const done = fallback ? `${store.getState().announcement?.text} ` : '';
      actions.announce(`${done}${FAILURES[failureOf(error)]}`, 'refusal');
      return undefined;
    }
  }

  return {
    verdict: showsVerdict ? verdictInWords(status, judged) : undefined,
    announceVerdict: () => void request((assistant) => assistant.announceVerdict()),
    hint: () => {
      if (inPlay)
        void request(
          (assistant) => assistant.hint(),
          () => actions.hint('A guess'),
        );
      else actions.hint();
    },
    newGame: () => {
      if (onlyWinnable) void request((assistant) => assistant.newWinnableGame(), newGame);
      else newGame();
    },
    loadSolution: async () => (await request((assistant) => assistant.loadSolution())) ?? false,
    findLosingMove: () =>
      void request((assistant) => assistant.announceLosingMove()).then(setLosingMove),
    losingMove: losingMove?.steps === history.steps ? losingMove : undefined,
    ending,
  };
}

type Analysis<T> = (assistant: SolverAssistant, position: KlondikeState) => Promise<T | undefined>;

const judge: Analysis<Verdict> = (assistant, position) => assistant.verdictOf(position);

const findEnding: Analysis<readonly KlondikeMove[]> = (assistant, position) =>
  assistant.endingOf(position);

/** What an analysis has found, or why it has found nothing; both undefined while it goes on. */
interface AnalysisResult<T> {
  readonly value?: T;
  readonly failure?: WorkerFailure;
}

function verdictInWords(status: Status, { value, failure }: AnalysisResult<Verdict>): string {
  if (status === 'won') return 'Won';
  if (status === 'stuck') return VERDICTS.unwinnable;
  return failure ? NO_VERDICT[failure] : VERDICTS[value ?? 'unknown'];
}

/** Analyses a position whenever it changes; nothing without a position. */
function useAnalysis<T>(
  load: LoadAssistant,
  position: KlondikeState | undefined,
  analyse: Analysis<T>,
): AnalysisResult<T> {
  const [result, setResult] = useState<AnalysisResult<T> & { readonly position: KlondikeState }>();
  useEffect(() => {
    if (!position) return;
    let cancelled = false;
    load()
      .then((assistant) => analyse(assistant, position))
      .then(
        (value) => {
          if (!cancelled && value !== undefined) setResult({ position, value });
        },
        (error) => {
          if (!cancelled) setResult({ position, failure: failureOf(error) });
        },
      );
    return () => {
      cancelled = true;
    };
  }, [load, position, analyse]);
  return result && result.position === position ? result : {};
}

/** Keeps winnable deals of a game ready, to be dealt at once. */
function useWinnableDeals(load: LoadAssistant, id: GameId | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    const assistant = load();
    assistant.then(({ prepareWinnableDeals }) => prepareWinnableDeals(id), ignoreFailure);
    return () => {
      assistant.then(({ prepareWinnableDeals }) => prepareWinnableDeals(undefined), ignoreFailure);
    };
  }, [load, id]);
}
