import { plural, t } from '@lingui/core/macro';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { atStart } from '../../locales/format';
import {
  addDays,
  addMonths,
  DAYS_IN_WEEK,
  monthOf,
  weekdayOf,
  weeksOf,
} from '../../persistence/calendar';
import {
  CALENDAR_START,
  type DayMark,
  MEDALS,
  type PlayedMark,
  winsIn,
} from '../../persistence/daily';
import type { Day } from '../../persistence/day';
import { markInWords, medalName } from '../parts/dayMark';
import { formatMonth, formatWeekday } from '../parts/formatDay';
import type { IconName } from '../parts/Icon';
import { hasCommandKey } from '../parts/input';
import { ToolButton } from '../parts/ToolButton';
import { MarkIcon, MedalIcon } from './MarkIcon';
import { firstWeekday, weekdays } from './week';

interface CalendarProps {
  readonly today: Day;
  readonly selected: Day;
  readonly played: ReadonlyMap<Day, PlayedMark>;
  readonly markOf: (day: Day) => DayMark;
  readonly onSelect: (day: Day) => void;
}

/** A month of days with its medals, and buttons for other months. Arrow keys move from day to day. */
export function Calendar(props: CalendarProps) {
  const { today, selected, played, markOf, onSelect } = props;
  const [moved, setMoved] = useState({ from: selected, to: selected });
  /** The day that arrow keys start from; its month is shown. */
  const at = moved.from === selected ? moved.to : selected;
  const setAt = (to: Day): void => setMoved({ from: selected, to });
  const title = useId();
  const grid = useRef<HTMLTableElement>(null);
  const wantsFocus = useRef(false);
  const first = selected < CALENDAR_START ? selected : CALENDAR_START;
  const last = selected > today ? selected : today;
  const names = weekdays();
  const [month, wins] = [formatMonth(at), winsIn(monthOf(at), played)];
  const isShown = (day: Day): boolean =>
    monthOf(day) >= monthOf(first) && monthOf(day) <= monthOf(last);

  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at]);

  function onKeyDown(event: KeyboardEvent): void {
    const to = hasCommandKey(event) ? undefined : dayAfterKey(event, at);
    if (to === undefined) return;
    event.preventDefault();
    if (!isShown(to) || to === at) return;
    wantsFocus.current = true;
    setAt(to);
  }

  /** A button for another month; none where there is no further one. */
  function step(months: number, icon: IconName, name: string) {
    const to = addMonths(at, months);
    if (!isShown(to)) return <span />;
    const onClick = (): void => {
      // The button goes with the last month that it leads to.
      wantsFocus.current = !isShown(addMonths(to, months));
      setAt(to);
    };
    return <ToolButton {...{ icon, name, onClick }} iconOnly />;
  }

  return (
    <section className="panel calendar" aria-labelledby={title}>
      <header className="control-row">
        {step(-1, 'back', t`Month before`)}
        <h2 id={title} aria-live="polite">
          {atStart(month)}
        </h2>
        {step(1, 'next', t`Month after`)}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA’s grid of dates is a table */}
      <table ref={grid} role="grid" aria-labelledby={title} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {names.map(({ name, short }) => (
              <th key={name} className="muted" scope="col" aria-label={name}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(monthOf(at), firstWeekday()).map((week) => (
            <tr key={week.find((day) => day !== undefined)}>
              {week.map((day, weekday) =>
                day === undefined ? (
                  <td key={names[weekday]?.name} />
                ) : (
                  <DayCell
                    key={day}
                    {...{ day, today, onSelect }}
                    mark={markOf(day)}
                    isStop={day === at}
                    isSelected={day === selected}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <footer className="control-row">
        <span data-testid="wins">{plural(wins, { one: '# day won', other: '# days won' })}</span>
        <ul className="plain-list control-row" aria-label={t`Medals of ${month}`}>
          {MEDALS.map(([medal, days]) => (
            <li key={medal} data-earned={wins >= days || undefined}>
              <MedalIcon medal={medal} /> {medalName(medal)}
              <small>
                {wins >= days
                  ? t({ message: 'earned', comment: 'a medal' })
                  : plural(days, { one: '# day', other: '# days' })}
              </small>
            </li>
          ))}
        </ul>
      </footer>
    </section>
  );
}

interface DayCellProps extends Pick<CalendarProps, 'today' | 'onSelect'> {
  readonly day: Day;
  readonly mark: DayMark;
  /** True for the one day in the tab order. */
  readonly isStop: boolean;
  readonly isSelected: boolean;
}

function DayCell({ day, today, mark, isStop, isSelected, onSelect }: DayCellProps) {
  const isFuture = mark === 'future';
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button in it takes the focus
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA’s grid of dates is a table
    <td role="gridcell" aria-selected={isSelected}>
      <button
        type="button"
        className="day"
        data-day={day}
        data-mark={mark}
        tabIndex={isStop ? 0 : -1}
        aria-label={dayInWords(day, today, mark)}
        aria-current={day === today ? 'date' : undefined}
        aria-disabled={isFuture || undefined}
        onClick={() => {
          if (!isFuture) onSelect(day);
        }}
      >
        <span>{Number(day.slice(8))}</span>
        <MarkIcon mark={mark} />
      </button>
    </td>
  );
}

/** `Monday 23 November 2026, today: clean win.` */
function dayInWords(day: Day, today: Day, mark: DayMark): string {
  const [date, result] = [formatWeekday(day), markInWords(mark)];
  return day === today ? t`${date}, today: ${result}.` : t`${date}: ${result}.`;
}

/** The day that a key moves to; undefined for any other key. */
function dayAfterKey({ key, shiftKey }: KeyboardEvent, at: Day): Day | undefined {
  const weekday = weekdayOf(at, firstWeekday());
  const months = shiftKey ? 12 : 1;
  return new Map([
    ['ArrowLeft', addDays(at, -1)],
    ['ArrowRight', addDays(at, 1)],
    ['ArrowUp', addDays(at, -DAYS_IN_WEEK)],
    ['ArrowDown', addDays(at, DAYS_IN_WEEK)],
    ['Home', addDays(at, -weekday)],
    ['End', addDays(at, DAYS_IN_WEEK - 1 - weekday)],
    ['PageUp', addMonths(at, -months)],
    ['PageDown', addMonths(at, months)],
  ]).get(key);
}
