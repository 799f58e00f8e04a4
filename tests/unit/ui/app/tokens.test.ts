import { readFileSync } from 'node:fs';
import {
  blend,
  clampRgb,
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  interpolate,
  type Lrgb,
  type Rgb,
  wcagContrast,
} from 'culori';
import { expect, test } from 'vitest';
import { CHOICES } from '../../../../src/persistence/settings';

const CSS = readFileSync('src/ui/app/tokens.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** The custom properties that the rule of a selector sets. */
function tokensOf(selector: string): ReadonlyMap<string, string> {
  const start = CSS.indexOf(`${selector} {`);
  const rule = CSS.slice(start, CSS.indexOf('}', start));
  return new Map(
    [...rule.matchAll(/--([a-z-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const THEMES = CHOICES.theme.filter((theme) => theme !== 'auto');
const SHARED = tokensOf(':root');

/** The colours of a theme, where the system may ask for more contrast. */
const themeOf = (
  theme: string,
  hasMoreContrast = theme === 'contrast',
): ((name: string) => string) => {
  const own = tokensOf(`[data-theme="${theme}"]`);
  const more = hasMoreContrast ? tokensOf('[data-contrast="more"]') : [];
  const tokens = new Map([...SHARED, ...own, ...more]);
  const token = (name: string): string => {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`no token ${name}`);
    return mixed(token, value);
  };
  return token;
};

/** A colour, or a mixture of two with the share of the second. */
function mixed(token: (name: string) => string, value: string): string {
  const [, name] = /^var\(--([a-z-]+)\)$/.exec(value) ?? [];
  if (name) return mixed(token, token(name));
  const [, one, other, share] = /^color-mix\(in srgb, (.+), (.+) (\d+)%\)$/.exec(value) ?? [];
  if (one === undefined || other === undefined) return value;
  const colours = [mixed(token, one), mixed(token, other)];
  return formatHex(interpolate(colours, 'rgb')(Number(share) / 100)) ?? '';
}

const GROUND = ['felt', 'felt-edge'];

test.each(THEMES)('%s: panels are seen on the felt, and texts on panels', (theme) => {
  const token = themeOf(theme);
  for (const ground of GROUND) {
    const panel = blend([token(ground), token('glass')]);
    const edge = blend([panel, token('gleam')]);
    expect(wcagContrast(edge, token(ground)), `edge on ${ground}`).toBeGreaterThanOrEqual(1.3);
    for (const text of ['text', 'soft-text']) {
      expect(wcagContrast(token(text), panel), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test.each(THEMES)('%s with more contrast: lines are as strong as texts', (theme) => {
  const token = themeOf(theme, true);
  for (const line of ['line', 'edge', 'gleam', 'outline', 'outline-text', 'soft-text']) {
    expect(token(line), line).toBe(token('text'));
  }
  expect(wcagContrast(token('disabled-text'), token('panel'))).toBeGreaterThanOrEqual(4.5);
});

const SURFACES = [...GROUND, 'panel', 'raised'];

const ciede2000 = differenceCiede2000();
const linear = converter('lrgb');

/** What people with complete colour-vision deficiencies see. */
const VISIONS: Readonly<Record<string, (light: Rgb) => Rgb>> = {
  normal: (light) => light,
  protanopia: filterDeficiencyProt(),
  deuteranopia: filterDeficiencyDeuter(),
  tritanopia: filterDeficiencyTrit(),
};

/** The difference of two colours for a vision, whose filter is for intensities of light but takes any channels as they are. */
function difference(one: Rgb, other: Rgb, vision: (light: Rgb) => Rgb): number {
  const seen = (colour: Rgb): Lrgb =>
    clampRgb({ ...vision({ ...linear(colour), mode: 'rgb' }), mode: 'lrgb' });
  return ciede2000(seen(one), seen(other));
}

/** What is seen on what: the least contrast, then the marks, then the backgrounds they lie on. */
const PAIRS: readonly (readonly [
  least: number,
  marks: readonly string[],
  on: readonly string[],
])[] = [
  // Text.
  [4.5, ['text', 'soft-text'], [...SURFACES, 'panel-hover']],
  [4.5, ['error', 'success'], SURFACES],
  [4.5, ['winnable', 'lost'], ['panel', 'raised']],
  [4.5, ['accent-text'], ['accent']],
  [4.5, ['red', 'black', 'blue', 'green'], ['card']],
  // Large text: the letters on empty piles.
  [3, ['outline-text'], GROUND],
  // Marks: the borders of fields and piles, what is highlighted or focused, selected cards, emblems.
  [3, ['outline', 'accent'], SURFACES],
  [3, ['hint', 'target', 'selected', 'focus'], GROUND],
  [3, ['focus-edge'], ['focus']],
  [3, ['court'], ['card']],
  // A mark and the line beside it.
  [3, ['hint', 'target', 'selected'], ['mark-edge']],
  // The features of court cards, which are darker than their suit.
  [3, ['red', 'black', 'blue', 'green'], ['court-skin']],
];

for (const theme of THEMES) {
  const token = themeOf(theme);
  /** The colour of a background, which is opaque. */
  const ground = (name: string): Rgb => blend(['black', token(name)]);

  test.each(PAIRS)(`${theme}: at least %d between %o and %o`, (least, marks, backgrounds) => {
    for (const background of backgrounds) {
      for (const mark of marks) {
        const seen = blend([ground(background), token(mark)]);
        expect(
          wcagContrast(seen, ground(background)),
          `${mark} on ${background}`,
        ).toBeGreaterThanOrEqual(least);
      }
    }
  });

  test(`${theme}: a focus ring is seen on cards, and a card on the felt`, () => {
    const card = ground('card');
    const ring = [ground('focus'), ground('focus-edge')].map((colour) =>
      wcagContrast(colour, card),
    );
    expect(Math.max(...ring)).toBeGreaterThanOrEqual(3);
    for (const felt of GROUND) {
      const edge = blend([card, token('card-edge')]);
      const seen = [card, edge].map((colour) => wcagContrast(colour, ground(felt)));
      expect(Math.max(...seen), felt).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(['hint', 'target', 'selected'])(
    `${theme}: on a card %s is seen by its colour or by the line beside it`,
    (mark) => {
      const card = ground('card');
      const seen = [mark, 'mark-edge'].map((name) => wcagContrast(ground(name), card));
      expect(Math.max(...seen)).toBeGreaterThanOrEqual(3);
    },
  );

  test(`${theme}: hint, target and selection differ by 15 (CIEDE2000)`, () => {
    const marks = ['hint', 'target', 'selected'].map(ground);
    for (const [i, one] of marks.entries()) {
      for (const other of marks.slice(i + 1)) {
        expect(ciede2000(one, other)).toBeGreaterThanOrEqual(15);
      }
    }
  });

  test(`${theme}: four suits differ by 20 (CIEDE2000) for every colour vision`, () => {
    const suits = ['red', 'black', 'blue', 'green'];
    for (const [name, vision] of Object.entries(VISIONS)) {
      for (const [i, one] of suits.entries()) {
        for (const other of suits.slice(i + 1)) {
          const seen = difference(ground(one), ground(other), vision);
          expect(seen, `${one} and ${other}, ${name}`).toBeGreaterThanOrEqual(20);
        }
      }
    }
  });
}

test.each(CHOICES.back)(
  '%s: the back is drawn in its two colours, which are seen on each other',
  (back) => {
    const [ground, line] = ['back', 'back-line'].map(
      (name) => tokensOf(`[data-back="${back}"]`).get(name) ?? SHARED.get(name) ?? '',
    );
    const drawing = readFileSync(`src/ui/parts/cards/${back}.svg`, 'utf8');
    const drawn = new Set(drawing.match(/#[0-9a-f]{6}/g));
    expect([...drawn].toSorted()).toEqual([ground, line].toSorted());
    expect(wcagContrast(ground ?? '', line ?? '')).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(ground ?? '', SHARED.get('card') ?? '')).toBeGreaterThanOrEqual(4.5);
  },
);

test('the pairs that Sharma, Wu and Dalal publish have the differences they publish', () => {
  const lab = (l: number, a: number, b: number) => ({ mode: 'lab65', l, a, b }) as const;
  for (const [one, other, published] of [
    [lab(50, 2.6772, -79.7751), lab(50, 0, -82.7485), 2.0425],
    [lab(50, 0, 0), lab(50, -1, 2), 2.3669],
    [lab(50, 2.5, 0), lab(50, 0, -2.5), 4.3065],
    [lab(50, 2.5, 0), lab(73, 25, -18), 27.1492],
    [lab(22.7233, 20.0904, -46.694), lab(23.0331, 14.973, -42.5619), 2.0373],
    [lab(90.8027, -2.0831, 1.441), lab(91.1528, -1.6435, 0.0447), 1.4441],
  ] as const) {
    expect(ciede2000(one, other)).toBeCloseTo(published, 4);
  }
});

test('every theme of the setting has its tokens, and no other has', () => {
  expect([...CSS.matchAll(/data-theme="([a-z]+)"/g)].map(([, name]) => name)).toEqual(THEMES);
  // Before the script runs, and without it, too.
  expect(readFileSync('index.html', 'utf8')).toContain('<html lang="en" data-theme="dark">');
});
