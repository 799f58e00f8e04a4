import { layoutOf, removalSetupOf, type VariantId } from './index';
import { howToPlay as howToPlayLayout } from './layouts/howToPlay';
import { consoleGameOf } from './lines';
import { howToPlay as howToPlayRemoval } from './removals/howToPlay';

/** The rules of a game in words, one paragraph each. The page loads them with the dialogs that show them. */
export function howToPlay(id: VariantId): readonly string[] {
  const layout = layoutOf(id);
  if (layout) return howToPlayLayout(layout);
  const removal = removalSetupOf(id);
  if (removal) return howToPlayRemoval(removal);
  return consoleGameOf(id).lines.howToPlay?.() ?? [];
}
