import { t } from '@lingui/core/macro';
import type { AnyGame } from '../engine/game';
import type { MemberChange } from './common/changes';
import { changesFrom as layoutChanges } from './layouts/changes';
import { layoutGame } from './layouts/game';
import type { Layout } from './layouts/layout';
import { formatLayout } from './layouts/layoutText';
import { PRESETS } from './layouts/presets';
import type { RegisteredId } from './registry';
import { changesFrom as removalChanges } from './removals/changes';
import { type RemovalTitle, removalGame } from './removals/game';
import { REMOVALS } from './removals/presets';
import type { Removal } from './removals/removal';
import { formatRemoval } from './removals/removalText';
import { GAME_IDS, isMainGame, layoutOf, presetOf, removalOf } from './variants';

/** The game of a description without faults. */
export const customGame = (layout: Layout): AnyGame =>
  layoutGame(layout, {
    name: () => customName(layout, LAYOUTS),
  });

/** The game of removal of a description without faults. */
export const customRemovalGame = (removal: Removal): AnyGame =>
  removalGame(removal, {
    name: () => customName(removal, REMOVAL_GAMES),
  });

/** What names are made of, for descriptions of one kind. */
interface Naming<Description> {
  readonly format: (description: Description) => string;
  readonly descriptionOf: (id: RegisteredId) => Description | undefined;
  readonly nameOf: (id: RegisteredId, description: Description) => string | undefined;
  readonly changesFrom: (before: Description, now: Description) => readonly MemberChange[];
}

const LAYOUTS: Naming<Layout> = {
  format: formatLayout,
  descriptionOf: layoutOf,
  nameOf: (id, layout) => {
    const preset = presetOf(id);
    return preset && PRESETS[preset].name(layout);
  },
  changesFrom: layoutChanges,
};

const TITLES: Readonly<Record<string, RemovalTitle>> = REMOVALS;

const REMOVAL_GAMES: Naming<Removal> = {
  format: formatRemoval,
  descriptionOf: removalOf,
  nameOf: (id, removal) => TITLES[id]?.name(removal),
  changesFrom: removalChanges,
};

/** A game is named after a registered one only if they differ in no more members than this. */
const MAX_CHANGES = 4;

/** `FreeCell · 5 columns · 6 free cells`: named after the most similar registered game, or else by its description. */
function customName<Description>(custom: Description, naming: Naming<Description>): string {
  const [nearest] = GAME_IDS.flatMap((id) => {
    const known = naming.descriptionOf(id);
    const changes = known && naming.changesFrom(known, custom);
    return known && changes ? [{ id, known, changes, distance: distanceOf(changes) }] : [];
  }).sort(byNearness);
  if (nearest && nearest.changes.length <= MAX_CHANGES) {
    const name = naming.nameOf(nearest.id, nearest.known);
    return [name, ...nearest.changes.map(({ now }) => now)].join(' · ');
  }
  const description = naming.format(custom);
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
