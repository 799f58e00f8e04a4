import { type PlayedMark, playedDays, streaksOf } from '../../persistence/daily';
import type { ListedGame } from '../../persistence/record';
import { summarise } from '../../persistence/statistics';
import { localDay } from '../../store/browser';
import { dailyAddress, statisticsAddress } from '../parts/address';

interface SummaryProps {
  readonly games: readonly ListedGame[];
}

/** A link to today’s deal: whether it was played, and for how many days in a row it was won. */
export function DailySummary({ games }: SummaryProps) {
  const today = localDay();
  const daily = games.filter(({ source }) => source === 'daily');
  const variants = new Set(daily.map(({ variant }) => variant));
  const days = [...variants].map((id) => playedDays(daily, id));
  const marks = days.flatMap((played) => played.get(today) ?? []);
  const streak = Math.max(0, ...days.map((played) => streaksOf(played, today).now));
  const date = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
  return (
    <a className="panel summary" href={dailyAddress()}>
      <strong>Today’s deal</strong>
      <small>
        {date} · {stateOf(marks)}
      </small>
      {streak > 1 && <b>{streak} days in a row</b>}
    </a>
  );
}

/** The best that was done today, of all games. */
function stateOf(marks: readonly PlayedMark[]): string {
  if (marks.some((mark) => mark === 'won' || mark === 'clean' || mark === 'late')) return 'won';
  if (marks.includes('begun')) return 'begun';
  if (marks.includes('helped')) return 'solver used';
  return marks.includes('lost') ? 'lost' : 'not played';
}

/** A share of fewer games says little. */
const MIN_ENDED = 5;

/** A link to the statistics, with the share of games won. */
export function StatisticsSummary({ games }: SummaryProps) {
  const { won, lost } = summarise(games);
  const ended = won + lost;
  return (
    <a className="panel summary" href={statisticsAddress()}>
      {ended === 0 ? (
        <>
          <strong>Statistics</strong> <small>Every game you finish counts here</small>
        </>
      ) : (
        <>
          <strong>
            {ended < MIN_ENDED ? 'Statistics' : `${Math.round((100 * won) / ended)} % won`}
          </strong>
          <small>
            {ended < MIN_ENDED ? 'Won' : 'Statistics ·'} {won} of {ended}
          </small>
        </>
      )}
    </a>
  );
}
