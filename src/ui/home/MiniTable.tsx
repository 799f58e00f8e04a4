import { memo } from 'react';
import { autoplayTo } from '../../engine/autoplay';
import { ACE, rankOf, suitOf } from '../../engine/card';
import type { DealId } from '../../engine/dealId';
import { playsItself } from '../../engine/game';
import { newHistory, present } from '../../engine/history';
import type { TableView } from '../../engine/view';
import { gameOf, type VariantId } from '../../games/index';
import { PIPS } from '../parts/cards/CardFace';
import { SAMPLE_DEAL } from '../parts/emptyTable';
import { type Placement, placeCards } from '../parts/placement';
import { RANK_HEIGHT, RANK_PATHS } from '../parts/rankPaths';
import { suitPath } from '../parts/suitPath';
import './Tile.css';

// Sizes in units of the drawing.
/** The size of a card. */
export const CARD = { width: 10, height: 14 };
/** The height of a rank, and its distance from the edges. */
const RANK = { height: 3.2, edge: 0.8 };
/** The offset from one fanned card to the next. */
const FAN_STEP = { right: 5.5, down: 3.4 };
/** The distance between columns, and between rows. */
const GRID = { column: 11.4, row: 16.4 };
/** The height of fans below the last row. */
const FAN_HEIGHT = 29;

/** The space around the cards. */
const MARGIN = 2;

/** The part of a table that a small picture shows: its cards are seldom too small, and never so large that they look like a page’s own. */
const SMALL = { minWidth: 82, maxWidth: 98, ratio: 0.6 };

interface MiniTableProps {
  readonly view: TableView;
  /** For a tile: one large pip a card. What does not fit is cut off below, and if it is not `whole`, at the sides. */
  readonly small?: 'whole' | 'cut' | undefined;
}

/** Where everything in the picture of a table lies, in units of the drawing. */
export function previewOf(view: TableView) {
  const fanHeight = view.fanRoom * FAN_HEIGHT;
  const cards = placeCards(view)
    .filter(({ covered }) => !covered)
    .sort((a, b) => a.layer - b.layer || a.depth - b.depth);
  const outlines = view.piles
    .filter(({ kind }) => kind !== 'spot')
    .map(({ id, column, row, scale = 1 }) => ({
      id,
      x: column * GRID.column,
      y: row * GRID.row,
      width: CARD.width * scale,
      height: CARD.height * scale,
    }));
  const boxes = cards.map((placement) => ({
    pile: placement.pile,
    ...placeOf(placement, fanHeight),
    ...CARD,
  }));
  return { fanHeight, cards, outlines, boxes, frame: frameOf([...outlines, ...boxes]) };
}

/** A picture of a table, hidden from assistive technology. */
export const MiniTable = memo(function MiniTable({ view, small }: MiniTableProps) {
  const { fanHeight, cards, outlines, frame } = previewOf(view);
  const box = small ? smallFrame(frame, small === 'whole') : frame;
  const fit = small === 'cut' ? 'xMidYMin slice' : undefined;
  return (
    <svg
      className="mini-table"
      viewBox={box.join(' ')}
      preserveAspectRatio={fit}
      aria-hidden="true"
    >
      {outlines.map(({ id, ...box }) => (
        <rect key={id} className="mini-pile" rx={0.11 * box.width} {...box} />
      ))}
      {cards.map((placement) => (
        <MiniCard
          key={placement.card}
          placement={placement}
          fanHeight={fanHeight}
          hasPips={!small}
        />
      ))}
    </svg>
  );
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Frame = readonly [x: number, y: number, width: number, height: number];

/** The frame around boxes, with a margin. */
function frameOf(boxes: readonly Box[]): Frame {
  const left = Math.min(...boxes.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...boxes.map(({ y }) => y)) - MARGIN;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + MARGIN;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + MARGIN;
  return [left, top, right - left, bottom - top];
}

/** The upper middle of a frame, as wide as a tile or as the whole table. */
function smallFrame([x, y, width, height]: Frame, isWhole: boolean): Frame {
  const wide = Math.max(SMALL.minWidth, width);
  const shown = isWhole ? wide : Math.min(SMALL.maxWidth, wide);
  const most = SMALL.ratio * shown;
  return [x + (width - shown) / 2, y, shown, isWhole ? Math.min(most, height) : most];
}

/** The top left corner of a card, and the height of a step down. */
function placeOf({ column, row, right, down, downAll }: Placement, fanHeight: number) {
  const step = Math.min(FAN_STEP.down, fanHeight / downAll);
  return {
    step,
    x: column * GRID.column + right * FAN_STEP.right,
    y: row * GRID.row + down * step,
  };
}

interface MiniCardProps {
  readonly placement: Placement;
  /** The greatest height of a fan. */
  readonly fanHeight: number;
  readonly hasPips: boolean;
}

function MiniCard({ placement, fanHeight, hasPips }: MiniCardProps) {
  const { card, faceUp, scale, strip } = placement;
  const { x, y, step } = placeOf(placement, fanHeight);
  // Only a strip of a covered card shows.
  const height = strip > 0 ? Math.min(RANK.height, 0.76 * strip * step) : RANK.height;
  const suit = suitOf(card);
  const pips = hasPips && rankOf(card) > ACE ? PIPS[rankOf(card)] : undefined;
  return (
    <g
      className="suited"
      data-suit={suit}
      data-face={faceUp ? 'up' : 'down'}
      transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}
    >
      <rect rx="0.8" {...CARD} />
      {!faceUp && <rect className="mini-back" x="1" y="1" rx="0.4" width="8" height="12" />}
      {faceUp && (
        <g
          transform={`translate(${RANK.edge} ${(height * RANK.edge) / RANK.height}) scale(${height / RANK_HEIGHT})`}
        >
          <path d={RANK_PATHS[rankOf(card)]} />
          <path transform="translate(160 68) scale(1.1)" d={suitPath(suit)} />
        </g>
      )}
      {faceUp &&
        strip === 0 &&
        (pips?.map(([column, row]) => (
          <path
            key={`${column} ${row}`}
            transform={`translate(${column / 10} ${5.5 + 1.1 * row}) scale(0.021)`}
            d={suitPath(suit, 0, 0, row > 3)}
          />
        )) ?? <path transform="translate(5 9.2) scale(0.058)" d={suitPath(suit)} />)}
    </g>
  );
}

/** How many steps a game that plays itself has gone in its picture. */
const SAMPLE_STEPS = 20;

/** The table of a game that is not being played, in its deal 275 or another one. */
export function previewView(id: VariantId, deal: DealId = SAMPLE_DEAL): TableView {
  const game = gameOf(id);
  const dealt = newHistory(game.rules.deal(deal));
  return game.table.view(present(autoplayTo(game, dealt, playsItself(game) ? SAMPLE_STEPS : 0)));
}
