import { memo } from 'react';
import { colourOf, cornerIndex } from '../../engine/card';
import type { TableView } from '../../engine/view';
import { type Placement, placeCards } from '../parts/placement';
import './MiniTable.css';

// Sizes in units of the drawing.
const CARD = { width: 10, height: 14 };
const FONT_SIZE = 4.6;
/** The offset from one fanned card to the next. */
const FAN_STEP = { right: 5.5, down: 3.4 };
/** The distance between columns, and between rows. */
const GRID = { column: 11.4, row: 16.4 };
/** The height of fans below the last row. */
const FAN_HEIGHT = 29;

/** A small drawing of a table, hidden from assistive technology. */
export const MiniTable = memo(function MiniTable({ view }: { readonly view: TableView }) {
  const width = (view.columns - 1) * GRID.column + CARD.width;
  const fanHeight = view.fanRoom * FAN_HEIGHT;
  const height = view.rows * GRID.row + fanHeight + 2;
  const cards = placeCards(view)
    .filter(({ covered }) => !covered)
    .sort((a, b) => a.depth - b.depth);
  return (
    <svg className="mini-table" viewBox={`-2 -2 ${width + 4} ${height}`} aria-hidden="true">
      {view.piles.map(({ id, column, row, scale = 1 }) => (
        <rect
          key={id}
          className="mini-pile"
          x={column * GRID.column}
          y={row * GRID.row}
          rx={1.1 * scale}
          width={CARD.width * scale}
          height={CARD.height * scale}
        />
      ))}
      {cards.map((placement) => (
        <MiniCard key={placement.card} placement={placement} fanHeight={fanHeight} />
      ))}
    </svg>
  );
});

interface MiniCardProps {
  readonly placement: Placement;
  /** The most a fan may extend down. */
  readonly fanHeight: number;
}

function MiniCard({ placement, fanHeight }: MiniCardProps) {
  const { card, faceUp, column, row, scale, right, down, downAll, strip } = placement;
  const step = Math.min(FAN_STEP.down, fanHeight / downAll);
  const x = column * GRID.column + right * FAN_STEP.right;
  const y = row * GRID.row + down * step;
  const fontSize = strip > 0 ? Math.min(FONT_SIZE, strip * step) : FONT_SIZE;
  return (
    <g
      data-colour={faceUp ? colourOf(card) : 'back'}
      transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}
    >
      <rect rx="1.1" {...CARD} />
      {faceUp && (
        <text x="1" y={fontSize * 0.92} fontSize={fontSize}>
          {cornerIndex(card)}
        </text>
      )}
    </g>
  );
}
