import { useEffect, useState } from 'react';
import type { Day } from '../../persistence/daily';
import { localDay, untilMidnight } from '../../store/browser';

/** Milliseconds between two looks at the clock, which may be set or change its time zone. */
const LOOK_MS = 60_000;

/** Today in local time. Follows midnight, a changed clock and a new time zone. */
export function useToday(): Day {
  const [today, setToday] = useState(() => localDay());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function look(): void {
      clearTimeout(timer);
      setToday(localDay());
      timer = setTimeout(look, Math.min(LOOK_MS, untilMidnight() + 1));
    }
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}
