import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { converter, wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { CHOICES } from '../../../../src/persistence/settings';

/** The tokens of the page and of charts, but for those under forced colours. */
const SHEETS = ['app/tokens.css', 'charts/chartColours.css'].map((name) => {
  const sheet = readFileSync(
    join(resolve(import.meta.dirname, '../../../..'), 'src/ui', name),
    'utf8',
  );
  return sheet.slice(0, sheet.indexOf('@media'));
});

const THEMES = CHOICES.theme.filter((theme) => theme !== 'auto');

/** The colour tokens of a theme: those of every rule whose selector is `:root` or names the theme. */
function tokensOf(theme: string): ReadonlyMap<string, string> {
  const rules = SHEETS.flatMap((sheet) => [...sheet.matchAll(/^ {2}(\S+) \{([^}]*)\}/gm)]);
  const selectors = [':root', `[data-theme="${theme}"]`, `:root[data-theme="${theme}"]`];
  const own = rules.filter(([, selector = '']) => selectors.includes(selector));
  return new Map(
    own.flatMap(([, , body = '']) =>
      [...body.matchAll(/--([\w-]+): (#[0-9a-f]{3,6}|var\([\w-]+\));/g)].map(
        ([, name = '', value = '']) => [name, value] as const,
      ),
    ),
  );
}

const oklab = converter('oklab');

/** The lightness of a colour in OKLab, from 0 to 1. Throws for what is no colour. */
const lightness = (colour: string): number => {
  const { l } = oklab(colour) ?? {};
  if (l === undefined) throw new Error(`not a colour: ${colour}`);
  return l;
};

describe.each(THEMES)('the charts of the theme %s', (theme) => {
  const tokens = tokensOf(theme);
  const token = (name: string): string => {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`--${name} is missing`);
    return value.startsWith('var') ? token(value.slice('var(--'.length, -1)) : value;
  };
  const steps = (name: string, count: number): readonly number[] =>
    Array.from({ length: count }, (_, i) => lightness(token(`${name}-${i}`)));

  test.each(['chart-text', 'soft-text'])('%s can be read', (name) => {
    expect(wcagContrast(token(name), token('chart-surface'))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['chart-bar', 'chart-surface'],
    ['chart-active', 'chart-surface'],
    ['chart-mark', 'chart-surface'],
    ['chart-axis', 'chart-surface'],
    ['chart-reference', 'chart-surface'],
    ['chart-mark', 'chart-band'],
    ['chart-reference', 'chart-band'],
    ['chart-text', 'chart-bar'],
    ['chart-text', 'chart-active'],
  ])('%s stands out from %s', (mark, ground) => {
    expect(wcagContrast(token(mark), token(ground))).toBeGreaterThanOrEqual(3);
  });

  test('the sequential map grows lighter by even steps', () => {
    const map = steps('sequential', 13);
    const rises = map.slice(1).map((step, i) => step - (map[i] ?? 0));
    expect(Math.min(...rises)).toBeGreaterThan(0.02);
    expect(Math.max(...rises)).toBeLessThan(0.09);
  });

  test('the diverging map is even from its middle to both ends', () => {
    const map = steps('diverging', 11);
    const middle = map[5] ?? 0;
    for (let n = 1; n <= 5; n++) {
      const [less, more] = [map[5 - n] ?? 0, map[5 + n] ?? 0];
      expect(Math.abs(less - more)).toBeLessThan(0.015);
      expect(Math.abs(less - middle) / n).toBeGreaterThan(0.09);
      expect(Math.abs(less - middle) / n).toBeLessThan(0.14);
    }
  });
});
