import { useCallback, useEffect, useRef, useState } from 'react';
import { present } from '../../engine/history';
import { gameOf, isKlondike } from '../../games';
import type { KlondikeMove } from '../../games/klondike/rules';
import type { KlondikeState } from '../../games/klondike/state';
import type { Verdict } from '../../solver/solve';
import type { GameStore } from '../../store/gameState';
import type { PlayedGame } from '../../store/savedGame';
import type { Settings } from '../../store/settings';
import type { Help } from './help';
import { type Line, type LostAt, VERDICTS } from './verdicts';

/** What the solver does for a game of Klondike; of another game it does nothing. */
export interface SolverHelp {
  /** The fate of the position on the table, where the player always wants to know it: a line that never goes away. */
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

/** The solver at the service of the page. Its code and its workers are loaded when it is needed first. */
export function useSolver(store: GameStore, current: PlayedGame, settings: Settings): SolverHelp {
  const { actions } = store;
  const { id, history } = current;
  const game = gameOf(id);
  const state = present(history) as KlondikeState;
  const klondike = isKlondike(id);
  const status = game.status(state);
  const playing = klondike && status === 'playing';
  const loading = useRef<Promise<Help>>(undefined);
  const [judged, setJudged] = useState<{ readonly state: unknown; readonly verdict: Verdict }>();
  const [lost, setLost] = useState<LostAt>();
  const [ending, setEnding] = useState<Line>();

  const help = useCallback((): Promise<Help> => {
    loading.current ??= import('./help').then(({ createHelp }) => createHelp(store));
    return loading.current;
  }, [store]);
  useEffect(
    () => () => {
      void loading.current?.then(({ stop }) => stop());
      loading.current = undefined;
    },
    [],
  );

  const told = klondike && settings.fate === 'live';
  const live = told && playing;
  useEffect(() => {
    if (!live) return;
    let left = false;
    void help()
      .then(({ verdictOf }) => verdictOf(state))
      .then((verdict) => {
        if (!left && verdict) setJudged({ state, verdict });
      });
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
    void help()
      .then(({ endingOf }) => endingOf(state))
      .then((line) => {
        if (!left && line) setEnding(line);
      });
    return () => {
      left = true;
    };
  }, [turnedUp, state, help]);

  const wantsWinnable = klondike && settings.winnable === 'on';
  useEffect(() => {
    if (!wantsWinnable) return;
    void help().then(({ keepReady }) => keepReady(id));
    return () => {
      void loading.current?.then(({ keepReady }) => keepReady(undefined));
    };
  }, [wantsWinnable, id, help]);

  const judgedNow = judged?.state === state ? judged.verdict : 'unknown';
  const verdict = status === 'stuck' ? 'unwinnable' : judgedNow;
  const fate = status === 'won' ? 'Won' : VERDICTS[verdict];
  return {
    fate: told ? fate : undefined,
    askFate: () => void help().then(({ fate }) => fate()),
    hint: () => {
      if (playing) void help().then(({ hint }) => hint());
      else actions.hint();
    },
    newDeal: () => {
      if (wantsWinnable) void help().then(({ newDeal }) => newDeal());
      else actions.newDeal();
    },
    solve: () => help().then(({ solve }) => solve()),
    whereLost: () =>
      void help()
        .then(({ whereLost }) => whereLost())
        .then(setLost),
    lostAt: lost?.steps === history.steps ? lost : undefined,
    ending: ending?.state === state ? ending.moves : undefined,
  };
}
