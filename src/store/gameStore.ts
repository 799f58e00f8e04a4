import { createStore } from 'zustand/vanilla';
import type { DealId } from '../engine/dealId';
import { ok, type Result } from '../engine/result';
import { type GameId, gameOf } from '../games';
import { recordResult } from './counting';
import type { Announcement, GameActions, GameStore, GameStoreState } from './gameState';
import { playGesture } from './gesture';
import { guessResult } from './guess';
import { type HighlightedMove, highlightMove, hint, loadSolution } from './hint';
import { NO_GAME, NOTHING_MARKED } from './initialState';
import { freshGame, linkedReplay, narrateOpening } from './opening';
import { playMove } from './play';
import type { Records } from './records';
import type { PlayedGame } from './savedGame';
import type { Saves } from './saves';
import { toggleCard } from './select';
import type { TapGesture } from './tap';
import type { Change, Refused, Transition } from './transition';
import { redo, restart, undo } from './undo';
import { walkTo } from './walk';

/** What the store of the current game is made of. */
interface GameStoreParts {
  readonly saves: Saves;
  readonly records: Records;
  readonly randomDeal: () => DealId;
  /** Whether safe cards move to the foundations after each move. */
  readonly autoplay: () => boolean;
  /** Whether a complete group is replaced as soon as it is selected. */
  readonly autoReplace: () => boolean;
}

/** Creates the store of the current game. It runs the transitions, saves what they return and announces it. */
export function createGameStore(parts: GameStoreParts): GameStore {
  const { saves, records, randomDeal, autoplay, autoReplace } = parts;
  const store = createStore<GameStoreState>(() => NO_GAME);
  const { getState, setState } = store;
  let serial = 0;

  const announce = (
    text: string,
    kind: Announcement['kind'] = 'news',
    cards: Announcement['cards'] = [],
  ): void => setState({ announcement: { text, kind, cards, serial: ++serial } });

  /** Does something with the current game, if there is one. */
  function withCurrent(action: (current: PlayedGame) => void): void {
    const { current } = getState();
    if (current) action(current);
  }

  /** Does something with a result, or announces why there is none. */
  function settle<T>(result: Result<T, Refused> | undefined, use: (value: T) => void): void {
    if (result?.ok) use(result.value);
    else if (result) announce(result.error.text, 'refusal', result.error.cards);
  }

  /** Runs a transition of the current game, and commits its change. */
  const run = (transition: (current: PlayedGame) => Transition | undefined): void =>
    withCurrent((current) => settle(transition(current), (change) => commit(current, change)));

  /** Shows and saves a changed game. A replay becomes the player’s own game with its first new move. */
  function commit(current: PlayedGame, { game, text, lastTap }: Change): void {
    if (game.replay && game.history.steps === current.history.steps) {
      setState({ current: game, ...NOTHING_MARKED });
      return announce(text);
    }
    const { replay, ...own } = game;
    if (replay) saves.quarantine(own);
    const next = recordResult(records, current, own);
    save({ game: next, text }, { ...NOTHING_MARKED, lastTap, hasUnsavedSeconds: false });
  }

  /** Saves a game and shows it, unless another tab has saved a newer state: then that is shown. */
  function save({ game, text, guessedRight }: Change, changes: Partial<GameStoreState>): void {
    const saved = saves.save(game);
    if (!saved.ok && saved.error === 'changed') return reload(game);
    if (guessedRight !== undefined) records.countGuess(guessedRight);
    setState({ ...changes, current: game });
    announce(text);
    if (!saved.ok) warnUnsaved();
  }

  function warnUnsaved(): void {
    if (!getState().saving) return;
    setState({ saving: false });
    announce(
      'This browser does not let the game be saved; it goes on, but a reload would lose it.',
    );
  }

  /** Shows the game as another tab has saved it. */
  function reload({ id, deal }: PlayedGame): void {
    const { game, trouble } = saves.load(id, deal);
    if (game) setState({ current: game, ...NOTHING_MARKED });
    announce(trouble ?? 'Another tab went on with this game; this is its newest position.');
  }

  /** Opens a deal as it was saved, or a fresh one; without an id, the deal played last or a random one. */
  function open(id: GameId, chosen?: DealId): void {
    const last = chosen === undefined ? saves.lastDeal(id) : {};
    const deal = chosen ?? last.deal ?? randomDeal();
    const loaded = saves.load(id, deal);
    const game = loaded.game ?? startDeal(id, deal);
    const saved = saves.setLastDeal(id, deal);
    putOnTable({ game, text: last.trouble ?? loaded.trouble ?? narrateOpening(game) });
    if (!saved.ok) warnUnsaved();
  }

  function putOnTable({ game, text }: Change): void {
    const dealCount = getState().dealCount + 1;
    setState({ current: game, ...NOTHING_MARKED, lastTap: undefined, dealCount });
    announce(text);
  }

  /** A fresh deal. One that is over before the first move is counted and saved at once. */
  function startDeal(id: GameId, deal: DealId): PlayedGame {
    const fresh = freshGame(id, deal);
    const game = recordResult(records, fresh, fresh);
    if (game.result) saves.save(game);
    return game;
  }

  function select(current: PlayedGame, gesture: TapGesture): void {
    const selected = toggleCard(current, getState().selection, gesture);
    if (!selected) return;
    setState({ selection: selected.selection });
    if (selected.legal && autoReplace()) actions.replace();
    else announce(selected.text);
  }

  function showMove({ highlight, text }: HighlightedMove): void {
    setState({ highlight });
    announce(text);
  }

  const actions: GameActions = {
    open,
    close: () => setState({ current: undefined, announcement: undefined, ...NOTHING_MARKED }),
    newGame: (deal = randomDeal()) => withCurrent(({ id }) => open(id, deal)),
    openMoves: (id, deal, code) => putOnTable(linkedReplay(id, deal, code)),
    play: (move) => run((current) => playMove(current, move, autoplay())),
    gesture: (gesture) =>
      withCurrent((current) => {
        if (gesture.kind === 'tap' && gameOf(current.id).selection) select(current, gesture);
        else run(() => playGesture(current, gesture, getState().lastTap, autoplay()));
      }),
    replace: () => actions.gesture({ kind: 'select', cards: getState().selection }),
    undo: () => run(undo),
    redo: () => run(redo),
    restart: () => run(restart),
    jump: (cursor) => run((current) => walkTo(current, cursor)),
    step: () => run((current) => walkTo(current, current.history.cursor + 1)),
    loadHistory: (history, text) => run((current) => ok({ game: { ...current, history }, text })),
    loadSolution: (moves) => run((current) => loadSolution(current, moves)),
    guess: (guess) =>
      withCurrent((current) => settle(guessResult(current, guess), (next) => save(next, {}))),
    highlight: (highlight) => setState({ highlight }),
    highlightMove: (move) =>
      withCurrent((current) => settle(highlightMove(current, move), showMove)),
    hint: (word) => withCurrent((current) => settle(hint(current, word), showMove)),
    tick: () =>
      withCurrent((current) => {
        const seconds = current.seconds + 1;
        setState({ current: { ...current, seconds }, hasUnsavedSeconds: true });
      }),
    saveNow: () =>
      withCurrent((current) => {
        if (!getState().hasUnsavedSeconds) return;
        if (!current.replay) saves.save(current);
        setState({ hasUnsavedSeconds: false });
      }),
    reloadIfNewer: (key) =>
      withCurrent((current) => {
        if (!current.replay && saves.hasNewerSave(key, current)) reload(current);
      }),
    announce,
  };
  return Object.assign(store, { actions });
}
