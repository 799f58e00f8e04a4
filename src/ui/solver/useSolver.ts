import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyGame } from '../../engine/game';
import { present, stateAt } from '../../engine/history';
import { gameOf } from '../../games';
import type { KlondikeMove } from '../../games/klondike/rules';
import type { KlondikeState } from '../../games/klondike/state';
import type { Solution, Verdict } from '../../solver/solve';
import type { GameStore } from '../../store/gameState';
import type { PlayedGame } from '../../store/savedGame';
import type { Settings } from '../../store/settings';
import { createOracle, type Oracle } from './oracle';
import { type ReadyDeals, readyDeals } from './readyDeals';

/** Milliseconds for a hint, for the fate of a position, and for a whole solution. */
const HINT_MS = 1_200;
const FATE_MS = 4_000;
const SOLVE_MS = 30_000;

export const VERDICTS: Readonly<Record<Verdict, string>> = {
  winnable: 'Can still be won',
  unwinnable: 'Can no longer be won',
  unknown: 'Not known yet',
};

/** Where a game was lost: the last position that could be won, and whether the next one was proved lost. */
export interface LostAt {
  readonly winnable: number;
  readonly proved: boolean;
}

/** What the solver does for a game of Klondike; of another game it does nothing. */
export interface SolverHelp {
  /** The fate of the position on the table, where the player wants to know it. */
  readonly fate: string | undefined;
  /** Says the fate of the position now. */
  readonly askFate: () => void;
  /** Points at the next move of a winning line. */
  readonly hint: () => void;
  /** A new deal, one that can be won if the player wants those only. */
  readonly newDeal: () => void;
  /** Puts a winning line behind the position, to be stepped through. */
  readonly solve: () => Promise<boolean>;
  readonly whereLost: () => void;
  readonly lostAt: LostAt | undefined;
  /** A line that ends the game won once every card is turned up, also where playing home alone does not. */
  readonly ending: readonly KlondikeMove[] | undefined;
}

/** A line of moves from a position. */
interface Line {
  readonly state: KlondikeState;
  readonly moves: readonly KlondikeMove[];
}

/** What is left of a line at a position on it; nothing where the position is not on it. */
function follow(
  game: AnyGame,
  { state, moves }: Line,
  here: KlondikeState,
): Line['moves'] | undefined {
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

export function useSolver(store: GameStore, current: PlayedGame, settings: Settings): SolverHelp {
  const { actions } = store;
  const { id, deal, history } = current;
  const klondike = gameOf(id).family === 'klondike';
  const state = present(history) as KlondikeState;
  const oracles = useRef<{ readonly fate: Oracle; readonly help: Oracle }>(undefined);
  const line = useRef<Line>(undefined);
  const [winning, setWinning] = useState<Line>();
  const ready = useRef<ReadyDeals>(undefined);
  const [verdict, setVerdict] = useState<{ readonly state: unknown; readonly verdict: Verdict }>();
  const [lost, setLost] = useState<LostAt & { readonly steps: unknown }>();

  const both = useCallback(() => {
    oracles.current ??= { fate: createOracle(), help: createOracle() };
    return oracles.current;
  }, []);
  useEffect(
    () => () => {
      oracles.current?.fate.stop();
      oracles.current?.help.stop();
    },
    [],
  );

  // The fate line, live: judged after every move, in a worker; a newer position ends the older question.
  const live = klondike && settings.fate === 'live' && gameOf(id).status(state) === 'playing';
  useEffect(() => {
    if (!live) return;
    let left = false;
    void both()
      .fate.ask(state, FATE_MS)
      .then((solution) => {
        if (!left && solution) setVerdict({ state, verdict: solution.verdict });
      });
    return () => {
      left = true;
    };
  }, [live, state, both]);

  // With every card turned up a way to win is looked for, to be offered as auto-complete.
  const game = gameOf(id);
  const turnedUp =
    klondike &&
    game.status(state) === 'playing' &&
    state.tableau.every(({ hidden }) => hidden === 0) &&
    game.finish?.(state) === undefined;
  const ending = useMemo(
    () => (turnedUp && winning ? follow(game, winning, state) : undefined),
    [turnedUp, winning, game, state],
  );
  const asks = turnedUp && ending === undefined;
  useEffect(() => {
    if (!asks) return;
    let left = false;
    void both()
      .help.ask(state, HINT_MS, true)
      .then((solution) => {
        if (!left && solution?.verdict === 'winnable') setWinning({ state, moves: solution.line });
      });
    return () => {
      left = true;
    };
  }, [asks, state, both]);

  useEffect(() => {
    if (!klondike || settings.winnable !== 'on') return;
    ready.current = readyDeals(id);
    return () => {
      ready.current?.stop();
      ready.current = undefined;
    };
  }, [id, klondike, settings.winnable]);

  return useMemo(() => {
    const here = (): KlondikeState | undefined => {
      const now = store.getState().current;
      return now?.id === id && now.deal === deal
        ? (present(now.history) as KlondikeState)
        : undefined;
    };

    function point(moves: readonly KlondikeMove[]): void {
      const now = here();
      line.current = now && { state: now, moves };
      if (moves[0]) actions.pointAt(moves[0]);
    }

    /** The winning line that goes on from here, if the last one does. */
    function known(): Line['moves'] | undefined {
      const now = here();
      return line.current && now && follow(gameOf(id), line.current, now);
    }

    async function hint(): Promise<void> {
      if (!klondike || gameOf(id).status(here()) !== 'playing') return actions.hint();
      const going = known();
      if (going) return point(going);
      const asked = here();
      const solution = await both().help.ask(asked as KlondikeState, HINT_MS, true);
      if (!solution || here() !== asked) return;
      if (solution.verdict === 'winnable') return point(solution.line);
      if (solution.verdict === 'unwinnable') {
        const fresh = store.getState().current?.history.cursor === 0;
        const at = fresh ? undefined : await judge();
        if (here() !== asked) return;
        const back = at ? ` It could be won after move ${at.winnable}.` : '';
        const lostInWords = fresh
          ? 'This deal cannot be won.'
          : `This game can no longer be won.${back}`;
        return actions.hint(`${lostInWords} A try`);
      }
      actions.hint('A guess');
    }

    async function askFate(): Promise<void> {
      const asked = here();
      if (!asked) return;
      const solution = await both().help.ask(asked, FATE_MS);
      if (!solution || here() !== asked) return;
      setVerdict({ state: asked, verdict: solution.verdict });
      actions.say(`${VERDICTS[solution.verdict]}.`);
    }

    async function solveIt(): Promise<boolean> {
      const asked = here();
      if (!asked) return false;
      actions.say('Looking for a way to win…');
      const solution: Solution | undefined = await both().help.ask(asked, SOLVE_MS, true);
      if (!solution || here() !== asked) return false;
      if (solution.verdict !== 'winnable') {
        actions.say(`${VERDICTS[solution.verdict]}.`, 'refusal');
        return false;
      }
      actions.offer(solution.line);
      return true;
    }

    /** Once lost, always lost: halves the game until the move that lost it is found. */
    async function judge(): Promise<LostAt | undefined> {
      const now = store.getState().current;
      if (!now) return undefined;
      const { steps, cursor } = now.history;
      const verdictAt = async (at: number): Promise<Verdict | undefined> =>
        (await both().help.ask(stateAt(now.history, at) as KlondikeState, FATE_MS))?.verdict;
      let winnable = -1;
      let lostFrom = cursor + 1;
      let proved = true;
      for (let low = 0, high = cursor; low <= high; ) {
        const middle = (low + high) >> 1;
        const found = await verdictAt(middle);
        if (found === undefined) return undefined;
        if (found === 'winnable') {
          winnable = middle;
          low = middle + 1;
        } else {
          if (found === 'unknown') proved = false;
          lostFrom = middle;
          high = middle - 1;
        }
      }
      if (winnable < 0 || lostFrom > cursor) return undefined;
      const at = { winnable, proved, steps };
      setLost(at);
      return at;
    }

    async function whereLost(): Promise<void> {
      actions.say('Judging the positions of this game…');
      const found = await judge();
      if (!found) {
        const solution = here() && (await both().help.ask(here() as KlondikeState, FATE_MS));
        if (solution)
          actions.say(
            solution.verdict === 'winnable'
              ? 'Nothing is lost: this game can still be won.'
              : `No position of this game is known to be winnable.`,
          );
        return;
      }
      const { winnable, proved } = found;
      actions.say(
        `Move ${winnable + 1} threw the win away (${proved ? 'proved' : 'not known for certain'}).`,
      );
    }

    async function newDeal(): Promise<void> {
      if (!ready.current) return actions.newDeal();
      actions.newDeal(await ready.current.take());
    }

    const judged = verdict?.state === state ? verdict.verdict : undefined;
    return {
      fate: live ? VERDICTS[judged ?? 'unknown'] : judged && VERDICTS[judged],
      askFate: () => void askFate(),
      hint: () => void hint(),
      newDeal: () => void newDeal(),
      solve: solveIt,
      whereLost: () => void whereLost(),
      lostAt: lost?.steps === history.steps ? lost : undefined,
      ending,
    };
  }, [store, actions, both, id, deal, klondike, live, verdict, state, lost, history.steps, ending]);
}
