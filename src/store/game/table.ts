import type { Card } from '../../engine/card';
import { type HintWord, hasChoice, type Status } from '../../engine/game';
import { type AnyHistory, present, type RefusalInWords } from '../../engine/history';
import { err, type Result } from '../../engine/result';
import type { Gesture, PileId, TableView } from '../../engine/view';
import { gameOf } from '../../games/index';
import { joinSentences } from '../../locales/format';
import type { Day, Moment } from '../../persistence/day';
import { finalResult, type Guess, type PlayedGame } from '../../persistence/record';

/** The game on the table. Its history is at the cursor of its record, except in a replay. */
export interface TableGame extends PlayedGame {
  /** Set for moves that are shown but not stored: of a link, an import or a solution. The player’s first new move starts a game. */
  readonly isPreview?: true;
  /** Set for the preview of a link that says its moves are the solver’s. */
  readonly isBySolver?: true;
  /** Set once a hint was counted in the present position. */
  readonly isHinted?: true;
}

/** Whether a game is won, stuck or goes on, at its present position. */
export const statusOf = ({ record, history }: PlayedGame): Status =>
  gameOf(record.variant).rules.status(present(history));

/** The present position of a game, as its table shows it. */
export const viewOf = ({ record, history }: PlayedGame): TableView =>
  gameOf(record.variant).table.view(present(history));

/** Highlighted cards and piles: of a hint, or of a line being typed. */
export interface Highlight {
  readonly cards: readonly Card[];
  readonly piles: readonly PileId[];
  /** The move of a hint. A tap on its card plays it. */
  readonly move?: unknown;
  /** Set for the marks of the coach, which are shown as long as its words are. A hint ends with the next press. */
  readonly stays?: true;
}

/** A tap that moved a card, the piles it has been on in this round of taps, and the history before and after. */
interface LastTap {
  readonly card: Card;
  readonly visited: readonly PileId[];
  readonly before: AnyHistory;
  readonly after: AnyHistory;
}

/** The game on the table and its marks. */
export interface TableState {
  readonly current: TableGame;
  readonly highlight: Highlight | undefined;
  /** The selected cards, in the order of selection. */
  readonly selection: readonly Card[];
  readonly lastTap: LastTap | undefined;
}

/** A game without marks. */
export const unmarked = (current: TableGame): TableState => ({
  current,
  highlight: undefined,
  selection: [],
  lastTap: undefined,
});

/** What the player, or the page for the player, does with the game on the table. */
export type GameAction =
  /** With `isQuiet` nothing is announced of it but the end of the game. */
  | { readonly type: 'play'; readonly move: unknown; readonly isQuiet?: true }
  | { readonly type: 'gesture'; readonly gesture: Gesture }
  | { readonly type: 'undo' | 'redo' | 'restart' | 'giveUp' | 'resume' | 'countHint' }
  | { readonly type: 'jump'; readonly cursor: number }
  | { readonly type: 'loadSolution'; readonly moves: readonly unknown[] }
  | { readonly type: 'guess'; readonly guess: Guess }
  /**
   * `word` begins the sentence, by default “Hint”, or “Possible move” if neither a line nor the game gives a hint; without peeking it is
   * “Best move”. `why` is another sentence after it.
   */
  | {
      readonly type: 'hint';
      /** The move to show, and those that are to follow it. */
      readonly line?: readonly unknown[];
      readonly word?: HintWord | undefined;
      readonly why?: string | undefined;
      /** Set if it was found without peeking, with the chance to win if there is a figure. Only `why` may then say what it gains. */
      readonly fair?: FairFigure;
    };

/** How often a player wins who has not seen all cards; undefined if there is no figure. */
interface FairFigure {
  readonly chance: number | undefined;
}

/** What a change depends on besides the game. */
export interface Context {
  /** The time, and the day of the local calendar. */
  readonly now: Moment;
  readonly today: Day;
  readonly seconds: number;
  /** The id of a game that the change may start. */
  readonly newId: string;
  /** Whether safe cards move to the foundations after each move. */
  readonly autoplaySafe: boolean;
  /** Whether a complete group is replaced as soon as it is selected. */
  readonly autoReplace: boolean;
}

/** What is said about a change. */
export interface Narration {
  /** Where a jump led. Spoken before the other sentences; the console’s line says it already. */
  readonly place?: string | undefined;
  /** Spoken only: the table shows what they say. */
  readonly sentences: readonly string[];
  /** Spoken and shown. */
  readonly news: readonly string[];
  /** Spoken in place of the news, which are shown: for those who do not see the table. */
  readonly spoken?: readonly string[] | undefined;
  /** The cursor that new moves were played from; undefined if none were. */
  readonly playedFrom?: number | undefined;
}

/** The table after an action, and what is said about it. */
export interface NextTable extends Partial<Narration> {
  readonly table: TableState;
  /** Set if Undo brings back the game before. */
  readonly isRestart?: true;
}

/** What an action does, or why it does nothing; undefined if nothing changes and nothing is announced. */
export type Transition = Result<NextTable, RefusalInWords> | undefined;

export const refuse = (text: string, cards: readonly Card[] = []): Result<never, RefusalInWords> =>
  err({ text, cards });

/** True for a game, not a preview, with moves that could be other ones, and no end yet. */
export const canGiveUp = ({ record, history, isPreview }: TableGame): boolean =>
  !isPreview &&
  finalResult({ ...record, length: history.steps.length }) === undefined &&
  history.steps.length > 0 &&
  hasChoice(gameOf(record.variant));

/** True for a preview or a won game: the next new move starts another game. */
export const isReplay = ({ isPreview, record }: TableGame): boolean =>
  isPreview === true || record.result === 'won';

/** What was done: an action on the game, or one of the store around it. */
type StoreAction =
  | GameAction
  /** Another game was put on the table, the same one as another tab left it, or none. */
  | { readonly type: 'open' | 'reload' | 'close' }
  /** The page says something else. */
  | { readonly type: 'announce'; readonly kind: Announcement['kind'] };

/** One thing that happened: what was done, the game before and after it, and what is said about it. */
export interface Change extends Narration {
  readonly action: StoreAction;
  readonly before: TableGame | undefined;
  /** The same object as before if the game did not change. */
  readonly after: TableGame | undefined;
  readonly refusal?: RefusalInWords | undefined;
  /** A button beside the news. */
  readonly offer?: Offer | undefined;
}

/** A sentence for the player; the serial tells two equal sentences apart. */
export interface Announcement {
  readonly text: string;
  /** Shown in place of the text, which is spoken. */
  readonly short?: string | undefined;
  /** A `move` is spoken only. */
  readonly kind: 'move' | 'news' | 'hint' | 'refusal';
  readonly offer?: Offer | undefined;
  readonly serial: number;
}

export interface Offer {
  readonly name: string;
  /** True if the sentence is shown until it is answered. */
  readonly stays?: boolean;
  /** True if what had the focus is gone: the button takes it. */
  readonly takesFocus?: boolean;
  readonly accept: () => void;
}

/** True if cards moved, or others were put on the table. */
export const hasMoved = ({ before, after }: Change): boolean => before?.history !== after?.history;

/** All that is said about a change but its place. */
export const textOf = ({ refusal, sentences, news, spoken = news }: Change): string =>
  refusal?.text ?? joinSentences([...sentences, ...spoken]);

/** The announcement of a change; undefined if there is nothing to say. */
export function announcementOf(change: Change): Omit<Announcement, 'serial'> | undefined {
  const { action, after, refusal, place, news, offer } = change;
  if (action.type === 'play' && action.isQuiet && after?.record.result === undefined) return;
  const text = joinSentences([place, textOf(change)]);
  if (text === '') return undefined;
  if (refusal) return { text, kind: 'refusal', offer };
  return { text, short: joinSentences(news), kind: kindOf(action, news), offer };
}

function kindOf(action: StoreAction, news: readonly string[]): Announcement['kind'] {
  if (action.type === 'announce') return action.kind;
  if (action.type === 'hint') return 'hint';
  return news.length > 0 ? 'news' : 'move';
}
