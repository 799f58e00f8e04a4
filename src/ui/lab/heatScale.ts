import { formatPercent } from '../charts/numbers';

/** The colours of the diverging map; the middle one stands for the expected count. */
export const HEAT_COLOURS = 11;
/** The deviation that has the last colour, as a share of the expected count. */
export const FULL_COLOUR = 0.3;

const MIDDLE = (HEAT_COLOURS - 1) / 2;

/** The colour of a count: 0 for the fewest, 10 for the most, 5 for about the expected one. */
export function heatColour(count: number, expected: number): number {
  const deviation = Math.max(-1, Math.min(1, (count / expected - 1) / FULL_COLOUR));
  return MIDDLE + Math.round(deviation * MIDDLE);
}

/** How far a count is from the expected one: `4.5 % more`. */
export function formatDeviation(count: number, expected: number): string {
  const deviation = count / expected - 1;
  return `${formatPercent(Math.abs(deviation))} ${deviation < 0 ? 'less' : 'more'}`;
}
