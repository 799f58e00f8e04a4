// Writes src/ui/parts/rankPaths.ts from the Barlow fonts, two of which are to be unpacked first:
//   npm pack @fontsource/barlow-condensed@5.3.0 @fontsource/barlow-semi-condensed@5.3.0
//   for pack in fontsource-*.tgz; do tar xzf $pack --one-top-level; done
//   npx vite-node tools/drawRanks.ts FOLDER
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Contour, type GlyphReader, glyphReader } from './glyphs';
import { svgPath } from './outline';

const VERSION = '5.3.0';
const FILE = 'src/ui/parts/rankPaths.ts';
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** The height of a capital letter, in font units and in units of the paths. */
const CAPITAL = 700;
const HEIGHT = 140;
/** The tail of the Q is this share of the font's, so that it stays in the strip of a covered card. */
const TAIL = 0.6;
/** The 10 is drawn narrower, and then all of it pressed a little: as wide as the Q. */
const TEN = { zero: 300, one: 160, gap: 42, pressed: 0.9 };

const bounds = (contours: readonly Contour[]): readonly [left: number, right: number] => {
  const xs = contours.flat().map(({ x }) => x);
  return [Math.min(...xs), Math.max(...xs)];
};

const mapX = (contour: Contour, map: (x: number) => number): Contour =>
  contour.map((point) => ({ ...point, x: map(point.x) }));

/** The outline of a rank, its left edge at 0. */
function outlineOf(rank: string, read: GlyphReader, readNarrow: GlyphReader): readonly Contour[] {
  if (rank === '10') return ten(readNarrow);
  const contours = read(rank);
  const [left] = bounds(contours);
  return contours.map((contour) => mapX(contour, (x) => x - left));
}

/** `10` as narrow as `Q`: the counter of the 0 and the flag of the 1 give way, the stems keep their width. */
function ten(read: GlyphReader): readonly Contour[] {
  const [outer = [], inner = []] = read('0');
  const [outerLeft, outerRight] = bounds([outer]);
  const [innerLeft, innerRight] = bounds([inner]);
  const stem = innerLeft - outerLeft;
  const [one = []] = read('1');
  const [oneLeft, oneRight] = bounds([one]);
  const flag = oneRight - stem - oneLeft;
  const zeroLeft = TEN.one + TEN.gap;
  return [
    mapX(one, (x) =>
      x < oneLeft + flag ? ((x - oneLeft) * (TEN.one - stem)) / flag : x - oneRight + TEN.one,
    ),
    mapX(outer, (x) => zeroLeft + ((x - outerLeft) * TEN.zero) / (outerRight - outerLeft)),
    mapX(
      inner,
      (x) => zeroLeft + stem + ((x - innerLeft) * (TEN.zero - 2 * stem)) / (innerRight - innerLeft),
    ),
  ].map((contour) => mapX(contour, (x) => x * TEN.pressed));
}

const [folder = '.'] = process.argv.slice(2);
const font = (family: string, weight: number): GlyphReader =>
  glyphReader(
    join(
      folder,
      `fontsource-${family}-${VERSION}/package/files/${family}-latin-${weight}-normal.woff`,
    ),
  );
const read = font('barlow-semi-condensed', 700);
const readNarrow = font('barlow-condensed', 600);
const scale = HEIGHT / CAPITAL;
const paths = RANKS.map((rank) =>
  svgPath(outlineOf(rank, read, readNarrow), ({ x, y }) => ({
    x: x * scale,
    y: HEIGHT - (y < 0 ? y * TAIL : y) * scale,
  })),
);
writeFileSync(
  FILE,
  `// Written by tools/drawRanks.ts from the Barlow fonts; their licence is in rankPaths.licence.txt.

/** The height of the ranks, without the tail of the Q. */
export const RANK_HEIGHT = ${HEIGHT};

/** SVG paths of the ranks, ace to king. The left edge of each is at 0, its top at 0. */
export const RANK_PATHS = [
${paths.map((path) => `  '${path}',\n`).join('')}] as const;
`,
);
