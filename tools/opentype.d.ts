/** What glyphs.ts uses of opentype.js, which comes without types. */
declare module 'opentype.js' {
  interface Point {
    readonly x: number;
    readonly y: number;
    readonly onCurve: boolean;
  }

  interface Glyph {
    readonly getContours: () => readonly (readonly Point[])[];
  }

  interface Font {
    readonly hasChar: (character: string) => boolean;
    readonly charToGlyph: (character: string) => Glyph;
  }

  const opentype: { readonly parse: (file: ArrayBuffer) => Font };
  export default opentype;
}
