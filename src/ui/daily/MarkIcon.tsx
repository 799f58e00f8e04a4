import type { DayMark, Medal } from '../../persistence/daily';
import { ICON_PATHS } from '../parts/Icon';
import './MarkIcon.css';

/** The shape of each mark, in 24 by 24 units. Shapes differ, not only colours. */
const PATHS: Readonly<Record<DayMark, string>> = {
  clean: 'M12 2.5l2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.6 6.8-.8z',
  won: 'M4 12.5l5.5 5.5L20 7',
  late: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7v5.5l4 2',
  helped: ICON_PATHS.hint,
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
