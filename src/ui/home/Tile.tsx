import { t } from '@lingui/core/macro';
import { type ReactNode, useMemo } from 'react';
import type { TileGame } from '../../games/families';
import { baseOf, GAME_IDS, gameOf, type VariantId } from '../../games/index';
import { formatCount } from '../../locales/format';
import { favouritesIn, MAX_FAVOURITES } from '../../persistence/collection';
import { latestGame, latestUnfinished } from '../../persistence/statistics';
import { viewOf } from '../../store/game/table';
import { gameAddress } from '../parts/address';
import { useSettings, useStores } from '../parts/context';
import { MiniTable, previewView } from '../parts/MiniTable';
import { OpenGame } from '../parts/OpenGame';
import { type OwnGames, useOpenGame } from './useOwnGames';
import './Tile.css';

/** The games in the order of the list. */
const LISTED: readonly VariantId[] = GAME_IDS;

interface TileProps extends OwnGames {
  readonly tile: TileGame;
  /** In the list of all games: how easy and how long it is, and how many deals can be won. */
  readonly facts?: ReactNode;
}

/** A game on the home page or in the list of all games. A press anywhere plays it; a chip plays one of its variants. */
export function Tile({ tile, facts, games, atHand }: TileProps) {
  const { name, line, ids, chips } = tile;
  const own = useMemo(
    () => games.filter(({ variant }) => ids.includes(variant) || ids.includes(baseOf(variant))),
    [games, ids],
  );
  const open = latestUnfinished(own);
  const played = useOpenGame(open, atHand);
  // Of a game that was taken back to its start there is nothing to say.
  const move = open?.cursor;
  const last = open?.variant ?? latestGame(own)?.variant ?? ids[0];
  const shown = ids.includes(last) ? last : baseOf(last);
  // In the list of all games no two pictures look alike.
  const deal = facts === undefined ? undefined : String(LISTED.indexOf(baseOf(last)));
  const view = useMemo(
    () => (played ? viewOf(played) : previewView(shown, deal)),
    [played, shown, deal],
  );
  const text = (
    <>
      <strong>{name}</strong> <small>{move ? t`At move ${move}` : line}</small>
      {facts}
    </>
  );
  return (
    <li className="panel tile">
      <MiniTable view={view} small />
      <Star id={ids[0]} name={name} />
      <div className="tile-foot">
        {open ? (
          <OpenGame game={open} className="tile-link">
            {text}
          </OpenGame>
        ) : (
          <a href={gameAddress(last)} className="tile-link">
            {text}
          </a>
        )}
        {chips.length > 0 && (
          <span className="chips control-row">
            {chips.map(([id, short]) => (
              <GameChip key={id} id={id} short={short} />
            ))}
          </span>
        )}
      </div>
    </li>
  );
}

interface GameChipProps {
  readonly id: VariantId;
  /** What it is called beside others of its game: `3`. */
  readonly short: string;
}

/** A link to a variant of a game. */
export function GameChip({ id, short }: GameChipProps) {
  const { name: game } = gameOf(id);
  return (
    <a className="chip" href={gameAddress(id)} aria-label={t`${short}: ${game}`}>
      {short}
    </a>
  );
}

interface StarProps {
  readonly id: VariantId;
  readonly name: string;
}

/** A switch that makes a game a favourite. */
function Star({ id, name }: StarProps) {
  const { settings, store } = useStores();
  const isOn = useSettings().games[id]?.favourite === 'yes';

  function toggle(): void {
    if (!isOn && favouritesIn(settings.getState()).length >= MAX_FAVOURITES) {
      const max = formatCount(MAX_FAVOURITES);
      store.actions.announce(t`You have ${max} favourites. Remove one first.`, 'refusal');
    } else settings.setForGame(id, { favourite: isOn ? 'no' : 'yes' });
  }

  return (
    <button
      type="button"
      className="star"
      aria-pressed={isOn}
      aria-label={t`Favourite: ${name}`}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z" />
      </svg>
    </button>
  );
}
