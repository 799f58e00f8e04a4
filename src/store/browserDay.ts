import { type Day, dayOf } from '../archive/daily';

/** The day of the local calendar at a moment, by default now. */
export const localDay = (at = new Date()): Day =>
  dayOf(at.getFullYear(), at.getMonth() + 1, at.getDate());

/** Milliseconds from a moment to the next local midnight. */
export const untilMidnight = (at = new Date()): number =>
  new Date(at.getFullYear(), at.getMonth(), at.getDate() + 1).getTime() - at.getTime();
