import { t } from '@lingui/core/macro';
import { createStore } from 'zustand/vanilla';
import { err } from '../engine/result';
import { atStart } from '../locales/format';
import type { Day } from '../persistence/day';
import type { Games } from '../persistence/games';
import { factsOf, isPlayed, isUnfinished, newRecord } from '../persistence/record';
import { announcementOf, type Change, type Offer } from './announcement';
import { previewOf } from './game/change';
import { reduce } from './game/reduce';
import {
  type Context,
  canGiveUp,
  type GameAction,
  isReplay,
  type TableGame,
  unmarked,
} from './game/table';
import type { GameActions, GameSource, GameStore, GameStoreState } from './gameState';
import {
  chosenDeal,
  findGame,
  hasEnded,
  type Opened,
  type OpenedGame,
  type Opening,
  opened,
} from './opening';
import { createSaving, newestShown, type SavingParts } from './saving';

/** What `createGameStore` needs. */
export interface GameStoreParts extends Opening, SavingParts {
  readonly games: Pick<Games, 'last' | 'game' | 'unfinished' | 'write'>;
  /** The day of the local calendar. */
  readonly today: () => Day;
  readonly autoplaySafe: () => boolean;
  readonly autoReplace: () => boolean;
}

const cannotOpen = (): string => t`This game could not be opened. Reload to try again.`;

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
  const { games, newId, now, today, autoplaySafe, autoReplace } = parts;
  const store = createStore<GameStoreState>(() => NO_GAME);
  const clock = createStore(() => ({ seconds: 0 }));
  const { getState, setState } = store;
  /**
   * How many announcements were made, and how often a game was opened or closed. A game that is found after a later opening is
   * not put on the table.
   */
  const count = { announcements: 0, openings: 0 };
  /** What the game on the table was opened from. */
  let openedFrom: GameSource['kind'] | undefined;

  const listeners = new Set<(change: Change) => void>();

  /** Shows a change and announces it, in one step, then tells the listeners. */
  function emit(change: Change, shown: Partial<GameStoreState> = {}): void {
    const said = announcementOf(change);
    const announcement = said && { ...said, serial: ++count.announcements };
    setState({ ...shown, ...(announcement && { announcement }) });
    for (const listener of listeners) listener(change);
  }

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

  const saving = createSaving(parts, { getState, clock, onChange, announce, emit });
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

  /** Puts a game on the table as soon as it is found. */
  async function open(source: GameSource, offersBack?: 'offersBack'): Promise<void> {
    saving.saveNow();
    const opening = ++count.openings;
    openedFrom = source.kind;
    setState({ search: undefined });
    const { current } = getState();
    // If the address already names the new game, the old one must not be shown under it.
    if (source.kind === 'address' || source.kind === 'last') setState({ current: undefined });
    const isAwaited = (): boolean => opening === count.openings;
    const find = async (): Promise<[Opened | undefined, TableGame | undefined]> => {
      const left = offersBack && (await leftUnfinished(current, source));
      return [await findGame(source, parts, isAwaited), left];
    };
    const [found, left] = await find().catch(() => [err(cannotOpen())] as const);
    if (!isAwaited()) return;
    setState({ search: undefined });
    if (!found) return;
    if (found.ok) putOnTable(found.value, left);
    else announce(found.error, 'refusal');
  }

  /** Puts a game on the table and announces it. A quiet one needs no message: the page shows what it is. */
  function putOnTable({ game, text, isQuiet }: OpenedGame, left: TableGame | undefined): void {
    const back = left && left.record.id !== game.record.id ? left : undefined;
    const isNew = game.history.steps.length === 0;
    const saved = back?.record.givenUp
      ? t`New game. Your last one counts as lost.`
      : isNew
        ? t`New game. Your last one is saved.`
        : t`Your last game is saved.`;
    emit(
      {
        action: { type: 'open' },
        before: getState().current,
        after: game,
        sentences: isQuiet ? [text] : [],
        news: [...(isQuiet ? [] : [text]), ...(back ? [saved] : [])],
        offer: back && offerOf(back),
      },
      { ...unmarked(game), restarted: undefined, dealCount: getState().dealCount + 1 },
    );
  }

  async function showStored(): Promise<void> {
    const { current } = getState();
    const opening = count.openings;
    if (!current || isReplay(current) || isPlayed(current.record)) return;
    const { variant, deal } = current.record;
    const isLast = openedFrom === 'last';
    if (!isLast && openedFrom !== 'address' && openedFrom !== 'deal') return;
    const stored = await (isLast ? games.last(variant) : games.unfinished(variant, deal));
    const isSame = opening === count.openings && getState().current === current;
    const found = stored && !hasEnded(stored) ? opened(stored) : undefined;
    if (isSame && found?.ok) putOnTable(found.value, undefined);
  }

  /** The game that is left and could go on: the one on the table, or the last of the variant. */
  async function leftUnfinished(
    current: TableGame | undefined,
    source: GameSource,
  ): Promise<TableGame | undefined> {
    const left = current ?? ('variant' in source ? await games.last(source.variant) : undefined);
    if (!left || isReplay(left) || !isPlayed(left.record)) return undefined;
    return isUnfinished(factsOf(left.record)) || (left === current && left.record.givenUp)
      ? left
      : undefined;
  }

  const offerOf = ({ record: { id } }: TableGame): Offer => ({
    name: t`Go back`,
    accept: () =>
      void open({ kind: 'game', id }).then(() => {
        if (getState().current?.record.id === id) act({ type: 'resume' });
      }),
  });

  const actions: GameActions = {
    open,
    close: () => {
      count.openings++;
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
