import { useMemo } from 'react';
import { allFamilies } from '../../games/allFamilies';
import { layoutOf } from '../../games/described';
import type { VariantId } from '../../games/index';
import { type Layout, parseLayout } from '../../workshop/description';
import { STARTING_POINTS } from '../../workshop/startingPoints';
import { useKeptGames } from '../parts/keptGames';

interface StartFromProps {
  readonly onStart: (layout: Layout) => void;
}

/** The games to start from: those worth a look, the player’s own, and all that have a description. */
export function StartFrom({ onStart }: StartFromProps) {
  const kept = useKeptGames();
  const families = useMemo(
    () =>
      allFamilies()
        .map(({ name, games }) => ({ name, games: games.filter(({ id }) => layoutOf(id)) }))
        .filter(({ games }) => games.length > 0),
    [],
  );
  const start = (layout: Layout | undefined): void => {
    if (layout) onStart(layout);
  };
  return (
    <section className="panel" aria-label="Start from">
      <select
        className="form-control"
        aria-label="Start from a game you know"
        value=""
        onChange={({ target }) => start(layoutOf(target.value as VariantId))}
      >
        <option value="" disabled>
          Start from a game you know…
        </option>
        {kept.length > 0 && (
          <optgroup label="Your games">
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
      <details>
        <summary>Six worth a look</summary>
        <ul className="plain-list starting-points">
          {STARTING_POINTS.map(({ name, idea, layout }) => (
            <li key={name}>
              <button
                type="button"
                className="button"
                onClick={() => {
                  const parsed = parseLayout(layout);
                  start(parsed.ok ? parsed.value : undefined);
                }}
              >
                {name}
              </button>
              <small>{idea}</small>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
