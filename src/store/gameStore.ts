import { createStore } from 'zustand/vanilla';
import { type DealId, displayDeal } from '../engine/dealId';
import { errorOf, ok, type Result } from '../engine/result';
import { gameOf, type VariantId } from '../games';
import { countChange, describeWin, withResult, withUndos } from './counting';
import type {
  Announcement,
  GameActions,
  GameStore,
  GameStoreState,
  Offer,
  OpenedDaily,
} from './gameState';
import { playGesture } from './gesture';
import { declineGuess, describeCall, guessResult, judgeGuess } from './guess';
import { type HighlightedMove, highlightMove, hint, hintedMove, loadSolution } from './hint';
import { NO_GAME, NOTHING_MARKED } from './initialState';
import { describeKept, displaces, NO_ROOM_TO_KEEP, withResultOf } from './keeping';
import { asDaily, freshGame, linkedReplay, narrateOpening } from './opening';
import { playMove } from './play';
import type { Records } from './records';
import type { WriteError } from './safeStorage';
import { isOver, type PlayedGame } from './savedGame';
import type { SaveError, Saves } from './saves';
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

/** What a browser that cannot store a game is said to do. */
const CANNOT_SAVE: Readonly<Record<WriteError, string>> = {
  full: 'The browser’s storage is full: the game goes on, but a reload would lose it.',
  forbidden: 'This browser does not let the game be saved; it goes on, but a reload would lose it.',
};

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
    offer?: Offer,
  ): void => setState({ announcement: { text, kind, cards, offer, serial: ++serial } });

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
  function commit(current: PlayedGame, change: Change): void {
    const { game, text, lastTap } = change;
    if (game.replay && game.history.steps === current.history.steps) {
      setState({ current: game, ...NOTHING_MARKED });
      return announce(text);
    }
    const changes = { ...NOTHING_MARKED, lastTap, hasUnsavedSeconds: false };
    const { replay, ...own } = game;
    if (replay || change.isOther) replaceOwn(ownGame(current), { ...change, game: own }, changes);
    else save(current, { ...change, game: withUndos(current, game) }, changes);
  }

  /** The player’s own game of the deal on the table, where a replay may hide it. */
  const ownGame = (current: PlayedGame): PlayedGame =>
    current.replay
      ? (saves.load(current.id, current.deal).game ?? freshGame(current.id, current.deal))
      : current;

  /** Saves a game in place of another of its deal, which is kept. The result belongs to the deal, and stays. */
  function replaceOwn(own: PlayedGame, change: Change, changes: Partial<GameStoreState>): boolean {
    const game = withResultOf(own, change.game);
    if (!displaces(game, own)) return save(own, { ...change, game }, changes);
    const kept = saves.keep(own);
    if (!kept.ok) {
      announce(NO_ROOM_TO_KEEP, 'refusal');
      return false;
    }
    const text = `${change.text} ${describeKept(own)}`;
    const accept = (): void => actions.openKept(kept.value);
    return save(own, { ...change, game, text }, changes, { name: 'Back to it', accept });
  }

  /** Saves a game and shows it, unless another tab has saved a newer state: then that is shown. True if it is saved. */
  function save(
    before: PlayedGame,
    change: Change,
    changes: Partial<GameStoreState>,
    offer?: Offer,
  ): boolean {
    const game = withResult(change.game);
    const saved = saves.save(game);
    if (!saved.ok && saved.error === 'changed') {
      reload(game);
      return false;
    }
    countChange(records, before, game);
    setState({ ...changes, current: game });
    const isRight = judgeGuess(before, game);
    const call = isRight === undefined ? [] : [`${describeCall(isRight, records.guesses())}.`];
    const news = noteSaving(errorOf(saved));
    const told = [change.text, ...describeWin(before, game), ...call, ...(news ? [news] : [])];
    announce(told.join(' '), 'news', [], offer);
    return saved.ok;
  }

  /** Notes whether a game could be saved. Returns a sentence if that has changed. */
  function noteSaving(error: SaveError | undefined): string | undefined {
    const saving = error === undefined;
    if (error === 'changed' || getState().saving === saving) return undefined;
    setState({ saving });
    return saving ? 'The game is saved again.' : CANNOT_SAVE[error];
  }

  /** Shows the game as another tab has saved it. */
  function reload({ id, deal }: PlayedGame): void {
    const { game, trouble } = saves.load(id, deal);
    if (game) setState({ current: game, ...NOTHING_MARKED });
    announce(trouble ?? 'Another tab went on with this game; this is its newest position.');
  }

  /** Deals that a solver has proved winnable: a game without a move is not saved, and would forget it. */
  const proved = new Set<string>();

  /** Opens a deal as it was saved, or a fresh one; without an id, the one left unfinished or a random one. */
  function open(id: VariantId, chosen?: DealId, winnable?: 'winnable'): void {
    const last = chosen === undefined ? saves.lastDeal(id) : {};
    const left = last.deal === undefined ? {} : saves.load(id, last.deal);
    const resumed = left.game && isOver(left.game) ? undefined : last.deal;
    const deal = chosen ?? resumed ?? randomDeal();
    const loaded = deal === last.deal ? left : saves.load(id, deal);
    const opened = loaded.game ?? startDeal(id, deal);
    const key = `${id}/${deal}`;
    if (winnable) proved.add(key);
    const game = proved.has(key) ? { ...opened, winnable: true as const } : opened;
    const noted = saves.setLastDeal(id, deal);
    const text = last.trouble ?? loaded.trouble ?? narrateOpening(game);
    const news = noted.ok ? undefined : noteSaving(noted.error);
    putOnTable({ game, text: news ? `${text} ${news}` : text });
  }

  /** Puts a kept game of the deal on the table, and keeps the one that was there. */
  function openKept(current: PlayedGame, slot: number): void {
    const kept = saves.kept(current.id, current.deal).find((each) => each.slot === slot);
    if (!kept) return announce('That game is no longer kept.', 'refusal');
    const change = { game: kept.game, text: narrateOpening(kept.game) };
    if (replaceOwn(ownGame(current), change, { ...NOTHING_MARKED, lastTap: undefined })) {
      saves.dropKept(kept);
    }
  }

  function putOnTable({ game, text }: Change): void {
    const dealCount = getState().dealCount + 1;
    setState({ current: game, ...NOTHING_MARKED, lastTap: undefined, dealCount });
    announce(text);
  }

  /** Opens another deal of the game, or one with other rules, and offers the way back to one that is not finished. */
  function newGame(left: PlayedGame, id: VariantId, deal: DealId, winnable?: 'winnable'): void {
    open(id, deal, winnable);
    if (left.replay || left.result || left.history.steps.length === 0) return;
    if (left.id === id && left.deal === deal) return;
    const text = `${getState().announcement?.text ?? ''} Deal ${displayDeal(left.deal)} is kept.`;
    announce(text, 'news', [], { name: 'Back', accept: () => open(left.id, left.deal) });
  }

  function openWinnable(id: VariantId, deal: DealId): void {
    const { deal: last } = saves.lastDeal(id);
    const left = last === undefined ? undefined : saves.load(id, last).game;
    if (left && !isOver(left)) newGame(left, id, deal, 'winnable');
    else open(id, deal, 'winnable');
  }

  /** Opens the daily deal of a day. A game of its deal that was begun on another way belongs to it from now on. */
  function openDaily(id: VariantId, daily: OpenedDaily): void {
    open(id, daily.deal);
    withCurrent((current) => {
      const game = asDaily(current, daily);
      if (game === current) return;
      setState({ current: game });
      const news = noteSaving(errorOf(saves.save(game)));
      if (news) announce(news);
    });
  }

  /** A fresh deal. One that is over before the first move is counted once it is saved. */
  function startDeal(id: VariantId, deal: DealId): PlayedGame {
    const fresh = freshGame(id, deal);
    const game = withResult(fresh);
    if (game.result && saves.save(game).ok) countChange(records, fresh, game);
    return game;
  }

  function select(current: PlayedGame, gesture: TapGesture): void {
    const selected = toggleCard(current, getState().selection, gesture);
    if (!selected) return;
    setState({ selection: selected.selection });
    if (selected.legal && autoReplace()) actions.replace();
    else announce(selected.text);
  }

  /** Shows a hint, and counts it: it is stored with the next move, or by `saveNow`. */
  function showMove({ highlight, text }: HighlightedMove): void {
    withCurrent((current) => {
      const hints = (current.hints ?? 0) + 1;
      setState({ highlight, current: { ...current, hints }, hasUnsavedSeconds: true });
    });
    announce(text);
  }

  const actions: GameActions = {
    open,
    openWinnable,
    openDaily,
    close: () => setState({ current: undefined, announcement: undefined, ...NOTHING_MARKED }),
    newGame: (deal = randomDeal(), winnable) =>
      withCurrent((current) => newGame(current, current.id, deal, winnable)),
    playVariant: (id) => withCurrent((current) => newGame(current, id, randomDeal())),
    openMoves: (id, deal, code) => putOnTable(linkedReplay(id, deal, code)),
    play: (move) => run((current) => playMove(current, move, autoplay())),
    gesture: (gesture) =>
      withCurrent((current) => {
        if (gesture.kind === 'tap' && gameOf(current.id).table.selection) select(current, gesture);
        else {
          const { lastTap, highlight } = getState();
          const hinted = hintedMove(current, gesture, highlight);
          if (hinted === undefined) run(() => playGesture(current, gesture, lastTap, autoplay()));
          else actions.play(hinted);
        }
      }),
    replace: () => actions.gesture({ kind: 'select', cards: getState().selection }),
    undo: () => run(undo),
    redo: () => run(redo),
    restart: () => run(restart),
    jump: (cursor) => run((current) => walkTo(current, cursor)),
    step: () => run((current) => walkTo(current, current.history.cursor + 1)),
    loadHistory: (history, text) =>
      run((current) => ok({ game: { ...current, history }, text, isOther: true })),
    openKept: (slot) => withCurrent((current) => openKept(current, slot)),
    loadSolution: (moves) => run((current) => loadSolution(current, moves)),
    guess: (guess) => run((current) => guessResult(current, guess)),
    declineGuess: () => run(declineGuess),
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
        setState({ hasUnsavedSeconds: false });
        const news = current.replay ? undefined : noteSaving(errorOf(saves.save(current)));
        if (news) announce(news);
      }),
    reloadIfNewer: (key) =>
      withCurrent((current) => {
        if (!current.replay && saves.hasNewerSave(key, current)) reload(current);
      }),
    announce,
  };
  return Object.assign(store, { actions });
}
