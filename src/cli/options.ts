import type { Card } from '../engine/card';
import { type DealId, parseDealNumber } from '../engine/dealId';
import { parseDeck } from '../engine/deck';
import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';
import { GAME_IDS, type GameId, isGameId } from '../games/all';

/** Arguments taken apart: words in their order, and `--name value` or `--name` alone. */
export interface Options {
  readonly words: readonly string[];
  readonly named: ReadonlyMap<string, string>;
}

/** Takes arguments apart; `flags` stand alone, `values` are followed by one. */
export function parseOptions(
  args: readonly string[],
  values: readonly string[],
  flags: readonly string[],
): Result<Options, string> {
  const words: string[] = [];
  const named = new Map<string, string>();
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] as string;
    const [, name, , given] = /^--([a-z-]+)(=(.*))?$/s.exec(arg) ?? [];
    if (name === undefined) {
      words.push(arg);
      continue;
    }
    if (named.has(name)) return err(`--${name} is given twice.`);
    if (flags.includes(name) && given === undefined) named.set(name, '');
    else if (values.includes(name)) {
      const value = given ?? args[++i];
      if (value === undefined) return err(`--${name} needs a value.`);
      named.set(name, value);
    } else return err(`There is no option ${quote(arg)} here.`);
  }
  return ok({ words, named });
}

export function parseGame(word: string | undefined): Result<GameId, string> {
  if (word === undefined) return err('The name of a game is needed.');
  if (isGameId(word)) return ok(word);
  return err(`There is no game called ${quote(word)}; there are ${GAME_IDS.join(', ')}.`);
}

/** A deal: its number, and the deck that is dealt instead of the number's where one is given. */
export interface Dealt {
  readonly number: DealId;
  readonly deck?: readonly Card[];
}

/** A deal from a number or `--deck`. */
export function parseDealt(
  word: string | undefined,
  deck: string | undefined,
): Result<Dealt, string> {
  if (word !== undefined && deck !== undefined)
    return err('Give a deal number or a deck, not both.');
  if (deck !== undefined) {
    const cards = parseDeck(deck);
    return cards.ok ? ok({ number: '0', deck: cards.value }) : cards;
  }
  const number = parseDealNumber(word ?? '');
  return number.ok ? ok({ number: number.value }) : number;
}

/** A whole number from 1 to `most`. */
export function parseCount(text: string, what: string, most: number): Result<number, string> {
  const number = /^\d{1,15}$/.test(text.trim()) ? Number(text) : 0;
  if (number >= 1 && number <= most) return ok(number);
  return err(`${what} must be a whole number from 1 to ${most}, not ${quote(text)}.`);
}
