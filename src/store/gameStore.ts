import { createStore } from 'zustand/vanilla';
import { atStart } from '../locales/format';
import type { Day } from '../persistence/day';
import type { Games } from '../persistence/games';
import { newRecord } from '../persistence/record';
import { announcementOf, type Change, type Offer } from './announcement';
import { chosenDeal, type FindingParts } from './findGame';
import { previewOf } from './game/change';
import { reduce } from './game/reduce';
import { type Context, canGiveUp, type GameAction, isReplay } from './game/table';
import type { GameActions, GameStore, GameStoreState, InnerStore } from './gameState';
import { createOpener } from './opener';
import { createSaving, newestShown, type SavingParts } from './saving';

/** What `createGameStore` needs. */
export interface GameStoreParts extends FindingParts, SavingParts {
  readonly games: Pick<Games, 'last' | 'game' | 'unfinished' | 'write'>;
  /** The day of the local calendar. */
  readonly today: () => Day;
  readonly autoplaySafe: () => boolean;
  readonly autoReplace: () => boolean;
}

/** The state before a game is opened. */
const NO_GAME: GameStoreState = {
  current: undefined,
  highlight: undefined,
  selection: [],
  lastTap: undefined,
  announcement: undefined,
  dealCount: 0,
  restarted: undefined,
  search: undefined,
};

/**
 * Creates the store of the game on the table. It runs the reducer, announces the result and tells the listeners. Saving is a
 * listener (saving.ts), the first one.
 */
export function createGameStore(parts: GameStoreParts): GameStore {
  const { newId, now, today, autoplaySafe, autoReplace } = parts;
  const store = createStore<GameStoreState>(() => NO_GAME);
  const clock = createStore(() => ({ seconds: 0 }));
  const { getState, setState } = store;
  let announcements = 0;
  const listeners = new Set<(change: Change) => void>();

  const emit: InnerStore['emit'] = (change, shown = {}) => {
    const said = announcementOf(change);
    const announcement = said && { ...said, serial: ++announcements };
    setState({ ...shown, ...(announcement && { announcement }) });
    for (const listener of listeners) listener(change);
  };

  const announce: GameActions['announce'] = (text, kind = 'news', more = {}): void => {
    const { current } = getState();
    const isRefusal = kind === 'refusal';
    emit({
      action: { type: 'announce', kind },
      before: current,
      after: current,
      ...(isRefusal && { refusal: { text, cards: [] } }),
      sentences: [],
      news: isRefusal ? [] : [text],
      ...more,
    });
  };

  function onChange(listener: (change: Change) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  const inner: InnerStore = { getState, setState, clock, onChange, announce, emit };
  const saving = createSaving(parts, inner);
  const { lock } = saving;

  const context = (): Context => ({
    now: now(),
    today: today(),
    seconds: clock.getState().seconds,
    newId: newId(),
    autoplaySafe: autoplaySafe(),
    autoReplace: autoReplace(),
  });

  /** Runs an action as soon as it is known whether this tab may change the game. The offer is announced with it. */
  function act(action: GameAction, offer?: Offer): void {
    const { current, highlight, selection, lastTap } = getState();
    if (!current) return;
    if (!isReplay(current)) {
      const mayPlay = saving.whenMayPlay();
      if (mayPlay) {
        return void mayPlay.then(() => {
          if (getState().current?.record.id === current.record.id) act(action, offer);
        });
      }
      if (lock.state() === 'elsewhere') return saving.announceElsewhere();
    }
    const before = current;
    const transition = reduce({ current, highlight, selection, lastTap }, action, context());
    if (!transition) return;
    if (!transition.ok) {
      const refusal = transition.error;
      return emit({ action, before, after: before, refusal, sentences: [], news: [] });
    }
    const { table, isRestart, ...said } = transition.value;
    // A sentence may begin with a card’s name, which has no capital in some languages.
    const sentences = said.sentences.map(atStart);
    const news = (said.news ?? []).map(atStart);
    emit(
      { ...said, action, before, after: table.current, sentences, news, offer },
      { ...table, restarted: isRestart ? before.record.id : getState().restarted },
    );
  }

  const { open, showStored, forget } = createOpener(parts, inner, {
    saveNow: saving.saveNow,
    resume: () => act({ type: 'resume' }),
  });

  const actions: GameActions = {
    open,
    close: () => {
      forget();
      const { current: before, dealCount } = getState();
      emit(
        { action: { type: 'close' }, before, after: undefined, sentences: [], news: [] },
        { ...NO_GAME, dealCount },
      );
    },
    showSearch: (search) => setState({ search }),
    newGame: async (variant = getState().current?.record.variant) => {
      if (variant !== undefined) await open({ kind: 'new', variant }, 'offersBack');
    },
    giveUp: async () => {
      await saving.whenMayPlay();
      act({ type: 'giveUp' });
    },
    giveUpAndDeal: async () => {
      await actions.giveUp();
      const { current } = getState();
      // Another tab may have the game.
      if (current && canGiveUp(current)) return;
      await actions.newGame();
    },
    resume: () => act({ type: 'resume' }),
    play: (move) => act({ type: 'play', move }),
    gesture: (gesture) => act({ type: 'gesture', gesture }),
    replace: () =>
      act({ type: 'gesture', gesture: { kind: 'select', cards: getState().selection } }),
    undo: () => {
      const { current, restarted } = getState();
      const isUntouched = current?.history.steps.length === 0;
      if (isUntouched && restarted !== undefined) void open({ kind: 'game', id: restarted });
      else act({ type: 'undo' });
    },
    redo: () => act({ type: 'redo' }),
    restart: () => act({ type: 'restart' }),
    jump: (cursor) => act({ type: 'jump', cursor }),
    step: () => act({ type: 'jump', cursor: (getState().current?.history.cursor ?? 0) + 1 }),
    guess: (guess) => act({ type: 'guess', guess }),
    hint: ({ offer, ...shown } = {}) => act({ type: 'hint', ...shown }, offer),
    loadSolution: (moves) => act({ type: 'loadSolution', moves }),
    load: ({ variant, deal, history }, text) => {
      const { record } = getState().current ?? {};
      const at = context();
      const { facts } = chosenDeal(variant, deal);
      // What is known of the deal on the table, such as that the solver has helped, stays known.
      const known =
        record?.variant === variant && record.deal === deal
          ? record
          : newRecord(at.newId, variant, deal, at.now, facts);
      return open({ kind: 'replay', game: previewOf(known, history, at), text }, 'offersBack');
    },
    highlight: (highlight) => setState({ highlight }),
    tick: saving.tick,
    saveNow: saving.saveNow,
    reloadIfNewer: (id, isOvertaken) => {
      if (getState().current?.record.id === id)
        void saving.showNewest(isOvertaken && newestShown());
    },
    showStored: () => void showStored(),
    announce,
  };

  return Object.assign(store, { actions, clock, onChange });
}
