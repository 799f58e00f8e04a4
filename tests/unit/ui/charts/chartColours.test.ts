import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const SHEET = readFileSync(
  join(resolve(import.meta.dirname, '../../../..'), 'src/ui/charts/chartColours.css'),
  'utf8',
);

const THEMES = ['dark', 'light', 'contrast'] as const;

/** The colour tokens of a theme: those of every rule whose selector is `:root` or names the theme. */
function tokensOf(theme: string): ReadonlyMap<string, string> {
  const beforeForcedColours = SHEET.slice(0, SHEET.indexOf('@media'));
  const rules = [...beforeForcedColours.matchAll(/((?::root[^{},]*,?\s*)+)\{([^}]*)\}/g)];
  const own = rules.filter(([, selector = '']) =>
    selector
      .split(',')
      .some((part) => [':root', `:root[data-theme="${theme}"]`].includes(part.trim())),
  );
  return new Map(
    own.flatMap(([, , body = '']) =>
      [...body.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(
        ([, name = '', value = '']) => [name, value] as const,
      ),
    ),
  );
}

/** Red, green and blue as linear light from 0 to 1. */
function linearRgb(hex: string): readonly [number, number, number] {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const value = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

/** WCAG 2.2: the contrast ratio of two colours. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string): number => {
    const [red, green, blue] = linearRgb(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** The lightness of OKLab (B. Ottosson, 2020), from 0 to 1. */
function lightness(hex: string): number {
  const [red, green, blue] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
}

describe.each(THEMES)('the charts of the theme %s', (theme) => {
  const tokens = tokensOf(theme);
  const token = (name: string): string => {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`--${name} is missing`);
    return value;
  };
  const steps = (name: string, count: number): readonly number[] =>
    Array.from({ length: count }, (_, i) => lightness(token(`${name}-${i}`)));

  test.each(['chart-text', 'chart-soft-text'])('%s can be read', (name) => {
    expect(contrast(token(name), token('chart-surface'))).toBeGreaterThanOrEqual(4.5);
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
    expect(contrast(token(mark), token(ground))).toBeGreaterThanOrEqual(3);
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
