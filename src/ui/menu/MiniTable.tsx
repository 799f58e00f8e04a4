import { memo } from 'react';
import { rankOf, suitOf } from '../../engine/card';
import type { TableView } from '../../engine/view';
import { type Placement, placeCards } from '../parts/placement';
import { RANK_HEIGHT, RANK_PATHS } from '../parts/rankPaths';
import { suitPath } from '../parts/suitPath';
import './MiniTable.css';

// Sizes in units of the drawing.
const CARD = { width: 10, height: 14 };
/** The height of a rank, and its distance from the edges. */
const RANK = { height: 3.2, edge: 0.8 };
/** The offset from one fanned card to the next. */
const FAN_STEP = { right: 5.5, down: 3.4 };
/** The distance between columns, and between rows. */
const GRID = { column: 11.4, row: 16.4 };
/** The height of fans below the last row. */
const FAN_HEIGHT = 29;

/** A small picture of a table, hidden from assistive technology. */
export const MiniTable = memo(function MiniTable({ view }: { readonly view: TableView }) {
  const width = (view.columns - 1) * GRID.column + CARD.width;
  const fanHeight = view.fanRoom * FAN_HEIGHT;
  const height = view.rows * GRID.row + fanHeight + 2;
  const cards = placeCards(view)
    .filter(({ covered }) => !covered)
    .sort((a, b) => a.layer - b.layer || a.depth - b.depth);
  return (
    <svg className="mini-table" viewBox={`-2 -2 ${width + 4} ${height}`} aria-hidden="true">
      {view.piles
        .filter(({ kind }) => kind !== 'spot')
        .map(({ id, column, row, scale = 1 }) => (
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
  /** The greatest height of a fan. */
  readonly fanHeight: number;
}

function MiniCard({ placement, fanHeight }: MiniCardProps) {
  const { card, faceUp, column, row, scale, right, down, downAll, strip } = placement;
  const step = Math.min(FAN_STEP.down, fanHeight / downAll);
  const x = column * GRID.column + right * FAN_STEP.right;
  const y = row * GRID.row + down * step;
  // Only a strip of a covered card shows.
  const height = strip > 0 ? Math.min(RANK.height, 0.76 * strip * step) : RANK.height;
  const suit = suitOf(card);
  return (
    <g
      className="suited"
      data-suit={suit}
      data-face={faceUp ? 'up' : 'down'}
      transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}
    >
      <rect rx="1.1" {...CARD} />
      {faceUp && (
        <g
          transform={`translate(${RANK.edge} ${(height * RANK.edge) / RANK.height}) scale(${height / RANK_HEIGHT})`}
        >
          <path d={RANK_PATHS[rankOf(card)]} />
          <path transform="translate(160 68) scale(1.1)" d={suitPath(suit)} />
        </g>
      )}
      {faceUp && strip === 0 && (
        <path transform="translate(5 9.2) scale(.058)" d={suitPath(suit)} />
      )}
    </g>
  );
}
