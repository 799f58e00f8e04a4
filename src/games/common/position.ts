import { plural, t } from '@lingui/core/macro';
import { type Card, cardName, copyOf, faceOf } from '../../engine/card';
import { type Pack, tooOften } from '../../engine/deck';
import { listed } from '../../locales/format';

// A position as anybody may write it down, and what is checked in every game.

/** A card of a position. */
export interface PositionCard {
  /** A card of the first deck stands for any copy of its face, another for itself; undefined for a card that nobody has seen. */
  readonly card?: Card | undefined;
  /** Whether it lies face down, if that was said. */
  readonly isFaceDown?: boolean | undefined;
  /** The line of the text it was read from, counted from 1. */
  readonly line?: number | undefined;
}

/** Cards on one another, bottom first. */
export type PositionPile = readonly PositionCard[];

/** The cards on a table, unchecked. A kind of pile that is left out has no cards. */
export interface Position {
  /** The columns from left to right. */
  readonly tableau: readonly PositionPile[];
  /** The places of a game of removal that are no columns, row by row. */
  readonly places?: readonly PositionPile[] | undefined;
  readonly cells?: readonly PositionPile[] | undefined;
  readonly reserve?: readonly PositionPile[] | undefined;
  /** One pile a foundation, in any order. A foundation may be given by its top card alone. */
  readonly foundations?: readonly PositionPile[] | undefined;
  /** Its last card is dealt next. */
  readonly stock?: PositionPile | undefined;
  readonly waste?: PositionPile | undefined;
  /** Cards that were removed for good. */
  readonly discard?: PositionPile | undefined;
  /** How often the waste may still be turned over; as often as at the start if left out. */
  readonly redeals?: number | undefined;
}

/** Known cards as a pile of a position. */
export const knownPile = (cards: readonly Card[]): PositionPile => cards.map((card) => ({ card }));

/** What is wrong in a text, such as that of a position: a sentence, and the line that it is about. */
export interface TextFault {
  readonly line?: number | undefined;
  readonly sentence: string;
  /** True if it says no more than that cards are missing. */
  readonly isMissing?: true;
  /** True if there are piles that have no place on the table of the game. */
  readonly isMisfit?: boolean;
}

/** A state of a game some of whose cards nobody has seen. */
export interface KnownState<State = unknown> {
  /** The unknown cards lie at their places in increasing order, which says nothing of where they are. */
  readonly state: State;
  readonly unknown: readonly Card[];
  /** Cards that the position leaves out, and that were therefore taken as played before. */
  readonly gone: readonly Card[];
}

/** The cards of piles as cards of a pack, and what is left of the pack. */
interface Assigned {
  /** The piles in the order given; an unknown card is undefined. */
  readonly piles: readonly (readonly (Card | undefined)[])[];
  /** The cards of the pack that are in none of the piles, in increasing order. */
  readonly left: readonly Card[];
  readonly unknown: number;
  readonly faults: readonly TextFault[];
}

/** Finds each card of the piles in a pack of these cards. Of equal faces, each is the next copy that is not taken. */
export function assignCards(
  all: readonly Card[],
  pack: Pack,
  piles: readonly PositionPile[],
): Assigned {
  const known = new Set(all);
  const left = new Set([...all].sort((a, b) => a - b));
  const faults = new Map<Card, TextFault>();
  let unknown = 0;
  const take = ({ card, line }: PositionCard): Card | undefined => {
    if (card === undefined) {
      unknown++;
      return undefined;
    }
    const face = faceOf(card);
    const copies = Array.from({ length: MAX_COPIES }, (_, deck) => copyOf(face, deck));
    const taken = card === face ? copies.find((copy) => left.has(copy)) : card;
    if (taken !== undefined && left.delete(taken)) return taken;
    const inPack = copies.filter((copy) => known.has(copy)).length;
    if (!faults.has(face)) faults.set(face, { line, sentence: tooOften(face, inPack, pack) });
    return taken;
  };
  const assigned = piles.map((pile) => pile.map(take));
  return { piles: assigned, left: [...left], unknown, faults: [...faults.values()] };
}

/** With one suit, two decks have eight copies of a face. */
const MAX_COPIES = 8;

/** The piles with their unknown cards replaced by these, in order. */
export function fillUnknown(
  piles: readonly (readonly (Card | undefined)[])[],
  cards: readonly Card[],
): readonly (readonly Card[])[] {
  const next = cards.values();
  return piles.map((pile) => pile.map((card) => card ?? (next.next().value as Card)));
}

const MAX_NAMED = 6;

/**
 * What is wrong with the cards of a position: one comes too often, or there are not as many unknown cards as are in none of its piles.
 * Without unknown cards, those may be missing that `canBeGone` allows.
 */
export function cardFaults(
  { faults, left, unknown }: Assigned,
  canBeGone: (missing: readonly Card[]) => boolean = () => false,
): readonly TextFault[] {
  if (faults.length > 0 || left.length === unknown) return faults;
  if (unknown > 0) return [unknownFault(unknown, left.length)];
  return canBeGone(left) ? [] : [missingCards(left)];
}

function missingCards(cards: readonly Card[]): TextFault {
  const count = cards.length;
  const names = listed(cards.slice(0, MAX_NAMED).map(cardName), 'and');
  return {
    isMissing: true,
    sentence:
      count > MAX_NAMED
        ? t`${plural(count, { one: '# card is missing', other: '# cards are missing' })}, among them ${names}.`
        : t`${plural(count, { one: '# card is missing', other: '# cards are missing' })}: ${names}.`,
  };
}

/** Says that there are not as many unknown cards as cards to be found. */
function unknownFault(unknown: number, left: number): TextFault {
  const excess = unknown - left;
  if (excess > 0)
    return {
      sentence: plural(excess, {
        one: 'There is # unknown card too many.',
        other: 'There are # unknown cards too many.',
      }),
    };
  return {
    isMissing: true,
    sentence: t`${plural(unknown, { one: '# card is unknown', other: '# cards are unknown' })}, but ${plural(left, { one: '# card is missing', other: '# cards are missing' })}.`,
  };
}

/** Says of the first unknown card of piles whose cards are seen that it must be known. */
export function unseenFaults(seen: readonly PositionPile[]): readonly TextFault[] {
  const [unseen] = seen.flat().filter(({ card }) => card === undefined);
  const sentence = t`Only cards that lie face down can be unknown.`;
  return unseen ? [{ line: unseen.line, sentence }] : [];
}

/** The kinds of pile of which a game has a number. */
export type ListKind = 'tableau' | 'cells' | 'reserve' | 'foundations' | 'places';

/** Says that there are more piles of a kind than the game has, or fewer. */
export function wrongCount(kind: ListKind, expected: number, given: number): TextFault {
  const piles = COUNTED[kind](expected);
  return { isMisfit: given > expected, sentence: t`This game has ${piles}, not ${given}.` };
}

const COUNTED: Readonly<Record<ListKind, (count: number) => string>> = {
  tableau: (count) => t`${plural(count, { one: '# column', other: '# columns' })}`,
  cells: (count) => t`${plural(count, { one: '# free cell', other: '# free cells' })}`,
  reserve: (count) => t`${plural(count, { one: '# reserve pile', other: '# reserve piles' })}`,
  foundations: (count) => t`${plural(count, { one: '# foundation', other: '# foundations' })}`,
  places: (count) => t`${plural(count, { one: '# place', other: '# places' })}`,
};

/** Says that the game lacks a stock, or a waste. */
export const noPile = (kind: 'stock' | 'waste', { line }: PositionCard): TextFault => ({
  line,
  sentence: kind === 'stock' ? t`This game has no stock.` : t`This game has no waste.`,
});

/** Says that a number of redeals cannot be left, of the most that a game allows; −1 for any number. */
export function redealsFaults(given: number | undefined, max: number): readonly TextFault[] {
  if (given === undefined || given === max || (given >= 0 && given <= max)) return [];
  const sentence =
    max < 0
      ? t`This game has any number of redeals.`
      : t`${plural(max, { 0: 'This game has no redeals.', one: 'This game has # redeal.', other: 'This game has # redeals.' })}`;
  return [{ sentence }];
}
