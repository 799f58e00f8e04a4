import { t } from '@lingui/core/macro';
import type { AnyGame } from '../engine/game';
import type { GameOption, OptionValues } from '../engine/options';
import { ok, type Result } from '../engine/result';
import { changesFrom } from './layouts/changes';
import { layoutGame } from './layouts/game';
import { type Layout, type Setup, setupOf } from './layouts/layout';
import { formatLayout, formatMember, parseLayout } from './layouts/layoutText';
import { PRESET_IDS, PRESETS, presetLayout } from './layouts/presets';
import { OWN, type OwnId, REGISTRY, type RegisteredId, type Registration } from './registry';
import { baseOf, isOwn, optionsOf, ownId, type VariantId, valuesOf, variantOf } from './variants';

// Descriptions of games, and games of descriptions.

/** The descriptions read so far. */
const layouts = new Map<VariantId, Layout | undefined>();

/** The description of a game of columns and foundations, the same object each time; undefined for any other game. */
export function layoutOf(id: VariantId): Layout | undefined {
  if (!layouts.has(id)) layouts.set(id, isOwn(id) ? ownLayout(id) : registeredLayout(id));
  return layouts.get(id);
}

function registeredLayout(id: VariantId): Layout | undefined {
  const game: Registration = REGISTRY[baseOf(id) as RegisteredId];
  return game.layout?.(valuesOf(id));
}

function ownLayout(id: OwnId): Layout {
  const layout = parseLayout(id.slice(OWN.length + 1));
  if (!layout.ok) throw new Error(layout.error);
  return layout.value;
}

/** The description with every member. Throws if the game has none. */
export function setupOfVariant(id: VariantId): Setup {
  const layout = layoutOf(id);
  if (!layout) throw new Error(`${id} has no description`);
  return setupOf(layout);
}

/** The description of a game as it is typed; undefined for a game without. */
export function descriptionOf(id: VariantId): string | undefined {
  const layout = layoutOf(id);
  return layout && ownId(formatLayout(layout));
}

/** Every combination of the values of some options. */
const combinations = ([option, ...rest]: readonly GameOption[]): readonly OptionValues[] =>
  option
    ? combinations(rest).flatMap((values) =>
        option.values.map(({ value }) => ({ ...values, [option.name]: value })),
      )
    : [{}];

let known: ReadonlyMap<string, VariantId> | undefined;

/** The games of the menu and their variants, by their descriptions. */
function knownGames(): ReadonlyMap<string, VariantId> {
  known ??= new Map(
    PRESET_IDS.flatMap((id) =>
      combinations(optionsOf(id)).map((values) => {
        const variant = variantOf(id, values);
        return [formatLayout(layoutOf(variant) as Layout), variant] as const;
      }),
    ),
  );
  return known;
}

/** Reads a description as a game: one of the menu if there is one with its rules. The error is a sentence. */
export function parseOwn(text: string): Result<VariantId, string> {
  const layout = parseLayout(text);
  if (!layout.ok) return layout;
  const description = formatLayout(layout.value);
  const known = knownGames().get(description);
  if (known) return ok(known);
  const id = ownId(description);
  layouts.set(id, layout.value);
  return ok(id);
}

/** The game of a description. Throws if the description has faults. */
export const ownGame = (id: OwnId): AnyGame =>
  layoutGame(layoutOf(id) as Layout, {
    name: ownName,
    about: () => t`A game of your own.`,
  }) as AnyGame;

/** A game is named after one of the menu only if they differ in no more members than this. */
const MAX_CHANGES = 4;

/** `FreeCell · 5 columns · 6 free cells`: named after the most similar game of the menu, or else by its description. */
function ownName(layout: Layout): string {
  const [nearest] = PRESET_IDS.map((id) => {
    const preset = presetLayout(id);
    return { id, preset, distance: distance(preset, layout) };
  }).sort((a, b) => a.distance - b.distance);
  const changes = nearest ? changesFrom(nearest.preset, layout) : [];
  if (nearest && changes.length <= MAX_CHANGES)
    return [PRESETS[nearest.id].name(nearest.preset), ...changes.map(({ now }) => now)].join(' · ');
  const description = formatLayout(layout);
  return t`Own game · ${description}`;
}

/** How far two descriptions are apart: a member that only one of them has counts more than one that both have. */
const distance = (one: Layout, other: Layout): number =>
  changesFrom(one, other).reduce(
    (sum, { member }) =>
      sum + ([one, other].every((each) => formatMember(each, member) !== '') ? 1 : 2),
    0,
  );
