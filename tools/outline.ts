import type { Contour } from './glyphs';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line (two points) or a curve (with the control points of its quadratic pieces between its ends). */
type Segment = readonly Point[];

/** Corners rounded more tightly than this, in font units, become sharp: nobody sees them on a card. */
const ROUNDING = 26;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

const startOf = (segment: Segment): Point => segment[0] ?? { x: 0, y: 0 };
const endOf = (segment: Segment): Point => segment.at(-1) ?? { x: 0, y: 0 };

/** The contour cut at its points on the curve. */
function segmentsOf(contour: Contour): readonly Segment[] {
  const segments: Point[][] = [];
  for (const point of [...contour, ...contour.slice(0, 1)]) {
    segments.at(-1)?.push(point);
    if (point.on) segments.push([point]);
  }
  return segments.slice(0, -1);
}

/** Where the tangent at the end of a segment meets that at the start of another; undefined if far from both. */
function corner(one: Segment, other: Segment): Point | undefined {
  const [a, b, c, d] = [one.at(-2), one.at(-1), other[0], other[1]];
  if (!a || !b || !c || !d) return undefined;
  const across = (a.x - b.x) * (c.y - d.y) - (a.y - b.y) * (c.x - d.x);
  const share = ((a.x - c.x) * (c.y - d.y) - (a.y - c.y) * (c.x - d.x)) / across;
  const point = between(a, b, share);
  return distance(point, b) < 1.2 * ROUNDING ? point : undefined;
}

/** The segments without those that only round a corner; their neighbours are prolonged to the corner. */
function sharpened(segments: readonly Segment[]): readonly Segment[] {
  const isLong = (segment: Segment) => distance(startOf(segment), endOf(segment)) >= ROUNDING;
  const kept = segments.filter(isLong);
  const corners = kept.map((segment, i) => {
    const next = kept[(i + 1) % kept.length] ?? segment;
    if (endOf(segment) === startOf(next)) return endOf(segment);
    return corner(segment, next) ?? between(endOf(segment), startOf(next), 0.5);
  });
  return kept.map((segment, i) => [
    corners.at(i - 1) ?? startOf(segment),
    ...segment.slice(1, -1),
    corners[i] ?? endOf(segment),
  ]);
}

/** A curve as cubic pieces: two control points and an end each. Two quadratic pieces make one cubic. */
function cubics(segment: Segment): readonly (readonly [Point, Point, Point])[] {
  const controls = segment.slice(1, -1);
  const pieces: [Point, Point, Point][] = [];
  let start = startOf(segment);
  for (let i = 0; i < controls.length; i += 2) {
    const [one, two] = [controls[i] ?? start, controls[i + 1]];
    const last = two ?? one;
    const next = controls[i + 2];
    const end = next ? between(last, next, 0.5) : endOf(segment);
    const pull = two ? 4 / 3 : 2 / 3;
    pieces.push([between(start, one, pull), between(end, last, pull), end]);
    start = end;
  }
  return pieces;
}

/** The SVG path of contours, in whole units, relative but for the start of each contour. `place` maps font units to the path's. */
export function svgPath(contours: readonly Contour[], place: (point: Point) => Point): string {
  const rounded = (point: Point): Point => {
    const { x, y } = place(point);
    return { x: Math.round(x), y: Math.round(y) };
  };
  return contours.map((contour) => contourPath(sharpened(segmentsOf(contour)), rounded)).join('');
}

function contourPath(segments: readonly Segment[], rounded: (point: Point) => Point): string {
  let at = rounded(startOf(segments[0] ?? []));
  const commands = [`M${at.x} ${at.y}`];
  const from = (...points: readonly Point[]): string =>
    points
      .flatMap(({ x, y }) => [x - at.x, y - at.y])
      .join(' ')
      .replaceAll(' -', '-');
  for (const [i, segment] of segments.entries()) {
    for (const piece of cubics(segment)) {
      const points = piece.map(rounded);
      commands.push(`c${from(...points)}`);
      at = points.at(-1) ?? at;
    }
    const end = rounded(endOf(segment));
    if (segment.length > 2 || i === segments.length - 1) continue;
    if (end.x !== at.x || end.y !== at.y) commands.push(lineTo(end.x - at.x, end.y - at.y));
    at = end;
  }
  return `${commands.join('')}z`;
}

function lineTo(x: number, y: number): string {
  if (y === 0) return `h${x}`;
  return x === 0 ? `v${y}` : `l${x} ${y}`.replace(' -', '-');
}
