import type { DealId } from '../engine/dealId';
import { ok, type Result } from '../engine/result';
import type { VariantId } from '../games/index';
import { merge } from './merge';
import { readRows, type Transaction } from './openDatabase';
import { parseRow } from './parseRecord';
import { inText, parseQuarantined, type QuarantineEntry } from './quarantine';
import { compareStates, formatRecord, type GameRecord, replayRecord } from './record';
import type { WhyUnread } from './whyUnread';

/** What became of a record. `another`: a different game has its id, and the record went to quarantine. */
export type Outcome = 'added' | 'updated' | 'newerHere' | 'same' | 'another';

/** The key of a game in the store `deals`; without an id, the prefix of all keys of that deal. */
export const dealKey = (variant: VariantId, deal: DealId, id = ''): string =>
  `${variant}/${deal}/${id}`;

/** The key of the last game of a variant in the store `deals`; no variant is called so. */
export const lastKey = (variant: VariantId): string => `last/${variant}`;

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
  row: {
    readonly id: string;
    readonly value: unknown;
    readonly why: WhyUnread;
    readonly at: number;
  },
): Promise<void> {
  const { id, value, why, at } = row;
  const entry = { key: id, why, at, text: inText(value) };
  await addToQuarantine(transaction, entry);
  await transaction.objectStore('games').delete(id);
}

/**
 * Stores replayed records. A stored state that cannot be replayed goes to quarantine. With `keepsBoth`, states that have gone
 * different ways become two games; otherwise the newer one replaces the older, as within one browser.
 */
export async function mergeRecords(
  transaction: Transaction,
  records: readonly GameRecord[],
  now: number,
  keepsBoth: boolean,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const record of records) {
    outcomes.push(await mergeRecord(transaction, record, now, keepsBoth));
  }
  return outcomes;
}

async function mergeRecord(
  transaction: Transaction,
  record: GameRecord,
  now: number,
  keepsBoth: boolean,
): Promise<Outcome> {
  const { id } = record;
  const games = transaction.objectStore('games');
  const text = formatRecord(record);
  const value: unknown = await games.get(id);
  if (value === text) return 'same';
  const compared = value === undefined ? ok('added' as const) : compare(value, record);
  if (!compared.ok) {
    await moveToQuarantine(transaction, { id, value, why: compared.error, at: now });
  }
  const outcome = compared.ok ? compared.value : 'added';
  if (outcome === 'another') {
    const why: WhyUnread = 'nameTaken';
    await addToQuarantine(transaction, { key: id, why, at: now, text });
  }
  const row = parseRow(id, value);
  const isChange = outcome === 'newerHere' || outcome === 'updated';
  if (keepsBoth && isChange && row.ok) {
    const played = replayRecord(row.value);
    if (played.ok) return mergeWithRow(transaction, row.value, record, now);
    await moveToQuarantine(transaction, { id, value, why: played.error, at: now });
    put(transaction, record);
    return 'added';
  }
  if (outcome === 'added' || outcome === 'updated') put(transaction, record);
  return outcome;
}

async function mergeWithRow(
  transaction: Transaction,
  row: GameRecord,
  record: GameRecord,
  now: number,
): Promise<Outcome> {
  const [kept, cut] = merge(row, record);
  const isHere = formatRecord(kept) === formatRecord(row);
  if (!isHere) put(transaction, kept);
  const cutOff = cut && (await mergeRecord(transaction, cut, now, true));
  if (cutOff === 'added') return cutOff;
  return isHere ? 'newerHere' : 'updated';
}

function put(transaction: Transaction, record: GameRecord): void {
  const { id, variant, deal } = record;
  hand(transaction.objectStore('games').put(formatRecord(record), id));
  hand(transaction.objectStore('deals').put(true, dealKey(variant, deal, id)));
}

/** Notes each of these games as the last of its variant. */
export function noteLast(transaction: Transaction, games: readonly GameRecord[]): void {
  for (const { id, variant } of games) {
    hand(transaction.objectStore('deals').put(id, lastKey(variant)));
  }
}

/** Does not wait for a request: what has been handed over outlives this page. If it fails, the transaction does. */
function hand(request: Promise<unknown>): void {
  request.catch(() => {});
}

/** Compares a replayed record with the stored row of its id; or says why the row cannot be replayed. */
function compare(row: unknown, record: GameRecord): Result<Exclude<Outcome, 'added'>, WhyUnread> {
  const parsed = parseRow(record.id, row);
  if (!parsed.ok) return parsed;
  const here = parsed.value;
  const isSameGame = here.variant === record.variant && here.deal === record.deal;
  const order = compareStates(here, record);
  if (order === 0) return ok('same');
  // A game that extends the stored one replaces it.
  if (isSameGame && order < 0 && record.moves.startsWith(here.moves)) return ok('updated');
  const replayed = replayRecord(here);
  if (!replayed.ok) return replayed;
  if (!isSameGame) return ok('another');
  return ok(order > 0 ? 'newerHere' : 'updated');
}
