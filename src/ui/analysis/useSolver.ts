import { useEffect, useState } from 'react';
import type { SolverAssistant } from '../../analysis/solverAssistant';
import { FAILURES, failureOf, NO_VERDICT, SEARCHING } from '../../analysis/solverFailure';
import { hasChoice } from '../../engine/game';
import { present } from '../../engine/history';
import type { TableView } from '../../engine/view';
import { gameOf, type VariantId } from '../../games/index';
import type { Settings } from '../../persistence/settings';
import { hasSolver, solverUnavailableText } from '../../solver/registry';
import type { TableGame } from '../../store/game/table';
import type { GameStore } from '../../store/gameState';
import { ignoreFailure, type LoadAssistant, useSolverAssistant } from './useSolverAssistant';

/** What the solver does for a game that it knows; for any other game it does nothing. */
export interface Solver {
  /** The verdict of the position in words, if the player wants it shown all the time. */
  readonly verdict: string | undefined;
  /** Highlights the next move of a winning line. */
  readonly hint: () => void;
  /** Starts another deal: a winnable one, if the player wants only those. */
  readonly newGame: () => void;
  /** A winning line, once every card is face up and the game’s own `finish` finds none. */
  readonly ending: readonly unknown[] | undefined;
  readonly load: LoadAssistant;
  /** Carries out a request of the player’s. A failure is announced, after the fallback has run. */
  readonly request: (
    run: (assistant: SolverAssistant) => Promise<unknown>,
    fallback?: () => void,
  ) => Promise<void>;
}

/** The solver for the game on the table, as the page uses it. `reviews` has it judge the whole game. */
export function useSolver(
  store: GameStore,
  current: TableGame,
  settings: Settings,
  reviews: boolean,
): Solver {
  const { actions } = store;
  const { record, history } = current;
  const { variant } = record;
  const game = gameOf(variant);
  const isKnown = hasSolver(variant);
  const position = present(history);
  const isInPlay = isKnown && game.rules.status(position) === 'playing';
  const { newGame } = actions;
  const load = useSolverAssistant(store);

  const isMissed = !isKnown && hasChoice(game);
  const isLive = settings.verdicts === 'on';
  const showsVerdict = isKnown && isLive;
  const found = useAnalysis(
    load,
    isKnown && (reviews || showsVerdict) ? history : undefined,
    reviews ? judgeWholeGame : judgePresent,
    noVerdict,
  );

  const needsEnding =
    isInPlay &&
    hidesCards(game.table.view(history.initial)) &&
    !hidesCards(game.table.view(position)) &&
    game.advice?.finish?.(position) === undefined;
  const ending = useAnalysis(load, needsEnding ? (position as object) : undefined, findEnding);

  const onlyWinnable = isKnown && settings.winnable !== 'off';
  useWinnableDeals(load, onlyWinnable ? variant : undefined, settings.winnable);

  const request: Solver['request'] = async (run, fallback) => {
    try {
      await run(await load());
    } catch (error) {
      fallback?.();
      const announce = fallback ? actions.append : actions.announce;
      announce(FAILURES[failureOf(error)], 'refusal');
    }
  };

  return {
    verdict: showsVerdict
      ? (found ?? SEARCHING)
      : isLive && isMissed
        ? solverUnavailableText(variant)
        : undefined,
    hint: () => {
      if (isInPlay)
        void request(
          (assistant) => assistant.hint(),
          () => actions.hint('Possible move'),
        );
      else actions.hint();
    },
    newGame: () => {
      if (onlyWinnable) void request((assistant) => assistant.newWinnableGame(), newGame);
      else {
        newGame();
        if (isMissed && settings.winnable !== 'off') {
          actions.append(`${solverUnavailableText(variant)}.`);
        }
      }
    },
    ending,
    load,
    request,
  };
}

/** True if a card of the tableau lies face down. */
const hidesCards = ({ piles }: TableView): boolean =>
  piles.some(({ kind, cards }) => kind === 'tableau' && cards.some(({ faceUp }) => !faceUp));

/** Asks the solver something; what it finds is told to `onFound`, as long as `isWanted`. */
type Analysis<T> = (
  assistant: SolverAssistant,
  onFound: (value: T) => void,
  isWanted: () => boolean,
) => Promise<void>;

/** What stands in place of a verdict that the solver cannot give. */
const noVerdict = (error: unknown): string => NO_VERDICT[failureOf(error)];

const judgePresent: Analysis<string> = (assistant, onFound, isWanted) =>
  assistant.judgeGame(false, onFound, isWanted);

const judgeWholeGame: Analysis<string> = (assistant, onFound, isWanted) =>
  assistant.judgeGame(true, onFound, isWanted);

const findEnding: Analysis<readonly unknown[]> = (assistant, onFound) =>
  assistant.findEnding(onFound);

/** Analyses the game whenever `of` changes; undefined until something is found or has failed, and without an `of`. */
function useAnalysis<T>(
  load: LoadAssistant,
  of: object | undefined,
  analyse: Analysis<T>,
  onFailure?: (error: unknown) => T,
): T | undefined {
  const [found, setFound] = useState<{ readonly of: object; readonly value: T }>();
  useEffect(() => {
    if (!of) return;
    let isWanted = true;
    const onFound = (value: T): void => {
      if (isWanted) setFound({ of, value });
    };
    load()
      .then((assistant) => (isWanted ? analyse(assistant, onFound, () => isWanted) : undefined))
      .catch((error) => {
        if (onFailure) onFound(onFailure(error));
      });
    return () => {
      isWanted = false;
    };
  }, [load, of, analyse, onFailure]);
  return found?.of === of ? found?.value : undefined;
}

/** Keeps winnable deals of a game ready, to be dealt at once. */
function useWinnableDeals(
  load: LoadAssistant,
  id: VariantId | undefined,
  wanted: Settings['winnable'],
): void {
  useEffect(() => {
    if (id === undefined) return;
    const assistant = load();
    assistant.then(({ prepareWinnableDeals }) => prepareWinnableDeals(id, wanted), ignoreFailure);
    return () => {
      assistant.then(({ prepareWinnableDeals }) => prepareWinnableDeals(undefined), ignoreFailure);
    };
  }, [load, id, wanted]);
}
