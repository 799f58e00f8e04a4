import { createStore } from 'zustand/vanilla';
import type { DealSource } from '../archive/playedGame';
import { type DealId, displayDeal } from '../engine/dealId';
import { errorOf, ok, type Result } from '../engine/result';
import type { VariantId } from '../games';
import { countChange, describeWin, withResult, withTimes, withUndos } from './counting';
import type { Announcement, GameActions, GameStore, GameStoreState, Offer } from './gameState';
import { CANNOT_SAVE, type Chosen, type GameStoreParts } from './gameStoreParts';
import { playGesture } from './gesture';
import { declineGuess, describeCall, guessResult, judgeGuess } from './guess';
import { type HighlightedMove, highlightMove, hint, hintedMove, loadSolution } from './hint';
import { NO_GAME, NOTHING_MARKED } from './initialState';
import * as keeping from './keeping';
import { chosenSource, freshGame, narrateOpening } from './opening';
import { playMove } from './play';
import { isOver, type PlayedGame } from './savedGame';
import type { SaveError } from './saves';
import { selects, toggleCard } from './select';
import type { TapGesture } from './tap';
import type { Change, Refused, Transition } from './transition';
import { redo, restart, undo } from './undo';
import { walkTo } from './walk';

/** Creates the store of the current game. It runs the transitions, saves what they return and announces it. */
export function createGameStore(parts: GameStoreParts): GameStore {
  const { saves, records, randomDeal, now, archive, autoplay, autoReplace } = parts;
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
    withCurrent((current) => {
      const claimed = archive.claim(current.id, current.deal);
      if (claimed) void claimed.then(() => run(transition));
      else settle(transition(current), (change) => commit(current, change));
    });

  /** Shows and saves a changed game. A replay becomes the player’s own game with its first new move. */
  function commit(current: PlayedGame, change: Change): void {
    const { game, text, lastTap } = change;
    if (game.replay && game.history.steps === current.history.steps) {
      setState({ current: game, ...NOTHING_MARKED });
      return announce(text);
    }
    const changes = { ...NOTHING_MARKED, lastTap, hasUnsavedSeconds: false };
    const { replay, ...own } = game;
    const before = ownGame(current);
    const isAnew = !replay && keeping.replacesWin(own, current);
    const other = { ...change, game: isAnew ? keeping.uncounted(own) : own };
    if (replay || change.isOther || keeping.showsWin(current)) replaceOwn(before, other, changes);
    else save(current, { ...change, game: withUndos(current, game) }, changes);
  }

  /** The player’s own game of the deal on the table, where a replay may hide it. */
  const ownGame = (current: PlayedGame): PlayedGame =>
    current.replay
      ? (saves.load(current.id, current.deal).game ?? freshGame(current.id, current.deal))
      : current;

  /** Saves a game in place of another of its deal, which is kept. The result belongs to the deal, and stays. */
  function replaceOwn(own: PlayedGame, change: Change, changes: Partial<GameStoreState>): boolean {
    const game = keeping.withResultOf(own, change.game);
    const continued = keeping.continued(own, game);
    if (continued) return save(own, { ...change, game: continued }, changes);
    const kept = saves.keep(own);
    if (!kept.ok) {
      announce(keeping.NO_ROOM_TO_KEEP, 'refusal');
      return false;
    }
    const text = `${change.text} ${keeping.describeKept(own)}`;
    const accept = (): void => actions.openKept(kept.value);
    const replaced = { ...change, game: keeping.asOwnGame(game, own), text };
    return save(own, replaced, changes, { name: 'Back to it', accept });
  }

  /** Saves a game and shows it, unless another tab has saved a newer state: then that is shown. True if it is saved. */
  function save(
    before: PlayedGame,
    change: Change,
    changes: Partial<GameStoreState>,
    offer?: Offer,
  ): boolean {
    const game = withTimes(before, withResult(change.game), now());
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

  /** Counts what was opened or closed: a deal that the archive brings back too late stays closed. */
  let openings = 0;

  /** Opens a deal, as soon as the archive has brought it back if it is there; then does something more. */
  function open(id: VariantId, chosen?: Chosen, then: () => void = () => {}): void {
    const opening = ++openings;
    const recalled = chosen && archive.recall(id, chosen.deal);
    const finish = (): void => {
      if (opening !== openings) return;
      openSaved(id, chosen);
      then();
    };
    if (!recalled) return finish();
    setState({ current: undefined });
    void recalled.then(finish);
  }

  /** Opens a deal as it was saved, or a fresh one; without one, that left unfinished or a random one. */
  function openSaved(id: VariantId, chosen?: Chosen): void {
    const last = chosen === undefined ? saves.lastDeal(id) : {};
    const left = last.deal === undefined ? {} : saves.load(id, last.deal);
    const resumed = left.game && isOver(left.game) ? undefined : last.deal;
    const deal = chosen?.deal ?? resumed ?? randomDeal();
    const loaded = deal === last.deal ? left : saves.load(id, deal);
    const opened = loaded.game ?? startDeal(id, deal, chosen?.source ?? 'random');
    const key = `${id}/${deal}`;
    if (chosen?.winnable) proved.add(key);
    const marked = chosen?.mark?.(opened) ?? opened;
    const game = proved.has(key) ? { ...marked, winnable: true as const } : marked;
    const noted = saves.setLastDeal(id, deal);
    const saved = marked === opened ? noted : saves.save(game);
    const text = last.trouble ?? loaded.trouble ?? narrateOpening(game);
    const error = errorOf(noted) ?? errorOf(saved);
    const news = error && noteSaving(error);
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
  function newGame(left: PlayedGame, id: VariantId, chosen: Chosen): void {
    open(id, chosen, () => {
      if (left.replay || left.result || left.history.steps.length === 0) return;
      if (left.id === id && left.deal === chosen.deal) return;
      const text = `${getState().announcement?.text ?? ''} Deal ${displayDeal(left.deal)} is kept.`;
      const accept = (): void => actions.open(left.id, left.deal);
      announce(text, 'news', [], { name: 'Back', accept });
    });
  }

  function openWinnable(id: VariantId, deal: DealId): void {
    const { deal: last } = saves.lastDeal(id);
    const left = getState().current ?? (last === undefined ? undefined : saves.load(id, last).game);
    const chosen: Chosen = { deal, source: 'random', winnable: true };
    if (left && !isOver(left)) newGame(left, id, chosen);
    else open(id, chosen);
  }

  /** A fresh deal. One that is over before the first move is counted once it is saved. */
  function startDeal(id: VariantId, deal: DealId, source: DealSource): PlayedGame {
    const fresh = freshGame(id, deal, source);
    const game = withTimes(fresh, withResult(fresh), now());
    if (game.result && saves.save(game).ok) countChange(records, fresh, game);
    return game;
  }

  function select(current: PlayedGame, gesture: TapGesture): void {
    const selected = toggleCard(current, getState().selection, gesture);
    if (!selected) return;
    setState({ selection: selected.selection });
    if (selected.isComplete || (selected.legal && autoReplace())) actions.replace();
    else announce(selected.text);
  }

  /** Shows a hint, and counts it: it is stored with the next move, or by `saveNow`. */
  function showMove({ highlight, text }: HighlightedMove): void {
    withCurrent((current) => {
      if (keeping.showsWin(current)) return setState({ highlight });
      const hints = (current.hints ?? 0) + 1;
      setState({ highlight, current: { ...current, hints }, hasUnsavedSeconds: true });
    });
    announce(text);
  }

  const actions: GameActions = {
    open: (id, deal) =>
      open(id, deal === undefined ? undefined : { deal, source: chosenSource(deal) }),
    openWinnable,
    openDaily: (id, deal, mark) => open(id, { deal, source: 'daily', mark }),
    close: () => {
      openings++;
      setState({ current: undefined, announcement: undefined, ...NOTHING_MARKED });
    },
    newGame: (deal, winnable) =>
      withCurrent((current) => {
        const source = deal === undefined || winnable ? 'random' : chosenSource(deal);
        const chosen = { deal: deal ?? randomDeal(), source, winnable: winnable !== undefined };
        newGame(current, current.id, chosen);
      }),
    playVariant: (id) =>
      withCurrent((current) => newGame(current, id, { deal: randomDeal(), source: 'random' })),
    openReplay: putOnTable,
    play: (move) => run((current) => playMove(current, move, autoplay())),
    gesture: (gesture) =>
      withCurrent((current) => {
        if (gesture.kind === 'tap' && selects(current, gesture)) select(current, gesture);
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
        if (keeping.showsWin(current)) return;
        const seconds = current.seconds + 1;
        setState({ current: { ...current, seconds }, hasUnsavedSeconds: true });
      }),
    saveNow: () =>
      withCurrent((current) => {
        if (!getState().hasUnsavedSeconds || archive.claim(current.id, current.deal)) return;
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
