import { playsItself, resultOf } from '../../src/engine/game';
import { present } from '../../src/engine/history';
import { gameOf, type VariantId } from '../../src/games/index';
import { writeBackup } from '../../src/persistence/backup';
import type { QuarantineEntry } from '../../src/persistence/quarantineEntries';
import { formatRecord, type GameRecord, newRecord, withMoves } from '../../src/persistence/record';
import { playAtRandom } from './random';
import { variant } from './variants';

const VARIANTS: readonly VariantId[] = [
  'klondike-3',
  'klondike-1',
  variant('klondike-3;redeals=2'),
  'freecell',
  'golf',
  'elevens',
  variant('elevens;places=8'),
  'pictures',
];

const STARTED = 1_764_000_000_000;

/** A game of some variant, played at random: game n in its revision `revision`. */
export function gameRecord(n: number, revision = 1): GameRecord {
  const variant = VARIANTS[n % VARIANTS.length] as VariantId;
  const deal = String(n);
  const game = gameOf(variant);
  const length = playsItself(game) ? 1000 : 4 + 3 * revision + (n % 7);
  const history = playAtRandom(game, deal, length);
  const result = resultOf(game.rules.status(present(history)));
  const started = STARTED + n;
  const record: GameRecord = {
    ...newRecord(`game-${n}`, variant, deal, started),
    revision,
    updated: started + 1000 * revision,
    ...(result && { ended: started + 1000, result }),
    seconds: 10 * revision,
    ...(n % 3 === 0 && { undos: 1 + (n % 5) }),
    ...(n % 4 === 0 && { source: 'daily', day: '2026-11-23' }),
  };
  return withMoves(record, history);
}

/** So many different games. */
export const gameRecords = (count: number): readonly GameRecord[] =>
  Array.from({ length: count }, (_, n) => gameRecord(n));

/** Records as the database gives them to a backup. */
export async function* portionsOf<T>(
  values: readonly T[],
  size = 10,
): AsyncGenerator<readonly T[]> {
  for (let n = 0; n < values.length; n += size) yield values.slice(n, n + size);
}

const isRecord = (value: unknown): value is GameRecord =>
  typeof value === 'object' && value !== null && 'moves' in value;

/** The text of a backup with these games, or rows of the database. */
export async function backupOf(
  games: readonly unknown[],
  quarantined: readonly QuarantineEntry[] = [],
): Promise<string> {
  let text = '';
  const entries = quarantined.map((entry, id) => ({ ...entry, id }));
  const rows = games.map((game) => (isRecord(game) ? formatRecord(game) : game));
  const source = { written: STARTED, games: portionsOf(rows), quarantined: entries };
  for await (const portion of writeBackup(source)) text += portion;
  return text;
}
