import type { DealId } from '../engine/dealId';
import type { Result } from '../engine/result';
import type { VariantId } from '../games/index';
import { isSameDeal, merge } from './merge';
import type { Transaction } from './openDatabase';
import { inText, parseQuarantined, type QuarantineEntry } from './quarantineEntries';
import { formatRecord, type GameRecord, type PlayedGame, parseRow, replayRecord } from './record';
import type { WhyUnread } from './whyUnread';

/**
 * What became of a record. `another`: a different game has its id, and the record went to quarantine. `deleted`: its game is gone, and
 * nothing but time was spent on it since.
 */
export type Outcome = 'added' | 'updated' | 'newerHere' | 'same' | 'another' | 'deleted';

/** What became of a state. */
export interface Stored {
  readonly outcome: Outcome;
  /** True if its game has this state now. */
  readonly isNow: boolean;
  /** True if its moves are another game of the deal now. */
  readonly isCut?: boolean;
}

/** Stored values with their keys. The values are unchecked. */
export type Rows<Key> = readonly (readonly [key: Key, value: unknown])[];

/** What rows can be read from: a store or an index. */
interface Source<Key, Query> {
  readonly getAllKeys: (query?: Query | null, max?: number) => Promise<Key[]>;
  readonly getAll: (query?: Query | null, max?: number) => Promise<unknown[]>;
}

/** The first `max` rows that match a query, sorted by key. */
export async function readRows<Key, Query>(
  source: Source<Key, Query>,
  query?: Query | null,
  max?: number,
): Promise<Rows<Key>> {
  const [keys, values] = await Promise.all([
    source.getAllKeys(query, max),
    source.getAll(query, max),
  ]);
  return keys.map((key, i) => [key, values[i]]);
}

/**
 * The key of a game in the store `deals`; without an id, the prefix of all keys of that deal. Like all keys it is a stored format, so it
 * does not use `dealName`, which follows the addresses.
 */
export const dealKey = (variant: VariantId, deal: DealId, id = ''): string =>
  `${variant}/${deal}/${id}`;

/** The key of the last game of a variant in the store `deals`; no variant is called so. */
export const lastKey = (variant: VariantId): string => `last/${variant}`;

/** What the keys of accounts in the store `verdicts` begin with; no variant is called so. */
export const ACCOUNT_PREFIX = 'accounts/';

/** The key of what became of the chance in a game, in the store `verdicts`. */
export const accountKey = (id: string): string => ACCOUNT_PREFIX + id;

/** The keys that begin with a prefix. */
export const startingWith = (prefix: string): IDBKeyRange =>
  IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** Adds an entry to quarantine. An equal key and text is stored once, with the earlier note. */
export async function addToQuarantine(
  transaction: Transaction,
  { key, why, at, text }: QuarantineEntry,
): Promise<void> {
  const store = transaction.objectStore('quarantine');
  const rows = await readRows(store.index('key'), key);
  const [id, known] = rows.find(([, row]) => parseQuarantined(row)?.text === text) ?? [];
  const before = parseQuarantined(known);
  if (!before || at < before.at || (at === before.at && why < before.why)) {
    await store.put({ key, why, at, text }, id);
  }
}

export async function moveToQuarantine(
  transaction: Transaction,
  [id, value]: Rows<string>[number],
  why: WhyUnread,
  at: number,
): Promise<void> {
  await addToQuarantine(transaction, { key: id, why, at, text: inText(value) });
  await transaction.objectStore('games').delete(id);
}

/** Stores a replayed state, or merges it with the row of its game. A row that cannot be replayed goes to quarantine. */
export async function storeState(
  transaction: Transaction,
  record: GameRecord,
  now: number,
): Promise<Stored> {
  const { id } = record;
  const value: unknown = await transaction.objectStore('games').get(id);
  if (value === formatRecord(record)) return { outcome: 'same', isNow: true };
  const row = value === undefined ? undefined : replayRow(id, value);
  if (row?.ok) return mergeWithRow(transaction, row.value.record, record, now);
  if (row) await moveToQuarantine(transaction, [id, value], row.error, now);
  put(transaction, record);
  return { outcome: 'added', isNow: true };
}

/** Stores a state in place of any other, as the last game of its variant. Resolves to the row before. */
export function replaceRow(transaction: Transaction, record: GameRecord): Promise<unknown> {
  const row: Promise<unknown> = transaction.objectStore('games').get(record.id);
  sendUnawaited(row);
  put(transaction, record);
  noteLast(transaction, record);
  return row;
}

/**
 * Merges a state with the row that it has replaced. `known` is the row that was expected: where it is gone, another tab has deleted the
 * game, and time alone does not bring it back.
 */
export async function mergeReplaced(
  transaction: Transaction,
  record: GameRecord,
  { replaced, known }: { readonly replaced: unknown; readonly known: GameRecord | undefined },
  now: number,
): Promise<Stored> {
  const { id } = record;
  if (replaced === undefined) {
    if (!known || !isOnlyTime(known, record)) return { outcome: 'added', isNow: true };
    const row: unknown = await transaction.objectStore('games').get(id);
    if (row === formatRecord(record)) await removeGame(transaction, id);
    return { outcome: 'deleted', isNow: false };
  }
  const row = replayRow(id, replaced);
  const text = inText(replaced);
  if (row.ok) await storeState(transaction, row.value.record, now);
  else await addToQuarantine(transaction, { key: id, why: row.error, at: now, text });
  return storeState(transaction, record, now);
}

/** True if nothing but time was spent between two states. */
const isOnlyTime = (base: GameRecord, { revision, seconds, updated, ...facts }: GameRecord) =>
  formatRecord({ ...base, revision, seconds, updated }) ===
  formatRecord({ ...facts, revision, seconds, updated });

async function mergeWithRow(
  transaction: Transaction,
  row: GameRecord,
  record: GameRecord,
  now: number,
): Promise<Stored> {
  const text = formatRecord(record);
  if (!isSameDeal(row, record)) {
    await addToQuarantine(transaction, { key: record.id, why: 'nameTaken', at: now, text });
    return { outcome: 'another', isNow: false };
  }
  const [kept, cut] = merge(row, record);
  const isHere = formatRecord(kept) === formatRecord(row);
  if (!isHere) put(transaction, kept);
  const cutOff = cut && (await storeState(transaction, cut, now));
  const isAdded = cutOff?.outcome === 'added';
  return {
    outcome: isAdded ? 'added' : isHere ? 'newerHere' : 'updated',
    isNow: formatRecord(kept) === text,
    isCut: cut?.moves === record.moves,
  };
}

/** Parses and replays the row of a game. */
export function replayRow(id: string, value: unknown): Result<PlayedGame, WhyUnread> {
  const record = parseRow(id, value);
  return record.ok ? replayRecord(record.value) : record;
}

function put(transaction: Transaction, record: GameRecord): void {
  const { id, variant, deal } = record;
  sendUnawaited(transaction.objectStore('games').put(formatRecord(record), id));
  sendUnawaited(transaction.objectStore('deals').put(true, dealKey(variant, deal, id)));
}

/** Removes a game, also as the last of its variant, and what became of the chance in it. */
export async function removeGame(transaction: Transaction, id: string): Promise<void> {
  const [games, deals] = [transaction.objectStore('games'), transaction.objectStore('deals')];
  const record = parseRow(id, await games.get(id));
  await games.delete(id);
  await transaction.objectStore('verdicts').delete(accountKey(id));
  if (!record.ok) return;
  const { variant, deal } = record.value;
  await deals.delete(dealKey(variant, deal, id));
  if ((await deals.get(lastKey(variant))) === id) await deals.delete(lastKey(variant));
}

/** Notes a game as the last of its variant. */
export function noteLast(transaction: Transaction, { id, variant }: GameRecord): void {
  sendUnawaited(transaction.objectStore('deals').put(id, lastKey(variant)));
}

/** Does not wait for a request: what has been handed over outlives this page. If it fails, the transaction does. */
function sendUnawaited(request: Promise<unknown>): void {
  request.catch(() => {});
}
