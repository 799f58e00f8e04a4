import { findLosingMove } from '../../analysis/losingMove';
import { untilMove } from '../../analysis/review';
import { createJudge } from '../../analysis/reviewer';
import { createSolverClient } from '../../analysis/solverClient';
import { createVerdictMemories } from '../../analysis/verdictMemory';
import { verdictOfGame } from '../../analysis/verdicts';
import {
  createWinnableDeals,
  takeAndAnnounce,
  type WinnableDeals,
} from '../../analysis/winnableDeals';
import { restOfLine, type WinningLine } from '../../analysis/winningLine';
import type { DealId } from '../../engine/dealId';
import { present } from '../../engine/history';
import { gameOf, type VariantId } from '../../games/index';
import type { Settings } from '../../persistence/settings';
import type { Difficulty } from '../../solver/grade';
import { hasSolver } from '../../solver/registry';
import type { Verdict } from '../../solver/solve';
import { tabStorage } from '../../store/browser';
import type { TableGame } from '../../store/game/table';
import type { GameStore } from '../../store/gameState';
import { winnableDeal } from '../../store/opening';
import { gameAddress } from '../parts/address';
import { createAnswers } from './answers';

/** Milliseconds for a hint, for a verdict, and for a solution to be shown. */
const HINT_MS = 1_200;
const VERDICT_MS = 4_000;
const SOLUTION_MS = 30_000;
/** Milliseconds after which par is not shown. Its search ends by itself, after few seconds on most machines. */
const PAR_MS = 60_000;

/** Everything the page asks of the solver. This file and its workers are loaded with the first request. */
export type SolverAssistant = ReturnType<typeof createSolverAssistant>;

/** An assistant for the game on the table; `stop` ends its workers. */
export function createSolverAssistant(store: GameStore) {
  const { actions } = store;
  const client = createSolverClient();
  // A client of its own, so that judging the game does not cancel the player's requests.
  const judgeClient = createSolverClient();
  const gradeClient = createSolverClient();
  const difficulties = new Map<string, Difficulty>();
  const memoryOf = createVerdictMemories(tabStorage());
  const judge = createJudge(judgeClient.solve, ({ record }) =>
    memoryOf(record.variant, record.deal),
  );
  const answers = createAnswers(store, judge, ({ record, history }) =>
    client.solve(record.variant, present(history), SOLUTION_MS, 'shortLine'),
  );
  let hintLine: WinningLine | undefined;
  let winnableDeals: WinnableDeals | undefined;
  /** The deals from which the player is waiting for one. */
  let awaitedDeals: WinnableDeals | undefined;

  const currentGame = (): TableGame | undefined => store.getState().current;

  /** The game on the table, if it has a solver. */
  const solvableGame = (): TableGame | undefined => {
    const played = currentGame();
    return played && hasSolver(played.record.variant) ? played : undefined;
  };
  /** The position on the table; undefined in a game without a solver. */
  const currentPosition = (): unknown => {
    const played = solvableGame();
    return played && present(played.history);
  };

  const verdictOf =
    (id: VariantId) =>
    async (position: unknown): Promise<Verdict | undefined> =>
      (await client.solve(id, position, VERDICT_MS))?.verdict;

  /** Highlights the first move of a winning line, and keeps the line for the next hints. */
  function hintAlong(start: unknown, moves: readonly unknown[]): void {
    hintLine = { start, moves };
    if (moves[0]) actions.highlightMove(moves[0]);
  }

  /** Highlights the next move of a winning line; later hints stay on the same line. */
  async function hint(): Promise<void> {
    const played = currentGame();
    const position = currentPosition();
    if (
      !played ||
      position === undefined ||
      gameOf(played.record.variant).rules.status(position) !== 'playing'
    )
      return actions.hint();
    const rest = hintLine && restOfLine(gameOf(played.record.variant), hintLine, position);
    if (rest) return hintAlong(position, rest);
    const solution = await client.solve(played.record.variant, position, HINT_MS, 'shortLine');
    if (currentPosition() !== position) return;
    if (solution?.verdict === 'winnable') return hintAlong(position, solution.line);
    if (solution?.verdict !== 'unwinnable') return actions.hint('Possible move');
    const untouched = played.history.cursor === 0;
    const found = untouched
      ? undefined
      : await findLosingMove(played.history, verdictOf(played.record.variant));
    if (currentPosition() !== position) return;
    const winnable = found?.kind === 'lost' ? ` It could be won ${untilMove(found.move - 1)}.` : '';
    const lost = untouched ? 'This deal can’t be won.' : `This can no longer be won.${winnable}`;
    actions.hint(`${lost} Possible move`);
  }

  /** Par of a deal, in moves; undefined if it is not found, or a newer request comes first. */
  async function parOf(variant: VariantId, initial: unknown): Promise<number | undefined> {
    const solution = await client.solve(variant, initial, PAR_MS, 'par');
    return solution?.verdict === 'winnable' ? solution.line.length : undefined;
  }

  /** How difficult a winnable deal is; undefined if another deal is asked about meanwhile. */
  async function difficultyOf(
    variant: VariantId,
    deal: DealId,
    initial: unknown,
  ): Promise<Difficulty | undefined> {
    const key = gameAddress(variant, deal);
    const found = difficulties.get(key) ?? (await gradeClient.grade(variant, initial));
    if (found) difficulties.set(key, found);
    return found;
  }

  /** Keeps winnable deals of a game ready, of the grade that is wanted; without a game, stops doing so. */
  function prepareWinnableDeals(
    id: VariantId | undefined,
    wanted: Settings['winnable'] = 'on',
  ): void {
    if (winnableDeals?.id === id && winnableDeals?.wanted === wanted) return;
    winnableDeals?.stop();
    winnableDeals = id && createWinnableDeals(id, wanted);
  }

  /** Starts a winnable deal; while the player waits for one, asking again changes nothing. */
  async function newWinnableGame(): Promise<void> {
    const deals = winnableDeals;
    if (!deals) return actions.newGame();
    if (awaitedDeals === deals) return;
    awaitedDeals = deals;
    try {
      const deal = await takeAndAnnounce(deals, actions.announce);
      if (deal !== undefined) actions.open(winnableDeal(deals.id, deal), 'offersBack');
    } finally {
      if (awaitedDeals === deals) awaitedDeals = undefined;
    }
  }

  return {
    hint,
    judge,
    answers,
    parOf,
    difficultyOf,
    prepareWinnableDeals,
    newWinnableGame,
    /** Judges the game on the table, and tells the verdict of the present in words; see `Judge.watch`. */
    judgeGame: async (
      wholeGame: boolean,
      onPresent: (words: string) => void,
      isWanted: () => boolean,
    ): Promise<void> => {
      const played = currentGame();
      if (!played) return;
      const onVerdict = (verdict: Verdict): void => {
        const { steps, verdicts } = judge.state.getState();
        const ofDeal = steps === played.history.steps ? verdicts[0] : undefined;
        onPresent(verdictOfGame(played, verdict, ofDeal));
      };
      await judge.watch(played, wholeGame, onVerdict, isWanted);
    },
    /** Finds the moves of a winning line from the position on the table, if that takes little time. */
    findEnding: async (onFound: (line: readonly unknown[]) => void): Promise<void> => {
      const played = solvableGame();
      if (!played) return;
      const solution = await client.solve(
        played.record.variant,
        present(played.history),
        HINT_MS,
        'shortLine',
      );
      if (solution?.verdict === 'winnable') onFound(solution.line);
    },
    stop: () => {
      judgeClient.stop();
      gradeClient.stop();
      client.stop();
      prepareWinnableDeals(undefined);
    },
  };
}
