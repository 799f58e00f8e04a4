import { t } from '@lingui/core/macro';
import type { AnyGame } from '../engine/game';
import type { GameOption, OptionValues } from '../engine/options';
import { ok, type Result } from '../engine/result';
import { changesFrom } from './layouts/changes';
import { layoutGame } from './layouts/game';
import { type Layout, type Setup, setupOf } from './layouts/layout';
import { formatLayout, formatMember, parseLayout } from './layouts/layoutText';
import { PRESETS, type PresetId, presetLayout } from './layouts/presets/index';
import { type GameId, OWN, type OwnId, REGISTRY, type RegisteredId } from './registry';
import {
  baseOf,
  GAME_IDS,
  isOwn,
  optionsOf,
  ownId,
  type VariantId,
  valuesOf,
  variantOf,
} from './variants';

// Descriptions of games and games of descriptions. They load with the rules of the described games.

const presetOf = (id: GameId): Layout | undefined =>
  Object.hasOwn(PRESETS, id) ? presetLayout(id as PresetId) : undefined;

/** The description of a game of columns and foundations; undefined for any other game. */
export function layoutOf(id: VariantId): Layout | undefined {
  if (isOwn(id)) {
    const own = parseLayout(textOf(id));
    return own.ok ? own.value : undefined;
  }
  const base = baseOf(id) as RegisteredId;
  const layout = presetOf(base);
  return layout && { ...layout, ...REGISTRY[base].changes?.(valuesOf(id)) };
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

const textOf = (id: OwnId): string => id.slice(OWN.length + 1);

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
    GAME_IDS.filter(presetOf).flatMap((id) =>
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
  const own = formatLayout(layout.value);
  return ok(knownGames().get(own) ?? ownId(own));
}

/** The game of a description. Throws if the description has faults. */
export function ownGame(id: OwnId): AnyGame {
  const layout = parseLayout(textOf(id));
  if (!layout.ok) throw new Error(layout.error);
  return layoutGame(layout.value, {
    name: () => ownName(layout.value),
    about: () => t`A game of your own.`,
  }) as AnyGame;
}

/** A game is named after one of the menu only if they differ in no more members than this. */
const MAX_CHANGES = 4;

/** `FreeCell · 5 columns · 6 free cells`: named after the most similar game of the menu, or else by its description. */
function ownName(layout: Layout): string {
  const [nearest] = GAME_IDS.flatMap((id) => {
    const preset = presetOf(id);
    return preset ? [{ id, preset, distance: distance(preset, layout) }] : [];
  }).sort((a, b) => a.distance - b.distance);
  const changes = nearest ? changesFrom(nearest.preset, layout) : [];
  if (nearest && changes.length <= MAX_CHANGES)
    return [PRESETS[nearest.id as PresetId].name(), ...changes.map(({ now }) => now)].join(' · ');
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
