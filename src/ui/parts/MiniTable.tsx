import { memo } from 'react';
import { autoplayTo } from '../../engine/autoplay';
import { ACE, rankOf, suitOf } from '../../engine/card';
import type { DealId } from '../../engine/dealId';
import { playsItself } from '../../engine/game';
import { newHistory, present } from '../../engine/history';
import type { PileView, TableView } from '../../engine/view';
import { gameOf, type VariantId } from '../../games/index';
import { RANK_HEIGHT, rankSign, suitPath } from './cardPaths';
import { PIPS } from './cards/CardFace';
import { SAMPLE_DEAL } from './emptyTable';
import { type Placement, placeCards, reachOf } from './placement';
import './MiniTable.css';

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

const MARGIN = 2;

/** The least width of a small picture, so that cards never look like a page’s own, and its height, a share of its width. */
const SMALL = { minWidth: 82, ratio: 9 / 16 };

interface MiniTableProps {
  readonly view: TableView;
  /** For a tile: one large pip a card. It shows the whole width; what does not fit is cut off below. */
  readonly small?: boolean;
}

/** Where everything in the picture of a table lies, in units of the drawing. */
export function drawingOf(view: TableView) {
  const grid = gridOf(view);
  const cards = placeCards(view)
    .filter(({ covered }) => !covered)
    .sort((a, b) => a.layer - b.layer || a.depth - b.depth);
  const outlines = view.piles
    .filter(({ kind }) => kind !== 'spot')
    .map(({ id, column, row, scale = 1 }) => ({
      id,
      x: column * GRID.column,
      y: topOf(grid, row),
      width: CARD.width * scale,
      height: CARD.height * scale,
    }));
  const boxes = cards.map((placement) => ({
    pile: placement.pile,
    ...placeOf(placement, grid),
    width: CARD.width * placement.scale,
    height: CARD.height * placement.scale,
  }));
  return { grid, cards, outlines, boxes, frame: frameOf([...outlines, ...boxes]) };
}

/** A picture of a table, hidden from assistive technology. */
export const MiniTable = memo(function MiniTable({ view, small = false }: MiniTableProps) {
  const { grid, cards, outlines, frame } = drawingOf(view);
  return (
    <svg
      className="mini-table"
      viewBox={(small ? smallFrame(frame) : frame).join(' ')}
      aria-hidden="true"
    >
      {outlines.map(({ id, ...box }) => (
        <rect key={id} className="mini-pile" rx={0.11 * box.width} {...box} />
      ))}
      {cards.map((placement) => (
        <MiniCard key={placement.card} placement={placement} grid={grid} hasPips={!small} />
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

function frameOf(boxes: readonly Box[]): Frame {
  const left = Math.min(...boxes.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...boxes.map(({ y }) => y)) - MARGIN;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + MARGIN;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + MARGIN;
  return [left, top, right - left, bottom - top];
}

/** The upper part of a frame, as wide as the whole table. */
function smallFrame([x, y, width, height]: Frame): Frame {
  const shown = Math.max(SMALL.minWidth, width);
  return [x + (width - shown) / 2, y, shown, Math.min(SMALL.ratio * shown, height)];
}

interface Grid {
  readonly fanHeight: number;
  readonly tops: ReadonlyMap<number, number>;
}

/** A row is as far down as on the table, or nearer if the fans above it are short. */
function gridOf({ piles, fanRoom }: TableView): Grid {
  const fanHeight = fanRoom * FAN_HEIGHT;
  const tops = new Map<number, number>();
  const gap = GRID.row - CARD.height;
  let [saved, bottom] = [0, -gap];
  for (const row of [...new Set(piles.map((pile) => pile.row))].sort((a, b) => a - b)) {
    const top = Math.min(row * GRID.row - saved, bottom + gap);
    tops.set(row, top);
    saved = row * GRID.row - top;
    const ends = piles
      .filter((pile) => pile.row === row)
      .map((pile) => top + heightOf(pile, fanHeight));
    bottom = Math.max(bottom, ...ends);
  }
  return { fanHeight, tops };
}

const topOf = ({ tops }: Grid, row: number): number => tops.get(row) ?? row * GRID.row;

function heightOf(pile: PileView, fanHeight: number): number {
  const { down, downAll } = reachOf(pile);
  return down * stepOf(downAll, fanHeight) + CARD.height * (pile.scale ?? 1);
}

const stepOf = (downAll: number, fanHeight: number): number =>
  Math.min(FAN_STEP.down, fanHeight / downAll);

/** The top left corner of a card, and the height of a step down. */
function placeOf({ column, row, right, down, downAll }: Placement, grid: Grid) {
  const step = stepOf(downAll, grid.fanHeight);
  return {
    step,
    x: column * GRID.column + right * FAN_STEP.right,
    y: topOf(grid, row) + down * step,
  };
}

interface MiniCardProps {
  readonly placement: Placement;
  readonly grid: Grid;
  readonly hasPips: boolean;
}

function MiniCard({ placement, grid, hasPips }: MiniCardProps) {
  const { card, faceUp, scale, strip, dimmed } = placement;
  const { x, y, step } = placeOf(placement, grid);
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
          <path d={rankSign(rankOf(card)).path} />
          <path transform="translate(160 68) scale(1.1)" d={suitPath(suit)} />
        </g>
      )}
      {faceUp &&
        strip === 0 &&
        // Between the cards that lie on it only pieces of pips would show.
        !dimmed &&
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
