import { plural, t } from '@lingui/core/macro';
import { formatLocale } from '../../locales/format';
import { type PlayedMark, playedDays, streaksOf } from '../../persistence/daily';
import type { ListedGame } from '../../persistence/record';
import { localDay } from '../../store/browser';
import { dailyAddress } from '../parts/address';
import { markInWords } from '../parts/dayMark';

/** The marks of a deal that was played today. Of several games the first of these is shown. */
const BEST_FIRST: readonly PlayedMark[] = ['clean', 'won', 'late', 'begun', 'helped', 'lost'];

/** A link to today’s deal: whether it was played, and for how many days in a row it was won. */
export function DailySummary({ games }: { readonly games: readonly ListedGame[] }) {
  const today = localDay();
  const daily = games.filter(({ source }) => source === 'daily');
  const variants = new Set(daily.map(({ variant }) => variant));
  const days = [...variants].map((id) => playedDays(daily, id));
  const marks = days.flatMap((played) => played.get(today) ?? []);
  const mark = BEST_FIRST.find((each) => marks.includes(each)) ?? 'open';
  const streak = Math.max(0, ...days.map((played) => streaksOf(played, today).now));
  const date = new Date().toLocaleDateString(formatLocale(), { day: 'numeric', month: 'long' });
  return (
    <a className="panel summary" href={dailyAddress()}>
      <strong>{t`Daily deal`}</strong>
      <small>
        {date} · {markInWords(mark)}
      </small>
      {streak > 1 && <b>{plural(streak, { one: '# day in a row', other: '# days in a row' })}</b>}
    </a>
  );
}
