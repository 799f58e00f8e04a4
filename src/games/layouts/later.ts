type Later = typeof import('./loadedLater');

let loaded: Later | undefined;

/**
 * Loads what described games do not need before their cards are on the table, so that the first load is smaller: advice, the
 * targets of taps, what a move did and why one is refused, rules in words, and moves and positions as lines of text.
 */
export async function loadLater(): Promise<void> {
  loaded ??= await import('./loadedLater');
}

/** What was loaded; undefined before. */
export const loadedLater = (): Later | undefined => loaded;

/** The same, for callers that wait until it is loaded. Throws if it is not. */
export function later(): Later {
  if (!loaded) throw new Error('advice and texts of described games are not loaded');
  return loaded;
}
