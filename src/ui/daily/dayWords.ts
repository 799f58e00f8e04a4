import type { Day, DayMark } from '../../persistence/daily';
import { formatWeekday } from '../parts/formatDay';

/** What each mark says of its day. */
export const MARK_WORDS: Readonly<Record<DayMark, string>> = {
  clean: 'clean win',
  won: 'won',
  late: 'won late',
  helped: 'ended with the solver’s help',
  lost: 'lost',
  begun: 'begun, not won',
  missed: 'missed',
  open: 'not played yet',
  future: 'not open yet',
};

/** `Monday 23 November 2026, today: clean win.` */
export const dayInWords = (day: Day, today: Day, mark: DayMark): string =>
  `${formatWeekday(day)}${day === today ? ', today' : ''}: ${MARK_WORDS[mark]}.`;
