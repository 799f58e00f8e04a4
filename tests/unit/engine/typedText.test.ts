import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldForSearch } from '../../../src/engine/searchText';
import { normaliseTyped } from '../../../src/engine/typedText';

test.each([
  ['２７６', '276'],
  ['ｍ　ｃ２，ｃ５', 'm c2,c5'],
  ['m c2、c5', 'm c2,c5'],
  ['klondike-3；redeals＝2', 'klondike-3;redeals=2'],
  ['７ｘ４。６ｘ４', '7x4.6x4'],
  ['？', '?'],
  ['−5 ー5 –5 －5 ‑5', '-5 -5 -5 -5 -5'],
  ['3—5', '3--5'],
  ['٢٧٦ ۲۷۶ २७६ ២៧៦ 𝟮𝟳𝟲', '276 276 276 276 276'],
  ['\ufeffs\u200b \u200fh\u2069', 's h'],
  ['⑦', '7'],
])('%s is read as %s', (typed, read) => {
  expect(normaliseTyped(typed)).toBe(read);
});

test('what is read stays as it is, and ASCII is read as it is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const read = normaliseTyped(text);
      expect(normaliseTyped(read)).toBe(read);
      expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(normaliseTyped(text)).toBe(text);
    }),
  );
});
