import { addGames, baseOf, GAME_IDS, isLoaded, loaderOf, type VariantId } from './index';

/** Loads the rules of a variant, if they are not loaded yet. Fails if they cannot be loaded. */
export async function loadGame(id: VariantId): Promise<void> {
  if (!isLoaded(id)) addGames(await loaderOf(baseOf(id))());
}

/** Loads the rules of every game. */
export async function loadAllGames(): Promise<void> {
  await Promise.all(GAME_IDS.map(loadGame));
}
