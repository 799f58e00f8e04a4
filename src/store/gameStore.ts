import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Card } from '../engine/card';
import { type DealNumber, shownDeal } from '../engine/dealNumber';
import {
  type History,
  jump,
  newHistory,
  play as playMove,
  present,
  redo,
  undo,
} from '../engine/history';
import type { Gesture, PileId } from '../engine/view';
import { type GameId, gameOf } from '../games';
import type { Records } from './records';
import type { PlayedGame } from './savedGame';
import type { Saves } from './saves';
import { cardAt, nextTarget, sendFrom, type Tapped } from './tapping';
import { carried, told, toldStep } from './telling';

type AnyHistory = History<unknown, unknown>;

/** Something told to the player; the serial tells two equal sentences apart. */
export interface Said {
  readonly text: string;
  readonly kind: 'news' | 'refusal';
  /** The cards a refusal is about. */
  readonly cards: readonly Card[];
  readonly serial: number;
}

/** A move that is pointed at: its cards and the pile they would go to. */
export interface Hint {
  readonly cards: readonly Card[];
  readonly to: PileId;
}

export interface GameStoreState {
  readonly current: PlayedGame | undefined;
  readonly said: Said | undefined;
  readonly hint: Hint | undefined;
  /** Counts the deals put on the table, so that each can be dealt out before the eyes; 0 is not. */
  readonly deals: number;
  /** False once the browser has refused to store a game. */
  readonly saving: boolean;
}

export interface GameActions {
  /** Opens a deal where it was left; without a number the deal played last, or a random one. */
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
  /** Points at a sensible move. */
  readonly hint: () => void;
  /** Counts a second of play; it is stored with the next move, or by `saveNow`. */
  readonly tick: () => void;
  readonly saveNow: () => void;
  /** Reads the game again if another tab has stored a newer state under this key. */
  readonly follow: (key: string | null) => void;
  readonly say: (text: string, kind?: Said['kind']) => void;
}

export type GameStore = StoreApi<GameStoreState> & { readonly actions: GameActions };

export interface GameStoreParts {
  readonly saves: Saves;
  readonly records: Records;
  readonly randomDeal: () => DealNumber;
  /** Whether safe cards go to the foundations by themselves after a move. */
  readonly autoHome: () => boolean;
}

/** The current game, its history and what was said last. */
export function createGameStore({
  saves,
  records,
  randomDeal,
  autoHome,
}: GameStoreParts): GameStore {
  const store = createStore<GameStoreState>(() => ({
    current: undefined,
    said: undefined,
    hint: undefined,
    deals: 0,
    saving: true,
  }));
  const { getState, setState } = store;
  let serial = 0;
  let tapped: Tapped | undefined;
  /** Seconds were counted that are not stored yet. */
  let ticked = false;

  const say = (text: string, kind: Said['kind'] = 'news', cards: readonly Card[] = []): void =>
    setState({ said: { text, kind, cards, serial: ++serial } });

  /** Does something with the current game, if there is one. */
  function withCurrent(action: (current: PlayedGame) => void): void {
    const { current } = getState();
    if (current) action(current);
  }

  /** Shows a history of the current game and stores it, unless another tab was faster. */
  function advance(current: PlayedGame, history: AnyHistory, text: string): void {
    const next = counted(current, history);
    const saved = saves.save(next);
    if (!saved.ok && saved.error === 'changed') return reload(current);
    ticked = false;
    setState({ current: next, hint: undefined });
    say(text);
    if (!saved.ok) warnUnsaved();
  }

  /** The game with a new history, its start and its ends entered in the records. */
  function counted(current: PlayedGame, history: AnyHistory): PlayedGame {
    const { id, history: before, outcome } = current;
    if (before.steps.length === 0 && history.steps.length > 0) records.countStart(id);
    const status = gameOf(id).status(present(history));
    const now = status === 'won' ? 'won' : status === 'stuck' ? 'lost' : undefined;
    if (now === undefined || outcome === 'won' || outcome === now) return { ...current, history };
    records.countOutcome(id, outcome, now, history.cursor);
    return { ...current, history, outcome: now };
  }

  function warnUnsaved(): void {
    if (!getState().saving) return;
    setState({ saving: false });
    say('This browser does not let the game be saved; it goes on, but a reload would lose it.');
  }

  function reload({ id, deal }: PlayedGame): void {
    const { game, trouble } = saves.load(id, deal);
    if (game) setState({ current: game, hint: undefined });
    say(trouble ?? 'Another tab went on with this game; this is its newest position.');
  }

  function show(id: GameId, deal: DealNumber, trouble?: string): void {
    const loaded = saves.load(id, deal);
    const fresh = { id, deal, history: newHistory(gameOf(id).deal(deal)), seconds: 0 };
    const current: PlayedGame = loaded.game ?? fresh;
    tapped = undefined;
    setState({ current, hint: undefined, deals: getState().deals + 1 });
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

  /** Makes a move on a history of the current game, and the safe ones after it where they go by themselves. */
  function playOn(current: PlayedGame, from: AnyHistory, move: unknown): void {
    const game = gameOf(current.id);
    const next = playMove(game, from, move);
    if (!next.ok) return say(game.explain(next.error), 'refusal', next.error.cards);
    let history = next.value;
    while (autoHome()) {
      const safe = game.safeMove?.(present(history));
      const more = safe === undefined ? undefined : playMove(game, history, safe);
      if (!more?.ok) break;
      history = more.value;
    }
    advance(current, history, told(game, history, from.cursor));
  }

  function gesture(current: PlayedGame, given: Gesture): void {
    const game = gameOf(current.id);
    if (given.kind === 'send') return send(current, given);
    const moves = game.movesFor(present(current.history), given);
    if (given.kind === 'tap') return tap(current, given.pile, given.count, moves);
    if (moves.ok) playOn(current, current.history, moves.value[0]);
    else say(moves.error, 'refusal');
  }

  function tap(
    current: PlayedGame,
    pile: PileId,
    count: number,
    moves: ReturnType<ReturnType<typeof gameOf>['movesFor']>,
  ): void {
    const game = gameOf(current.id);
    const before = current.history;
    const card = cardAt(game, present(before), pile, count);
    if (card === undefined) return;
    if (!moves.ok) return say(moves.error, 'refusal', [card]);
    const { move, visited } = nextTarget(game, before, tapped, card, pile, moves.value);
    playOn(current, before, move);
    const after = getState().current?.history;
    tapped = after && after !== before ? { card, visited, before, after } : undefined;
  }

  /** A double-click. A card that cannot go home stays where the tap of its first click has put it. */
  function send(current: PlayedGame, given: Extract<Gesture, { kind: 'send' }>): void {
    const game = gameOf(current.id);
    const from = sendFrom(game, current.history, tapped, given);
    const moves = game.movesFor(present(from.history), from.gesture);
    if (moves.ok) playOn(current, from.history, moves.value[0]);
    else if (!from.tapped) say(moves.error, 'refusal');
  }

  function pointAtMove({ id, history }: PlayedGame): void {
    const game = gameOf(id);
    const state = present(history);
    const move = game.hint(state);
    const next = move === undefined ? undefined : game.apply(state, move);
    if (move === undefined || !next?.ok) return say('No more moves.', 'refusal');
    setState({ hint: carried(game, state, move) });
    const [first = ''] = game.narrate(state, move, next.value);
    say(`Hint: ${first}`);
  }

  const actions: GameActions = {
    open,
    close: () => setState({ current: undefined, said: undefined, hint: undefined }),
    newDeal: (deal = randomDeal()) => withCurrent(({ id }) => show(id, deal)),
    sameDeal: () =>
      withCurrent((current) => {
        if (current.history.cursor === 0) return say('This is the start of the deal.', 'refusal');
        const text = `Deal ${shownDeal(current.deal)} from its start.`;
        advance(current, jump(current.history, 0), text);
      }),
    play: (move) => withCurrent((current) => playOn(current, current.history, move)),
    gesture: (given) => withCurrent((current) => gesture(current, given)),
    undo: () =>
      withCurrent((current) => {
        const { id, history } = current;
        if (history.cursor === 0) return say('There is nothing to undo.', 'refusal');
        const text = `Undone: ${toldStep(gameOf(id), history, history.cursor)}`;
        advance(current, undo(history), text);
      }),
    redo: () =>
      withCurrent((current) => {
        const history = redo(current.history);
        if (history === current.history) return say('There is nothing to redo.', 'refusal');
        advance(current, history, told(gameOf(current.id), history, history.cursor - 1));
      }),
    hint: () => withCurrent(pointAtMove),
    tick: () =>
      withCurrent((current) => {
        ticked = true;
        setState({ current: { ...current, seconds: current.seconds + 1 } });
      }),
    saveNow: () =>
      withCurrent((current) => {
        if (ticked) saves.save(current);
        ticked = false;
      }),
    follow: (key) =>
      withCurrent((current) => {
        if (saves.isNews(key, current)) reload(current);
      }),
    say: (text, kind) => say(text, kind),
  };
  return Object.assign(store, { actions });
}
