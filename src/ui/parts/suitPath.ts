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
