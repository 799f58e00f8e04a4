import { t } from '@lingui/core/macro';
import type { AwaitedSearch } from '../../games/findings';
import { Button } from '../parts/Button';
import { TableStrip } from '../parts/TableStrip';

export interface SearchStripProps {
  readonly search: AwaitedSearch;
  readonly onStop: () => void;
}

/** Says what is searched for, and how many deals were tried, beside two ways out. */
export default function SearchStrip({ search, onStop }: SearchStripProps) {
  return (
    <TableStrip name={t`New game`} isLate>
      <p>{search.text}</p>
      <Button onClick={search.dealAny}>{t`Deal any`}</Button>
      <Button onClick={onStop}>{t`Stop`}</Button>
    </TableStrip>
  );
}
