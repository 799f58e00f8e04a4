import { memo } from 'react';
import { range } from '../../engine/numbers';
import type { TableView } from '../../engine/view';
import { pileStyle } from './geometry';
import './Riffle.css';

/** The cards that move, of two halves of the deck in turn. */
const CARDS = range(0, 11);

/** The deck where the cards are gathered before a deal: half of it is laid beside it, and falls back card by card. */
export default memo(function Riffle({ view: { piles, columns } }: { readonly view: TableView }) {
  const [first] = piles;
  if (!first) return null;
  const aside = first.column < columns / 2 ? 1 : -1;
  return (
    <div className="riffle" style={{ ...pileStyle(first), '--aside': aside }}>
      {CARDS.map((card) => (
        <div key={card} data-side="back" style={{ '--nth': card }}>
          <div className="card" />
        </div>
      ))}
    </div>
  );
});
