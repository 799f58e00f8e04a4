import { rankKey, rankLetter } from '../../engine/card';

// Drawn after Barlow Semi Condensed Bold, the 10 narrower and the tail of the Q plainer; its licence is in rankPaths.licence.txt.

/** The height of the ranks, without the tail of the Q. */
export const RANK_HEIGHT = 140;

/** How a rank is drawn: its SVG path, whose left edge and top are at 0, and the x at which a suit beside it begins. */
interface RankSign {
  readonly path: string;
  /** The right edge of the rank, and a gap that looks alike for all. */
  readonly suitBegins: number;
}

/** The signs of the ranks, by the letters of all languages. */
export const RANK_SIGNS: Readonly<Record<string, RankSign>> = {
  A: { path: 'M78 140l-5-22h-39l-5 22h-29l37-140h34l37 140zM39 96h29l-15-62z', suitBegins: 119 },
  2: {
    path: 'M36 116h52v24h-87v-23c17-20 31-36 41-50c10-12 15-22 15-29c0-10-6-15-14-15c-9 0-14 6-14 14v9h-29v-11c1-22 19-37 43-37c17 0 30 7 37 19c3 6 5 13 5 21c0 12-5 24-15 38c-7 8-17 20-26 30z',
    suitBegins: 106,
  },
  3: {
    path: 'M84 95c0 9-1 18-4 24c-7 15-19 22-37 22c-22 0-38-12-41-30c-1-4-2-9-2-16h28c1 6 1 9 2 11c1 7 6 11 13 11c6 0 11-3 12-10c1-4 2-9 2-14c0-6-1-11-2-14c-2-7-6-11-13-11c-2 0-5 2-9 4l-15-16l31-32h-46v-24h81v24l-27 30c12 2 19 8 23 18c3 7 4 14 4 23z',
    suitBegins: 103,
  },
  4: { path: 'M98 79v25h-11v36h-28v-36h-59v-20l32-84h31l-31 79h27v-26h28v26z', suitBegins: 117 },
  5: {
    path: 'M85 96c0 6-1 12-3 18c-5 17-19 27-40 27c-21 0-36-10-40-29c-1-3-2-6-2-11h28c4 14 8 16 14 16c6 0 11-4 13-11c1-2 1-6 1-10c0-4 0-8-1-11c-2-7-7-10-13-10c-6 0-11 3-14 10h-28v-85h81v24h-53v34c6-5 13-7 20-7c16 0 28 8 33 21c2 7 4 15 4 24z',
    suitBegins: 104,
  },
  6: {
    path: 'M85 96c0 7-1 13-3 18c-5 18-19 27-40 27c-17 0-30-7-36-22c-4-6-6-13-6-22v-63c0-21 17-36 42-36c24 0 40 15 40 36v8h-28c0-15-5-19-12-19c-8 0-14 6-14 14v21c6-5 13-7 20-7c16 0 27 9 33 23c2 7 4 14 4 22zM56 95c0-5 0-10-2-13c-2-6-6-9-12-9c-6 0-9 3-12 9c-1 3-2 8-2 13c0 5 1 9 2 12c2 7 6 10 12 10c6 0 11-3 13-10c1-4 1-8 1-12z',
    suitBegins: 104,
  },
  7: { path: 'M16 140l39-116h-32v12h-23v-36h85v24l-40 116z', suitBegins: 109 },
  8: {
    path: 'M84 99c0 8-1 14-4 20c-6 14-20 22-38 22c-17 0-32-8-38-22c-3-6-4-13-4-20c0-8 1-14 4-20c2-5 6-9 11-12c-4-4-8-8-10-12c-3-5-4-11-4-18c0-8 2-15 6-21c6-12 19-19 35-19c16 0 29 7 36 19c4 6 6 13 6 21c0 7-2 13-5 18c-2 5-6 9-10 12c5 3 9 7 11 12c3 6 4 13 4 20zM29 39c0 3 0 6 2 9c2 6 6 8 11 8c6 0 10-2 12-8c1-2 2-6 2-9c0-3-1-6-2-9c-2-5-6-8-12-8c-5 0-10 3-12 8c-1 3-1 6-1 9zM56 97c0-4 0-8-2-11c-2-6-6-9-12-9c-6 0-10 3-12 9c-1 3-2 6-2 11c0 4 1 8 2 11c2 6 7 9 12 9c6 0 10-3 12-8c2-4 2-7 2-12z',
    suitBegins: 103,
  },
  9: {
    path: 'M85 106c0 21-17 35-42 35c-24 0-40-14-40-35v-8h28c0 15 5 19 12 19c8 0 13-6 13-14v-21c-5 5-11 7-19 7c-16 0-28-9-33-23c-3-6-4-14-4-22c0-7 1-13 3-18c5-18 19-27 39-27c18 0 30 7 37 22c4 6 6 13 6 22zM54 58c2-3 2-8 2-13c0-5 0-9-1-12c-2-7-6-10-12-10c-7 0-11 3-13 10c-1 4-1 8-1 12c0 5 0 10 2 13c2 6 6 9 12 9c5 0 9-3 11-9z',
    suitBegins: 104,
  },
  10: {
    path: 'M16 0h24v140h-24v-112l-16 5v-20zM46 103v-66c0-24 12-39 31-39c19 0 31 15 31 39v66c0 24-12 39-31 39c-19 0-31-15-31-39zM86 104v-68c0-10-3-16-9-16c-6 0-9 6-9 16v68c0 10 3 16 9 16c6 0 9-6 9-16z',
    suitBegins: 123,
  },
  J: {
    path: 'M0 100v-16h28v16c0 11 7 17 17 17c10 0 17-7 17-17v-100h28v100c0 17-8 29-22 36c-7 4-14 5-23 5c-18 0-32-7-39-19c-4-6-6-14-6-22z',
    suitBegins: 109,
  },
  Q: {
    path: 'M90 44v53c0 27-18 45-45 45c-27 0-45-18-45-45v-53c0-18 8-32 21-40c7-4 15-6 24-6c18 0 32 8 40 22c4 7 5 15 5 24zM62 42c0-12-7-19-17-19c-10 0-17 7-17 19v56c0 12 7 19 17 19c10 0 17-7 17-19zM36 100l18-17l44 52l-18 17z',
    suitBegins: 109,
  },
  K: { path: 'M0 140v-140h28v58l38-58h31l-39 61l41 79h-31l-30-58l-10 15v43z', suitBegins: 119 },
  B: {
    path: 'M44 140h-44v-140h44c30 0 44 14 44 37c0 15-6 25-15 30c11 5 18 16 18 33c0 26-17 40-47 40zM28 24v35h15c12 0 18-7 18-17c0-11-6-18-18-18zM63 99c0-11-6-18-17-18h-18v36h18c11 0 17-7 17-18z',
    suitBegins: 110,
  },
  D: {
    path: 'M0 140v-140h45c28 0 46 16 46 41v58c0 25-18 41-46 41zM28 24v92h17c11 0 17-8 17-20v-52c0-12-6-20-17-20z',
    suitBegins: 110,
  },
  R: {
    path: 'M64 140l-22-58h-14v58h-28v-140h51c27 0 42 16 42 42c0 18-8 30-21 36l25 62zM28 24v35h20c11 0 17-7 17-17c0-11-6-18-17-18z',
    suitBegins: 117,
  },
  V: { path: 'M34 140l-34-140h30l21 96l21-96h30l-34 140z', suitBegins: 117 },
};

/** The sign of a rank, 0 to 12, in the player’s language; in English if that has a letter that is not drawn. */
export const rankSign = (rank: number): RankSign =>
  (RANK_SIGNS[rankLetter(rank)] ?? RANK_SIGNS[rankKey(rank)]) as RankSign;

/** Outlines of hearts, diamonds, clubs and spades in a square of 100 around 0: the start, then relative commands. */
const OUTLINES = [
  [0, 44, 'c-30-25-46-43-46-62c0-16 11-26 24-26c10 0 18 6 22 15c4-9 12-15 22-15c13 0 24 10 24 26c0 19-16 37-46 62z'],
  [0, -48, 'c10 18 23 35 41 48c-18 13-31 30-41 48c-10-18-23-35-41-48c18-13 31-30 41-48z'],
  [0, -46, 'c12 0 21 9 21 20c0 7-3 12-7 16c12-5 32 1 32 18c0 12-9 20-20 20c-9 0-16-4-20-11c1 13 6 23 14 30h-40c8-7 13-17 14-30c-4 7-11 11-20 11c-11 0-20-8-20-20c0-17 20-23 32-18c-4-4-7-9-7-16c0-11 9-20 21-20z'],
  [0, -47, 'c9 22 45 40 45 64c0 12-9 20-20 20c-9 0-15-4-19-11c1 10 6 17 14 22h-40c8-5 13-12 14-22c-4 7-10 11-19 11c-11 0-20-8-20-20c0-24 36-42 45-64z'],
] as const; // biome-ignore format: a table

/** Half the width of each outline. */
export const HALF_SUIT_WIDTHS = [46, 41, 46, 45] as const;

/** The SVG path of a suit, 0 to 3, about 100 units wide and high, around a point; upside down if `turned`. Paths may be joined. */
export function suitPath(suit: number, x = 0, y = 0, turned = false): string {
  const [startX, startY, outline] = OUTLINES[suit] ?? OUTLINES[0];
  const side = turned ? -1 : 1;
  const rest = turned ? outline.replace(/-?\d+/g, (number) => ` ${-number}`) : outline;
  return `M${x + side * startX} ${y + side * startY}${rest}`;
}
