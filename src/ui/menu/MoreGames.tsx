import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { memoize } from '../../engine/memoize';
import { allFamilies, type GameOfList } from '../../games/families';
import { type GameId, gameOf } from '../../games/index';
import { howOften, oddsInWords, oddsOf } from '../../games/odds';
import { joinSentences } from '../../locales/format';
import { type Choice, Select } from '../parts/Field';
import { previewView } from './MiniTable';
import { searchGames } from './searchGames';
import { type RecentGames, Tile } from './Tile';

/** All games in their families; they can be searched by name. Their tiles are drawn once the list is opened. */
export default function MoreGames(own: RecentGames) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="more-games" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t`All games`}</summary>
      {isOpen && <List {...own} />}
    </details>
  );
}

/** The limit of the filter for short games, in moves. */
const SHORT = 100;

/** A question about games, with the answer of each. Its first choice is any answer. */
interface Filter {
  readonly label: string;
  readonly choices: readonly Choice<string>[];
  readonly answerOf: (game: GameOfList) => string;
}

const filters = (): readonly Filter[] => [
  {
    label: t`Decks`,
    choices: [
      ['', t`Any decks`],
      ['1', t`One deck`],
      ['2', t`Two decks`],
    ],
    answerOf: ({ id }) => String(gameOf(id).decks ?? 1),
  },
  {
    label: t`Cards at the start`,
    choices: [
      ['', t`Open or hidden`],
      ['open', t`All cards open`],
      ['hidden', t`Some cards hidden`],
    ],
    answerOf: (game) => (isOpenDeal(game) ? 'open' : 'hidden'),
  },
  {
    label: t`Share that can be won`,
    choices: [
      ['', t`Any odds`],
      ['often', t`Often winnable`],
      ['half', t`About half winnable`],
      ['seldom', t`Seldom winnable`],
      ['unknown', t`Odds not known`],
    ],
    answerOf: ({ id }) => howOften(oddsOf(id)),
  },
  {
    label: t`Length of a solution`,
    choices: [
      ['', t`Any length`],
      ['short', t`Up to ${SHORT} moves`],
      ['long', t`Over ${SHORT} moves`],
    ],
    answerOf: ({ id }) => {
      const moves = oddsOf(id)?.moves;
      return moves === undefined ? 'unknown' : moves > SHORT ? 'long' : 'short';
    },
  },
];

function List(own: RecentGames) {
  const [wanted, setWanted] = useState('');
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [all] = useState(allFamilies);
  const [questions] = useState(filters);
  const isFound = (game: GameOfList): boolean =>
    questions.every(({ label, answerOf }) => {
      const answer = answers[label];
      return !answer || answer === answerOf(game);
    });
  const families = searchGames(all, wanted)
    .map(({ name, games }) => ({ name, found: games.filter(isFound) }))
    .filter(({ found }) => found.length > 0);
  const count = families.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <>
      <div className="control-row">
        <label className="control-row">
          {t`Search`}
          <input
            type="search"
            className="form-control"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </label>
        {questions.map(({ label, choices }) => (
          <Select
            key={label}
            aria-label={label}
            value={answers[label] ?? ''}
            choices={choices}
            onChange={(value) => setAnswers({ ...answers, [label]: value })}
          />
        ))}
        <output>
          {count === 0
            ? t`No such game.`
            : t({
                message: plural(count, { one: '# game', other: '# games' }),
                context: 'kinds of games',
              })}
        </output>
      </div>
      <nav aria-label={t`All games`} className="families">
        {families.map(({ name: family, found }) => (
          <section key={family}>
            <h2 className="muted">{family}</h2>
            <ul className="plain-list">
              {found.map(({ id, name, about }) => (
                <Tile
                  key={id}
                  tile={{ name, line: joinSentences([about, oddsLine(id)]), ids: [id], chips: [] }}
                  {...own}
                />
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </>
  );
}

/** How many deals of a game can be won, as a sentence; empty if nobody has counted. */
function oddsLine(id: GameId): string {
  const odds = oddsOf(id);
  return odds ? oddsInWords(odds) : '';
}

/** True for a game that is dealt with all cards face up. */
const isOpenDeal = memoize(({ id }: GameOfList): boolean =>
  previewView(id).piles.every(({ cards }) => cards.every(({ faceUp }) => faceUp)),
);
