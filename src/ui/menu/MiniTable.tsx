import { memo } from 'react';
import { colourOf, rankIndex } from '../../engine/card';
import type { TableView } from '../../engine/view';
import { type Placement, placeCards } from '../parts/placement';
import './MiniTable.css';

/** A card of 10 by 14, its index, a step of a fan, and the distance between columns and between rows. */
const CARD = { width: 10, height: 14 };
const LETTERS = 4.6;
const STEP = { right: 5.5, down: 3.4 };
const GRID = { column: 11.4, row: 16.4 };
/** What fans take below the last row, where cards fan out there. */
const FANS = 29;

/** A small drawing of a table, for those who see it. */
export const MiniTable = memo(function MiniTable({ view }: { readonly view: TableView }) {
  const width = (view.columns - 1) * GRID.column + CARD.width;
  const height = view.rows * GRID.row + view.fanRoom * FANS + 2;
  const cards = placeCards(view)
    .filter(({ covered }) => !covered)
    .sort((a, b) => a.depth - b.depth);
  return (
    <svg className="mini-table" viewBox={`-2 -2 ${width + 4} ${height}`} aria-hidden="true">
      {view.piles.map(({ id, column, row }) => (
        <rect
          key={id}
          className="mini-pile"
          x={column * GRID.column}
          y={row * GRID.row}
          rx="1.1"
          {...CARD}
        />
      ))}
      {cards.map((place) => (
        <MiniCard key={place.card} place={place} room={view.fanRoom * FANS} />
      ))}
    </svg>
  );
});

interface MiniCardProps {
  readonly place: Placement;
  /** How far a fan may reach down. */
  readonly room: number;
}

function MiniCard({ place, room }: MiniCardProps) {
  const { card, faceUp, column, row, right, down, downAll, strip } = place;
  const step = Math.min(STEP.down, room / downAll);
  const x = column * GRID.column + right * STEP.right;
  const y = row * GRID.row + down * step;
  const letters = strip > 0 ? Math.min(LETTERS, strip * step) : LETTERS;
  return (
    <g data-colour={faceUp ? colourOf(card) : 'back'} transform={`translate(${x} ${y})`}>
      <rect rx="1.1" {...CARD} />
      {faceUp && (
        <text x="1" y={letters * 0.92} fontSize={letters}>
          {rankIndex(card)}
        </text>
      )}
    </g>
  );
}
