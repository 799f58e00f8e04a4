import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { type ChartTable, formatCell } from './chartTable';

interface DataTableProps {
  readonly title: string;
  readonly table: ChartTable;
}

/** The figures behind a chart. Rows are rendered only while it is open. */
export function DataTable({ title, table: { columns, rows } }: DataTableProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="data-table" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t`Data table`}</summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the table too
        <section className="data-table-rows" tabIndex={0} aria-label={t`Data table: ${title}`}>
          <table>
            <thead>
              <tr>
                {columns.map(({ label }) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([first = '', ...cells]) => (
                <tr key={first}>
                  <th scope="row">{formatCell(columns[0], first)}</th>
                  {cells.map((cell, i) => (
                    <td key={columns[i + 1]?.label}>{formatCell(columns[i + 1], cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
