import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { descriptionOf, parseVariant } from '../../games/index';
import { parseInvention } from '../../workshop/description';
import type { Invention } from '../../workshop/invention';
import { STARTING_POINTS, type StartingPoint } from '../../workshop/startingPoints';
import { Button } from '../parts/Button';
import { useStores } from '../parts/context';
import { SAMPLE_DEAL } from '../parts/emptyTable';
import { GameSelect } from '../parts/GameSelect';
import { MiniTable } from '../parts/MiniTable';

/** The games to start from: those worth a look, the kept ones, and all that have a description. */
export function StartFrom({ onStart }: { readonly onStart: (game: Invention) => void }) {
  const { store } = useStores();
  const tiles = useMemo(() => STARTING_POINTS.map(withView), []);
  /** Starts from a game; a kept one may be damaged, or of another version. */
  function choose(text: string): void {
    const game = parseVariant(text);
    const description = game.ok ? descriptionOf(game.value) : undefined;
    if (description) start(description);
    else {
      const why = game.ok ? t`The rules of this game cannot be changed.` : game.error;
      store.actions.announce(why, 'refusal');
    }
  }

  function start(description: string): void {
    const game = parseInvention(description);
    if (game.ok) onStart(game.value);
  }

  return (
    <section className="panel start-from" aria-label={t`Start from`}>
      <h2>{t`Start from one of these`}</h2>
      <ul className="plain-list starting-points">
        {tiles.map(({ name, idea, game, view }) => (
          <li key={game}>
            <Button className="picture-row" onClick={() => start(game)}>
              {view && <MiniTable view={view} />}
              <strong>{name()}</strong>
              <small>{idea()}</small>
            </Button>
          </li>
        ))}
      </ul>
      <GameSelect
        label={t`Start from a game you know`}
        placeholder={t`Or from a game you know…`}
        has={({ id }) => descriptionOf(id) !== undefined}
        onChoose={choose}
      />
    </section>
  );
}

/** A game worth a look, with its table. */
function withView(point: StartingPoint) {
  const game = parseInvention(point.game);
  return { ...point, view: game.ok ? game.value.view(SAMPLE_DEAL) : undefined };
}
