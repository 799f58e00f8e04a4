import { baseOf, type GameId, gameOf, menuEntry, parseVariant } from '../../games/index';
import { type ListedGame, newestFirst, type PlayedGame } from '../../persistence/record';
import { useSettings } from '../parts/context';
import { Tile } from './Tile';

interface YourGamesProps {
  readonly games: readonly ListedGame[];
  readonly atHand: readonly PlayedGame[];
}

/** The most games shown that are no favourites. */
const MAX_PLAYED = 4;

/** The favourites, and the games played last that have no tile below. The rules of every game must be loaded. */
export function YourGames({ games, atHand }: YourGamesProps) {
  const chosen = useSettings().games;
  const favourites = Object.keys(chosen).filter(
    (id) => chosen[id]?.favourite === 'yes' && isKnown(id),
  );
  const played = games
    .filter(({ variant }) => menuEntry(baseOf(variant)).group === 'described')
    .sort(newestFirst)
    .map(({ variant }) => baseOf(variant))
    .filter((id) => !favourites.includes(id));
  const ids = [...favourites, ...[...new Set(played)].slice(0, MAX_PLAYED)] as readonly GameId[];
  if (ids.length === 0) return null;
  return (
    <section aria-label="Your games">
      <h2 className="muted">Your games</h2>
      <ul className="plain-list">
        {ids.map((id) => (
          <Tile
            key={id}
            tile={{ name: gameOf(id).name, line: gameOf(id).about, ids: [id], chips: [] }}
            games={games}
            atHand={atHand}
          />
        ))}
      </ul>
    </section>
  );
}

const isKnown = (id: string): boolean => parseVariant(id).ok;
