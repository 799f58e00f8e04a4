import { aboutGame } from '../../games/about';
import { bestKnownTiles, type TileGame } from '../../games/families';
import { baseOf, gameOf, parseVariant, type VariantId } from '../../games/index';
import { favouritesIn } from '../../persistence/collection';
import { type ListedGame, newestFirst } from '../../persistence/record';
import { useSettings } from '../parts/context';
import { useKeptGames } from '../parts/keptGames';

/** The most tiles of games played last, and of kept ones. */
const MAX_PLAYED = 3;
const MAX_KEPT = 4;

/** Tiles in a row of a large window. */
const ROW = 4;

/** The games of the home page in whole rows: played last, favourites, kept, then the best known. The game at its top has no tile. */
export function useHomeTiles(games: readonly ListedGame[], shown: VariantId): readonly TileGame[] {
  const favourites = favouritesIn(useSettings());
  const kept = useKeptGames();
  const known = bestKnownTiles();
  const names = new Map(kept.map(({ game, name }) => [game, name]));
  const has = (tile: TileGame, id: VariantId): boolean =>
    tile.ids.includes(id) || tile.ids.includes(baseOf(id));
  function tileOf(id: VariantId, given = names.get(id)): TileGame {
    const found = given === undefined && known.find((tile) => has(tile, id));
    if (found) return found;
    const { name } = gameOf(id);
    const line = given && given !== name ? name : aboutGame(id);
    return { name: given ?? name, line, ids: [id], chips: [] };
  }
  const isShown = (tile: TileGame): boolean => has(tile, shown);
  const unique = (tiles: readonly TileGame[]): readonly TileGame[] =>
    tiles.filter(
      (tile, i) => !isShown(tile) && tiles.findIndex(({ ids }) => ids[0] === tile.ids[0]) === i,
    );
  const played = [...games].sort(newestFirst).map(({ variant }) => variant);
  const keptTiles: TileGame[] = [];
  for (const { game, name } of kept) {
    if (keptTiles.length === MAX_KEPT) break;
    keptTiles.push(...knownGame(game).map((id) => tileOf(id, name)));
  }
  const own = unique([
    ...unique(played.map((id) => tileOf(names.has(id) ? id : baseOf(id)))).slice(0, MAX_PLAYED),
    ...favourites.flatMap(knownGame).map((id) => tileOf(id)),
    ...keptTiles,
  ]);
  const all = unique([...own, ...known]);
  const rows = Math.max(2, Math.ceil(own.length / ROW));
  return all.slice(0, rows * ROW);
}

/** The game of a stored id, if this version has it. */
function knownGame(id: string): readonly VariantId[] {
  const known = parseVariant(id);
  return known.ok ? [known.value] : [];
}
