type Writing = typeof import('./howToPlay') & typeof import('./lines');

let loaded: Writing | undefined;

/**
 * Loads what the table of a described game does without: its rules in words, and moves and positions as lines of text. So the
 * first load is smaller. Whatever prints them, or reads typed moves, loads this before.
 */
export async function loadWriting(): Promise<void> {
  const { howToPlay } = await import('./howToPlay');
  const { formatCounted, formatState, moveHelp, parseMove } = await import('./lines');
  loaded = { howToPlay, formatCounted, formatState, moveHelp, parseMove };
}

/** What was loaded. Throws if it was not. */
export function writing(): Writing {
  if (!loaded) throw new Error('the texts of described games are not loaded');
  return loaded;
}
