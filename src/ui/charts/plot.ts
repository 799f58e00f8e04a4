import { sum } from '../../engine/numbers';

/** The sizes of a chart and of its plot, the area inside the axes, in pixels. */
export interface Plot {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly innerWidth: number;
  readonly innerHeight: number;
  /** The font size; all margins are multiples of it. */
  readonly em: number;
}

/** A point in pixels from the chart's top left corner. */
export type PlotPoint = readonly [x: number, y: number];

/** A cell of a grid, counted from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

export type Grid = readonly [columns: number, rows: number];

/** Margins around the plot in ems. They hold the tick labels and the titles of the axes. */
const MARGIN = { left: 3.6, right: 1.6, top: 2.1, bottom: 3.3 };

/** The usual layout: about 16 to 9, but between 17 and 26 ems high. */
export function plotOf(width: number, em: number): Plot {
  const height = Math.round(Math.min(26 * em, Math.max(17 * em, width * 0.56)));
  return withMargins(width, height, em);
}

/** A plot of `rows` rows, each `rowHeight` pixels high. */
export const rowsPlot = (width: number, em: number, rows: number, rowHeight: number): Plot =>
  withMargins(width, rows * rowHeight + (MARGIN.top + MARGIN.bottom) * em, em);

/** A square plot with a side of at most `largest` pixels. */
export function squarePlot(width: number, em: number, largest: number): Plot {
  const side = Math.min(largest, innerWidthOf(width, em));
  return rowsPlot(side + (MARGIN.left + MARGIN.right) * em, em, 1, side);
}

const innerWidthOf = (width: number, em: number): number =>
  Math.max(4 * em, width - (MARGIN.left + MARGIN.right) * em);

const withMargins = (width: number, height: number, em: number): Plot => ({
  width,
  height,
  left: MARGIN.left * em,
  top: MARGIN.top * em,
  innerWidth: innerWidthOf(width, em),
  innerHeight: height - (MARGIN.top + MARGIN.bottom) * em,
  em,
});

/** The mean width of a character, in ems. */
const CHARACTER = 0.55;

/** The width of a label, in ems: Chinese and Japanese characters are as wide as high. */
const labelWidth = (label: string): number =>
  sum(Array.from(label, (sign) => (/[\u2e80-\uffef]/.test(sign) ? 1 : CHARACTER)));

/** A label below a place of the x axis. */
export interface PlacedLabel {
  /** Its middle, in pixels from the chart’s left edge. */
  readonly middle: number;
  /** 0 for the row next to the axis. */
  readonly row: number;
}

/** Places labels below the points `at` of the x axis, in as few rows as they need so that none is cut and none covers another. */
export function labelRows(
  { width, em }: Plot,
  labels: readonly { readonly at: number; readonly label: string }[],
): readonly PlacedLabel[] {
  const spans = labels.map(({ at, label }) => {
    const half = (labelWidth(label) * em) / 2;
    const middle = Math.max(half, Math.min(width - half, at));
    return { middle, from: middle - half, to: middle + half };
  });
  const fits = (rows: number): boolean =>
    spans.every(
      ({ to }, i) => to + 0.4 * em <= (spans[i + rows]?.from ?? Number.POSITIVE_INFINITY),
    );
  let rows = 1;
  while (!fits(rows)) rows++;
  return spans.map(({ middle }, i) => ({ middle, row: i % rows }));
}

/** The height of a row of labels, in ems. */
export const LABEL_ROW = 1.3;

/** A plot with room for more rows of labels below it. */
export const withLabelRows = (plot: Plot, more: number): Plot => ({
  ...plot,
  height: plot.height + more * LABEL_ROW * plot.em,
});

/** How many labels as wide as the widest of these fit side by side below the plot. */
export const labelsThatFit = ({ innerWidth, em }: Plot, labels: readonly string[]): number =>
  Math.max(2, Math.floor(innerWidth / ((Math.max(...labels.map(labelWidth)) + 0.8) * em)));

/** Labels that are no wider than this, in ems, are never cut. */
const MIN_LABEL = 7;

/** Cuts a label, at the end of a word, to the room below each of some evenly spaced places. */
export function shortened({ innerWidth, em }: Plot, places: number, label: string): string {
  const room = Math.max(MIN_LABEL, innerWidth / places / em - 0.4);
  if (labelWidth(label) <= room) return label;
  let length = label.length;
  while (labelWidth(label.slice(0, length)) > room) length--;
  return `${label.slice(0, length).replace(/\s+\S*$/, '')}…`;
}

/** The smallest n such that every n-th of evenly spaced labels fits below the plot. */
export function labelStep({ innerWidth, em }: Plot, labels: readonly string[]): number {
  const slot = innerWidth / labels.length;
  const fits = (step: number): boolean =>
    labels.every((label, i) => {
      const next = labels[i + step];
      if (i % step !== 0 || !next) return true;
      return ((labelWidth(label) + labelWidth(next)) / 2 + 0.4) * em <= step * slot;
    });
  let step = 1;
  while (step < labels.length && !fits(step)) step++;
  return step;
}

/** The centre of the x axis's title: the plot's centre, or further left if the title would be cut off. */
export const titleMiddle = ({ left, innerWidth, width, em }: Plot, title: string): number =>
  Math.min(left + innerWidth / 2, width - (labelWidth(title) * em) / 2);

/** How many labels fit above each other beside the plot. */
export const levelsThatFit = ({ innerHeight, em }: Plot): number =>
  Math.max(2, Math.floor(innerHeight / (1.9 * em)));

/** The cell at a point; undefined outside the plot. */
export function cellAt(
  { left, top, innerWidth, innerHeight }: Plot,
  [columns, rows]: Grid,
  [x, y]: PlotPoint,
): Cell | undefined {
  const column = Math.floor(((x - left) / innerWidth) * columns);
  const row = Math.floor(((y - top) / innerHeight) * rows);
  const isInside = column >= 0 && column < columns && row >= 0 && row < rows;
  return isInside ? { column, row } : undefined;
}

/** The outlines of cells as one path, with a gap in pixels below each. */
export function cellPath(
  { left, top, innerWidth, innerHeight }: Plot,
  [columns, rows]: Grid,
  cells: readonly Cell[],
  gap = 0,
): string {
  const x = (column: number): number => round(left + (column / columns) * innerWidth);
  const y = (row: number): number => round(top + (row / rows) * innerHeight);
  return cells
    .map(
      ({ column, row }) =>
        `M${x(column)} ${y(row)}H${x(column + 1)}V${round(y(row + 1) - gap)}H${x(column)}z`,
    )
    .join('');
}

const round = (pixels: number): number => Math.round(pixels * 100) / 100;
