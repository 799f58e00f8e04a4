import { t } from '@lingui/core/macro';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AnyHistory } from '../engine/history';
import type { Gesture } from '../engine/view';
import type { AwaitedSearch } from '../games/findings';
import type { VariantDeal } from '../games/index';
import { atStart } from '../locales/format';
import type { Day } from '../persistence/day';
import { type Guess, newRecord } from '../persistence/record';
import { chosenDeal, type FindingParts } from './findGame';
import { previewOf } from './game/changedGame';
import { reduce } from './game/commands';
import type { WantedHint } from './game/hint';
import {
  type Announcement,
  announcementOf,
  type Change,
  type Context,
  canGiveUp,
  type GameAction,
  type Highlight,
  isReplay,
  type Narration,
  type Offer,
  type TableState,
} from './game/table';
import { createOpener } from './opener';
import { createSaving, newestShown, type SavingParts } from './saving';

/** What `createGameStore` needs. */
export type GameStoreParts = FindingParts &
  SavingParts & {
    /** The day of the local calendar. */
    readonly today: () => Day;
    readonly autoplaySafe: () => boolean;
    readonly autoReplace: () => boolean;
  };

/** The game on the table, and what the page shows with it. */
export interface GameStoreState extends Omit<TableState, 'current'> {
  readonly current: TableState['current'] | undefined;
  readonly announcement: Announcement | undefined;
  /** What is shown, and not spoken, while no announcement is; each is an object of its own. */
  readonly warning: Announcement | undefined;
  /** How many deals were put on the table. A change animates the deal. */
  readonly dealCount: number;
  /** The game that was restarted, until another one is opened: Undo brings it back from the start of the new one. */
  readonly restarted: string | undefined;
  /** The search for the deal of the game that is to come. */
  readonly search: AwaitedSearch | undefined;
}

/** The store as its parts, opening and saving, use it. */
export interface InnerStore extends Pick<StoreApi<GameStoreState>, 'getState' | 'setState'> {
  /** Seconds played, in a store of their own: a tick changes nothing else. */
  readonly clock: StoreApi<{ readonly seconds: number }>;
  /** Calls a listener with every change, once the store has it. Returns a function that stops it. */
  readonly onChange: (listener: (change: Change) => void) => () => void;
  /** Says something that changes nothing in the game, perhaps after sentences that are only spoken, or with a button. */
  readonly announce: (
    text: string,
    kind?: Announcement['kind'],
    more?: Partial<Pick<Change, 'sentences' | 'offer'>>,
  ) => void;
  /** Shows a change and announces it, in one step, then tells the listeners. Nothing is said of it by default. */
  readonly emit: (
    change: Omit<Change, keyof Narration> & Partial<Narration>,
    shown?: Partial<GameStoreState>,
  ) => void;
}

const NO_GAME: GameStoreState = {
  current: undefined,
  highlight: undefined,
  selection: [],
  lastTap: undefined,
  announcement: undefined,
  warning: undefined,
  dealCount: 0,
  restarted: undefined,
  search: undefined,
};

/** The store of the game on the table. */
export type GameStore = ReturnType<typeof createGameStore>;

/**
 * Creates the store of the game on the table. It runs the reducer, announces the result and tells the listeners. Saving is a
 * listener (saving.ts), the first one.
 */
export function createGameStore(parts: GameStoreParts) {
  const { newId, now, today, autoplaySafe, autoReplace } = parts;
  const store = createStore<GameStoreState>(() => NO_GAME);
  const clock = createStore(() => ({ seconds: 0 }));
  const { getState, setState } = store;
  let announcements = 0;
  const listeners = new Set<(change: Change) => void>();

  const emit: InnerStore['emit'] = (changed, shown = {}) => {
    const change = { sentences: [], news: [], ...changed };
    const said = announcementOf(change);
    const announcement = said && { ...said, serial: ++announcements };
    setState({ ...shown, ...(announcement && { announcement }) });
    for (const listener of listeners) listener(change);
  };

  const announce: InnerStore['announce'] = (text, kind = 'news', more = {}) => {
    const { current } = getState();
    const isRefusal = kind === 'refusal';
    emit({
      action: { type: 'announce', kind },
      before: current,
      after: current,
      ...(isRefusal && { refusal: { text, cards: [] } }),
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

  /** Resolves once it is known whether this tab may change the game; undefined if that is known, or not asked. */
  function whenMayPlay(): Promise<unknown> | undefined {
    const { current } = getState();
    return current && !isReplay(current) ? saving.whenMayPlay() : undefined;
  }

  /** Runs an action as soon as it is known whether this tab may change the game. The offer is announced with it. */
  function act(action: GameAction, offer?: Offer): void {
    const { current, highlight, selection, lastTap } = getState();
    if (!current) return;
    const mayPlay = whenMayPlay();
    if (mayPlay) {
      return void mayPlay.then(() => {
        if (getState().current?.record.id === current.record.id) act(action, offer);
      });
    }
    if (!isReplay(current) && lock.state() === 'elsewhere') return saving.announceElsewhere();
    const before = current;
    const transition = reduce({ current, highlight, selection, lastTap }, action, context());
    if (!transition) return;
    if (!transition.ok) {
      const refusal = transition.error;
      return emit({ action, before, after: before, refusal });
    }
    const { table, isRestart, ...said } = transition.value;
    // A sentence may begin with a card’s name, which has no capital in some languages.
    const sentences = (said.sentences ?? []).map(atStart);
    const news = (said.news ?? []).map(atStart);
    const spoken = said.spoken?.map(atStart);
    emit(
      { ...said, action, before, after: table.current, sentences, news, spoken, offer },
      { ...table, restarted: isRestart ? before.record.id : getState().restarted },
    );
  }

  const resume = (): void => act({ type: 'resume' });
  const { open, showStored, forget } = createOpener(parts, inner, saving.saveNow, resume);

  async function newGame(variant = getState().current?.record.variant): Promise<void> {
    if (variant !== undefined) await open({ kind: 'new', variant }, 'offersBack');
  }

  async function giveUp(): Promise<void> {
    await whenMayPlay();
    act({ type: 'giveUp' });
  }

  /** What a page can do with the game on the table. Each action announces what it did, or why it did nothing. */
  const actions = {
    /** Puts a game on the table as soon as it is found. With `offersBack` a button leads back to an unfinished game. */
    open,
    close: (): void => {
      forget();
      const { current: before, dealCount } = getState();
      emit({ action: { type: 'close' }, before, after: undefined }, { ...NO_GAME, dealCount });
    },
    /** Shows the search for the game that is being opened, until that is found or another is opened. */
    showSearch: (search: AwaitedSearch): void => setState({ search }),
    /** Deals a random game, by default of the variant on the table. A button leads back to an unfinished game. */
    newGame,
    /** Counts the game on the table as lost, if it could go on. */
    giveUp,
    /** Gives the game on the table up and deals another. A button takes both back. */
    giveUpAndDeal: async (): Promise<void> => {
      await giveUp();
      const { current } = getState();
      // Another tab may have the game.
      if (current && canGiveUp(current)) return;
      await newGame();
    },
    /** Takes giving up back. */
    resume,
    play: (move: unknown, isQuiet?: 'isQuiet'): void =>
      act({ type: 'play', move, ...(isQuiet && { isQuiet: true }) }),
    gesture: (gesture: Gesture): void => act({ type: 'gesture', gesture }),
    /** Plays the selected cards together. */
    replace: (): void =>
      act({ type: 'gesture', gesture: { kind: 'select', cards: getState().selection } }),
    deselect: (): void => {
      setState({ selection: [] });
      announce(t`Put back.`, 'move');
    },
    undo: (): void => {
      const { current, restarted } = getState();
      const isUntouched = current?.history.steps.length === 0;
      if (isUntouched && restarted !== undefined) void open({ kind: 'game', id: restarted });
      else act({ type: 'undo' });
    },
    redo: (): void => act({ type: 'redo' }),
    restart: (): void => act({ type: 'restart' }),
    jump: (cursor: number): void => act({ type: 'jump', cursor }),
    /** Redoes the next move, or lets the automatic player make one. */
    step: (): void => act({ type: 'jump', cursor: (getState().current?.history.cursor ?? 0) + 1 }),
    guess: (guess: Guess): void => act({ type: 'guess', guess }),
    /** Highlights and announces the first move of a line, by default the game’s hint; perhaps with a button. */
    hint: ({ offer, ...shown }: WantedHint & Pick<Change, 'offer'> = {}): void =>
      act({ type: 'hint', ...shown }, offer),
    /** Counts as a hint that the page shows which moves are the best; says nothing of it. */
    countHint: (): void => act({ type: 'countHint' }),
    loadSolution: (moves: readonly unknown[]): void => act({ type: 'loadSolution', moves }),
    /** Previews a game that was read. The player’s next new move starts another game. A button leads back to an unfinished one. */
    load: (
      { variant, deal, history }: VariantDeal & { readonly history: AnyHistory },
      text: string,
    ): Promise<void> => {
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
    /** Highlights only these cards and piles; none without an argument. */
    highlight: (highlight?: Highlight): void => setState({ highlight }),
    tick: saving.tick,
    /** Saves the seconds played since the last move. */
    saveNow: saving.saveNow,
    /**
     * Shows the newest state of a game after another tab or an import changed it, if it is on the table. Nothing is said of it but,
     * with `isOvertaken`, that a move of this tab is lost. Resolves to true if the table has changed.
     */
    reloadIfNewer: async (id: string, isOvertaken?: 'isOvertaken'): Promise<boolean> =>
      getState().current?.record.id === id && saving.showNewest(isOvertaken && newestShown()),
    /** Puts the stored game on the table in place of a new one that nothing was done to, if the database has answered only since. */
    showStored: (): void => void showStored(),
    announce,
    /** Shows a warning, again if the player has dismissed one; or ends it. */
    warn: (text: string | undefined): void => {
      if (text === undefined && !getState().warning) return;
      setState({
        warning: text === undefined ? undefined : { text, kind: 'news', serial: ++announcements },
      });
    },
  };

  return Object.assign(store, { actions, clock, onChange, whenMayPlay });
}
