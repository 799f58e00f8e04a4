import { useState } from 'react';
import { memoize } from '../../engine/memoize';
import { allFamilies, type GameOfList } from '../../games/allFamilies';
import { gameOf } from '../../games/index';
import type { ListedGame, PlayedGame } from '../../persistence/record';
import { Chips } from '../parts/Chips';
import type { Choice } from '../parts/Field';
import { sampleView } from './samples';
import { Tile } from './Tile';

interface MoreGamesProps {
  /** All games of the player. */
  readonly games: readonly ListedGame[];
  /** The games in memory. */
  readonly atHand: readonly PlayedGame[];
}

/** All games in their families, to be searched by name. Their tiles are drawn once the list is opened. */
export default function MoreGames(props: MoreGamesProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="more-games" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>All games</summary>
      {isOpen && <List {...props} />}
    </details>
  );
}

const ANY = 'any';
const DECKS: readonly Choice<string>[] = [
  [ANY, 'Any decks'],
  ['1', 'One deck'],
  ['2', 'Two decks'],
];
const FACES: readonly Choice<string>[] = [
  [ANY, 'Open or hidden'],
  ['open', 'All cards open'],
  ['hidden', 'Some cards hidden'],
];

function List({ games, atHand }: MoreGamesProps) {
  const [wanted, setWanted] = useState('');
  const [decks, setDecks] = useState(ANY);
  const [faces, setFaces] = useState(ANY);
  const [all] = useState(allFamilies);
  const isFound = (game: GameOfList): boolean =>
    isCalled(game, wanted) &&
    (decks === ANY || decks === String(gameOf(game.id).decks ?? 1)) &&
    (faces === ANY || (faces === 'open') === isOpenDeal(game));
  const families = all
    .map(({ name, games: known }) => ({ name, found: known.filter(isFound) }))
    .filter(({ found }) => found.length > 0);
  const count = families.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <>
      <div className="control-row">
        <label className="control-row">
          Search
          <input
            type="search"
            className="form-control"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </label>
        <Chips label="Decks" value={decks} choices={DECKS} onChange={setDecks} />
        <Chips label="Cards at the start" value={faces} choices={FACES} onChange={setFaces} />
        <output>{count === 0 ? 'No such game.' : count === 1 ? '1 game' : `${count} games`}</output>
      </div>
      <nav aria-label="All games" className="families">
        {families.map(({ name: family, found }) => (
          <section key={family} aria-label={family}>
            <h2 className="muted">{family}</h2>
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
  );
}

/** True for a game that has the text in its name or in another name of it. */
const isCalled = ({ name, aliases }: GameOfList, text: string): boolean =>
  [name, ...aliases].some((each) => each.toLowerCase().includes(text.trim().toLowerCase()));

/** True for a game that is dealt with all cards face up. */
const isOpenDeal = memoize(({ id }: GameOfList): boolean =>
  sampleView(id).piles.every(({ cards }) => cards.every(({ faceUp }) => faceUp)),
);
