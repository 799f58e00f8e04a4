import { inflateSync } from 'node:zlib';

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

/** The tables of a WOFF 1.0 file by their four-letter names. Source: https://www.w3.org/TR/WOFF/ */
function tablesOf(woff: Buffer): ReadonlyMap<string, Buffer> {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF 1.0 file');
  const entries = Array.from({ length: woff.readUInt16BE(12) }, (_, i) => 44 + 20 * i);
  return new Map(
    entries.map((at) => {
      const offset = woff.readUInt32BE(at + 4);
      const packedLength = woff.readUInt32BE(at + 8);
      const packed = woff.subarray(offset, offset + packedLength);
      const isPacked = packedLength < woff.readUInt32BE(at + 12);
      return [woff.toString('latin1', at, at + 4), isPacked ? inflateSync(packed) : packed];
    }),
  );
}

/** Reads simple glyphs from a WOFF file with TrueType outlines. Source: the OpenType specification, `cmap` and `glyf`. */
export function glyphReader(woff: Buffer): GlyphReader {
  const tables = tablesOf(woff);
  const table = (name: string): Buffer => {
    const found = tables.get(name);
    if (!found) throw new Error(`the font has no table ${name}`);
    return found;
  };
  return (character) => {
    const id = glyphId(table('cmap'), character.codePointAt(0) ?? 0);
    const isLong = table('head').readInt16BE(50) === 1;
    const loca = table('loca');
    const offset = (i: number) =>
      isLong ? loca.readUInt32BE(4 * i) : 2 * loca.readUInt16BE(2 * i);
    return contoursOf(table('glyf').subarray(offset(id), offset(id + 1)));
  };
}

/** The number of the glyph for a code point, from a `cmap` subtable of format 4. */
function glyphId(cmap: Buffer, code: number): number {
  for (let table = 0; table < cmap.readUInt16BE(2); table++) {
    const at = cmap.readUInt32BE(8 + 8 * table);
    if (cmap.readUInt16BE(at) !== 4) continue;
    const length = cmap.readUInt16BE(at + 6);
    for (let segment = 0; segment < length; segment += 2) {
      if (code > cmap.readUInt16BE(at + 14 + segment)) continue;
      const start = cmap.readUInt16BE(at + 16 + length + segment);
      if (code < start) break;
      const delta = cmap.readUInt16BE(at + 16 + 2 * length + segment);
      const rangeAt = at + 16 + 3 * length + segment;
      const range = cmap.readUInt16BE(rangeAt);
      const id = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + 2 * (code - start));
      return (id + delta) & 0xffff;
    }
  }
  throw new Error(`the font has no glyph for U+${code.toString(16)}`);
}

const ON_CURVE = 1;
const REPEATED = 8;
/** The flags of a coordinate: one byte long, and then positive; or else the same as the one before. */
const X = { short: 2, same: 16 };
const Y = { short: 4, same: 32 };

function contoursOf(glyph: Buffer): readonly Contour[] {
  const count = glyph.readInt16BE(0);
  if (count < 0) throw new Error('the glyph is made of others');
  const ends = Array.from({ length: count }, (_, i) => glyph.readUInt16BE(10 + 2 * i) + 1);
  let at = 10 + 2 * count;
  at += 2 + glyph.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < (ends.at(-1) ?? 0)) {
    const flag = glyph.readUInt8(at++);
    const times = flag & REPEATED ? 1 + glyph.readUInt8(at++) : 1;
    for (let n = 0; n < times; n++) flags.push(flag);
  }
  const coordinates = ({ short, same }: typeof X): readonly number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += (flag & same ? 1 : -1) * glyph.readUInt8(at++);
      else if (!(flag & same)) {
        value += glyph.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = coordinates(X);
  const ys = coordinates(Y);
  const points = flags.map((flag, i) => ({
    x: xs[i] ?? 0,
    y: ys[i] ?? 0,
    on: (flag & ON_CURVE) !== 0,
  }));
  return ends.map((end, i) => startingOnCurve(points.slice(ends[i - 1] ?? 0, end)));
}

function startingOnCurve(points: Contour): Contour {
  const first = points.findIndex(({ on }) => on);
  return [...points.slice(first), ...points.slice(0, first)];
}
