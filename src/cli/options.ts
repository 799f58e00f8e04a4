import { type DealId, parseDealNumber } from '../engine/dealId';
import { type DealKinds, parseDealId, parseHandDeal } from '../engine/deck';
import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';
import { gameNamed, isDescription, parseVariant, type VariantId } from '../games/index';
import type { DealRange } from '../lab/dealRange';

/** Parses a game and its options; or says in a sentence what is wrong. */
export function parseGame(word: string): Result<VariantId, string> {
  if (gameNamed(word) || isDescription(word)) return parseVariant(word);
  return err(`There is no game called ${quote(word)}; “patience list” names them all.`);
}

/** Parses a deal number of a game, or the value of `--deck`: all cards of its pack. */
export function parseDeal(
  word: string | undefined,
  deck: string | undefined,
  game: DealKinds,
): Result<DealId, string> {
  if (word !== undefined && deck !== undefined)
    return err('Give a deal number or a deck, not both.');
  return deck === undefined ? parseDealId(word ?? '', game) : parseHandDeal(deck, game);
}

/** Parses a whole number from `min` to `max`; `what` begins the sentence about a wrong one. */
export function parseCount(
  text: string,
  what: string,
  max: number,
  min = 1,
): Result<number, string> {
  const number = /^\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return ok(number);
  return err(`${what} must be a whole number from ${min} to ${max}, not ${quote(text)}.`);
}

/** Parses a range `A..B` of 1 to `max` deals, or one deal; of a game with Microsoft’s numbers also `msA..msB`. */
export function parseRange(text: string, max: number, game: DealKinds): Result<DealRange, string> {
  const [, kind, from, to = from] =
    /^(ms)?([+-]?\d+)(?:\.\.\1([+-]?\d+))?$/i.exec(text.trim()) ?? [];
  if (from === undefined || to === undefined) {
    return err(`${quote(text)} is not a range of deals, such as 0..199.`);
  }
  const numberOf = (digits: string) =>
    kind ? parseDealId(kind + digits, game) : parseDealNumber(digits);
  const [first, last] = [numberOf(from), numberOf(to)];
  if (!first.ok) return first;
  if (!last.ok) return last;
  const games = numberIn(last.value) - numberIn(first.value) + 1n;
  if (games < 1n || games > max) {
    return err(`A range holds 1 to ${max} deals, in increasing order.`);
  }
  return ok({ first: first.value, games: Number(games) });
}

const numberIn = (deal: DealId): bigint => BigInt(deal.replace('ms', ''));
