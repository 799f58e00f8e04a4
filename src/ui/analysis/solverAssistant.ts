import type { AnyGame } from '../../engine/game';
import { present, stateAt } from '../../engine/history';
import { type GameId, gameOf, isKlondike } from '../../games/index';
import type { KlondikeMove } from '../../games/klondike/moves';
import type { KlondikeState } from '../../games/klondike/state';
import type { Verdict } from '../../solver/solve';
import type { GameStore } from '../../store/gameState';
import type { PlayedGame } from '../../store/savedGame';
import { type ReadyDeals, readyDeals } from './readyDeals';
import { createSolverClient } from './solverClient';
import { type LosingMove, VERDICTS, type WinningLine } from './verdicts';

/** Milliseconds for a hint, for the fate of a position, and for a whole solution. */
const HINT_MS = 1_200;
const FATE_MS = 4_000;
const SOLVE_MS = 30_000;

/** What is left of a line at a position on it; nothing where the position is not on it. */
function restOfLine(
  game: AnyGame,
  { state, moves }: WinningLine,
  here: KlondikeState,
): WinningLine['moves'] | undefined {
  const wanted = JSON.stringify(here);
  let at: unknown = state;
  for (const [i, move] of moves.entries()) {
    if (JSON.stringify(at) === wanted) return moves.slice(i);
    const next = game.apply(at, move);
    if (!next.ok) return undefined;
    at = next.value;
  }
  return undefined;
}

/** All that the solver is asked by the page, over workers of its own; loaded when something is asked first. */
export type SolverAssistant = ReturnType<typeof createSolverAssistant>;

export function createSolverAssistant(store: GameStore) {
  const { actions } = store;
  const verdictClient = createSolverClient();
  const client = createSolverClient();
  let line: WinningLine | undefined;
  /** The deals of which one is awaited. */
  let awaited: ReadyDeals | undefined;
  let ready: { readonly id: GameId; readonly deals: ReadyDeals } | undefined;

  const current = (): PlayedGame | undefined => store.getState().current;
  const here = (): KlondikeState | undefined => {
    const now = current();
    return now && isKlondike(now.id) ? (present(now.history) as KlondikeState) : undefined;
  };

  function point(moves: readonly KlondikeMove[]): void {
    const state = here();
    line = state && { state, moves };
    if (moves[0]) actions.highlightMove(moves[0]);
  }

  /** The next move of a winning line; repeated hints go along the line. */
  async function hint(): Promise<void> {
    const now = current();
    const asked = here();
    if (!now || !asked || gameOf(now.id).status(asked) !== 'playing') return actions.hint();
    const going = line && restOfLine(gameOf(now.id), line, asked);
    if (going) return point(going);
    const solution = await client.solve(asked, HINT_MS, true);
    if (here() !== asked) return;
    if (solution?.verdict === 'winnable') return point(solution.line);
    if (solution?.verdict !== 'unwinnable') return actions.hint('A guess');
    const fresh = now.history.cursor === 0;
    const lost = fresh ? undefined : await judge();
    if (here() !== asked) return;
    const back = lost?.at ? ` It could be won after move ${lost.at.winnable}.` : '';
    const words = fresh ? 'This deal cannot be won.' : `This game can no longer be won.${back}`;
    actions.hint(`${words} A try`);
  }

  /** Says the verdict of the position on the table. */
  async function fate(): Promise<void> {
    const asked = here();
    const solution = asked && (await client.solve(asked, FATE_MS));
    if (solution && here() === asked) actions.announce(`${VERDICTS[solution.verdict]}.`);
  }

  /** Puts a winning line behind the position; false where none is found. */
  async function solve(): Promise<boolean> {
    const asked = here();
    if (!asked) return false;
    actions.announce('Looking for a way to win…');
    const solution = await client.solve(asked, SOLVE_MS, true);
    if (!solution || here() !== asked) return false;
    if (solution.verdict === 'winnable') actions.loadSolution(solution.line);
    else actions.announce(`${VERDICTS[solution.verdict]}.`, 'refusal');
    return solution.verdict === 'winnable';
  }

  /** Once lost, always lost: halves the game until the move that lost it is found, if any position can be won. */
  async function judge(): Promise<
    { readonly at?: LosingMove; readonly now?: Verdict } | undefined
  > {
    const game = current();
    if (!game) return undefined;
    const { steps, cursor } = game.history;
    let winnable = -1;
    let after: Verdict = 'unknown';
    let now: Verdict | undefined;
    let [low, high] = [0, cursor];
    // The present comes first: while it can be won nothing is lost.
    for (let middle = cursor; low <= high; middle = (low + high) >> 1) {
      const solution = await client.solve(stateAt(game.history, middle) as KlondikeState, FATE_MS);
      if (!solution) return undefined;
      now ??= solution.verdict;
      if (solution.verdict === 'winnable') {
        winnable = middle;
        low = middle + 1;
      } else {
        after = solution.verdict;
        high = middle - 1;
      }
    }
    const lost = winnable >= 0 && winnable < cursor;
    return {
      now: now ?? 'unknown',
      ...(lost && { at: { winnable, proved: after === 'unwinnable', steps } }),
    };
  }

  async function whereLost(): Promise<LosingMove | undefined> {
    actions.announce('Judging the positions of this game…');
    const found = await judge();
    if (!found) return undefined;
    const { at, now } = found;
    if (at) {
      const proof = at.proved ? 'proved' : 'not known for certain';
      actions.announce(`Move ${at.winnable + 1} threw the win away (${proof}).`);
    } else if (now === 'winnable') actions.announce('Nothing is lost: this game can still be won.');
    else actions.announce('No position of this game is known to be winnable.');
    return at;
  }

  function keepReady(id: GameId | undefined): void {
    if (ready?.id === id) return;
    ready?.deals.stop();
    ready = id && { id, deals: readyDeals(id) };
  }

  /** A deal that can be won; asking again while it is looked for asks for the same one. */
  async function newDeal(): Promise<void> {
    const deals = ready?.deals;
    if (!deals) return actions.newGame();
    if (awaited === deals) return;
    awaited = deals;
    if (!deals.any()) actions.announce('Looking for a deal that can be won…');
    try {
      actions.newGame(await deals.take());
    } finally {
      if (awaited === deals) awaited = undefined;
    }
  }

  return {
    hint,
    fate,
    solve,
    whereLost,
    /** The verdict of any position, for the line beside the table; a newer question ends the older one. */
    verdictOf: async (state: KlondikeState): Promise<Verdict | undefined> =>
      (await verdictClient.solve(state, FATE_MS))?.verdict,
    /** A line to the win, where it is found soon. */
    endingOf: async (state: KlondikeState): Promise<WinningLine | undefined> => {
      const solution = await client.solve(state, HINT_MS, true);
      return solution?.verdict === 'winnable' ? { state, moves: solution.line } : undefined;
    },
    /** Keeps deals of a game ready that can be won; of none without it. */
    keepReady,
    newDeal,
    stop: () => {
      verdictClient.stop();
      client.stop();
      keepReady(undefined);
    },
  };
}
