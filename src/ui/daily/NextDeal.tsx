import { t } from '@lingui/core/macro';
import { useLocalTime } from '../parts/useLocalTime';

/** Minutes as `5 h 12 min`. */
function formatMinutes(all: number): string {
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  return hours > 0 ? t`${hours}\u00a0h ${minutes}\u00a0min` : t`${minutes}\u00a0min`;
}

/** Says how long it is until the next day, and its deal, begins. */
export function NextDeal() {
  const { minutesLeft } = useLocalTime();
  return (
    <p>
      {t({ message: 'Next deal in', comment: 'followed by a time, such as 5 h 12 min' })}{' '}
      <b>{formatMinutes(minutesLeft)}</b>
    </p>
  );
}
