import { t } from '@lingui/core/macro';
import type { AnyGame } from '../engine/game';
import { changesFrom } from './layouts/changes';
import { layoutGame } from './layouts/game';
import type { Layout } from './layouts/layout';
import { formatLayout, formatMember } from './layouts/layoutText';
import { PRESETS } from './layouts/presets';
import { removalGame } from './removals/game';
import type { Removal } from './removals/removal';
import { formatRemoval } from './removals/removalText';
import { GAME_IDS, layoutOf, presetOf } from './variants';

/** The game of a description without faults. */
export const ownGame = (layout: Layout): AnyGame =>
  layoutGame(layout, { name: ownName, about: () => t`A game of your own.` }) as AnyGame;

/** The game of removal of a description without faults. */
export const ownRemovalGame = (removal: Removal): AnyGame =>
  removalGame(removal, {
    name: () => ownGameNamed(formatRemoval(removal)),
    about: () => t`A game of your own.`,
  }) as AnyGame;

const ownGameNamed = (description: string): string => t`Own game · ${description}`;

/** A game is named after one of the menu only if they differ in no more members than this. */
const MAX_CHANGES = 4;

/** `FreeCell · 5 columns · 6 free cells`: named after the most similar game of the menu, or else by its description. */
function ownName(layout: Layout): string {
  const [nearest] = GAME_IDS.flatMap((id) => {
    const [preset, known] = [presetOf(id), layoutOf(id)];
    return preset && known ? [{ preset, known, distance: distance(known, layout) }] : [];
  }).sort((a, b) => a.distance - b.distance);
  const changes = nearest ? changesFrom(nearest.known, layout) : [];
  if (nearest && changes.length <= MAX_CHANGES) {
    const name = PRESETS[nearest.preset].name(nearest.known);
    return [name, ...changes.map(({ now }) => now)].join(' · ');
  }
  return ownGameNamed(formatLayout(layout));
}

/** How far two descriptions are apart: a member that only one of them has counts more than one that both have. */
const distance = (one: Layout, other: Layout): number =>
  changesFrom(one, other).reduce(
    (sum, { member }) =>
      sum + ([one, other].every((each) => formatMember(each, member) !== '') ? 1 : 2),
    0,
  );
