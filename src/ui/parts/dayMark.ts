import { select, t } from '@lingui/core/macro';
import { atStart } from '../../locales/format';
import type { DayMark, Medal } from '../../persistence/daily';

/** A mark within a sentence, after a colon: `clean win`. */
export const markInWords = (mark: DayMark): string =>
  t({
    message: select(mark, {
      clean: 'clean win',
      won: 'won',
      late: 'won late',
      helped: 'solver used',
      lost: 'lost',
      begun: 'not finished',
      missed: 'missed',
      open: 'not played',
      other: 'not open yet',
    }),
    comment: 'how the deal of a day was played, in: Today: not played',
  });

/** A mark as a title: `Clean win`. */
export const markTitle = (mark: DayMark): string => atStart(markInWords(mark));

/** `Bronze` */
export const medalName = (medal: Medal): string =>
  select(medal, { bronze: 'Bronze', silver: 'Silver', other: 'Gold' });
