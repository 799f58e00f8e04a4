import { plural, t } from '@lingui/core/macro';
import { atStart, joinFacts } from '../../locales/format';
import { isWonOnTime, MEDALS } from '../../persistence/daily';
import type { GameFacts } from '../../persistence/record';
import { MedalIcon } from '../daily/MarkIcon';
import { NextDeal } from '../daily/NextDeal';
import { medalName } from '../parts/dayMark';
import { formatMonthName } from '../parts/formatDay';
import { useLocalTime } from '../parts/useLocalTime';
import type { DailyStanding } from './useDailyStanding';

interface DailyResultProps {
  readonly record: GameFacts;
  readonly standing: DailyStanding;
}

/** What a daily deal that has ended means: for the streak if it was not won, for the medals of its month; and when the next one comes. */
export function DailyResult({ record, standing }: DailyResultProps) {
  const { today } = useLocalTime();
  const { day = '', result, helped } = record;
  const { wins } = standing;
  const next = MEDALS.find(([, days]) => days > wins);
  const [medal] = next ?? MEDALS[2];
  const name = medalName(medal);
  const left = next ? next[1] - wins : 0;
  const facts = [
    atStart(formatMonthName(day)),
    plural(wins, { one: '# day won', other: '# days won' }),
    next ? plural(left, { one: `# more day to ${name}`, other: `# more days to ${name}` }) : name,
  ];
  // The list of games may not have a win yet; and after help no game of the deal counts.
  const chance = result === 'won' || helped ? undefined : chanceInWords(standing, day < today);
  return (
    <section className="daily-result" aria-label={t`Daily deal`}>
      {chance && <p>{chance}</p>}
      <p data-earned={!next || undefined}>
        <MedalIcon medal={medal} /> {joinFacts(facts)}
      </p>
      <NextDeal />
    </section>
  );
}

/** What a win could still do for the streak; nothing once the day is won. */
function chanceInWords({ streak: { now }, mark }: DailyStanding, isLate: boolean) {
  if (mark === 'late' || isWonOnTime(mark)) return undefined;
  if (isLate) return t`A late win counts for the medals, not for the streak.`;
  return now > 0
    ? plural(now, {
        one: 'Win it today to keep your streak of # day.',
        other: 'Win it today to keep your streak of # days.',
      })
    : t`Win it today to start a streak.`;
}
