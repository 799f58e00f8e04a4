import { plural, select, t } from '@lingui/core/macro';
import {
  type Card,
  KING,
  pluralKey,
  RANKS,
  rankKey,
  rankLetter,
  rankName,
  rankOf,
  rankWithArticle,
  theCard,
} from '../../engine/card';
import type { SelectionSummary } from '../../engine/game';
import { sum as sumOf } from '../../engine/numbers';
import { listed } from '../../locales/format';
import { isGroup, pointsOf } from './groups';
import type { FullRemoval } from './removal';

/** What the waste is called: the hole where it does not begin with a card of the deal. */
export const wasteKey = ({ start }: Pick<FullRemoval, 'start'>): 'waste' | 'hole' =>
  start === 'card' ? 'waste' : 'hole';

/** The ranks for which `isOne` is true, in words: `a 4 or a 6`; empty if there are none. */
export const ranksInWords = (isOne: (rank: number) => boolean): string =>
  listed(
    RANKS.flatMap((_, rank) => (isOne(rank) ? [rankWithArticle(rank)] : [])),
    'or',
  );

/** `3 cards to go.`, at the end of a lost deal. */
export const cardsToGo = (cards: number): string =>
  t`${plural(cards, { one: '# card to go.', other: '# cards to go.' })}`;

/** The cards that lie on a card: `the 5 of Clubs and a face-down card`. `hidden` is the number of face-down ones. */
export function coversInWords(covers: readonly Card[], hidden: number): string {
  const faceDown = t({
    message: `${plural(hidden, { one: 'a face-down card', other: '# face-down cards' })}`,
    comment: 'after “is covered by”',
  });
  return listed([...covers.map(theCard), ...(hidden === 0 ? [] : [faceDown])], 'and');
}

/** True where kings leave alone, all others in pairs. */
export const isKingAlone = ({ match, sum }: Pick<FullRemoval, 'match' | 'sum'>): boolean =>
  match === 'sum' && sum === KING + 1;

/** What may be removed: `two cards that add to 11, or a Jack, a Queen and a King`. */
export function groupsInWords({ match, sum, groups }: FullRemoval): string {
  if (match === 'rank')
    return t({
      message: 'two cards of one rank',
      comment: 'after “Remove” or “Select”, or before “may go”',
    });
  const [first = []] = groups;
  if (groups.length > 1) {
    const ranks = listed(
      groups.map(([rank = 0]) => rankInPlural(rank)),
      'or',
    );
    return t({
      message: `two cards that add to ${sum}, or four ${ranks}`,
      comment: 'after “Remove” or “Select”, or before “may go”',
    });
  }
  if (first.length === 0)
    return t({
      message: `two cards that add to ${sum}`,
      comment: 'after “Remove” or “Select”, or before “may go”',
    });
  const ranks = listed(first.map(rankWithArticle), 'and');
  return t({
    message: `${plural(first.length, {
      1: `two cards that add to ${sum}, or ${ranks} alone`,
      other: `two cards that add to ${sum}, or ${ranks}`,
    })}`,
    comment: 'after “Remove” or “Select”, or before “may go”',
  });
}

/** `Jacks`, `10s`, after “four”. */
function rankInPlural(of: number): string {
  const [rank, key] = [rankKey(of), pluralKey(of)];
  return t({
    message: `${select(key, { A: 'Aces', ten: '10s', J: 'Jacks', Q: 'Queens', K: 'Kings', other: `${rank}s` })}`,
    comment: 'in “four 10s, Jacks, Queens or Kings”',
  });
}

/** What the selected cards add up to or still need, in words. */
export const summarise = (setup: FullRemoval, cards: readonly Card[]): SelectionSummary =>
  setup.refill ? summariseGroup(setup, cards) : summarisePair(setup, cards);

/** The rank that goes with a card: `a 5`, `an Ace`. */
export const partnerRank = (setup: FullRemoval, card: Card): number =>
  setup.match === 'rank' ? rankOf(card) : setup.sum - pointsOf(setup, card) - 1;

function summarisePair(setup: FullRemoval, cards: readonly Card[]): SelectionSummary {
  const legal = isGroup(setup, cards);
  const [first] = cards;
  if (first === undefined) return { legal, text: '', sum: '' };
  if (setup.match === 'rank') return { legal, text: namesOf(cards), sum: indicesOf(cards) };
  const { sum: wanted } = setup;
  if (cards.length > 1) {
    const sum = addition(cards.map((card) => pointsOf(setup, card)));
    return { legal, text: legal ? sum : t`${sum}, not ${wanted}`, sum };
  }
  if (legal) {
    const rank = rankWithArticle(rankOf(first));
    return {
      legal,
      text: rankOf(first) === RANKS.length - 1 ? t`A King goes alone` : rank,
      sum: '',
    };
  }
  const rank = partnerRank(setup, first);
  const partner = rankWithArticle(rank);
  return { legal, text: t`It needs ${partner}`, sum: `+ ${rankLetter(rank)}` };
}

const namesOf = (cards: readonly Card[]): string =>
  cards.map((card) => rankName(rankOf(card))).join(' + ');

const indicesOf = (cards: readonly Card[]): string =>
  cards.map((card) => rankLetter(rankOf(card))).join(' + ');

function summariseGroup(setup: FullRemoval, cards: readonly Card[]): SelectionSummary {
  const legal = isGroup(setup, cards);
  if (cards.length === 0) return { legal, text: '', sum: '' };
  const points = cards.map((card) => pointsOf(setup, card));
  if (setup.match === 'sum' && points.every((value) => value > 0)) {
    return { legal, text: sumInWords(setup, points, legal), sum: addition(points) };
  }
  const [sum, names] = [indicesOf(cards), namesOf(cards)];
  if (legal) return { legal, text: names, sum };
  const missing = missingRanks(setup, cards);
  if (!missing) {
    const groups = groupsInWords(setup);
    return { legal, text: t`${names}; only ${groups} may go`, sum };
  }
  const needed = missingInWords(missing);
  return { legal, text: t`${names}; needs ${needed}`, sum };
}

/** `8 + 3 = 11`; a single value alone. */
function addition(points: readonly number[]): string {
  const total = sumOf(points);
  return points.length > 1 ? `${points.join(' + ')} = ${total}` : String(total);
}

function sumInWords({ sum }: FullRemoval, points: readonly number[], legal: boolean): string {
  const total = sumOf(points);
  const [only = 0] = points;
  const missing = sum - only;
  if (points.length === 1) return t`${only}; needs ${missing} more for ${sum}`;
  const added = addition(points);
  if (legal) return added;
  return total === sum ? t`${added}; only two cards may make ${sum}` : t`${added}, not ${sum}`;
}

/** `three more 10s`, `a Queen and a King` */
function missingInWords(missing: readonly number[]): string {
  const [first = 0] = missing;
  if (missing.length > 1 && missing.every((rank) => rank === first)) {
    const [rank, key, count] = [rankKey(first), pluralKey(first), missing.length];
    return t({
      message: `${plural(count, { 2: 'two more', 3: 'three more', other: '# more' })} ${select(key, { A: 'Aces', ten: '10s', J: 'Jacks', Q: 'Queens', K: 'Kings', other: `${rank}s` })}`,
      comment: 'after “needs”',
    });
  }
  return listed(missing.map(rankWithArticle), 'and');
}

/** True for a single card, and for cards of a set. */
export const isPart = (setup: FullRemoval, cards: readonly Card[]): boolean =>
  cards.length < 2 || missingRanks(setup, cards) !== undefined;

/** The ranks missing from the first set that has all these cards; undefined if no set has them. */
function missingRanks(setup: FullRemoval, cards: readonly Card[]): readonly number[] | undefined {
  const sets =
    setup.match === 'rank'
      ? cards.slice(0, 1).map((card) => [rankOf(card), rankOf(card)])
      : setup.groups;
  for (const set of sets) {
    const missing = [...set];
    const hasAll = cards.every((card) => {
      const i = missing.indexOf(rankOf(card));
      if (i >= 0) missing.splice(i, 1);
      return i >= 0;
    });
    if (hasAll) return missing;
  }
  return undefined;
}
