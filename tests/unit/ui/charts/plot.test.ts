import { expect, test } from 'vitest';
import {
  cellAt,
  cellPath,
  labelRows,
  labelStep,
  labelsThatFit,
  levelsThatFit,
  plotOf,
  rowsPlot,
  shortened,
  squarePlot,
  titleMiddle,
  withLabelRows,
} from '../../../../src/ui/charts/plot';

test.each([240, 300, 560, 900, 1600])(
  'at a width of %i pixels the plot lies inside the chart',
  (width) => {
    for (const em of [13, 26]) {
      const plot = plotOf(width, em);
      expect(plot.width).toBe(width);
      expect(plot.innerWidth).toBeGreaterThan(0);
      expect(plot.left + plot.innerWidth).toBeLessThanOrEqual(Math.max(width, plot.left + 4 * em));
      expect(plot.top + plot.innerHeight).toBeLessThan(plot.height);
      expect(plot.innerHeight).toBeGreaterThan(8 * em);
      expect(plot.height).toBeLessThanOrEqual(26 * em);
    }
  },
);

test('fewer labels fit where there is less room, or where the text is larger', () => {
  const fitting = (width: number, em: number, label: string): number =>
    labelsThatFit(plotOf(width, em), ['0', label]);
  expect(fitting(300, 13, '12')).toBeLessThan(fitting(900, 13, '12'));
  expect(fitting(560, 13, '1234567890')).toBeLessThan(fitting(560, 13, '12'));
  expect(fitting(560, 26, '12')).toBeLessThan(fitting(560, 13, '12'));
  expect(fitting(240, 40, 'x'.repeat(20))).toBe(2);
  expect(fitting(560, 13, '百万')).toBeLessThan(fitting(560, 13, '12'));
  expect(levelsThatFit(plotOf(560, 13))).toBeGreaterThanOrEqual(5);
});

test('a chart of cells is as wide as there is room, up to its largest side, and square', () => {
  for (const [width, largest] of [
    [300, 640],
    [1600, 640],
  ] as const) {
    const plot = squarePlot(width, 13, largest);
    expect(plot.width).toBeLessThanOrEqual(width);
    expect(plot.innerWidth).toBeCloseTo(plot.innerHeight, 6);
    expect(plot.innerWidth).toBeLessThanOrEqual(largest);
  }
});

test('a point belongs to the cell it lies in, and to none outside the plot', () => {
  const plot = rowsPlot(560, 13, 3, 20);
  const grid = [52, 3] as const;
  const inside = (column: number, row: number): readonly [number, number] => [
    plot.left + ((column + 0.5) / 52) * plot.innerWidth,
    plot.top + (row + 0.5) * 20,
  ];
  expect(cellAt(plot, grid, inside(0, 0))).toEqual({ column: 0, row: 0 });
  expect(cellAt(plot, grid, inside(51, 2))).toEqual({ column: 51, row: 2 });
  expect(cellAt(plot, grid, inside(17, 1))).toEqual({ column: 17, row: 1 });
  for (const outside of [inside(-1, 0), inside(52, 0), inside(0, -1), inside(0, 3)]) {
    expect(cellAt(plot, grid, outside)).toBeUndefined();
  }
});

test('cells are drawn as one path, with a gap between rows where there is one', () => {
  const plot = {
    width: 100,
    height: 100,
    left: 10,
    top: 20,
    innerWidth: 40,
    innerHeight: 60,
    em: 10,
  };
  const cells = [
    { column: 0, row: 0 },
    { column: 3, row: 1 },
  ];
  expect(cellPath(plot, [4, 2], cells)).toBe('M10 20H20V50H10zM40 50H50V80H40z');
  expect(cellPath(plot, [4, 2], cells.slice(0, 1), 3)).toBe('M10 20H20V47H10z');
  expect(cellPath(plot, [4, 2], [])).toBe('');
});

test('labels in evenly spaced places: all that fit, else every second one, every third …', () => {
  const plot = plotOf(360, 13);
  expect(labelStep(plot, ['1', '2', '3'])).toBe(1);
  expect(labelStep(plot, ['random', 'hints', 'first', 'solver'])).toBe(1);
  const places = Array.from({ length: 64 }, (_, i) => String(i));
  const step = labelStep(plot, places);
  const slot = plot.innerWidth / 64;
  // A label of two characters takes a little more than one em.
  expect(step * slot).toBeGreaterThan(1.1 * plot.em);
  expect((step - 1) * slot).toBeLessThan(2 * plot.em);
  expect(labelStep(plot, ['x'.repeat(100), 'y'.repeat(100)])).toBe(2);
  expect(labelStep(plot, ['x'.repeat(100)])).toBe(1);
});

test('labels of wide characters get as much room as they take', () => {
  const plot = plotOf(360, 13);
  const players = ['ランダムな手', 'ヒントに従う', '常に最初の手', 'カードを見ない', 'ソルバー'];
  const slot = plot.innerWidth / players.length;
  expect(labelStep(plot, players) * slot).toBeGreaterThan(6 * plot.em);
  expect(titleMiddle(plot, '勝'.repeat(30))).toBeLessThan(titleMiddle(plot, 'x'.repeat(30)));
});

test('a label that is too wide for its place is cut at the end of a word', () => {
  const plot = plotOf(360, 13);
  expect(shortened(plot, 5, 'Random moves')).toBe('Random moves');
  expect(shortened(plot, 5, 'Always the first move')).toBe('Always the…');
  expect(shortened(plot, 5, '常に最初の手')).toBe('常に最初の手');
  expect(shortened(plot, 5, '隠れたカードを見ずに遊ぶ')).toBe('隠れたカードを…');
});

test('labels keep their whole text, in rows if they would cover each other, and within the chart', () => {
  const plot = plotOf(290, 13);
  const at = (label: string, i: number) => ({ at: 90 + 70 * i, label });
  expect(labelRows(plot, ['a', 'b', 'c'].map(at))).toEqual([
    { middle: 90, row: 0 },
    { middle: 160, row: 0 },
    { middle: 230, row: 0 },
  ]);
  const players = ['Random moves', 'Without looking ahead', 'Solver: can be won'];
  const placed = labelRows(plot, players.map(at));
  expect(placed.map(({ row }) => row)).toEqual([0, 1, 0]);
  expect(placed[2]?.middle).toBeLessThan(230);
  expect(
    labelRows(plot, players.map((each) => each.repeat(2)).map(at)).map(({ row }) => row),
  ).toEqual([0, 1, 2]);
  expect(withLabelRows(plot, 2).height).toBeGreaterThan(plot.height);
  expect(withLabelRows(plot, 2).innerHeight).toBe(plot.innerHeight);
});
