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
      helped: 'with the solver',
      lost: 'lost',
      begun: 'not finished',
      missed: 'missed',
      open: 'not played',
      other: 'not open yet',
    }),
    comment: 'how the deal of a day was played, in: Today: not played',
  });

/** A mark by itself: `Clean win`. */
export const markTitle = (mark: DayMark): string => atStart(markInWords(mark));

/** The shape of each mark, in 24 by 24 units. Shapes differ, not only colours. */
const PATHS: Readonly<Record<DayMark, string>> = {
  clean: 'M12 2.5l2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.6 6.8-.8z',
  won: 'M4 12.5l5.5 5.5L20 7',
  late: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7v5.5l4 2',
  helped: 'M9 17h6M10 20.5h4M8.5 14.5a6 6 0 1 1 7 0c-.5.5-.8 1.3-.8 2.5H9.3c0-1.2-.3-2-.8-2.5z',
  lost: 'M6.5 21V4h12l-3 4.5 3 4.5h-12',
  begun: 'M5 12h.2M12 12h.2M19 12h.2',
  missed: 'M7 7l10 10M17 7L7 17',
  open: '',
  future: '',
};

/** The mark of a day. Decorative: the day’s label says it in words. */
export const MarkIcon = ({ mark }: { readonly mark: DayMark }) => (
  <svg className="icon day-mark" data-mark={mark} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[mark]} />
  </svg>
);

/** A medal on its ribbon. Decorative: its name stands beside it. */
export const MedalIcon = ({ medal }: { readonly medal: Medal }) => (
  <svg className="icon day-mark" data-medal={medal} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M8 2l3 7M16 2l-3 7M12 9a6 6 0 1 0 0 12 6 6 0 0 0 0-12z" />
  </svg>
);
