import { present } from '../../engine/history';
import { type GameId, gameOf, isKlondike } from '../../games/index';
import type { KlondikeMove } from '../../games/klondike/moves';
import type { KlondikeState } from '../../games/klondike/state';
import type { Verdict } from '../../solver/solve';
import type { GameStore } from '../../store/gameState';
import type { PlayedGame } from '../../store/savedGame';
import { findLosingMove, type LosingMove } from './losingMove';
import { createSolverClient } from './solverClient';
import { VERDICTS } from './verdicts';
import { createWinnableDeals, type WinnableDeals } from './winnableDeals';
import { restOfLine, type WinningLine } from './winningLine';

/** Milliseconds for a hint, for a verdict, and for a solution to be shown. */
const HINT_MS = 1_200;
const VERDICT_MS = 4_000;
const SOLUTION_MS = 30_000;

/** Everything the page asks of the solver. This file and its workers are loaded with the first request. */
export type SolverAssistant = ReturnType<typeof createSolverAssistant>;

/** An assistant for the game on the table; `stop` ends its workers. */
export function createSolverAssistant(store: GameStore) {
  const { actions } = store;
  const client = createSolverClient();
  // A client of its own, so that the live verdict does not cancel the player's requests.
  const verdictClient = createSolverClient();
  let hintLine: WinningLine | undefined;
  let winnableDeals: WinnableDeals | undefined;
  /** The deals from which the player is waiting for one. */
  let awaitedDeals: WinnableDeals | undefined;

  const currentGame = (): PlayedGame | undefined => store.getState().current;
  const currentPosition = (): KlondikeState | undefined => {
    const played = currentGame();
    return played && isKlondike(played.id) ? (present(played.history) as KlondikeState) : undefined;
  };

  const judge = async (position: unknown): Promise<Verdict | undefined> =>
    (await client.solve(position as KlondikeState, VERDICT_MS))?.verdict;

  /** Highlights the first move of a winning line, and keeps the line for the next hints. */
  function hintAlong(start: KlondikeState, moves: readonly KlondikeMove[]): void {
    hintLine = { start, moves };
    if (moves[0]) actions.highlightMove(moves[0]);
  }

  /** Highlights the next move of a winning line; later hints stay on the same line. */
  async function hint(): Promise<void> {
    const played = currentGame();
    const position = currentPosition();
    if (!played || !position || gameOf(played.id).status(position) !== 'playing')
      return actions.hint();
    const rest = hintLine && restOfLine(gameOf(played.id), hintLine, position);
    if (rest) return hintAlong(position, rest);
    const solution = await client.solve(position, HINT_MS, true);
    if (currentPosition() !== position) return;
    if (solution?.verdict === 'winnable') return hintAlong(position, solution.line);
    if (solution?.verdict !== 'unwinnable') return actions.hint('A guess');
    const untouched = played.history.cursor === 0;
    const found = untouched ? undefined : await findLosingMove(played.history, judge);
    if (currentPosition() !== position) return;
    const winnable = found?.losingMove
      ? ` It could be won after move ${found.losingMove.move - 1}.`
      : '';
    const lost = untouched
      ? 'This deal cannot be won.'
      : `This game can no longer be won.${winnable}`;
    actions.hint(`${lost} A try`);
  }

  /** Announces the verdict of the position on the table. */
  async function announceVerdict(): Promise<void> {
    const position = currentPosition();
    const solution = position && (await client.solve(position, VERDICT_MS));
    if (solution && currentPosition() === position)
      actions.announce(`${VERDICTS[solution.verdict]}.`);
  }

  /** Loads a winning line into the game, to be stepped through; false if none is found. */
  async function loadSolution(): Promise<boolean> {
    const position = currentPosition();
    if (!position) return false;
    actions.announce('Looking for a way to win…');
    const solution = await client.solve(position, SOLUTION_MS, true);
    if (!solution || currentPosition() !== position) return false;
    if (solution.verdict === 'winnable') actions.loadSolution(solution.line);
    else actions.announce(`${VERDICTS[solution.verdict]}.`, 'refusal');
    return solution.verdict === 'winnable';
  }

  /** Finds and announces the move that lost the game. */
  async function announceLosingMove(): Promise<LosingMove | undefined> {
    actions.announce('Analysing your moves…');
    const history = currentGame()?.history;
    const found = history && (await findLosingMove(history, judge));
    if (!found) return undefined;
    const { losingMove, present: verdict } = found;
    if (losingMove) {
      const certainty = losingMove.proved ? 'proved' : 'not known for certain';
      actions.announce(`Move ${losingMove.move} lost the game (${certainty}).`);
    } else if (verdict === 'winnable') actions.announce('No mistake so far: you can still win.');
    else actions.announce('No position of this game is known to be winnable.');
    return losingMove;
  }

  /** Keeps winnable deals of a game ready; without a game, stops doing so. */
  function prepareWinnableDeals(id: GameId | undefined): void {
    if (winnableDeals?.id === id) return;
    winnableDeals?.stop();
    winnableDeals = id && createWinnableDeals(id);
  }

  /** Starts a winnable deal; while the player waits for one, asking again changes nothing. */
  async function newWinnableGame(): Promise<void> {
    const deals = winnableDeals;
    if (!deals) return actions.newGame();
    if (awaitedDeals === deals) return;
    awaitedDeals = deals;
    if (deals.isEmpty()) actions.announce('Looking for a deal that can be won…');
    try {
      actions.newGame(await deals.take(), 'winnable');
    } finally {
      if (awaitedDeals === deals) awaitedDeals = undefined;
    }
  }

  return {
    hint,
    announceVerdict,
    loadSolution,
    announceLosingMove,
    prepareWinnableDeals,
    newWinnableGame,
    /** The verdict of a position; undefined if a newer position comes first. */
    verdictOf: async (position: KlondikeState): Promise<Verdict | undefined> =>
      (await verdictClient.solve(position, VERDICT_MS))?.verdict,
    /** The moves of a winning line, if one is found soon. */
    endingOf: async (position: KlondikeState): Promise<readonly KlondikeMove[] | undefined> => {
      const solution = await client.solve(position, HINT_MS, true);
      return solution?.verdict === 'winnable' ? solution.line : undefined;
    },
    stop: () => {
      verdictClient.stop();
      client.stop();
      prepareWinnableDeals(undefined);
    },
  };
}
