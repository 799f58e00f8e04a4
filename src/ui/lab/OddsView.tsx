import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { keysOf } from '../../engine/keysOf';
import { allFamilies } from '../../games/families';
import { baseOf, gameOf } from '../../games/index';
import {
  fairInterval,
  middleShare,
  ODDS,
  type Odds,
  oddsCommand,
  oddsInterval,
  PUBLISHED_IN,
  publishedShare,
} from '../../games/odds';
import { formatCount, formatPercent, joinSentences } from '../../locales/format';
import { formatPercentInterval } from '../charts/numbers';
import { gameAddress } from '../parts/address';
import { Button } from '../parts/Button';
import { CodeBlock } from '../parts/CodeBlock';
import { type Choice, Select } from '../parts/Field';
import { Slots, slot } from '../parts/Slots';
import './OddsView.css';

type ColumnName = 'game' | 'share' | 'deals' | 'moves';

interface Column {
  readonly title: () => string;
  /** What it is sorted by. */
  readonly keyOf: (odds: Odds) => number | string;
}

const COLUMNS: Readonly<Record<ColumnName, Column>> = {
  game: { title: () => t`Game`, keyOf: ({ game, name }) => name ?? gameOf(game).name },
  share: { title: () => t`Can be won`, keyOf: middleShare },
  deals: { title: () => t`Deals`, keyOf: ({ deals }) => deals },
  moves: {
    title: () => t({ message: 'Moves', context: 'number of moves' }),
    keyOf: ({ moves }) => moves ?? 0,
  },
};

const deckChoices = (): readonly Choice<string>[] => [
  ['', t`Any decks`],
  ['1', t`One deck`],
  ['2', t`Two decks`],
];

const isOfDecks = ({ game }: Odds, decks: string): boolean =>
  decks === '' || decks === String(gameOf(game).decks ?? 1);

/** How many deals of each game can be won: a table that can be sorted and filtered. */
export default function OddsView() {
  const [families] = useState(allFamilies);
  const [family, setFamily] = useState('');
  const [decks, setDecks] = useState('');
  const [{ column, isDown }, setOrder] = useState<{
    readonly column: ColumnName;
    readonly isDown: boolean;
  }>({ column: 'share', isDown: true });
  const ids = families.find(({ name }) => name === family)?.games.map(({ id }) => id);
  const { keyOf } = COLUMNS[column];
  const shown = ODDS.filter(
    (odds) => (ids?.includes(baseOf(odds.game)) ?? true) && isOfDecks(odds, decks),
  ).sort((a, b) => {
    const [x, y] = isDown ? [keyOf(b), keyOf(a)] : [keyOf(a), keyOf(b)];
    return x < y ? -1 : x > y ? 1 : 0;
  });
  return (
    <>
      <div className="control-row">
        <Select
          aria-label={t`Family`}
          value={family}
          choices={[
            ['', t`All families`],
            ...families.map(({ name }): Choice<string> => [name, name]),
          ]}
          onChange={setFamily}
        />
        <Select aria-label={t`Decks`} value={decks} choices={deckChoices()} onChange={setDecks} />
        <output>
          {plural(shown.length, { one: '# game or variant', other: '# games and variants' })}
        </output>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a table that is too wide */}
      <section className="table-scroll" aria-label={t`Which solitaire can be won?`} tabIndex={0}>
        <table className="figure-table odds-table">
          <thead>
            <tr>
              {keysOf(COLUMNS).map((each) => (
                <th
                  key={each}
                  scope="col"
                  aria-sort={each === column ? (isDown ? 'descending' : 'ascending') : undefined}
                >
                  <Button
                    onClick={() =>
                      setOrder({
                        column: each,
                        isDown: each === column ? !isDown : each !== 'game',
                      })
                    }
                  >
                    {COLUMNS[each].title()}
                    {each === column && <span aria-hidden="true">{isDown ? ' ↓' : ' ↑'}</span>}
                  </Button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((odds) => (
              <Row key={odds.game} odds={odds} />
            ))}
          </tbody>
        </table>
      </section>
      <p className="page-lead">
        <Slots
          text={joinSentences([
            t`Without peeking: how many games are won by a program that knows no more than a player.`,
            t`Moves: the median of short solutions.`,
            t`Published: ${slot(0)}.`,
          ])}
          parts={[
            <cite key="source" lang="en" translate="no">
              {PUBLISHED_IN}
            </cite>,
          ]}
        />
      </p>
      <details className="lab-details">
        <summary>{t`Count again`}</summary>
        <p>
          {t`These commands are for patience, the program of this project for the terminal. They give the same verdicts on every machine.`}
        </p>
        <CodeBlock>{shown.map(oddsCommand).join('\n')}</CodeBlock>
      </details>
    </>
  );
}

/** A game, the interval of its share as a picture and in figures, and what was counted. */
function Row({ odds }: { readonly odds: Odds }) {
  const { game, name, deals, won, lost, moves } = odds;
  const { low, high } = oddsInterval(odds);
  const [percent] = publishedShare(game) ?? [];
  const published = percent === undefined ? undefined : formatPercent(percent / 100, 6, 0);
  const fair = fairInterval(odds);
  const unseen = fair && formatPercentInterval(fair);
  const unknown = deals - won - lost;
  return (
    <tr>
      <th scope="row">
        <a href={gameAddress(game)}>
          {name ? (
            <span lang="en" translate="no">
              {name}
            </span>
          ) : (
            gameOf(game).name
          )}
        </a>
      </th>
      <td>
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="8" />
          <rect x={Math.min(98, 100 * low)} width={Math.max(2, 100 * (high - low))} height="8" />
        </svg>
        {formatPercentInterval({ low, high })}
        {published && <small>{t`published ${published}`}</small>}
        {unseen && <small>{t`without peeking ${unseen}`}</small>}
      </td>
      <td>
        {formatCount(deals)}
        {unknown > 0 && <small>{plural(unknown, { one: '# unknown', other: '# unknown' })}</small>}
      </td>
      <td>{moves}</td>
    </tr>
  );
}
