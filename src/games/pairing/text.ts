import {
  CARDS_IN_DECK,
  type Card,
  cardCode,
  cardName,
  cornerIndex,
  RANKS,
  rankName,
  rankOf,
  rankWithArticle,
} from '../../engine/card';
import type { FinishedDeals, Refusal, SelectionSummary } from '../../engine/game';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { capital, listed } from '../../engine/words';
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
export const printedEnd = (state: PairingState): string =>
  cardsLeft(state) === 0 ? 'You win!' : 'Sorry, you lose.';

/** `43 undealt cards remain.` Source: Elevens Lab. */
const undealtInWords = ({ deck }: PairingState): string => `${deck.length} undealt cards remain.`;

/** `two cards that add to 11, or a Jack, a Queen and a King` */
export function groupsInWords({ sum, sets }: Pairing): string {
  const pair = `two cards that add to ${sum}`;
  const [first = []] = sets;
  if (sets.length > 1) {
    const ranks = sets.map(([rank = 0]) => `${rankName(rank)}s`);
    return `${pair}, or four ${listed(ranks, 'or')}`;
  }
  return `${pair}, or ${listed(
    first.map((rank) => rankWithArticle(rank)),
    'and',
  )}${first.length === 1 ? ' alone' : ''}`;
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
  if (!missing) return { legal, text: `${names}; only ${groupsInWords(game)} may go`, sum };
  return { legal, text: `${names}; needs ${missingInWords(missing)}`, sum };
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
    return `${['two', 'three'][missing.length - 2]} more ${rankName(first)}s`;
  }
  const words = missing.map((rank) => rankWithArticle(rank));
  return listed(words, 'and');
}

function sumInWords({ sum }: Pairing, points: readonly number[], legal: boolean): string {
  const total = points.reduce((all, value) => all + value, 0);
  const [only = 0] = points;
  if (points.length === 1) return `${only}; needs ${sum - only} more for ${sum}`;
  const added = addition(points);
  if (legal) return added;
  return total === sum ? `${added}; only two cards may make ${sum}` : `${added}, not ${sum}`;
}

/** True for a single card, and for cards of a set. */
export const isPart = (game: Pairing, cards: readonly Card[]): boolean =>
  cards.length < 2 || missingRanks(game, cards) !== undefined;

/** The ranks that are missing from the first set that has all the cards; nothing if no set has them. */
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
  const place = `place ${piles[0]?.index}`;
  switch (reason) {
    case 'nothing selected':
      return `Select ${groupsInWords(game)}.`;
    case 'no such place':
      return `There is no ${place}; places are 1 to ${game.places}.`;
    case 'same place':
      return `${capital(place)} is named twice.`;
    case 'empty place':
      return `${capital(place)} is empty.`;
    case 'no group':
      return `${summarise(game, cards).text}.`;
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
    const card = after.places[place - 1] ?? null;
    return card === null ? [] : [`${cardName(card)} to place ${place}`];
  });
  const removed = `${groupInWords(before, inOrder)} removed.`;
  return dealt.length > 0 ? [removed, `Dealt ${listed(dealt, 'and')}.`] : [removed];
}

/** `8 of Hearts and 3 of Spades`. */
export const suggest = (state: PairingState, { places }: PairingMove): string =>
  groupInWords(state, places);

/** The transcript of a move: `Places 2 and 3: 9 of Diamonds and 2 of Hearts.` */
export function transcribe(before: PairingState, { places }: PairingMove): readonly string[] {
  const word = places.length === 1 ? 'Place' : 'Places';
  return [`${word} ${listed(places.map(String), 'and')}: ${groupInWords(before, places)}.`];
}

const groupInWords = (state: PairingState, places: readonly number[]): string =>
  listed(
    places.map((place) => cardName(state.places[place - 1] as Card)),
    'and',
  );

/** Place numbers with spaces between them: `1 4`. */
export const formatMove = ({ places }: PairingMove): string => places.join(' ');

/** More words than any game has places, so that no longer line is a legal move. */
const MAX_WORDS = CARDS_IN_DECK + 1;

/** Parses place numbers in any order, with commas or spaces between them. */
export function parseMove(text: string): Result<PairingMove, string> {
  const words = text.trim().split(/[\s,]+/, MAX_WORDS);
  if (!words.every((word) => /^\d{1,3}$/.test(word))) {
    return err(`${quote(text)} is not a move; a move is the numbers of places, such as 1 4.`);
  }
  return ok({ type: 'replace', places: words.map(Number).sort((a, b) => a - b) });
}

/** The places with their numbers, and the number of undealt cards. */
export function formatState(state: PairingState): string {
  const places = state.places.map((card, i) => `${i + 1}:${card === null ? '--' : cardCode(card)}`);
  return [places.join('  '), undealtInWords(state)].join('\n');
}

/** `Point values: ace to 10 count 1 to 10, all others 0.` */
export const pointsInWords = ({ sum }: Pairing): string =>
  `Point values: ace to ${RANKS[sum - 2]} count 1 to ${sum - 1}, all others 0.`;

/** `Won 1 of 4`: counts finished deals, and is empty before the first. Source: Elevens Lab, CardGameGUI. */
export const winsInWords = ({ won, lost }: FinishedDeals): readonly string[] =>
  won + lost > 0 ? [`Won ${won} of ${won + lost}`] : [];
