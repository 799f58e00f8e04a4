import { isCount, isJsonObject } from '../engine/json';
import { err, ok, type Result } from '../engine/result';
import { parseVariant, type VariantId } from '../games/index';

/** Counters that a backup has beside its games: of one game; or, without one, of all bets together. */
export interface BackupRecord {
  readonly game?: VariantId;
  readonly counts: Readonly<Record<string, number>>;
}

/** A value of a backup as a record; or why it is none, a clause without a full stop. */
export function parseRecord(value: unknown): Result<BackupRecord, string> {
  if (!isJsonObject(value)) return err('it is damaged');
  const { game, ...counts } = value;
  if (!areCounts(counts)) return err('its counts are damaged');
  if (game === undefined) return 'total' in counts ? ok({ counts }) : err('it is damaged');
  const id = typeof game === 'string' ? parseVariant(game) : undefined;
  if (!id?.ok || id.value !== game) return err('it belongs to an unknown game');
  return ok({ game: id.value, counts });
}

const areCounts = (value: object): value is Readonly<Record<string, number>> =>
  Object.values(value).every(isCount);
