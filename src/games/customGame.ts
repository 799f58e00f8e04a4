import { t } from '@lingui/core/macro';
import type { AnyGame } from '../engine/game';
import type { MemberChange } from './common/changes';
import { layoutChanges } from './layouts/changes';
import { layoutGame } from './layouts/game';
import { REGISTRY, type RegisteredId } from './registry';
import { removalChanges } from './removals/changes';
import { removalGame } from './removals/game';
import {
  GAME_IDS,
  hasLayout,
  isMainGame,
  removalOf,
  removalSetupOf,
  setupOfVariant,
  type VariantId,
  valuesOf,
} from './variants';

/** The game of a description. */
export function customGame(id: VariantId): AnyGame {
  const [removal, name] = [removalOf(id), customName(id)];
  return removal
    ? removalGame(removal, name)
    : layoutGame(setupOfVariant(id), { name: () => name });
}

/** The members in which two games of one kind differ; undefined for games of two kinds. */
export function changesBetween(
  before: VariantId,
  now: VariantId,
): readonly MemberChange[] | undefined {
  if (hasLayout(before) && hasLayout(now))
    return layoutChanges(setupOfVariant(before), setupOfVariant(now));
  const [removal, other] = [removalSetupOf(before), removalSetupOf(now)];
  return removal && other && removalChanges(removal, other);
}

/** A game is named after a registered one only if they differ in no more members than this. */
const MAX_CHANGES = 4;

/** `FreeCell · 5 columns · 6 free cells`: named after the most similar registered game, or else by its description. */
function customName(custom: VariantId): string {
  const [nearest] = GAME_IDS.flatMap((id) => {
    const changes = changesBetween(id, custom);
    return changes ? [{ id, changes, distance: distanceOf(changes) }] : [];
  }).sort(byNearness);
  if (nearest && nearest.changes.length <= MAX_CHANGES) {
    const { name } = REGISTRY[nearest.id].make(valuesOf(nearest.id));
    return [name, ...nearest.changes.map(({ now }) => now)].join(' · ');
  }
  const description = custom.slice(custom.indexOf(';') + 1);
  return t`Custom game · ${description}`;
}

interface Nearness {
  readonly id: RegisteredId;
  readonly changes: readonly MemberChange[];
  readonly distance: number;
}

/** The fewest words come first; of as many, a game that everybody knows; then the nearest description. */
const byNearness = (a: Nearness, b: Nearness): number =>
  a.changes.length - b.changes.length ||
  Number(isMainGame(b.id)) - Number(isMainGame(a.id)) ||
  a.distance - b.distance;

/** How far two descriptions are apart: a member that only one of them has counts more than one that both have. */
const distanceOf = (changes: readonly MemberChange[]): number =>
  changes.reduce((sum, { isStatedOnce }) => sum + (isStatedOnce ? 2 : 1), 0);
