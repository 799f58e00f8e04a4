import { formatLocale, isEnglish } from '../../locales/format';
import { addDays, DAYS_IN_WEEK } from '../../persistence/calendar';

/** What a browser knows of a language’s week: by a method if it is new, by a property if it is older, or not at all. */
interface LocaleWithWeek extends Intl.Locale {
  readonly getWeekInfo?: () => WeekInfo;
  readonly weekInfo?: WeekInfo;
}

interface WeekInfo {
  /** 1 for Monday to 7 for Sunday. */
  readonly firstDay: number;
}

/** The day that a week begins with: 0 for Monday to 6 for Sunday. */
export function firstWeekday(): number {
  const locale: LocaleWithWeek = new Intl.Locale(formatLocale());
  const week = locale.getWeekInfo?.() ?? locale.weekInfo;
  return week ? week.firstDay - 1 : 0;
}

const A_MONDAY = '2024-01-01';

/** The weekdays in full, and short enough for the head of a column, from the first one of the week on. */
export function weekdays(): readonly Readonly<Record<'name' | 'short', string>>[] {
  const formatter = (weekday: 'long' | 'short') =>
    new Intl.DateTimeFormat(formatLocale(), { weekday, timeZone: 'UTC' });
  const [full, short] = [formatter('long'), formatter('short')];
  const first = firstWeekday();
  return Array.from({ length: DAYS_IN_WEEK }, (_, i) => {
    const day = new Date(addDays(A_MONDAY, first + i));
    const name = full.format(day);
    return { name, short: isEnglish() ? name.slice(0, 2) : short.format(day) };
  });
}
