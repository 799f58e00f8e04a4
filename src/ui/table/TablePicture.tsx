import { useSettings } from '../parts/context';
import { StillTable, type StillTableProps } from './StillTable';
import './TablePicture.css';

/** A still table on a felt of its own, within a page. */
export function TablePicture(table: Pick<StillTableProps, 'view' | 'riffles'>) {
  const { faces, leftHanded } = useSettings();
  return (
    <div className="table-picture">
      <StillTable {...table} faces={faces} mirrored={leftHanded === 'on'} />
    </div>
  );
}
