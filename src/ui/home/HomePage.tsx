import { plural, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { baseOf, FIRST_GAMES, GAME_IDS, titleOf } from '../../games/index';
import { formatCount, joinFacts } from '../../locales/format';
import { type PlayedMark, playedDays, streaksOf } from '../../persistence/daily';
import { isPlayed, isUnfinished, type ListedGame, newestFirst } from '../../persistence/record';
import { latestGame, latestUnfinished } from '../../persistence/statistics';
import { Page } from '../page/Page';
import { dailyAddress, setUpAddress } from '../parts/address';
import { markInWords } from '../parts/dayMark';
import { formatDayOfYear } from '../parts/formatDay';
import { useKeptGames } from '../parts/keptGames';
import { useLocalTime } from '../parts/useLocalTime';
import { useGameList } from '../parts/useStored';
import { Hero } from './Hero';
import { Tile } from './Tile';
import { useHomeTiles } from './useHomeTiles';
import { useOpenGame, useOwnGames } from './useOwnGames';
import './HomePage.css';

/** The most games whose winnable deals are kept ready, beside the one at the top. */
const MAX_READY = 6;

/** The home page: a game to play at once, today’s deal, and the games of the player before the best known ones. */
export default function HomePage({ problem }: { readonly problem?: string | undefined }) {
  const own = useOwnGames();
  const { games, atHand } = own;
  const open = useOpenGame(latestUnfinished(games), atHand);
  const drawn = latestGame(games.filter(({ variant }) => FIRST_GAMES.includes(baseOf(variant))));
  const draw = drawn ? baseOf(drawn.variant) : FIRST_GAMES[0];
  const tiles = useHomeTiles(games, open?.record.variant ?? draw);
  const count = formatCount(GAME_IDS.length + useKeptGames().length);
  const played = [...new Set([...games].sort(newestFirst).map(({ variant }) => variant))];
  return (
    <Page name="home" title="Patience Lab" problem={problem}>
      <Hero
        open={open}
        unfinished={games.filter((game) => isPlayed(game) && isUnfinished(game)).length}
        draw={draw}
        played={played.slice(0, MAX_READY)}
      />
      <div className="summaries">
        <DailySummary games={games} />
        <Summary href="#/games" title={t`All ${count} games`}>
          {examplesInWords()}
        </Summary>
        <Summary href={setUpAddress()} title={t`Set up a game`}>
          {t`Stuck elsewhere? See if it can be won`}
        </Summary>
        <Summary href="#/workshop" title={t`Invent a game`}>
          {t`Change any rule, and see its odds`}
        </Summary>
        <Summary href="#/lab" title={t`The lab`}>
          {t`Play a million games and see`}
        </Summary>
      </div>
      <nav aria-label={t({ message: 'Games', context: 'kinds of games' })}>
        <ul className="plain-list tiles">
          {tiles.map((tile) => (
            <Tile key={tile.ids[0]} tile={tile} {...own} />
          ))}
        </ul>
      </nav>
    </Page>
  );
}

/** The marks of a deal that was played today. Of several games the first of these is shown. */
const BEST_FIRST: readonly PlayedMark[] = ['clean', 'won', 'late', 'begun', 'helped', 'lost'];

/** A link to today’s deal of the game played best today: how it was played, and for how many days in a row it was won. */
function DailySummary({ games }: { readonly games: readonly ListedGame[] }) {
  const { today } = useLocalTime();
  const daily = games.filter(({ source }) => source === 'daily');
  const variants = [...new Set(daily.map(({ variant }) => variant))];
  const played = variants.map((variant) => ({ variant, days: playedDays(daily, variant) }));
  const shown = BEST_FIRST.flatMap((mark) => {
    const game = played.find(({ days }) => days.get(today) === mark);
    return game ? [{ mark, variant: game.variant }] : [];
  })[0];
  // Until the games are read, nothing is said of how it was played.
  const isRead = useGameList() !== undefined;
  const mark = shown?.mark ?? (isRead ? 'open' : undefined);
  const streak = Math.max(0, ...played.map(({ days }) => streaksOf(days, today).now));
  return (
    <Summary
      href={dailyAddress(shown?.variant)}
      title={t`Daily deal`}
      figure={streak > 1 && plural(streak, { one: '# day in a row', other: '# days in a row' })}
    >
      {joinFacts([formatDayOfYear(today), mark && markInWords(mark)])}
    </Summary>
  );
}

/** Games that the page of all games has, and this one has not. */
const EXAMPLES = ['canfield', 'scorpion', 'forty-thieves'] as const;

/** `Canfield, Scorpion, Forty Thieves…` */
function examplesInWords(): string {
  const [first, second, third] = EXAMPLES.map(titleOf);
  return t({
    message: `${first}, ${second}, ${third}…`,
    comment: 'names of three games, of which there are more',
  });
}

interface SummaryProps {
  readonly href: string;
  readonly title: string;
  readonly figure?: ReactNode;
  readonly children: ReactNode;
}

const Summary = ({ href, title, figure, children }: SummaryProps) => (
  <a className="panel summary" href={href}>
    <strong>{title}</strong>
    <small>{children}</small>
    {figure && <b>{figure}</b>}
  </a>
);
