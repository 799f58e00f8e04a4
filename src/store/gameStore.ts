import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Card } from '../engine/card';
import { type DealNumber, shownDeal } from '../engine/dealNumber';
import type { AnyGame } from '../engine/game';
import {
  type History,
  jump,
  newHistory,
  play as playMove,
  present,
  redo,
  type Step,
  stateAt,
  undo,
} from '../engine/history';
import type { Gesture, PileId } from '../engine/view';
import { findCard } from '../engine/view';
import { type GameId, gameOf } from '../games';
import type { PlayedGame } from './savedGame';
import type { Saves } from './saves';

/** Something told to the player; the serial tells two equal sentences apart. */
export interface Said {
  readonly text: string;
  readonly kind: 'news' | 'refusal';
  /** The cards a refusal is about. */
  readonly cards: readonly Card[];
  readonly serial: number;
}

export interface GameStoreState {
  readonly current: PlayedGame | undefined;
  readonly said: Said | undefined;
  /** False once the browser has refused to store a game. */
  readonly saving: boolean;
}

export interface GameActions {
  /** Opens a deal where it was left, or from its start; without a number the deal played last or a random one. */
  readonly open: (id: GameId, deal?: DealNumber) => void;
  readonly close: () => void;
  /** Another deal of the current game, the given or a random one; one played before goes on where it was left. */
  readonly newDeal: (deal?: DealNumber) => void;
  /** Back to the first state of the deal; what was played can be redone. */
  readonly sameDeal: () => void;
  readonly play: (move: unknown) => void;
  readonly gesture: (gesture: Gesture) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Reads the game again if another tab has stored a newer state under this key. */
  readonly follow: (key: string | null) => void;
  readonly say: (text: string, kind?: Said['kind']) => void;
}

export type GameStore = StoreApi<GameStoreState> & { readonly actions: GameActions };

/** A tap just made: what it moved, where that has been on this round of taps, and the cursor before and after. */
interface Tapped {
  readonly card: Card;
  readonly visited: readonly PileId[];
  readonly before: number;
  readonly after: History<unknown, unknown>;
}

/** The current game, its history and what was said last, over any saves and source of random deals. */
export function createGameStore(saves: Saves, randomDeal: () => DealNumber): GameStore {
  const store = createStore<GameStoreState>(() => ({
    current: undefined,
    said: undefined,
    saving: true,
  }));
  const { getState, setState } = store;
  let serial = 0;
  let tapped: Tapped | undefined;

  const say = (text: string, kind: Said['kind'] = 'news', cards: readonly Card[] = []): void =>
    setState({ said: { text, kind, cards, serial: ++serial } });

  /** Shows a history of the current game and stores it, unless another tab was faster. */
  function advance(current: PlayedGame, history: History<unknown, unknown>, text: string): void {
    const next = { ...current, history };
    const saved = saves.save(next);
    if (!saved.ok && saved.error === 'changed') return reload(current);
    setState({ current: next });
    say(text);
    if (!saved.ok) warnUnsaved();
  }

  function warnUnsaved(): void {
    if (!getState().saving) return;
    setState({ saving: false });
    say('This browser does not let the game be saved; it goes on, but a reload would lose it.');
  }

  function reload({ id, deal }: PlayedGame): void {
    const { game, trouble } = saves.load(id, deal);
    if (game) setState({ current: game });
    say(trouble ?? 'Another tab went on with this game; this is its newest position.');
  }

  function show(id: GameId, deal: DealNumber, trouble?: string): void {
    const loaded = saves.load(id, deal);
    const current = loaded.game ?? { id, deal, history: newHistory(gameOf(id).deal(deal)) };
    tapped = undefined;
    setState({ current });
    const remembered = saves.setLastDeal(id, deal);
    const moves = current.history.cursor;
    const resumed = moves > 0 ? `Deal ${shownDeal(deal)} resumed at move ${moves}.` : '';
    say(trouble ?? loaded.trouble ?? (resumed || `Deal ${shownDeal(deal)}.`));
    if (!remembered.ok) warnUnsaved();
  }

  function open(id: GameId, deal?: DealNumber): void {
    if (deal !== undefined) return show(id, deal);
    const last = saves.lastDeal(id);
    show(id, last.deal ?? randomDeal(), last.trouble);
  }

  function newDeal(deal = randomDeal()): void {
    const { current } = getState();
    if (current) show(current.id, deal);
  }

  function sameDeal(): void {
    const { current } = getState();
    if (!current || current.history.cursor === 0) return;
    advance(current, jump(current.history, 0), `Deal ${shownDeal(current.deal)} from its start.`);
  }

  function play(move: unknown): void {
    const { current } = getState();
    if (!current) return;
    const game = gameOf(current.id);
    const next = playMove(game, current.history, move);
    if (!next.ok) return say(game.explain(next.error), 'refusal', next.error.cards);
    advance(current, next.value, told(game, next.value));
  }

  function gesture(given: Gesture): void {
    const { current } = getState();
    if (!current) return;
    const game = gameOf(current.id);
    const before = present(current.history);
    if (given.kind === 'send') return send(current, given);
    const moves = game.movesFor(before, given);
    if (given.kind !== 'tap') {
      if (moves.ok) play(moves.value[0]);
      else say(moves.error, 'refusal');
      return;
    }
    const card = cardOf(game, before, given.pile, given.count);
    if (!moves.ok) return say(moves.error, 'refusal', card === undefined ? [] : [card]);
    if (card === undefined) return;
    tap(current, given.pile, card, moves.value);
  }

  /** The best target of a card that has not been there on this round of taps. */
  function tap(current: PlayedGame, from: PileId, card: Card, moves: readonly unknown[]): void {
    const game = gameOf(current.id);
    const again = tapped && tapped.card === card && tapped.after === current.history;
    const visited = again && tapped ? [...tapped.visited, from] : [from];
    const fresh = moves.find((move) => !visited.includes(landing(game, current, move, card)));
    play(fresh ?? moves[0]);
    const after = getState().current?.history;
    if (!after || after === current.history) return;
    const before = current.history.cursor;
    tapped = { card, visited: fresh === undefined ? [from] : visited, before, after };
  }

  /** Where a card comes to lie by a move. */
  function landing(game: AnyGame, current: PlayedGame, move: unknown, card: Card): PileId {
    const next = game.apply(present(current.history), move);
    return next.ok ? (findCard(game.view(next.value), card)?.pile.id ?? '') : '';
  }

  /**
   * A double-click: its first click was a tap, which is taken back when the card can go home from where it
   * was. A card that cannot stays where the tap has put it.
   */
  function send(current: PlayedGame, given: Extract<Gesture, { kind: 'send' }>): void {
    const game = gameOf(current.id);
    const justTapped = tapped?.after === current.history ? tapped : undefined;
    const history = justTapped ? jump(current.history, justTapped.before) : current.history;
    const source = justTapped ? findCard(game.view(present(history)), justTapped.card) : undefined;
    const from: Gesture = source
      ? { kind: 'send', pile: source.pile.id, count: source.pile.cards.length - source.index }
      : given;
    const moves = game.movesFor(present(history), from);
    if (!moves.ok) {
      if (!justTapped) say(moves.error, 'refusal');
      return;
    }
    const next = playMove(game, history, moves.value[0]);
    if (next.ok) advance(current, next.value, told(game, next.value));
  }

  function step(
    direction: typeof undo,
    nothing: string,
    telling: (
      game: AnyGame,
      before: History<unknown, unknown>,
      after: History<unknown, unknown>,
    ) => string,
  ): void {
    const { current } = getState();
    if (!current) return;
    const history = direction(current.history);
    if (history === current.history) return say(nothing, 'refusal');
    advance(current, history, telling(gameOf(current.id), current.history, history));
  }

  const actions: GameActions = {
    open,
    close: () => setState({ current: undefined, said: undefined }),
    newDeal,
    sameDeal,
    play,
    gesture,
    undo: () =>
      step(
        undo,
        'There is nothing to undo.',
        (game, before) => `Undone: ${lastStep(game, before)}`,
      ),
    redo: () => step(redo, 'There is nothing to redo.', (game, _, after) => told(game, after)),
    follow: (key) => {
      const { current } = getState();
      if (current && saves.isNews(key, current)) reload(current);
    },
    say: (text, kind) => say(text, kind),
  };
  return Object.assign(store, { actions });
}

function cardOf(game: AnyGame, state: unknown, pile: PileId, count: number): Card | undefined {
  return game
    .view(state)
    .piles.find(({ id }) => id === pile)
    ?.cards.at(-count)?.card;
}

/** What the last step did, and the end of the game where it came with it. */
function told(game: AnyGame, history: History<unknown, unknown>): string {
  const end = ending(game, history);
  return [lastStep(game, history), ...(end ? [end] : [])].join(' ');
}

function lastStep(game: AnyGame, history: History<unknown, unknown>): string {
  const { cursor } = history;
  const { move, state } = history.steps[cursor - 1] as Step<unknown, unknown>;
  return game.narrate(stateAt(history, cursor - 1), move, state).join(' ');
}

/** `Won in 112 moves.`, `No more moves.`, or nothing while the game goes on. */
export function ending(game: AnyGame, history: History<unknown, unknown>): string | undefined {
  const status = game.status(present(history));
  const { cursor } = history;
  if (status === 'won') return `Won in ${cursor} ${cursor === 1 ? 'move' : 'moves'}.`;
  return status === 'stuck' ? 'No more moves.' : undefined;
}
