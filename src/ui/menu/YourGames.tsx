import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { baseOf, gameOf, groupOf, parseVariant, type VariantId } from '../../games/index';
import { formatCount } from '../../locales/format';
import { favouritesIn } from '../../persistence/collection';
import type { KeptGame } from '../../persistence/keptGames';
import { newestFirst } from '../../persistence/record';
import { gameAddress } from '../parts/address';
import { useSettings } from '../parts/context';
import { useKeptGames } from '../parts/keptGames';
import { type RecentGames, Tile } from './Tile';

/** The most tiles of kept games, and of games played that are neither kept nor favourites. */
const MAX_TILES = 4;

/** The favourites, the kept games, and the games played last that have no tile below. */
export function YourGames(own: RecentGames) {
  const kept = useKeptGames();
  const favourites = favouritesIn(useSettings()).flatMap(knownGame);
  const named = new Map(kept.map(({ game, name }) => [game, name]));
  const keptTiles = firstKnown(
    kept.map(({ game }) => game).filter((id) => !favourites.some((favourite) => favourite === id)),
  );
  const shown = [...favourites, ...keptTiles];
  const played = own.games
    .filter(({ variant }) => groupOf(variant) === 'described')
    .sort(newestFirst)
    .map(({ variant }) => baseOf(variant))
    .filter((id) => !shown.includes(id) && !named.has(id));
  const ids = [...shown, ...[...new Set(played)].slice(0, MAX_TILES)];
  if (ids.length === 0 && kept.length === 0) return null;
  return (
    <section aria-label={t({ message: 'Your games', context: 'kinds of games' })}>
      <h2 className="muted">{t({ message: 'Your games', context: 'kinds of games' })}</h2>
      <ul className="plain-list">
        {ids.map((id) => {
          const { name, about } = gameOf(id);
          const given = named.get(id);
          return (
            <Tile
              key={id}
              tile={{
                name: given ?? name,
                line: given && given !== name ? name : about,
                ids: [id],
                chips: [],
              }}
              {...own}
            />
          );
        })}
      </ul>
      {kept.some(({ game }) => !shown.some((id) => id === game)) && <AllKept games={kept} />}
    </section>
  );
}

/** Links to all kept games, made once they are asked for: there may be thousands. */
function AllKept({ games }: { readonly games: readonly KeptGame[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const count = formatCount(games.length);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t`All kept games: ${count}`}</summary>
      {isOpen && (
        <div className="kept-games control-row">
          {games.map(({ game, name }) => (
            <a key={game} className="button" href={gameAddress(game)}>
              {name}
            </a>
          ))}
        </div>
      )}
    </details>
  );
}

/** The game of a stored id, if this version has it. */
function knownGame(id: string): readonly VariantId[] {
  const known = parseVariant(id);
  return known.ok ? [known.value] : [];
}

/** The first games that this version has. */
function firstKnown(ids: readonly string[]): readonly VariantId[] {
  const found: VariantId[] = [];
  for (const id of ids) {
    if (found.length === MAX_TILES) break;
    found.push(...knownGame(id));
  }
  return found;
}
