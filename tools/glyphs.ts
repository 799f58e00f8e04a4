import { readFileSync } from 'node:fs';
import opentype from 'opentype.js';

/** A point of a TrueType outline, in font units, y upwards. Between two points off the curve lies one on it. */
export interface GlyphPoint {
  readonly x: number;
  readonly y: number;
  readonly on: boolean;
}

/** A closed curve of a glyph; it begins with a point on the curve. */
export type Contour = readonly GlyphPoint[];

/** Gives the contours of a character's glyph. Throws for a character that the font does not have. */
export type GlyphReader = (character: string) => readonly Contour[];

/** Reads glyphs from a font file with TrueType outlines. */
export function glyphReader(path: string): GlyphReader {
  const font = opentype.parse(new Uint8Array(readFileSync(path)).buffer);
  return (character) => {
    if (!font.hasChar(character)) throw new Error(`the font has no glyph for ${character}`);
    return font
      .charToGlyph(character)
      .getContours()
      .map((contour) =>
        startingOnCurve(contour.map(({ x, y, onCurve }) => ({ x, y, on: onCurve }))),
      );
  };
}

function startingOnCurve(points: Contour): Contour {
  const first = points.findIndex(({ on }) => on);
  return [...points.slice(first), ...points.slice(0, first)];
}
