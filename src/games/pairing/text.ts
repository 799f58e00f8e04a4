import {
  type Card,
  cardCode,
  cardName,
  RANKS,
  rankName,
  rankOf,
  SUITS,
  suitOf,
} from '../../engine/card';
import { describeCard } from '../../engine/deck';
import type { Refusal, SelectionSummary } from '../../engine/game';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import {
  isGroup,
  type Pairing,
  type PairingMove,
  type PairingReason,
  type PairingState,
  pointsOf,
} from './rules';

/** `ace of hearts (point value = 1)`. Source: seed 002, Activity 1. */
export const describe = (game: Pairing, card: Card): string =>
  describeCard({
    rank: rankName(rankOf(card)).toLowerCase(),
    suit: SUITS[suitOf(card)].toLowerCase(),
    pointValue: pointsOf(game, card),
  });

/** The lab's line about the deck. Source: seed 002. */
export const undealt = ({ deck }: PairingState): string => `${deck.length} undealt cards remain.`;

/** `two cards that add to 11, or a Jack, a Queen and a King` */
export function groupsInWords({ sum, sets }: Pairing): string {
  const pair = `two cards that add to ${sum}`;
  const [first = []] = sets;
  if (sets.length > 1) {
    const ranks = sets.map(([rank = 0]) => `${rankName(rank)}s`);
    return `${pair}, or four ${listed(ranks, 'or')}`;
  }
  return `${pair}, or ${listed(
    first.map((rank) => withArticle(rankName(rank))),
    'and',
  )}${first.length === 1 ? ' alone' : ''}`;
}

/** What the selected cards add up to, or what they still need. */
export function selectionOf(game: Pairing, cards: readonly Card[]): SelectionSummary {
  const legal = isGroup(game, cards);
  if (cards.length === 0) return { legal, text: '' };
  const points = cards.map((card) => pointsOf(game, card));
  if (points.every((value) => value > 0)) return { legal, text: sumInWords(game, points, legal) };
  const names = cards.map((card) => rankName(rankOf(card))).join(' + ');
  if (legal) return { legal, text: names };
  const missing = missingRanks(game, cards);
  if (!missing) return { legal, text: `${names}; only ${groupsInWords(game)} may go` };
  return { legal, text: `${names}; needs ${missingInWords(missing)}` };
}

/** `three more 10s`, `a Queen and a King` */
function missingInWords(missing: readonly number[]): string {
  const [first = 0] = missing;
  if (missing.length > 1 && missing.every((rank) => rank === first)) {
    return `${['two', 'three'][missing.length - 2]} more ${rankName(first)}s`;
  }
  const words = missing.map((rank) => withArticle(rankName(rank)));
  return listed(words, 'and');
}

function sumInWords({ sum }: Pairing, points: readonly number[], legal: boolean): string {
  const total = points.reduce((all, value) => all + value, 0);
  const [only = 0] = points;
  if (points.length === 1) return `${only}; needs ${sum - only} more for ${sum}`;
  const added = `${points.join(' + ')} = ${total}`;
  if (legal) return added;
  return total === sum ? `${added}; only two cards may make ${sum}` : `${added}; needs ${sum}`;
}

/** The ranks that are missing from the first set that all the cards belong to. */
function missingRanks({ sets }: Pairing, cards: readonly Card[]): readonly number[] | undefined {
  for (const set of sets) {
    const missing = [...set];
    const belong = cards.every((card) => {
      const at = missing.indexOf(rankOf(card));
      if (at >= 0) missing.splice(at, 1);
      return at >= 0;
    });
    if (belong) return missing;
  }
  return undefined;
}

/** Why a move is refused, in words. */
export function explain(game: Pairing, { reason, cards, piles }: Refusal): string {
  const place = (piles[0] ?? '').replace('-', ' ');
  switch (reason as PairingReason) {
    case 'nothing selected':
      return `Select ${groupsInWords(game)}.`;
    case 'no such place':
      return `There is no ${place}; places are 1 to ${game.places}.`;
    case 'same place':
      return `${capital(place)} is named twice.`;
    case 'empty place':
      return `${capital(place)} is empty.`;
    case 'no group':
      return `${selectionOf(game, cards).text}.`;
  }
}

/** `8 of Hearts and 3 of Spades removed.` `Dealt King of Clubs to place 2.` */
export function narrate(
  before: PairingState,
  { places }: PairingMove,
  after: PairingState,
): readonly string[] {
  const cards = [...places].sort((a, b) => a - b);
  const dealt = cards.flatMap((place) => {
    const card = after.places[place - 1] ?? null;
    return card === null ? [] : [`${cardName(card)} to place ${place}`];
  });
  const removed = `${groupOn(before, cards)} removed.`;
  return dealt.length > 0 ? [removed, `Dealt ${listed(dealt, 'and')}.`] : [removed];
}

/** `Places 2 and 3: 9 of Diamonds and 2 of Hearts.` */
export function recordOf(before: PairingState, { places }: PairingMove): readonly string[] {
  const word = places.length === 1 ? 'Place' : 'Places';
  return [`${word} ${listed(places.map(String), 'and')}: ${groupOn(before, places)}.`];
}

const groupOn = ({ places }: PairingState, group: readonly number[]): string =>
  listed(
    group.map((place) => cardName(places[place - 1] as Card)),
    'and',
  );

/** Place numbers between spaces, the lowest first. */
export const formatMove = ({ places }: PairingMove): string => places.join(' ');

export function parseMove(text: string): Result<PairingMove, string> {
  const words = text.trim().split(/[\s,]+/);
  if (!words.every((word) => /^\d{1,3}$/.test(word))) {
    return err(`${quote(text)} is not a move; a move is the numbers of places, such as 1 4.`);
  }
  return ok({ type: 'replace', places: words.map(Number).sort((a, b) => a - b) });
}

/** The places with their numbers, and the number of undealt cards. */
export function formatState(state: PairingState): string {
  const places = state.places.map((card, i) => `${i + 1}:${card === null ? '--' : cardCode(card)}`);
  return [places.join('  '), undealt(state)].join('\n');
}

/** `Jack, Queen and King` */
function listed(words: readonly string[], word: 'and' | 'or'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${word} ${last}`;
}

const withArticle = (rank: string): string => `${/^[A8]/.test(rank) ? 'an' : 'a'} ${rank}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Ace = 1, 2 = 2, … 10 = 10; Jack, Queen and King = 0` in short, for the rules. */
export const pointsInWords = ({ sum }: Pairing): string =>
  `Point values: ace to ${RANKS[sum - 2]} count 1 to ${sum - 1}, all others 0.`;
