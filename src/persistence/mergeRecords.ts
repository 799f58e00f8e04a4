import type { DealId } from '../engine/dealId';
import { parseJsonObject } from '../engine/json';
import { err, ok, type Result } from '../engine/result';
import type { VariantId } from '../games/index';
import { isLoaded } from '../games/index';
import type { Transaction } from './openDatabase';
import { addToQuarantine, inText } from './quarantine';
import { formatRecord, type GameRecord, newerOf, parseRecord, replayRecord } from './record';

/** What became of records that were merged. */
export interface MergeReport {
  readonly added: number;
  readonly updated: number;
  /** Games that are newer here, and stay. */
  readonly newerHere: number;
  readonly same: number;
}

/** The key of a game in the store of deals; without an id, what the keys of a deal’s games begin with. */
export const dealKey = (variant: VariantId, deal: DealId, id = ''): string =>
  `${variant}/${deal}/${id}`;

/** A stored row as a value to be parsed. */
export const parseText = (row: unknown): unknown =>
  typeof row === 'string' ? parseJsonObject(row) : undefined;

/** A stored row as the record with this id, its moves not replayed yet; or why it is none, a clause without a full stop. */
export function parseRow(id: string, row: unknown): Result<GameRecord, string> {
  const record = parseRecord(parseText(row));
  return record.ok && record.value.id !== id ? err('it has another name') : record;
}

/** Moves a row to quarantine. */
export async function moveToQuarantine(
  transaction: Transaction,
  row: { readonly id: string; readonly value: unknown; readonly why: string; readonly at: number },
): Promise<void> {
  const { id, value, why, at } = row;
  const entry = { key: id, why, at, text: inText(value) };
  await addToQuarantine(transaction.objectStore('quarantine'), entry);
  await transaction.objectStore('games').delete(id);
}

/**
 * Stores records that have been replayed, each unless the same or a newer state of its game is there. What is there but cannot be
 * replayed goes to quarantine. `now` is in milliseconds since 1970.
 */
export async function mergeRecords(
  transaction: Transaction,
  records: readonly GameRecord[],
  now: number,
): Promise<MergeReport> {
  const games = transaction.objectStore('games');
  const report = { added: 0, updated: 0, newerHere: 0, same: 0 };
  for (const record of records) {
    const { id, variant, deal } = record;
    const value: unknown = await games.get(id);
    const compared = value === undefined ? ok('added' as const) : compare(value, record);
    if (!compared.ok) {
      await moveToQuarantine(transaction, { id, value, why: compared.error, at: now });
    }
    const is = compared.ok ? compared.value : 'added';
    if (is === 'another') {
      const entry = { key: id, why: 'another game has its name', at: now };
      await addToQuarantine(transaction.objectStore('quarantine'), {
        ...entry,
        text: formatRecord(record),
      });
      continue;
    }
    report[is]++;
    if (is === 'same' || is === 'newerHere') continue;
    await games.put(formatRecord(record), id);
    await transaction.objectStore('deals').put(true, dealKey(variant, deal, id));
  }
  return report;
}

/**
 * What a replayed record does to a stored row: `another` if that is a game of another deal, and stays. Or why the row cannot be
 * replayed, a clause without a full stop.
 */
function compare(
  row: unknown,
  record: GameRecord,
): Result<'same' | 'newerHere' | 'updated' | 'another', string> {
  const parsed = parseRow(record.id, row);
  if (!parsed.ok) return parsed;
  const here = parsed.value;
  const isSameGame = here.variant === record.variant && here.deal === record.deal;
  if (isSameGame && formatRecord(here) === formatRecord(record)) return ok('same');
  const isNewer = newerOf(here, record) === here;
  // Nothing is lost of a game that goes on.
  if (isSameGame && !isNewer && record.moves.startsWith(here.moves)) return ok('updated');
  const replayed = isLoaded(here.variant) ? replayRecord(here) : ok(undefined);
  if (!replayed.ok) return replayed;
  if (!isSameGame) return ok('another');
  return ok(isNewer ? 'newerHere' : 'updated');
}
