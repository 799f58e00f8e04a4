import { writeBackup } from '../../src/archive/backup';
import type { ArchivedGame } from '../../src/archive/playedGame';
import { playsItself, resultOf } from '../../src/engine/game';
import { present } from '../../src/engine/history';
import { encodeGame } from '../../src/engine/moveCode';
import { gameOf, type VariantId } from '../../src/games/all';
import { playAtRandom } from './random';

const VARIANTS: readonly VariantId[] = [
  'klondike-3',
  'klondike-1',
  'klondike-3;redeals=2',
  'freecell',
  'golf',
  'elevens',
  'elevens;places=8',
  'pictures',
];

const STARTED = 1_764_000_000_000;

/** A game of some variant, played at random: game n, changed `changes` times since it was begun. */
export function archivedGame(n: number, changes = 1): ArchivedGame {
  const id = VARIANTS[n % VARIANTS.length] as VariantId;
  const deal = String(n);
  const game = gameOf(id);
  const length = playsItself(game) ? 1000 : 4 + 3 * changes + (n % 7);
  const history = playAtRandom(game, deal, length);
  const result = resultOf(game.rules.status(present(history)));
  const moves = encodeGame(game, history);
  if (!moves.ok) throw new Error(`move ${moves.error} has no code`);
  const started = STARTED + n;
  return {
    version: 1,
    game: id,
    deal,
    started,
    at: started + 1000 * changes,
    ...(result && { ended: started + 1000, length: history.cursor }),
    cursor: history.cursor,
    seconds: 10 * changes,
    ...(result && { result }),
    ...(n % 3 === 0 && { undos: 1 + (n % 5) }),
    ...(n % 4 === 0 && { source: 'daily', day: '2026-11-23' }),
    moves: moves.value,
  };
}

/** The text of a backup with these games. */
export async function backupOf(games: readonly unknown[]): Promise<string> {
  async function* portions() {
    yield games;
  }
  let text = '';
  const source = { written: STARTED, games: portions(), records: [], aside: [] };
  for await (const portion of writeBackup(source)) text += portion;
  return text;
}

/** So many different games. */
export const archivedGames = (count: number): readonly ArchivedGame[] =>
  Array.from({ length: count }, (_, n) => archivedGame(n));
