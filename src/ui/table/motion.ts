/** True while changes are made without motion. */
let suspended = false;

let reducedMotion: MediaQueryList | undefined;

/** The duration that was read last, in milliseconds, and the settings that it was read for. */
let known = { settings: '', duration: 0 };

/** Switches the motion of cards off, or on again as the settings have it. */
export function suspendMotion(on: boolean): void {
  suspended = on;
}

/** True if the player and the system leave motion switched on. */
export const hasMotion = (): boolean => fullMoveTime() > 0;

/** How long a card takes to its place, in milliseconds; 0 while motion is suspended or switched off. */
export const moveTime = (): number => (suspended ? 0 : fullMoveTime());

/**
 * Reads `--move-time` of tokens.css, the one statement of the speeds. The answer is kept for as long as the settings stay:
 * reading a style makes the browser work out all styles at once.
 */
function fullMoveTime(): number {
  const root = document.documentElement;
  reducedMotion ??= window.matchMedia?.('(prefers-reduced-motion: reduce)');
  const settings = `${root.dataset.speed} ${reducedMotion?.matches}`;
  if (known.settings !== settings) {
    const time = getComputedStyle(root).getPropertyValue('--move-time').trim();
    known = { settings, duration: milliseconds(time) };
  }
  return known.duration;
}

/** Parses a CSS time: `200ms`, or `.2s` in a minified style sheet. */
function milliseconds(time: string): number {
  const value = Number.parseFloat(time) || 0;
  return time.endsWith('ms') ? value : value * 1000;
}
