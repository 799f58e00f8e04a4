import { plural, t } from '@lingui/core/macro';
import { type PlayedMark, playedDays, streaksOf } from '../../persistence/daily';
import { localDay } from '../../persistence/day';
import type { ListedGame } from '../../persistence/record';
import { dailyAddress } from '../parts/address';
import { markInWords } from '../parts/dayMark';
import { formatDayOfYear } from '../parts/formatDay';

/** The marks of a deal that was played today. Of several games the first of these is shown. */
const BEST_FIRST: readonly PlayedMark[] = ['clean', 'won', 'late', 'begun', 'helped', 'lost'];

/** A link to today’s deal of the game played best today: how it was played, and for how many days in a row it was won. */
export function DailySummary({ games }: { readonly games: readonly ListedGame[] }) {
  const today = localDay(new Date());
  const daily = games.filter(({ source }) => source === 'daily');
  const variants = [...new Set(daily.map(({ variant }) => variant))];
  const played = variants.map((variant) => ({ variant, days: playedDays(daily, variant) }));
  const shown = BEST_FIRST.flatMap((mark) => {
    const game = played.find(({ days }) => days.get(today) === mark);
    return game ? [{ mark, variant: game.variant }] : [];
  })[0];
  const streak = Math.max(0, ...played.map(({ days }) => streaksOf(days, today).now));
  return (
    <a className="panel summary" href={dailyAddress(shown?.variant)}>
      <strong>{t`Daily deal`}</strong>
      <small>
        {formatDayOfYear(today)} · {markInWords(shown?.mark ?? 'open')}
      </small>
      {streak > 1 && <b>{plural(streak, { one: '# day in a row', other: '# days in a row' })}</b>}
    </a>
  );
}
