/** True while changes are made without motion. */
let suspended = false;

let reducedMotion: MediaQueryList | undefined;

/** The duration that was read last, in milliseconds, and the settings it was read for. */
let lastRead = { settings: '', duration: 0 };

/** Switches the motion of cards off; with false, leaves it to the settings again. */
export function suspendMotion(suspend: boolean): void {
  suspended = suspend;
}

/** True if the player and the system leave motion switched on. */
export const hasMotion = (): boolean => fullMoveTime() > 0;

/** How long a card takes to reach its place, in milliseconds; 0 while motion is suspended or switched off. */
export const moveTime = (): number => (suspended ? 0 : fullMoveTime());

/**
 * Reads `--move-time` of tokens.css, which alone states the speeds. The duration is kept until a setting changes:
 * reading a style makes the browser compute every style at once.
 */
function fullMoveTime(): number {
  const root = document.documentElement;
  reducedMotion ??= window.matchMedia?.('(prefers-reduced-motion: reduce)');
  const settings = `${root.dataset.speed} ${reducedMotion?.matches}`;
  if (lastRead.settings !== settings) {
    const time = getComputedStyle(root).getPropertyValue('--move-time').trim();
    lastRead = { settings, duration: milliseconds(time) };
  }
  return lastRead.duration;
}

/** Parses a CSS time: `200ms`, or `.2s` in a minified style sheet. */
function milliseconds(time: string): number {
  const value = Number.parseFloat(time) || 0;
  return time.endsWith('ms') ? value : value * 1000;
}
