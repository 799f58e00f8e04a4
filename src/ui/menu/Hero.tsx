import { t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { present } from '../../engine/history';
import { FIRST_GAMES, type GameId, gameOf, titleOf, valuesOf } from '../../games/index';
import type { PlayedGame } from '../../persistence/record';
import { hasSolver } from '../../solver/registry';
import { gameAddress } from '../parts/address';
import { Button } from '../parts/Button';
import { Chips } from '../parts/Chips';
import { useStores } from '../parts/context';
import { OpenGame } from '../parts/OpenGame';
import { useWinnableDeals } from '../parts/useWinnableDeals';
import { WinnableChoice } from '../parts/WinnableChoice';
import { MiniTable, previewView } from './MiniTable';
import './Hero.css';

interface HeroProps {
  /** The game that was played last, if it is not finished. */
  readonly open: PlayedGame | undefined;
  /** The draw that was played last. */
  readonly draw: GameId;
}

/** The top of the home page: continues the open game, or starts the one everybody knows. */
export const Hero = ({ open, draw }: HeroProps) =>
  open ? <ContinueHero open={open} /> : <PlayHero draw={draw} />;

function ContinueHero({ open: { record, history } }: { readonly open: PlayedGame }) {
  const { actions } = useStores().store;
  const { variant } = record;
  const game = gameOf(variant);
  const move = history.cursor;
  useWinnableDeals(variant);
  const view = useMemo(() => game.table.view(present(history)), [game, history]);
  return (
    <section className="hero" aria-label={t`Continue`}>
      <MiniTable view={view} />
      <div className="hero-text">
        <h2>{game.name}</h2>
        <p>{t`move ${move}`}</p>
        <div className="hero-buttons">
          <OpenGame game={record} className="button" isMain>
            {t`Continue`}
          </OpenGame>
          <Button onClick={() => actions.newGame(variant)}>
            {t({ message: 'New', context: 'a game', comment: 'on a button' })}
          </Button>
        </div>
        {hasSolver(variant) && <WinnableChoice id={variant} switchOnly />}
      </div>
    </section>
  );
}

/** The draws to choose from, and their short names. */
const draws = () =>
  FIRST_GAMES.map((id) => {
    const { draw } = valuesOf(id);
    return [
      id,
      t({ message: `Draw ${draw}`, comment: 'cards of the stock, on a button' }),
    ] as const;
  }).toReversed();

function PlayHero({ draw }: { readonly draw: GameId }) {
  const [chosen, setChosen] = useState<GameId>();
  const id = chosen ?? draw;
  const { name } = gameOf(id);
  useWinnableDeals(id);
  const view = useMemo(() => previewView(id), [id]);
  return (
    <section className="hero" aria-label={t({ message: 'Play', context: 'a game' })}>
      <MiniTable view={view} />
      <div className="hero-text">
        <h2>{titleOf(id)}</h2>
        <p>{t`Solitaire that tells you if you can still win.`}</p>
        <a className="button" data-main href={gameAddress(id)} aria-label={t`Play ${name}`}>
          {t({ message: 'Play', context: 'a game' })}
        </a>
        <Chips label={t`Cards drawn at a time`} value={id} choices={draws()} onChange={setChosen} />
        <WinnableChoice id={id} switchOnly />
      </div>
    </section>
  );
}
