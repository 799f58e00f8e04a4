/** What a won table shows: the cards in a fan, the same after a cascade, or nothing more. */
export type Celebration = 'fan' | 'cascade' | 'none';

/** Milliseconds from the win to the first card that leaves: the last one has arrived, and the piles swell once. */
export const HUSH_MS = 250;

/** How long the fan takes. win.css has its transitions. */
export const FAN_MS = 1400;

/** The light that then sweeps over the fan, of which most is seen before the sheet comes. */
const LIGHT_MS = 250;

/** The cascade: within how many milliseconds the cards leave, and how long one is on its way. */
export const LEAVE_MS = 2000;
export const WAY_MS = 1500;

/** Milliseconds from the win to the end of its celebration, if no input ends it sooner. */
export const CELEBRATION_MS: Readonly<Record<Celebration, number>> = {
  fan: HUSH_MS + FAN_MS + LIGHT_MS,
  cascade: HUSH_MS + LEAVE_MS + WAY_MS + FAN_MS + LIGHT_MS,
  none: 600,
};
