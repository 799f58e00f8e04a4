import { parseDealId } from '../engine/deck';
import { isCount, isJsonObject, parseJsonObject } from '../engine/json';
import { err, ok, type Result } from '../engine/result';
import { gameOf, isDescription, parseVariant, type VariantId } from '../games/index';
import { isDay } from './calendar';
import { type GameFacts, type GameRecord, isMoment, isResult, SOURCES } from './record';
import type { WhyUnread } from './whyUnread';

/** Ids become parts of keys. */
const ID = /^[\w-]{1,64}$/;

const isPositive = (value: unknown): value is number => isCount(value) && value > 0;
/** Counting on from here stays exact. */
const MAX_REVISION = 2 ** 52;
const isRevision = (value: unknown): value is number => isPositive(value) && value <= MAX_REVISION;
const isTrue = (value: unknown): boolean => value === true;

/** The optional fields and the check for each. Values that fail are left out. */
const OPTIONAL_FIELDS: readonly (readonly [keyof GameFacts, (value: unknown) => boolean])[] = [
  ['source', (value) => SOURCES.some((source) => source === value)],
  ['ended', isMoment],
  ['result', isResult],
  ['undos', isPositive],
  ['hints', isPositive],
  ['helped', isTrue],
  ['winnable', isTrue],
  ['bet', (value) => value === 'none' || isResult(value)],
  ['day', isDay],
  ['late', isTrue],
];

/** Parses a stored value without replaying its moves; or says why it is not a record. */
export function parseRecord(value: unknown): Result<GameRecord, WhyUnread> {
  if (!isJsonObject(value)) return err('damaged');
  const row: { readonly [Name in keyof GameRecord]?: unknown } = value;
  if (row.version !== 1) return err('anotherVersion');
  const { id, revision, deal, moves, cursor, started, updated, seconds } = row;
  if (typeof id !== 'string' || !ID.test(id) || !isRevision(revision)) return err('damaged');
  if (typeof row.variant !== 'string' || typeof deal !== 'string') return err('damaged');
  const variant = parseVariantId(row.variant);
  if (!variant) return err('unknownGame');
  const dealt = parseDealId(deal, gameOf(variant));
  if (!dealt.ok || dealt.value !== deal) return err('dealDamaged');
  if (typeof moves !== 'string' || !isCount(cursor) || !isCount(seconds)) {
    return err('damaged');
  }
  if (!isMoment(started) || !isMoment(updated)) return err('timesDamaged');
  if (row.day !== undefined && !isDay(row.day)) return err('dayDamaged');
  const facts = { id, revision, variant, deal, cursor, started, updated, seconds };
  const record: { -readonly [Name in keyof GameRecord]: unknown } = { version: 1, ...facts, moves };
  for (const [name, isValid] of OPTIONAL_FIELDS) {
    const field = row[name];
    if (field !== undefined && isValid(field)) record[name] = field;
  }
  return ok(record as GameRecord);
}

/** Parses the stored text of the game with an id, like `parseRecord`. */
export function parseRow(id: string, text: unknown): Result<GameRecord, WhyUnread> {
  const record = parseRecord(typeof text === 'string' ? parseJsonObject(text) : undefined);
  return record.ok && record.value.id !== id ? err('anotherName') : record;
}

/** The variant with an id. A description may be written in many ways; any other variant has one id. */
function parseVariantId(text: string): VariantId | undefined {
  const id = parseVariant(text);
  return id.ok && (id.value === text || isDescription(text)) ? id.value : undefined;
}
