import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHOICES } from '../../../../src/persistence/settings';
import {
  ciede2000,
  contrast,
  difference,
  paintedOver,
  parseColour,
  type Rgb,
  VISIONS,
} from '../../../support/colour';

const CSS = readFileSync('src/ui/app/tokens.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** The custom properties that the rule of a selector sets. */
function tokensOf(selector: string): ReadonlyMap<string, string> {
  const start = CSS.indexOf(`${selector} {`);
  const rule = CSS.slice(start, CSS.indexOf('}', start));
  return new Map(
    [...rule.matchAll(/--([a-z-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const THEMES = CHOICES.theme.filter((scheme) => scheme !== 'auto');
const SHARED = tokensOf(':root');

const themeOf = (scheme: string): ((name: string) => string) => {
  const tokens = new Map([...SHARED, ...tokensOf(`:root[data-theme="${scheme}"]`)]);
  const token = (name: string): string => {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`no token ${name}`);
    const [, other] = /^var\(--([a-z-]+)\)$/.exec(value) ?? [];
    return other ? token(other) : value;
  };
  return token;
};

const GROUND = ['felt', 'felt-edge'];
const SURFACES = [...GROUND, 'panel', 'raised'];

/** What is seen on what: the least contrast, then the marks, then the backgrounds they lie on. */
const PAIRS: readonly (readonly [
  least: number,
  marks: readonly string[],
  on: readonly string[],
])[] = [
  // Text.
  [4.5, ['text', 'soft-text'], [...SURFACES, 'panel-hover']],
  [4.5, ['error', 'success'], SURFACES],
  [4.5, ['accent-text'], ['accent']],
  [4.5, ['red', 'black', 'blue', 'green'], ['card']],
  // Large text: the letters on empty piles.
  [3, ['outline-text'], GROUND],
  // Marks: the borders of fields and piles, what is highlighted or focused, selected cards, emblems.
  [3, ['outline', 'accent'], SURFACES],
  [3, ['focus-edge'], ['focus']],
  [3, ['selection', 'court'], ['card']],
];

for (const scheme of THEMES) {
  const token = themeOf(scheme);
  /** The colour of a background, which is opaque. */
  const ground = (name: string): Rgb => paintedOver(parseColour(token(name)), [0, 0, 0]);

  test.each(PAIRS)(`${scheme}: at least %d between %o and %o`, (least, marks, backgrounds) => {
    for (const background of backgrounds) {
      for (const mark of marks) {
        const seen = paintedOver(parseColour(token(mark)), ground(background));
        expect(
          contrast(seen, ground(background)),
          `${mark} on ${background}`,
        ).toBeGreaterThanOrEqual(least);
      }
    }
  });

  test(`${scheme}: a focus ring is seen on cards, and a card on the felt`, () => {
    const card = ground('card');
    const ring = [ground('focus'), ground('focus-edge')].map((colour) => contrast(colour, card));
    expect(Math.max(...ring)).toBeGreaterThanOrEqual(3);
    for (const felt of GROUND) {
      const edge = paintedOver(parseColour(token('card-edge')), card);
      const seen = [card, edge].map((colour) => contrast(colour, ground(felt)));
      expect(Math.max(...seen), felt).toBeGreaterThanOrEqual(3);
    }
  });

  test(`${scheme}: four suits differ by 20 (CIEDE2000) for every colour vision`, () => {
    const suits = ['red', 'black', 'blue', 'green'];
    for (const vision of Object.keys(VISIONS) as (keyof typeof VISIONS)[]) {
      for (const [i, one] of suits.entries()) {
        for (const other of suits.slice(i + 1)) {
          const seen = difference(ground(one), ground(other), vision);
          expect(seen, `${one} and ${other}, ${vision}`).toBeGreaterThanOrEqual(20);
        }
      }
    }
  });
}

test('the pairs that Sharma, Wu and Dalal publish have the differences they publish', () => {
  expect(ciede2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(ciede2000([50, 0, 0], [50, -1, 2])).toBeCloseTo(2.3669, 4);
  expect(ciede2000([50, 2.5, 0], [50, 0, -2.5])).toBeCloseTo(4.3065, 4);
  expect(ciede2000([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
  expect(ciede2000([22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619])).toBeCloseTo(
    2.0373,
    4,
  );
  expect(ciede2000([90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447])).toBeCloseTo(1.4441, 4);
});

test('every theme of the setting has its tokens, and no other has', () => {
  expect([...CSS.matchAll(/data-theme="([a-z]+)"/g)].map(([, name]) => name)).toEqual(THEMES);
});
