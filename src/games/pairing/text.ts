import { plural, select, t } from '@lingui/core/macro';
import {
  CARDS_IN_DECK,
  type Card,
  cardCode,
  cardName,
  cornerIndex,
  pluralKey,
  rankKey,
  rankName,
  rankOf,
  rankWithArticle,
} from '../../engine/card';
import { cardInEnglish, listInEnglish } from '../../engine/english';
import type { FinishedDeals, Refusal, SelectionSummary } from '../../engine/game';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { listed, withFullStop } from '../../locales/format';
import {
  cardsLeft,
  isGroup,
  type Pairing,
  type PairingMove,
  type PairingReason,
  type PairingState,
  pointsOf,
} from './rules';

/** The sentence at the end. Source: Elevens Lab, CardGameGUI. */
export const transcriptEnd = (state: PairingState): string =>
  cardsLeft(state) === 0 ? 'You win!' : 'Sorry, you lose.';

/** What may be removed: `two cards that add to 11, or a Jack, a Queen and a King`. */
export function groupsInWords({ sum, sets }: Pairing): string {
  const [first = []] = sets;
  if (sets.length > 1) {
    const ranks = listed(
      sets.map(([rank = 0]) => rankInPlural(rank)),
      'or',
    );
    return t({
      message: `two cards that add to ${sum}, or four ${ranks}`,
      comment: 'after “Remove” or “Select”, or before “may go”',
    });
  }
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
export function summarise(game: Pairing, cards: readonly Card[]): SelectionSummary {
  const legal = isGroup(game, cards);
  if (cards.length === 0) return { legal, text: '', sum: '' };
  const points = cards.map((card) => pointsOf(game, card));
  if (points.every((value) => value > 0)) {
    return { legal, text: sumInWords(game, points, legal), sum: addition(points) };
  }
  const sum = cards.map(cornerIndex).join(' + ');
  const names = cards.map((card) => rankName(rankOf(card))).join(' + ');
  if (legal) return { legal, text: names, sum };
  const missing = missingRanks(game, cards);
  if (!missing) {
    const groups = groupsInWords(game);
    return { legal, text: t`${names}; only ${groups} may go`, sum };
  }
  const needed = missingInWords(missing);
  return { legal, text: t`${names}; needs ${needed}`, sum };
}

/** `8 + 3 = 11`; a single value alone. */
function addition(points: readonly number[]): string {
  const total = points.reduce((all, value) => all + value, 0);
  return points.length > 1 ? `${points.join(' + ')} = ${total}` : String(total);
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

function sumInWords({ sum }: Pairing, points: readonly number[], legal: boolean): string {
  const total = points.reduce((all, value) => all + value, 0);
  const [only = 0] = points;
  const missing = sum - only;
  if (points.length === 1) return t`${only}; needs ${missing} more for ${sum}`;
  const added = addition(points);
  if (legal) return added;
  return total === sum ? t`${added}; only two cards may make ${sum}` : t`${added}, not ${sum}`;
}

/** True for a single card, and for cards of a set. */
export const isPart = (game: Pairing, cards: readonly Card[]): boolean =>
  cards.length < 2 || missingRanks(game, cards) !== undefined;

/** The ranks missing from the first set that has all these cards; undefined if no set has them. */
function missingRanks({ sets }: Pairing, cards: readonly Card[]): readonly number[] | undefined {
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

export function explain(game: Pairing, { reason, cards, piles }: Refusal<PairingReason>): string {
  const place = piles[0]?.index ?? 0;
  switch (reason) {
    case 'nothing selected': {
      const groups = groupsInWords(game);
      return t`Select ${groups}.`;
    }
    case 'no such place': {
      const count = game.places;
      return t`There is no place ${place}; places are 1 to ${count}.`;
    }
    case 'same place':
      return t`Place ${place} is named twice.`;
    case 'empty place':
      return t`Place ${place} is empty.`;
    case 'no group':
      return withFullStop(summarise(game, cards).text);
  }
}

/** `8 of Hearts and 3 of Spades removed.` `Dealt King of Clubs to place 2.` */
export function narrate(
  before: PairingState,
  { places }: PairingMove,
  after: PairingState,
): readonly string[] {
  const inOrder = [...places].sort((a, b) => a - b);
  const dealt = inOrder.flatMap((place) => {
    const dealtHere = after.places[place - 1] ?? null;
    if (dealtHere === null) return [];
    const card = cardName(dealtHere);
    return [t({ message: `${card} to place ${place}`, comment: 'after “Dealt”' })];
  });
  const cards = groupInWords(before, inOrder);
  const removed = t`${plural(places.length, { one: `${cards} removed.`, other: `${cards} removed.` })}`;
  const cardsToPlaces = listed(dealt, 'and');
  return dealt.length > 0 ? [removed, t`Dealt ${cardsToPlaces}.`] : [removed];
}

/** `8 of Hearts and 3 of Spades`. */
export const suggest = (state: PairingState, { places }: PairingMove): string =>
  groupInWords(state, places);

/** The transcript of a move, in English: `Places 2 and 3: 9 of Diamonds and 2 of Hearts.` */
export function transcribe(before: PairingState, { places }: PairingMove): readonly string[] {
  const word = places.length === 1 ? 'Place' : 'Places';
  const cards = cardsOn(before, places).map(cardInEnglish);
  return [`${word} ${listInEnglish(places.map(String))}: ${listInEnglish(cards)}.`];
}

const groupInWords = (state: PairingState, places: readonly number[]): string =>
  listed(cardsOn(state, places).map(cardName), 'and');

const cardsOn = ({ places: cards }: PairingState, places: readonly number[]): readonly Card[] =>
  places.map((place) => cards[place - 1] as Card);

/** Place numbers with spaces between them: `1 4`. */
export const formatMove = ({ places }: PairingMove): string => places.join(' ');

/** More words than any game has places, so that no longer line is a legal move. */
const MAX_WORDS = CARDS_IN_DECK + 1;

/** Parses place numbers in any order, with commas or spaces between them. */
export function parseMove(text: string): Result<PairingMove, string> {
  const words = text.trim().split(/[\s,]+/, MAX_WORDS);
  if (!words.every((word) => /^\d{1,3}$/.test(word))) {
    const typed = quote(text);
    return err(t`${typed} is not a move; a move is the numbers of places, such as 1 4.`);
  }
  return ok({ type: 'replace', places: words.map(Number).sort((a, b) => a - b) });
}

/** The places with their numbers, and the number of undealt cards, in English. Source: Elevens Lab. */
export function formatState(state: PairingState): string {
  const places = state.places.map((card, i) => `${i + 1}:${card === null ? '--' : cardCode(card)}`);
  return [places.join('  '), `${state.deck.length} undealt cards remain.`].join('\n');
}

/** `Point values: ace to 10 count 1 to 10, all others 0.` */
export function pointsInWords({ sum }: Pairing): string {
  const [last, most] = [rankKey(sum - 2), sum - 1];
  return t`Point values: ace to ${select(last, { A: 'Ace', J: 'Jack', Q: 'Queen', K: 'King', other: last })} count 1 to ${most}, all others 0.`;
}

/** `Won 1 of 4`: counts finished deals, and is empty before the first. Source: Elevens Lab, CardGameGUI. */
export function winsInWords({ won, lost }: FinishedDeals): readonly string[] {
  const finished = won + lost;
  return finished > 0 ? [t`Won ${won} of ${finished}`] : [];
}
