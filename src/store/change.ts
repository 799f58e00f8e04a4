import type { RefusalInWords } from '../engine/history';
import { joinSentences } from '../locales/format';
import type { GameAction, Narration, TableGame } from './game/table';

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
