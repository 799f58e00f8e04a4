import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { allFamilies, type GameOfList } from '../../games/families';
import { useActingSelect } from './Field';
import { useKeptGames } from './keptGames';
import './form.css';

interface GameSelectProps {
  readonly label: string;
  /** The game that is chosen, if it is on the list. */
  readonly value?: string;
  /** What is shown if none is. */
  readonly placeholder?: string;
  /** The games on the list. */
  readonly has: (game: GameOfList) => boolean;
  /** Called with the id of a game; a kept one may be damaged, or of another version. */
  readonly onChoose: (id: string) => void;
}

/** A list of games in their families, after those that the player keeps. The choice leads elsewhere: see `useActingSelect`. */
export function GameSelect({ label, value = '', placeholder, has, onChoose }: GameSelectProps) {
  const kept = useKeptGames();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the games of a list do not change
  const families = useMemo(
    () =>
      allFamilies()
        .map(({ name, games }) => ({ name, games: games.filter(has) }))
        .filter(({ games }) => games.length > 0),
    [],
  );
  const ids: readonly string[] = [
    ...kept.map(({ game }) => game),
    ...families.flatMap(({ games }) => games.map(({ id }) => id)),
  ];
  return (
    <select
      className="form-control"
      aria-label={label}
      {...useActingSelect(ids.includes(value) ? value : '', onChoose)}
    >
      {!ids.includes(value) && (
        <option value="" disabled>
          {placeholder ?? label}
        </option>
      )}
      {kept.length > 0 && (
        <optgroup label={t({ message: 'Your games', context: 'kinds of games' })}>
          {kept.map(({ game, name }) => (
            <option key={game} value={game}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
      {families.map(({ name: family, games }) => (
        <optgroup key={family} label={family}>
          {games.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
