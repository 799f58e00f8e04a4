import { useState } from 'react';
import { DESCRIBED_FAMILIES } from '../../games/describedFamilies';
import type { ListedGame, PlayedGame } from '../../persistence/record';
import { Tile } from './Tile';

interface MoreGamesProps {
  /** All games of the player. */
  readonly games: readonly ListedGame[];
  /** The games in memory. */
  readonly atHand: readonly PlayedGame[];
}

/** The described games in their families, to be searched by name. Their tiles are drawn once the list is opened. */
export default function MoreGames({ games, atHand }: MoreGamesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wanted, setWanted] = useState('');
  const families = DESCRIBED_FAMILIES.map((family) => ({
    name: family.name,
    found: family.games.filter((game) => isCalled(game, wanted)),
  })).filter(({ found }) => found.length > 0);
  const count = families.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <details className="more-games" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>More games</summary>
      {isOpen && (
        <>
          <label className="control-row">
            Search
            <input
              type="search"
              className="form-control"
              value={wanted}
              onChange={({ target }) => setWanted(target.value)}
            />
            <output>{count === 0 ? 'No game has this name.' : `${count} games`}</output>
          </label>
          <nav aria-label="More games" className="families">
            {families.map(({ name, found }) => (
              <section key={name} aria-label={name}>
                <h2>{name}</h2>
                <ul className="plain-list">
                  {found.map(({ id, name, about }) => (
                    <Tile
                      key={id}
                      tile={{ name, line: about, ids: [id], chips: [] }}
                      games={games}
                      atHand={atHand}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        </>
      )}
    </details>
  );
}

/** True for a game that has the text in its name or in another name of it. */
const isCalled = (
  { name, aliases }: { readonly name: string; readonly aliases: readonly string[] },
  text: string,
): boolean =>
  [name, ...aliases].some((each) => each.toLowerCase().includes(text.trim().toLowerCase()));
