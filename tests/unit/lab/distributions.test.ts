import { describe, expect, test } from 'vitest';
import { chiSquareTail, logGamma, normalTails, upperGamma } from '../../../src/lab/distributions';

/** How far two numbers differ, as a share of the second. */
const error = (found: number, exact: number): number => Math.abs(found / exact - 1);

test('the gamma function is the factorial at whole numbers, and √π at a half', () => {
  let factorial = 1;
  for (let n = 1; n <= 20; n++) {
    expect(Math.abs(logGamma(n) - Math.log(factorial))).toBeLessThan(1e-12);
    factorial *= n;
  }
  expect(Math.abs(logGamma(0.5) - Math.log(Math.PI) / 2)).toBeLessThan(1e-13);
  // math.lgamma(1300.5) of CPython 3.11.
  expect(error(logGamma(1300.5), 8022.074312966441)).toBeLessThan(1e-13);
});

describe('the normal distribution', () => {
  // Abramowitz and Stegun, table 26.1: Q(x), of one tail.
  test.each([
    [0.5, 0.308537538725987],
    [1, 0.158655253931457],
    [2, 0.022750131948179],
    [3, 0.00134989803163],
    [4, 3.167124183312e-5],
  ])('beyond %f', (z, tail) => {
    expect(error(normalTails(z) / 2, tail)).toBeLessThan(1e-11);
    expect(normalTails(-z)).toBe(normalTails(z));
  });

  test('everything is beyond 0', () => expect(normalTails(0)).toBe(1));
});

describe('the chi-square distribution', () => {
  // Upper critical values, NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4, to three decimals.
  test.each([
    [3.841, 1, 0.05],
    [10.828, 1, 0.001],
    [9.488, 4, 0.05],
    [37.652, 25, 0.05],
    [124.342, 100, 0.05],
    [149.449, 100, 0.001],
    [67.328, 100, 0.995],
  ])('%f with %i degrees of freedom: %f', (value, degrees, tail) => {
    expect(error(chiSquareTail(value, degrees), tail)).toBeLessThan(0.001);
  });

  test('with two degrees of freedom it is exponential', () => {
    for (const value of [0.1, 1, 5, 40]) {
      expect(error(chiSquareTail(value, 2), Math.exp(-value / 2))).toBeLessThan(1e-13);
    }
  });

  // Those of the test of a shuffle of 52 cards. mpmath 1.3, to 40 digits: gammainc(2601 / 2, value / 2, regularized=True).
  test.each([
    [2450, 0.983258603737428],
    [2601, 0.496312470656535],
    [2750, 0.0208309910193877],
    [3000, 6.41642222538804e-8],
  ])('%f with 2601 degrees of freedom: %f', (value, tail) => {
    expect(error(chiSquareTail(value, 2601), tail)).toBeLessThan(1e-10);
  });

  test('with an even number it is a sum of Poisson’s distribution, as far as that of a deck of 52', () => {
    for (const [value, degrees] of [
      [2600, 2600],
      [2750, 2600],
      [2450, 2600],
    ] as const) {
      let sum = 0;
      // In logarithms, as the first terms are too small for a number.
      for (let k = 0; k < degrees / 2; k++) {
        sum += Math.exp(-value / 2 + k * Math.log(value / 2) - logGamma(k + 1));
      }
      expect(error(chiSquareTail(value, degrees), sum)).toBeLessThan(1e-10);
    }
  });
});

test('the two parts of the incomplete gamma function meet', () => {
  for (const a of [0.5, 3, 50, 1300]) {
    const [below, above] = [upperGamma(a, a + 1 - 1e-9), upperGamma(a, a + 1 + 1e-9)];
    expect(Math.abs(below - above)).toBeLessThan(1e-8);
  }
  expect(upperGamma(3, 0)).toBe(1);
});
