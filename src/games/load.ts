import { isLoaded, type VariantId } from './index';

/** Loads the rules of a variant, if they are not loaded yet. Fails if they cannot be loaded. */
export async function loadGame(id: VariantId): Promise<void> {
  if (!isLoaded(id)) await import('./all');
}
