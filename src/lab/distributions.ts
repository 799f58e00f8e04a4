// Tails of the distributions that the lab’s significance tests use.

/** The natural logarithm of the gamma function of x > 0, by Lanczos’s approximation (error below 10⁻¹⁴). */
export function logGamma(x: number): number {
  const t = x + LANCZOS_G - 0.5;
  const sum = LANCZOS.reduce((total, term, i) => total + term / (x + i), LANCZOS_FIRST);
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum);
}

const LANCZOS_G = 7;
const LANCZOS_FIRST = 0.9999999999998099;
/** The coefficients of 1 / x, 1 / (x + 1) … */
const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
];

const EPSILON = 1e-15;
/** The number of terms needed grows with the square root of the argument; this is enough for 10⁸. */
const MAX_TERMS = 100_000;
/** Replaces 0 in a denominator. */
const TINY = 1e-300;

/** The regularized upper incomplete gamma function Q(a, x), for a > 0 and x ≥ 0. */
export function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x);
}

/** The power series of the lower function (DLMF 8.11.4). */
function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < MAX_TERMS && term > sum * EPSILON; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}

/** The continued fraction of the upper function (DLMF 8.9.2), evaluated by Lentz’s method. */
function upperFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1 / TINY;
  let d = 1 / b;
  let value = d;
  for (let n = 1; n < MAX_TERMS; n++) {
    const factor = n * (a - n);
    b += 2;
    d = 1 / (factor * d + b || TINY);
    c = b + factor / c || TINY;
    value *= c * d;
    if (Math.abs(c * d - 1) < EPSILON) break;
  }
  return value;
}

/** The chance that a chi-square variable with these degrees of freedom is at least `value`. */
export const chiSquareTail = (value: number, degreesOfFreedom: number): number =>
  upperGamma(degreesOfFreedom / 2, value / 2);

/** The chance that a standard normal variable is at least as far from 0 as z, on either side. */
export const normalTails = (z: number): number => upperGamma(0.5, (z * z) / 2);
