import { createStore } from 'zustand/vanilla';
import { displayDeal } from '../engine/dealId';
import { errorOf } from '../engine/result';
import type { Day } from '../persistence/daily';
import type { Games } from '../persistence/games';
import {
  compareRevisions,
  factsOf,
  type GameRecord,
  isPlayed,
  isUnfinished,
} from '../persistence/record';
import type { WriteError } from '../persistence/safeStorage';
import type { TabLock } from '../persistence/tabLock';
import { previewOf } from './game/change';
import { reduce } from './game/reduce';
import {
  type Change,
  type Context,
  type GameAction,
  isReplay,
  type TableGame,
  type Transition,
  unmarked,
} from './game/table';
import type { GameActions, GameStore, GameStoreState, Offer } from './gameState';
import { findGame, type GameSource, type Opened, type Opening } from './opening';

/** What the store of the game on the table is made of. */
export interface GameStoreParts extends Opening {
  readonly games: Pick<Games, 'last' | 'game' | 'unfinished' | 'write'>;
  /** Creates the lock of the game on the table; calls back when its state changes. */
  readonly createLock: (onChange: () => void) => TabLock;
  /** The day of the local calendar. */
  readonly today: () => Day;
  /** Whether safe cards move to the foundations after each move. */
  readonly autoplaySafe: () => boolean;
  /** Whether a complete group is replaced as soon as it is selected. */
  readonly autoReplace: () => boolean;
}

/** What the player is told where the browser cannot store a game. */
const CANNOT_SAVE: Readonly<Record<WriteError, string>> = {
  full: 'Storage is full. A reload would lose this game.',
  forbidden: 'This browser can’t save this game. A reload would lose it.',
};

const ELSEWHERE = 'This game is open in another tab.';
const CANNOT_OPEN = 'This game could not be opened. Reload to try again.';
const NEWEST_SHOWN = 'Another tab went on with this game; this is its newest position.';
/** The time is saved without a move after this many seconds. */
const SAVE_SECONDS = 10;

/** What the store knows beside its state; nothing of it is shown. */
interface Session {
  /** Announcements made. */
  serial: number;
  /** Games opened or closed: one that is found too late is not put on the table. */
  openings: number;
  /** The revision of the game on the table, and the seconds in it, as they were kept last. */
  revision: number;
  seconds: number;
  /** True while another tab has the game on its table. */
  isElsewhere: boolean;
}

/** The state before a game is opened. */
const NO_GAME: GameStoreState = {
  current: undefined,
  highlight: undefined,
  selection: [],
  lastTap: undefined,
  announcement: undefined,
  dealCount: 0,
  saving: true,
};

/** `Deal 275 is kept.`, of a game that another takes the place of. */
const describeKept = (left: GameRecord, { variant, deal }: GameRecord): string =>
  left.variant === variant && left.deal === deal
    ? 'Your other game of this deal is kept.'
    : `Deal ${displayDeal(left.deal)} is kept.`;

/** Creates the store of the game on the table. It runs the transitions, keeps what they return and announces it. */
export function createGameStore(parts: GameStoreParts): GameStore {
  const { games, newId, now, today, autoplaySafe, autoReplace } = parts;
  const store = createStore<GameStoreState>(() => NO_GAME);
  const clock = createStore(() => ({ seconds: 0 }));
  const { getState, setState } = store;
  const session: Session = { serial: 0, openings: 0, revision: 0, seconds: 0, isElsewhere: false };
  const lock = parts.createLock(onLockChange);

  const announce: GameActions['announce'] = (text, kind = 'news', cards = [], offer): void =>
    setState({ announcement: { text, kind, cards, offer, serial: ++session.serial } });

  const context = (): Context => ({
    now: now(),
    today: today(),
    seconds: clock.getState().seconds,
    newId: newId(),
    autoplaySafe: autoplaySafe(),
    autoReplace: autoReplace(),
  });

  /** Runs an action on the game on the table, as soon as it is known whether this tab may change it. */
  function act(action: GameAction): void {
    const { current, highlight, selection, lastTap } = getState();
    if (!current) return;
    if (!isReplay(current)) {
      if (lock.state() === 'pending') {
        return void lock.settled().then(() => {
          if (getState().current?.record.id === current.record.id) act(action);
        });
      }
      if (lock.state() === 'elsewhere') return announceElsewhere();
    }
    settle(current, reduce({ current, highlight, selection, lastTap }, action, context()));
  }

  /** Commits a change, or announces why there is none. */
  function settle(before: TableGame, transition: Transition): void {
    if (transition?.ok) commit(before, transition.value);
    else if (transition) announce(transition.error.text, 'refusal', transition.error.cards);
  }

  /** Keeps and shows a changed game. */
  function commit(before: TableGame, { table, sentences, offersBack }: Change): void {
    const { current } = table;
    if (current.record.id !== before.record.id) follow(current);
    const isChanged = current.record !== before.record;
    const { game, news } = isChanged ? keep(current) : { game: current, news: [] };
    setState({ ...table, current: game });
    announce([...sentences, ...news].join(' '), 'news', [], offersBack && offerOf(before));
  }

  /** Keeps the seconds of the game on the table, starts to count for another, and asks for its lock. */
  function follow(game: TableGame): void {
    saveNow();
    const { id, revision, seconds } = game.record;
    Object.assign(session, { revision, seconds });
    clock.setState({ seconds });
    session.isElsewhere = false;
    lock.follow(isReplay(game) ? undefined : id, revision === 0);
  }

  /** Keeps a game that has begun, as its next revision. */
  function keep(game: TableGame): { readonly game: TableGame; readonly news: readonly string[] } {
    if (game.isPreview || !isPlayed(game.record)) return { game, news: [] };
    const record = { ...game.record, revision: session.revision + 1 };
    return { game: { ...game, record }, news: write(record) };
  }

  /** Writes a record. Returns a sentence if it can be written no longer, or again. */
  function write(record: GameRecord): readonly string[] {
    Object.assign(session, { revision: record.revision, seconds: record.seconds });
    const error = errorOf(games.write(record));
    // Where a browser has no locks, another tab may have gone on with the game.
    if (error === 'newer') void showNewest(NEWEST_SHOWN);
    const saving = error === undefined;
    if (error === 'newer' || getState().saving === saving) return [];
    setState({ saving });
    return [error ? CANNOT_SAVE[error] : 'The game is saved again.'];
  }

  /** Puts a game on the table as soon as it is found; one to be dealt offers the way back to a game left unfinished. */
  function open(source: GameSource, offersBack?: 'offersBack'): void {
    saveNow();
    const opening = ++session.openings;
    const left = offersBack ? leftUnfinished(source) : undefined;
    const finish = (found: Opened): void => {
      if (opening !== session.openings) return;
      if (!found.ok) return announce(found.error, 'refusal');
      putOnTable(found.value.game, found.value.text, left);
    };
    const found = findGame(source, parts);
    if (!(found instanceof Promise)) return finish(found);
    // The address names the new game already; any other one stays on the table until the new one is found.
    if (source.kind === 'address' || source.kind === 'last') setState({ current: undefined });
    found.then(finish, () => {
      if (opening === session.openings) announce(CANNOT_OPEN, 'refusal');
    });
  }

  function putOnTable(game: TableGame, text: string, left: TableGame | undefined): void {
    follow(game);
    const kept = game.record.revision === 0 ? keep(game) : { game, news: [] };
    const back = left && left.record.id !== game.record.id ? left : undefined;
    const sentences = back ? [text, describeKept(back.record, game.record)] : [text];
    setState({ ...unmarked(kept.game), dealCount: getState().dealCount + 1 });
    announce([...sentences, ...kept.news].join(' '), 'news', [], back && offerOf(back));
  }

  /** The game on the table, or the last one of the variant if it is at hand, if it has begun and not ended. */
  function leftUnfinished(source: GameSource): TableGame | undefined {
    const { current } = getState();
    const last = !current && 'variant' in source ? games.last(source.variant) : undefined;
    const left = current ?? (last instanceof Promise ? undefined : last);
    if (!left || isReplay(left) || !isPlayed(left.record)) return undefined;
    return isUnfinished(factsOf(left.record)) ? left : undefined;
  }

  const offerOf = ({ record: { id } }: TableGame): Offer => ({
    name: 'Back',
    accept: () => open({ kind: 'game', id }),
  });

  const announceElsewhere = (): void =>
    announce(ELSEWHERE, 'refusal', [], { name: 'Play here', accept: actions.playHere });

  function onLockChange(): void {
    const wasElsewhere = session.isElsewhere;
    session.isElsewhere = lock.state() === 'elsewhere';
    if (session.isElsewhere) announceElsewhere();
    else if (wasElsewhere && lock.state() === 'held')
      void showNewest('You play this game here now.');
  }

  /** Shows the newest state of the game on the table. */
  async function showNewest(text?: string): Promise<void> {
    const before = getState().current;
    if (!before || isReplay(before) || before.record.revision === 0) return;
    const newest = await games.game(before.record.id);
    const { current } = getState();
    if (!newest.ok || current?.record.id !== before.record.id) return;
    const { record } = newest.value;
    if (compareRevisions(record, { ...before.record, revision: session.revision }) >= 0) {
      Object.assign(session, { revision: record.revision, seconds: record.seconds });
      clock.setState({ seconds: record.seconds });
      setState(unmarked(newest.value));
    }
    if (text !== undefined) announce(text);
  }

  /** Keeps the seconds played since the game was kept last; the table does not change. */
  function saveNow(): void {
    const { current } = getState();
    const { seconds } = clock.getState();
    if (!current || isReplay(current) || !isPlayed(current.record)) return;
    if (seconds === session.seconds || lock.state() !== 'held') return;
    const revision = session.revision + 1;
    const news = write({ ...current.record, revision, seconds, updated: now() });
    if (news.length > 0) announce(news.join(' '));
  }

  const actions: GameActions = {
    open,
    close: () => {
      session.openings++;
      saveNow();
      lock.follow(undefined, false);
      setState({ ...NO_GAME, saving: getState().saving, dealCount: getState().dealCount });
    },
    newGame: (variant = getState().current?.record.variant) => {
      if (variant !== undefined) open({ kind: 'new', variant }, 'offersBack');
    },
    play: (move) => act({ type: 'play', move }),
    gesture: (gesture) => act({ type: 'gesture', gesture }),
    replace: () => act({ type: 'replace' }),
    undo: () => act({ type: 'undo' }),
    redo: () => act({ type: 'redo' }),
    restart: () => act({ type: 'restart' }),
    jump: (cursor) => act({ type: 'jump', cursor }),
    step: () => act({ type: 'jump', cursor: (getState().current?.history.cursor ?? 0) + 1 }),
    bet: (bet) => act({ type: 'bet', bet }),
    hint: (word) => act({ type: 'hint', ...(word !== undefined && { word }) }),
    highlightMove: (move) => act({ type: 'hint', move }),
    loadSolution: (moves) => act({ type: 'loadSolution', moves }),
    load: (history, text) => {
      const { current } = getState();
      if (!current) return;
      open({ kind: 'replay', game: previewOf(current.record, history, context()), text });
    },
    highlight: (highlight) => setState({ highlight }),
    tick: () => {
      const seconds = clock.getState().seconds + 1;
      clock.setState({ seconds });
      if (seconds - session.seconds >= SAVE_SECONDS) saveNow();
    },
    saveNow,
    playHere: () => void lock.take(),
    reloadIfNewer: (id, isOvertaken) => {
      if (getState().current?.record.id === id) void showNewest(isOvertaken && NEWEST_SHOWN);
    },
    announce,
    append: (text, kind) => {
      const { announcement } = getState();
      const sentences = announcement ? `${announcement.text} ${text}` : text;
      announce(sentences, kind, announcement?.cards, announcement?.offer);
    },
  };
  return Object.assign(store, { actions, clock });
}
