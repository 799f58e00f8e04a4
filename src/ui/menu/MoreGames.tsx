import { useState } from 'react';
import { GAME_IDS, menuEntry } from '../../games/index';
import { FAMILIES } from '../../games/layouts/presets/index';
import type { Preset } from '../../games/layouts/presets/preset';
import type { ListedGame, PlayedGame } from '../../persistence/record';
import { Tile } from './Tile';

/** The described games that no other module plays, in their families. */
const DESCRIBED = Object.entries(FAMILIES).map(([name, presets]) => ({
  name,
  games: GAME_IDS.flatMap((id) => {
    const preset = (presets as Readonly<Record<string, Preset>>)[id];
    return preset && menuEntry(id).group === 'described' ? [{ id, preset }] : [];
  }),
}));

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
  const families = DESCRIBED.map(({ name, games }) => ({
    name,
    found: games.filter(({ preset }) => isCalled(preset, wanted)),
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
                  {found.map(({ id, preset }) => (
                    <Tile
                      key={id}
                      tile={{ name: preset.name, line: preset.about, ids: [id], chips: [] }}
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
const isCalled = ({ name, aliases = [] }: Preset, text: string): boolean =>
  [name, ...aliases].some((each) => each.toLowerCase().includes(text.trim().toLowerCase()));
