import { type Card, JACK, rankOf, suitOf } from '../../../engine/card';
import { suitPath } from '../cardPaths';

/** What fills a part of a figure; without one, the suit’s colour. */
type Fill = 'gold' | 'skin' | 'hair' | 'light' | 'line' | 'trim';
type Part = readonly [fill: Fill | undefined, path: string];

/** Face and features, from the brow to the chin. */
const HEAD: readonly Part[] = [
  ['skin', 'M45 46h10v9l-5 5-5-5z'],
  ['skin', 'M39 32v10c0 8 6 13.5 11 13.5S61 50 61 42V32z'],
  ['line', 'M42.5 38.5q2.5-1.8 5 0M52.5 38.5q2.5-1.8 5 0M50 39v5.5h-1.8M47.2 49q2.8 1.4 5.6 0'],
  ['hair', 'M45 39.2a1.1 1.1 0 1 0 .1 0zM55 39.2a1.1 1.1 0 1 0 .1 0z'],
]; // biome-ignore format: a table

/** Robe and collar, as far down as the sash across the middle of the card. */
const robe = (trim: string, collar: string): readonly Part[] => [
  [undefined, 'M12 80V67c0-9 13-12 28-15h20c15 2 25 3 28 8v2L12 82z'],
  ['trim', trim],
  ['light', collar],
];

/** The upper halves of jack, queen and king, each part over the ones before. The lower halves are the same, turned. */
const FIGURES: readonly (readonly Part[])[] = [
  [
    ['hair', 'M36 31c-2 8-2 14-1 20 4 3 8 2 10-1V31zM64 31c2 8 2 14 1 20-4 3-8 2-10-1V31z'],
    ['hair', 'M77.5 33h3v31h-3z'],
    ['gold', 'M79 20c4 5 6 9 4.5 15h-9C73 29 75 25 79 20z'],
    ...robe('M33 53.5L21 78M27 55.5L16 79M67 53.5L72 60M73 54.5L77 59M79 55.5L82 58', 'M36 53c4 6 9 9 14 9s10-3 14-9l-5-2c-3 4-6 5-9 5s-6-1-9-5z'),
    ...HEAD,
    [undefined, 'M35 31c-1-8 6-11 15-11s16 3 15 11z'],
    ['gold', 'M35 30h30v5H35zM59 29c-1-7 3-12 12-13-1 7-4 12-12 13z'],
  ],
  [
    ['hair', 'M37 30c-6 7-3 16-8 24 7 4 14 2 16-2V30zM63 30c6 7 3 16 8 24-7 4-14 2-16-2V30z'],
    ['hair', 'M77 40h2.4l-1 20h-2z'],
    [undefined, 'M78 26a4.5 4.5 0 0 1 4 6 4.5 4.5 0 0 1 1 8 4.5 4.5 0 0 1-5 3 4.5 4.5 0 0 1-5-3 4.5 4.5 0 0 1 1-8 4.5 4.5 0 0 1 4-6z'],
    ['gold', 'M78 31.5a3.5 3.5 0 1 0 .1 0z'],
    ...robe('M12 68q5 3 9-2t9-3 8-7M88 60q-4 0-6-2t-6 0-7-2-5-1M50 66v6', 'M37 52l13 14 13-14-5-2-8 8-8-8z'),
    ...HEAD,
    ['gold', 'M38 33l-3-11 7 5.5 3-8 5 7 5-7 3 8 7-5.5-3 11zM35 19a2 2 0 1 0 .1 0zM45 16.5a2 2 0 1 0 .1 0zM55 16.5a2 2 0 1 0 .1 0zM65 19a2 2 0 1 0 .1 0z'],
  ],
  [
    ['hair', 'M37 31c-4 6-3 12-5 18 4 4 10 4 13 0V31zM63 31c4 6 3 12 5 18-4 4-10 4-13 0V31z'],
    ['light', 'M79 20l2.5 5v28h-5V25z'],
    ['gold', 'M72 51h14v3.5h-5V64h-4v-9.5h-5z'],
    ...robe('M19 63l3 4-3 4-3-4zM30 63l3 4-3 4-3-4zM78 56l2 2.5-2 2.5-2-2.5z', 'M30 54c6 7 12 11 20 11s14-4 20-11l-10-3c-3 4-6 6-10 6s-7-2-10-6z'),
    ...HEAD,
    ['hair', 'M39 43c2 3 5 3 7 3 2-1.5 6-1.5 8 0 2 0 5 0 7-3-1 10-4 19-11 20-7-1-10-10-11-20zm7.5 5.5c2 2 5 2 7 0-2-1-5-1-7 0z'],
    ['gold', 'M38 33c-7-9 3-15 12-7.5C59 18 69 24 62 33zM48.8 15h2.4v2.6h2.6v2.4h-2.6v5h-2.4v-5h-2.6v-2.4h2.6z'],
  ],
]; // biome-ignore format: a table

/** A two-way figure of a court card: two halves, and a sash between them, in a thin frame. */
export function CourtFigure({ card }: { readonly card: Card }) {
  const half = FIGURES[rankOf(card) - JACK]?.map(([fill, path]) => (
    <path key={path} data-fill={fill} d={path} />
  ));
  return (
    <g className="court">
      <rect data-fill="ground" x="12" y="23" width="76" height="94" rx="3" />
      <g>{half}</g>
      <g transform="rotate(180 50 70)">{half}</g>
      <path data-fill="gold" d="M12 76l76-20v8L12 84z" />
      <path transform="translate(50 70) scale(.1)" d={suitPath(suitOf(card))} />
    </g>
  );
}
