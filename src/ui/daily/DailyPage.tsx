import { plural, t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { FIRST_GAMES, type GameId, gameOf } from '../../games/index';
import { atStart, joinSentences, withFullStop } from '../../locales/format';
import { daysBetween } from '../../persistence/calendar';
import {
  createDailyMemory,
  type DayMark,
  markOf,
  playedDays,
  streaksOf,
} from '../../persistence/daily';
import type { Day } from '../../persistence/day';
import type { ListedGame } from '../../persistence/record';
import { latestGame } from '../../persistence/statistics';
import { Page } from '../page/Page';
import { addressProblem, dailyAddress, replaceAddress } from '../parts/address';
import { Button } from '../parts/Button';
import { useStores } from '../parts/context';
import { markInWords, markTitle } from '../parts/dayMark';
import { ActingSelect, type Choice } from '../parts/Field';
import { formatDay, formatDayOfYear, formatWeekday } from '../parts/formatDay';
import { useLocalTime } from '../parts/useLocalTime';
import { NO_GAMES, useGameList } from '../parts/useStored';
import { TablePicture } from '../table/TablePicture';
import { Calendar } from './Calendar';
import { DAILY_GAMES, MAIN_GAMES, parseDailyTarget } from './dailyTarget';
import { MarkIcon } from './MarkIcon';
import { NextDeal } from './NextDeal';
import { type KnownDeal, useDailyDeal, useDayTable } from './useDailyDeal';
import './DailyPage.css';

/** The marks of the legend, in order. It shows those that the calendar has. */
const LEGEND: readonly DayMark[] = ['clean', 'won', 'late', 'helped', 'lost', 'begun', 'missed'];

/** The games without a button, by name. */
const otherGames = (): readonly Choice<GameId | ''>[] => [
  ['', t`Other games`],
  ...DAILY_GAMES.filter((id) => !MAIN_GAMES.includes(id))
    .map((id): Choice<GameId> => [id, gameOf(id).name])
    .sort(([, a], [, b]) => a.localeCompare(b)),
];

/** A game’s calendar of daily deals, and the deal of one day. `parts` follow `#/daily/`; without a game, it is the one played last. */
export default function DailyPage({ parts }: { readonly parts: readonly string[] }) {
  const { storage } = useStores();
  const memory = useMemo(() => createDailyMemory(storage), [storage]);
  const { today } = useLocalTime();
  const target = parseDailyTarget(parts);
  const [chosen, setChosen] = useState<{ readonly of: string; readonly day: Day }>();
  const name = parts.join('/');
  const named = target.ok ? target.value : {};
  const day = (chosen?.of === name ? chosen.day : named.day) ?? today;
  const games = useGameList() ?? NO_GAMES;
  const game = named.game ?? lastPlayed(games) ?? FIRST_GAMES[0];
  const played = useMemo(() => playedDays(games, game), [games, game]);
  const found = useDailyDeal(memory, game, day > today ? undefined : day);
  const others = useMemo(otherGames, []);
  const visit = useMemo(() => memory.firstVisit(today), [memory, today]);

  const marked = (each: Day): DayMark => markOf(each, today, visit, played);
  const streaks = streaksOf(played, today);
  const present = new Set([...played.values(), ...daysBetween(visit, today).map(marked)]);
  const marks = LEGEND.filter((mark) => present.has(mark));

  function select(next: Day): void {
    setChosen({ of: name, day: next });
    replaceAddress(dailyAddress(game, next));
  }

  return (
    <Page
      name="daily"
      title={t`Daily deal`}
      problem={target.ok ? undefined : addressProblem(target.error)}
    >
      <nav
        className="page-links control-row"
        aria-label={t({ message: 'Games', context: 'kinds of games' })}
      >
        {(MAIN_GAMES.includes(game) ? MAIN_GAMES : [game, ...MAIN_GAMES]).map((id) => (
          <a
            key={id}
            className="button"
            href={dailyAddress(id)}
            aria-current={id === game ? 'page' : undefined}
          >
            {gameOf(id).name}
          </a>
        ))}
        <ActingSelect<GameId | ''>
          aria-label={t`Other games`}
          value=""
          choices={others}
          onChange={(id) => id && window.location.assign(dailyAddress(id))}
        />
      </nav>
      <div className="page-parts">
        <DayView
          {...{ game, day, today, found }}
          mark={marked(day)}
          own={latestGame(games.filter((each) => each.variant === game && each.day === day))}
        />
        <Calendar {...{ today, played }} selected={day} markOf={marked} onSelect={select} />
        <div className="page-part">
          <section className="panel daily-streaks control-row" aria-label={t`Streak`}>
            <p>
              {t`Streak`} <b data-testid="streak">{dayCount(streaks.now)}</b>
            </p>
            <p>
              {t({ message: 'Best', comment: 'the longest streak' })}{' '}
              <b>{dayCount(streaks.best)}</b>
            </p>
            <NextDeal />
          </section>
          {marks.length > 0 && (
            <ul className="panel plain-list daily-marks" aria-label={t`Marks`}>
              {marks.map((mark) => (
                <li key={mark}>
                  <MarkIcon mark={mark} /> {markTitle(mark)}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Page>
  );
}

/** The game whose daily deal was played last. */
function lastPlayed(games: readonly ListedGame[]): GameId | undefined {
  const last = latestGame(games.filter(({ source }) => source === 'daily'));
  return DAILY_GAMES.find((id) => id === last?.variant);
}

const openName = (mark: DayMark): string => (mark === 'begun' ? t`Continue` : t`Open your game`);

/** A past day is named: on a phone it stands above the calendar in which it was chosen. */
function playName(day: Day, isLate: boolean): string {
  const date = formatDayOfYear(day);
  return isLate ? t`Play ${date}` : t`Play the daily deal`;
}

interface DayViewProps {
  readonly game: GameId;
  readonly day: Day;
  readonly today: Day;
  readonly found: ReturnType<typeof useDailyDeal>;
  readonly mark: DayMark;
  /** The player’s newest game of this deal. */
  readonly own: ListedGame | undefined;
}

/** One day: the table of its deal, once the solver has found it, and a button to play it. */
function DayView({ game, day, today, found, mark, own }: DayViewProps) {
  const { store } = useStores();
  const { deal, failure, retry } = found;
  const isPlayable = deal !== undefined || own !== undefined;
  const isLate = day < today;
  const isPlayed = !['open', 'missed', 'future'].includes(mark);
  const result = markInWords(mark);
  const view = useDayTable(game, deal, own);
  const isSearching = mark !== 'future' && !isPlayable && failure === undefined;

  function play(): void {
    const date = formatDay(day);
    const intro = t`Daily deal of ${date}.`;
    if (own) return void store.actions.open({ kind: 'game', id: own.id, intro });
    if (deal === undefined) return;
    const late = isLate && { late: true as const };
    const facts = { source: 'daily' as const, day, ...late };
    void store.actions.open({ kind: 'deal', variant: game, deal, facts, intro });
  }

  return (
    <section className="panel daily-day" aria-label={t`Chosen day`}>
      <h2>{atStart(formatWeekday(day))}</h2>
      <p>
        <MarkIcon mark={mark} /> {day === today ? t`Today: ${result}` : markTitle(mark)}
      </p>
      <TablePicture view={view} riffles={isSearching} />
      <p aria-live="polite">{describeDeal(found, mark)}</p>
      {isLate && !isPlayed && <p>{t`A late win counts for the medals, not for the streak.`}</p>}
      {mark !== 'future' && (isPlayable || failure === undefined) && (
        <Button primary aria-disabled={!isPlayable || undefined} onClick={play}>
          {isPlayed ? openName(mark) : playName(day, isLate)}
        </Button>
      )}
      {failure !== undefined && found.par === undefined && (
        <Button onClick={retry}>{t`Try again`}</Button>
      )}
    </section>
  );
}

const dayCount = (days: number): string => plural(days, { one: '# day', other: '# days' });

function describeDeal({ deal, par, failure }: KnownDeal, mark: DayMark): string {
  if (mark === 'future') return t`Available on that day.`;
  if (deal === undefined) return failure ?? t`Finding a deal that can be won…`;
  const found = withFullStop(t`This deal can be won`);
  if (par !== undefined) {
    return joinSentences([found, plural(par, { one: 'Par: # move.', other: 'Par: # moves.' })]);
  }
  return joinSentences([found, failure ?? t`Working out its par…`]);
}
