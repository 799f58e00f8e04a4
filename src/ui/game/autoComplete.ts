import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { AnyGame } from '../../engine/game';
import { present } from '../../engine/history';
import type { TableView } from '../../engine/view';
import { gameOf } from '../../games/index';
import type { TableGame } from '../../store/game/table';
import type { GameStore } from '../../store/gameStore';
import { type AssistantLoader, canBeSolved } from '../analysis/assistantLoader';
import { createAutoplay } from '../autoplay/autoplay';
import { useStores } from '../parts/context';
import { useAsync } from '../parts/useAsync';

type EndingSolver = Pick<AssistantLoader, 'findEnding' | 'endingFrom'>;

const STEP_MS = 110;
const STOPPING_INPUTS = ['pointerdown', 'keydown'] as const;

/** Plays a game to its win, which alone it announces, by its own `finish` or by the solver’s line. Any input or other change stops it. */
export function createAutoComplete(store: GameStore, solver: EndingSolver) {
  let line: readonly unknown[] = [];
  const { play, pause } = createAutoplay(store, move, () => STEP_MS, STOPPING_INPUTS);

  function move(): void {
    const { current } = store.getState();
    if (!current) return;
    const { rules, advice } = gameOf(current.record.variant);
    const state = present(current.history);
    // Safe moves may have won the game before the end of the line.
    if (rules.status(state) !== 'playing') return;
    const [next, ...rest] = advice?.finish?.(state) ?? line;
    line = rest;
    if (next !== undefined) store.actions.play(next, 'isQuiet');
  }

  function movesToWin({ record, history }: TableGame): readonly unknown[] | undefined {
    const state = present(history);
    return gameOf(record.variant).advice?.finish?.(state) ?? solver.endingFrom(state);
  }

  return {
    /** False if no moves to the win are known. */
    start: (): boolean => {
      const { current } = store.getState();
      const moves = current && movesToWin(current);
      if (!moves) return false;
      line = moves;
      play();
      return true;
    },
    stop: pause,
  };
}

/** How long after the move that made auto-complete possible it is announced, in milliseconds: the move is announced first. */
const NEWS_MS = 400;

/** Announces once a game that a move has made auto-complete possible. */
export function useAutoCompleteNews(current: TableGame, isOffered: boolean): void {
  const { actions } = useStores().store;
  const opened = useRef(current);
  /** The game that it needs no more announcement in. */
  const known = useRef<string>(undefined);
  useEffect(() => {
    const { id } = current.record;
    if (opened.current.record.id !== id) opened.current = current;
    if (!isOffered || known.current === id) return;
    if (opened.current.history === current.history) {
      known.current = id;
      return;
    }
    const timer = setTimeout(() => {
      known.current = id;
      actions.announce(t`Auto-complete is available now.`, 'move');
    }, NEWS_MS);
    return () => clearTimeout(timer);
  }, [actions, current, isOffered]);
}

/** True if moves to the win are known. Once every card is face up, the solver looks for them. */
export function useAutoCompleteOffer(current: TableGame, solver: EndingSolver): boolean {
  const { record, history } = current;
  const game = gameOf(record.variant);
  const state = present(history);
  const finish = useMemo(() => game.advice?.finish?.(state), [game, state]);
  const isAsked = useMemo(
    () => !finish && canBeSolved(current) && hidesNoMore(game, history.initial, state),
    [finish, current, game, history.initial, state],
  );
  const find = useCallback(() => solver.findEnding(current), [solver, current]);
  return (useAsync(isAsked ? find : undefined) ?? finish) !== undefined;
}

/** True once every card is face up in a game that hid some. */
const hidesNoMore = ({ table }: AnyGame, initial: unknown, state: unknown): boolean =>
  hidesCards(table.view(initial)) && !hidesCards(table.view(state));

/** True if a card of the tableau lies face down. */
const hidesCards = ({ piles }: TableView): boolean =>
  piles.some(({ kind, cards }) => kind === 'tableau' && cards.some(({ faceUp }) => !faceUp));
