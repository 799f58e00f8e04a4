import type { DealId } from '../engine/dealId';
import { parseDealId } from '../engine/deck';
import { isCount, isJsonObject, parseJsonObject } from '../engine/json';
import { moveCount } from '../engine/moveCode';
import { err, ok, type Result } from '../engine/result';
import { dealsOf, parseVariant, type VariantId } from '../games/index';
import { isDay } from './daily';
import {
  type GameFacts,
  type GameRecord,
  isMoment,
  isResult,
  type ListedGame,
  SOURCES,
} from './record';

/** The ids of games: they are parts of keys. */
const ID = /^[\w-]{1,64}$/;

const isPositive = (value: unknown): value is number => isCount(value) && value > 0;

/** An untrusted object with the field names of a record. */
type Row = { readonly [Name in keyof GameRecord]?: unknown };

/** Parses a stored value; its moves are not replayed. Or says why it is no record, a clause without a full stop. */
export const parseRecord = (value: unknown): Result<GameRecord, string> =>
  parseWith(value, (facts, moves) => Object.assign(facts, { version: 2 as const, moves }));

/** Parses a stored value as lists need it; or says why it is no record, a clause without a full stop. */
export const parseListed = (value: unknown): Result<ListedGame, string> =>
  parseWith(value, (facts, moves) => Object.assign(facts, { length: moveCount(moves) }));

/** Checks a stored value; `make` adds to its facts. One object is filled, and none is copied, which is several times faster. */
function parseWith<Parsed extends GameFacts>(
  value: unknown,
  make: (facts: GameFacts, moves: string) => Parsed,
): Result<Parsed, string> {
  if (!isJsonObject(value)) return err('it is damaged');
  const row: Row = value;
  if (row.version !== 2) return err('it was written by another version');
  const { id, revision, moves, cursor, started, updated, seconds } = row;
  if (typeof id !== 'string' || !ID.test(id) || !isPositive(revision)) {
    return err('it is damaged');
  }
  const game = parseGame(row.variant, row.deal);
  if (!game.ok) return game;
  if (typeof moves !== 'string' || !isCount(cursor) || !isCount(seconds)) {
    return err('it is damaged');
  }
  if (!isMoment(started) || !isMoment(updated)) return err('its times are damaged');
  if (row.day !== undefined && !isDay(row.day)) return err('its day is damaged');
  const { variant, deal } = game.value;
  const facts = { id, revision, variant, deal, cursor, started, updated, seconds };
  return ok(addNotes(make(facts, moves), row));
}

/** A text as the value to be parsed. */
const parseText = (text: unknown): unknown =>
  typeof text === 'string' ? parseJsonObject(text) : undefined;

const withId = <Parsed extends GameFacts>(
  id: string,
  parsed: Result<Parsed, string>,
): Result<Parsed, string> =>
  parsed.ok && parsed.value.id !== id ? err('it has another name') : parsed;

/** Parses the stored text of the game with an id, like `parseRecord`. */
export const parseRow = (id: string, text: unknown): Result<GameRecord, string> =>
  withId(id, parseRecord(parseText(text)));

/** Parses the stored text of the game with an id, like `parseListed`. */
export const parseListedRow = (id: string, text: unknown): Result<ListedGame, string> =>
  withId(id, parseListed(parseText(text)));

/** Variants that have been parsed: there is a limited number of them. */
const variants = new Map<string, VariantId>();

function parseVariantId(text: string): VariantId | undefined {
  const known = variants.get(text);
  if (known) return known;
  const id = parseVariant(text);
  if (!id.ok || id.value !== text) return undefined;
  variants.set(text, id.value);
  return id.value;
}

/** Two stored values as a variant and a deal of it; or why they are none, a clause without a full stop. */
export function parseGame(
  variant: unknown,
  deal: unknown,
): Result<{ readonly variant: VariantId; readonly deal: DealId }, string> {
  if (typeof variant !== 'string' || typeof deal !== 'string') return err('it is damaged');
  const id = parseVariantId(variant);
  if (!id) return err('it belongs to an unknown game');
  const parsed = parseDealId(deal, dealsOf(id));
  return parsed.ok && parsed.value === deal
    ? ok({ variant: id, deal })
    : err('its deal is damaged');
}

/** The optional fields, each with the check that its values must pass. */
const NOTES: readonly (readonly [keyof GameFacts, (value: unknown) => boolean])[] = [
  ['source', (value) => SOURCES.some((source) => source === value)],
  ['ended', isMoment],
  ['result', isResult],
  ['undos', isPositive],
  ['hints', isPositive],
  ['helped', (value) => value === true],
  ['winnable', (value) => value === true],
  ['bet', (value) => value === 'none' || isResult(value)],
  ['day', isDay],
  ['late', (value) => value === true],
];

/** Adds the valid optional fields of a stored value to `facts` itself. */
export function addNotes<Facts extends Partial<GameFacts>>(facts: Facts, row: Row): Facts {
  const all: { -readonly [Name in keyof GameFacts]?: unknown } = facts;
  for (const [name, isValid] of NOTES) {
    const value = row[name];
    if (value !== undefined && isValid(value)) all[name] = value;
  }
  return facts;
}
