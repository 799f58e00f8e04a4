import type { allFamilies } from '../../games/families';

type Family = ReturnType<typeof allFamilies>[number];
type Game = Family['games'][number];

/**
 * The games whose name, or other name, contains a text, and their families; the best matches first. A name that begins with the
 * text comes before one with a word that does; then come all others. Without a text the order stays as it is.
 */
export function searchGames(families: readonly Family[], typed: string): readonly Family[] {
  const text = typed.trim().toLowerCase();
  const placeOf = (game: Game): number => matchPlace(game, text);
  return families
    .map(({ name, games }) => ({
      name,
      games: games
        .filter((game) => placeOf(game) < NO_MATCH)
        .sort((a, b) => placeOf(a) - placeOf(b)),
    }))
    .filter(({ games }) => games.length > 0)
    .sort(({ games: [a] }, { games: [b] }) => (a && b ? placeOf(a) - placeOf(b) : 0));
}

const NO_MATCH = 3;

/** 0, 1 or 2, the best match first; 3 for none. */
function matchPlace({ name, aliases }: Game, text: string): number {
  const own = name.toLowerCase();
  if (own.startsWith(text)) return 0;
  // Where a word begins: at a letter after something else.
  const starts = [...own.matchAll(/(?<!\p{L})\p{L}/gu)];
  if (starts.some(({ index }) => own.startsWith(text, index))) return 1;
  return [own, ...aliases].some((each) => each.toLowerCase().includes(text)) ? 2 : NO_MATCH;
}
