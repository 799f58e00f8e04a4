import { useCallback, useEffect, useRef, useState } from 'react';
import { present } from '../../engine/history';
import { gameOf, isKlondike } from '../../games/index';
import type { KlondikeMove } from '../../games/klondike/moves';
import type { KlondikeState } from '../../games/klondike/state';
import type { Verdict } from '../../solver/solve';
import type { GameStore } from '../../store/gameState';
import type { PlayedGame } from '../../store/savedGame';
import type { Settings } from '../../store/settings';
import type { SolverAssistant } from './solverAssistant';
import { type LosingMove, VERDICTS, type WinningLine } from './verdicts';

/** What the solver does for a game of Klondike; of another game it does nothing. */
export interface Solver {
  /** The fate of the position on the table, where the player always wants to know it: a line that never goes away. */
  readonly verdict: string | undefined;
  /** Says the fate of the position now. */
  readonly askVerdict: () => void;
  /** Points at the next move of a winning line. */
  readonly hint: () => void;
  /** A new deal, one that can be won if the player wants those only. */
  readonly newGame: () => void;
  /** Puts a winning line behind the position, to be stepped through. */
  readonly showSolution: () => Promise<boolean>;
  readonly findLosingMove: () => void;
  readonly losingMove: LosingMove | undefined;
  /** A line that ends the game won once every card is turned up, also where playing home alone does not. */
  readonly ending: readonly KlondikeMove[] | undefined;
}

/** What nobody has asked for fails without a word. */
const SILENTLY = (): void => undefined;

/** The solver at the service of the page. Its code and its workers are loaded when it is needed first. */
export function useSolver(store: GameStore, current: PlayedGame, settings: Settings): Solver {
  const { actions } = store;
  const { id, history } = current;
  const game = gameOf(id);
  const state = present(history) as KlondikeState;
  const klondike = isKlondike(id);
  const status = game.status(state);
  const playing = klondike && status === 'playing';
  const loading = useRef<Promise<SolverAssistant>>(undefined);
  const [judged, setJudged] = useState<{ readonly state: unknown; readonly verdict: Verdict }>();
  const [lost, setLost] = useState<LosingMove>();
  const [ending, setEnding] = useState<WinningLine>();

  const help = useCallback((): Promise<SolverAssistant> => {
    loading.current ??= import('./solverAssistant').then(
      ({ createSolverAssistant }) => createSolverAssistant(store),
      (why) => {
        loading.current = undefined;
        throw why;
      },
    );
    return loading.current;
  }, [store]);
  useEffect(
    () => () => {
      loading.current?.then(({ stop }) => stop(), SILENTLY);
      loading.current = undefined;
    },
    [],
  );

  const told = klondike && settings.fate === 'live';
  const live = told && playing;
  useEffect(() => {
    if (!live) return;
    let left = false;
    help()
      .then(({ verdictOf }) => verdictOf(state))
      .then((verdict) => {
        if (!left && verdict) setJudged({ state, verdict });
      })
      .catch(SILENTLY);
    return () => {
      left = true;
    };
  }, [live, state, help]);

  // With every card turned up a way to win is looked for, to be offered as auto-complete.
  const turnedUp =
    playing &&
    state.tableau.every(({ hidden }) => hidden === 0) &&
    game.finish?.(state) === undefined;
  useEffect(() => {
    if (!turnedUp) return;
    let left = false;
    help()
      .then(({ endingOf }) => endingOf(state))
      .then((line) => {
        if (!left && line) setEnding(line);
      })
      .catch(SILENTLY);
    return () => {
      left = true;
    };
  }, [turnedUp, state, help]);

  const wantsWinnable = klondike && settings.winnable === 'on';
  useEffect(() => {
    if (!wantsWinnable) return;
    help().then(({ keepReady }) => keepReady(id), SILENTLY);
    return () => {
      loading.current?.then(({ keepReady }) => keepReady(undefined), SILENTLY);
    };
  }, [wantsWinnable, id, help]);

  /** Asks the solver for the player, who is told where it cannot be had, and gets what there is without it. */
  async function ask<T>(
    what: (help: SolverAssistant) => Promise<T>,
    instead?: () => void,
  ): Promise<T | undefined> {
    try {
      return await what(await help());
    } catch {
      instead?.();
      const done = instead ? `${store.getState().announcement?.text} ` : '';
      actions.announce(`${done}The solver could not be loaded.`, 'refusal');
      return undefined;
    }
  }

  const judgedNow = judged?.state === state ? judged.verdict : 'unknown';
  const verdict = status === 'stuck' ? 'unwinnable' : judgedNow;
  const fate = status === 'won' ? 'Won' : VERDICTS[verdict];
  return {
    verdict: told ? fate : undefined,
    askVerdict: () => void ask(({ fate }) => fate()),
    hint: () => {
      if (playing)
        void ask(
          ({ hint }) => hint(),
          () => actions.hint('A guess'),
        );
      else actions.hint();
    },
    newGame: () => {
      if (wantsWinnable)
        void ask(
          ({ newDeal }) => newDeal(),
          () => actions.newGame(),
        );
      else actions.newGame();
    },
    showSolution: async () => (await ask(({ solve }) => solve())) ?? false,
    findLosingMove: () => void ask(({ whereLost }) => whereLost()).then(setLost),
    losingMove: lost?.steps === history.steps ? lost : undefined,
    ending: ending?.state === state ? ending.moves : undefined,
  };
}
