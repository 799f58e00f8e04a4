import { createStore } from 'zustand/vanilla';
import { appendMoves, autoplayTo } from '../engine/autoplay';
import { type Card, cardName } from '../engine/card';
import { type DealId, displayDeal } from '../engine/dealId';
import type { GameResult } from '../engine/game';
import {
  type AnyHistory,
  jump,
  newHistory,
  play as playMove,
  present,
  redo,
  undo,
} from '../engine/history';
import { decodeMoves } from '../engine/moveCode';
import type { Gesture, PileId } from '../engine/view';
import { type GameId, gameOf } from '../games';
import { withRecordedResult } from './counting';
import type { Announcement, GameActions, GameStore, GameStoreState } from './gameState';
import { movedCards, narrateEnd, narrateStep, narrateSteps } from './narration';
import type { Records } from './records';
import type { PlayedGame } from './savedGame';
import type { Saves } from './saves';
import { cardAt, type LastTap, nextTarget, sendFrom } from './tapping';

export interface GameStoreParts {
  readonly saves: Saves;
  readonly records: Records;
  readonly randomDeal: () => DealId;
  /** Whether safe cards go to the foundations by themselves after a move. */
  readonly autoHome: () => boolean;
  /** Whether a legal group of picked cards goes by itself. */
  readonly autoReplace: () => boolean;
}

const NONE: readonly Card[] = [];

/** The current game, its history and what was said last. */
export function createGameStore({
  saves,
  records,
  randomDeal,
  autoHome,
  autoReplace,
}: GameStoreParts): GameStore {
  const store = createStore<GameStoreState>(() => ({
    current: undefined,
    announcement: undefined,
    highlight: undefined,
    selection: NONE,
    dealCount: 0,
    saving: true,
  }));
  const { getState, setState } = store;
  let serial = 0;
  let tapped: LastTap | undefined;
  /** Seconds were counted that are not stored yet. */
  let ticked = false;

  const say = (
    text: string,
    kind: Announcement['kind'] = 'news',
    cards: readonly Card[] = [],
  ): void => setState({ announcement: { text, kind, cards, serial: ++serial } });

  /** Does something with the current game, if there is one. */
  function withCurrent(action: (current: PlayedGame) => void): void {
    const { current } = getState();
    if (current) action(current);
  }

  /** Shows a history of the current game and stores it, unless another tab was faster. */
  function advance(given: PlayedGame, history: AnyHistory, text: string): void {
    if (given.replay && history.steps === given.history.steps) {
      setState({ current: { ...given, history }, highlight: undefined, selection: NONE });
      return say(text);
    }
    const { replay, ...current } = given;
    if (replay) saves.quarantine(current);
    const next = withRecordedResult(records, current, history);
    const saved = saves.save(next);
    if (!saved.ok && saved.error === 'changed') return reload(current);
    ticked = false;
    setState({ current: next, highlight: undefined, selection: NONE });
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
    if (game) setState({ current: game, highlight: undefined, selection: NONE });
    say(trouble ?? 'Another tab went on with this game; this is its newest position.');
  }

  function show(id: GameId, deal: DealId, trouble?: string): void {
    const loaded = saves.load(id, deal);
    const current = loaded.game ?? freshGame(id, deal);
    tapped = undefined;
    setState({
      current,
      highlight: undefined,
      selection: NONE,
      dealCount: getState().dealCount + 1,
    });
    const remembered = saves.setLastDeal(id, deal);
    const moves = current.history.cursor;
    const opened = `Deal ${displayDeal(deal)}${moves > 0 ? ` resumed at move ${moves}` : ''}.`;
    const end = narrateEnd(gameOf(id), current.history);
    say(trouble ?? loaded.trouble ?? (end ? `${opened} ${end}` : opened));
    if (!remembered.ok) warnUnsaved();
  }

  /** A deal nobody has played. One that is over before the first move is entered in the records at once. */
  function freshGame(id: GameId, deal: DealId): PlayedGame {
    const history = newHistory(gameOf(id).deal(deal));
    const fresh = withRecordedResult(records, { id, deal, history, seconds: 0 }, history);
    if (fresh.result) saves.save(fresh);
    return fresh;
  }

  function openMoves(id: GameId, deal: DealId, code: string): void {
    const { history, trouble } = decodeMoves(gameOf(id), gameOf(id).deal(deal), code);
    tapped = undefined;
    const start = jump(history, trouble ? history.cursor : 0);
    const current: PlayedGame = { id, deal, history: start, seconds: 0, replay: true };
    setState({
      current,
      highlight: undefined,
      selection: NONE,
      dealCount: getState().dealCount + 1,
    });
    say(trouble ?? `A replay of ${history.steps.length} moves; play on whenever you like.`);
  }

  function open(id: GameId, deal?: DealId): void {
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
    advance(current, history, narrateSteps(game, history, from.cursor));
  }

  function gesture(current: PlayedGame, given: Gesture): void {
    const game = gameOf(current.id);
    if (given.kind === 'send') return send(current, given);
    if (given.kind === 'tap' && game.selection) return pick(current, given.pile, given.count);
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

  /** Picks a card, or puts a picked one back. */
  function pick(current: PlayedGame, pile: PileId, count: number): void {
    const game = gameOf(current.id);
    const card = cardAt(game, present(current.history), pile, count);
    if (card === undefined || !game.selection) return;
    const { selection: before } = getState();
    const put = before.includes(card);
    const selection = put ? before.filter((each) => each !== card) : [...before, card];
    const { text, legal } = game.selection(selection);
    setState({ selection });
    if (legal && autoReplace()) return replace(current);
    say(`${cardName(card)} ${put ? 'put back' : 'selected'}.${text && ` ${text}.`}`);
  }

  const replace = (current: PlayedGame): void =>
    gesture(current, { kind: 'select', cards: getState().selection });

  function walk(current: PlayedGame, cursor: number): void {
    const game = gameOf(current.id);
    const before = current.history;
    const history = game.input === 'drag' ? jump(before, cursor) : autoplayTo(game, before, cursor);
    if (history === before)
      return say(narrateEnd(game, before) ?? 'There is no further move.', 'refusal');
    if (history.cursor === before.cursor + 1)
      return advance(current, history, narrateSteps(game, history, before.cursor));
    const text = `Move ${history.cursor}.`;
    const end = narrateEnd(game, history);
    advance(current, history, end ? `${text} ${end}` : text);
  }

  function guess(current: PlayedGame, guessed: GameResult): void {
    const game = gameOf(current.id);
    const { history, result } = current;
    if (!game.fate || current.guess || result || history.steps.length > 0) {
      return say('A guess comes before the first move.', 'refusal');
    }
    const next = { ...current, guess: guessed };
    const saved = saves.save(next);
    if (!saved.ok && saved.error === 'changed') return reload(current);
    if (game.input === 'select') records.countGuess(game.fate(history.initial) === guessed);
    setState({ current: next });
    say(`Your guess: ${guessed}.`);
    if (!saved.ok) warnUnsaved();
  }

  /** A double-click. A card that cannot go home stays where the tap of its first click has put it. */
  function send(current: PlayedGame, given: Extract<Gesture, { kind: 'send' }>): void {
    const game = gameOf(current.id);
    const from = sendFrom(game, current.history, tapped, given);
    const moves = game.movesFor(present(from.history), from.gesture);
    if (moves.ok) playOn(current, from.history, moves.value[0]);
    else if (!from.tapped) say(moves.error, 'refusal');
  }

  function pointAt({ id, history }: PlayedGame, move: unknown, word = 'Hint'): void {
    const game = gameOf(id);
    const state = present(history);
    const next = move === undefined ? undefined : game.apply(state, move);
    if (!next?.ok) return say(narrateEnd(game, history) ?? 'No more moves.', 'refusal');
    const found = movedCards(game, state, move);
    if (found && game.selection) {
      setState({ highlight: { cards: found.cards, piles: [] } });
      return say(`${word}: ${found.cards.map(cardName).join(', ')}.`);
    }
    setState({ highlight: found && { cards: found.cards, piles: [found.to] } });
    const [first = ''] = game.narrate(state, move, next.value);
    say(`${word}: ${first}`);
  }

  function offer(current: PlayedGame, moves: readonly unknown[]): void {
    const line = appendMoves(gameOf(current.id), current.history, moves);
    const text = `A way to win in ${moves.length} moves; step through it, or play on.`;
    advance({ ...current, helped: true }, line, text);
  }

  const actions: GameActions = {
    open,
    close: () =>
      setState({
        current: undefined,
        announcement: undefined,
        highlight: undefined,
        selection: NONE,
      }),
    newGame: (deal = randomDeal()) => withCurrent(({ id }) => show(id, deal)),
    restart: () =>
      withCurrent((current) => {
        if (current.history.cursor === 0) return say('This is the start of the deal.', 'refusal');
        const text = `Deal ${displayDeal(current.deal)} from its start.`;
        advance(current, jump(current.history, 0), text);
      }),
    play: (move) => withCurrent((current) => playOn(current, current.history, move)),
    gesture: (given) => withCurrent((current) => gesture(current, given)),
    openMoves,
    loadHistory: (history, text) => withCurrent((current) => advance(current, history, text)),
    highlight: (highlight) => setState({ highlight }),
    replace: () => withCurrent(replace),
    jump: (cursor) => withCurrent((current) => walk(current, cursor)),
    step: () => withCurrent((current) => walk(current, current.history.cursor + 1)),
    guess: (guessed) => withCurrent((current) => guess(current, guessed)),
    undo: () =>
      withCurrent((current) => {
        const { id, history } = current;
        if (history.cursor === 0) return say('There is nothing to undo.', 'refusal');
        const text = `Undone: ${narrateStep(gameOf(id), history, history.cursor)}`;
        advance(current, undo(history), text);
      }),
    redo: () =>
      withCurrent((current) => {
        const history = redo(current.history);
        if (history === current.history) return say('There is nothing to redo.', 'refusal');
        advance(current, history, narrateSteps(gameOf(current.id), history, history.cursor - 1));
      }),
    hint: (word) =>
      withCurrent((current) =>
        pointAt(current, gameOf(current.id).hint(present(current.history)), word),
      ),
    highlightMove: (move) => withCurrent((current) => pointAt(current, move)),
    loadSolution: (moves) => withCurrent((current) => offer(current, moves)),
    tick: () =>
      withCurrent((current) => {
        ticked = true;
        setState({ current: { ...current, seconds: current.seconds + 1 } });
      }),
    saveNow: () =>
      withCurrent((current) => {
        if (ticked && !current.replay) saves.save(current);
        ticked = false;
      }),
    reloadIfNewer: (key) =>
      withCurrent((current) => {
        if (!current.replay && saves.hasNewerSave(key, current)) reload(current);
      }),
    announce: (text, kind) => say(text, kind),
  };
  return Object.assign(store, { actions });
}
