import { useEffect, useState } from 'react';
import { localDay } from '../../persistence/day';

/** Milliseconds between checks of the clock, which somebody may set, or whose time zone may change. */
const LOOK_MS = 60_000;

/** Milliseconds from a moment to the next local midnight. */
export const untilMidnight = (at = new Date()): number =>
  new Date(at.getFullYear(), at.getMonth(), at.getDate() + 1).getTime() - at.getTime();

const localTime = () => ({
  today: localDay(new Date()),
  /** Whole minutes until the next day, at least one. */
  minutesLeft: Math.ceil(untilMidnight() / LOOK_MS),
});

/** The local day and time, to the minute. Follows midnight, a changed clock and a new time zone. */
export function useLocalTime() {
  const [time, setTime] = useState(localTime);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function look(): void {
      clearTimeout(timer);
      setTime(localTime());
      timer = setTimeout(look, Math.min(LOOK_MS, untilMidnight() + 1));
    }
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return time;
}
