import { t } from '@lingui/core/macro';
import { type Card, makeCard, rankOf, suitOf } from '../engine/card';
import { type DealId, positionDeal } from '../engine/dealId';
import { err, ok, type Result } from '../engine/result';
import type { KnownState, Position, PositionPile, TextFault } from './common/position';
import { formatPositionCode } from './common/positionCode';
import {
  gameOf,
  layoutOf,
  removalOf,
  removalSetupOf,
  setupOfVariant,
  type VariantId,
} from './index';
import type { LayoutState } from './layouts/board';
import { layoutFromPosition, positionOfLayout } from './layouts/position';
import { positionOfRemoval, removalFromPosition } from './removals/position';
import type { RemovalState } from './removals/state';

export type {
  KnownState,
  Position,
  PositionCard,
  PositionPile,
  TextFault,
} from './common/position';
export { knownPile } from './common/position';
export { formatPositionCode, parsePositionCode } from './common/positionCode';

/** A fault of a text, with its line. */
export const faultText = ({ line, sentence: why }: TextFault): string =>
  line === undefined ? why : t`Line ${line}: ${why}`;

/** True for a game whose positions can be set up: one of columns and foundations, or of removal. */
export const hasPositions = (id: VariantId): boolean =>
  layoutOf(id) !== undefined || removalOf(id) !== undefined;

/** Says that positions of a game can’t be set up. */
export const noPositions = (id: VariantId): string => {
  const { name } = gameOf(id);
  return t`Positions of ${name} can’t be set up.`;
};

/** The position of a state, in which some cards may be unknown; undefined for a game without positions. */
export function positionOf(
  id: VariantId,
  state: unknown,
  unknown: readonly Card[] = [],
): Position | undefined {
  const removal = removalSetupOf(id);
  const position = removal
    ? positionOfRemoval(removal, state as RemovalState)
    : layoutOf(id) && positionOfLayout(state as LayoutState);
  return position && unknown.length > 0 ? withUnknown(position, new Set(unknown)) : position;
}

function withUnknown(position: Position, unknown: ReadonlySet<Card>): Position {
  const hide = (pile: PositionPile): PositionPile =>
    pile.map(({ card, ...rest }) =>
      card !== undefined && unknown.has(card) ? rest : { card, ...rest },
    );
  const { tableau, places, stock, waste } = position;
  return {
    ...position,
    tableau: tableau.map(hide),
    places: places?.map(hide),
    stock: stock && hide(stock),
    waste: waste && hide(waste),
  };
}

/** The deal that begins with a position, all of whose cards must be known; or everything that is wrong with it. */
export function dealOfPosition(
  id: VariantId,
  position: Position,
): Result<DealId, readonly TextFault[]> {
  const found = stateOf(id, position);
  if (!found.ok) return found;
  const { state, unknown } = found.value;
  const whole = unknown.length === 0 ? positionOf(id, state) : undefined;
  return whole
    ? ok(positionDeal(formatPositionCode(whole)))
    : err([{ sentence: t`All cards must be known.` }]);
}

/** The position that a deal begins with; undefined for a game without positions. */
export const positionOfDeal = (id: VariantId, deal: DealId): Position | undefined =>
  positionOf(id, gameOf(id).rules.deal(deal));

/** The state of a game with these cards on its table; or everything that is wrong with them, in sentences. */
export function stateOf(
  id: VariantId,
  position: Position,
): Result<KnownState, readonly TextFault[]> {
  const removal = removalSetupOf(id);
  if (removal) return removalFromPosition(removal, position);
  if (!layoutOf(id)) return err([{ sentence: noPositions(id) }]);
  return layoutFromPosition(setupOfVariant(id), position);
}

/**
 * The cards of a foundation whose top card is this one, bottom first. `begun` is the first card of another foundation, which says the base
 * where the deal decides it. Where whole suits leave at once, it is the whole suit.
 */
export function foundationUpTo(id: VariantId, card: Card, begun = card): readonly Card[] {
  const { base, ranks, goal } = setupOfVariant(id);
  const first = base === 'deal' ? rankOf(begun) : base;
  const above = goal === 'runs' ? ranks - 1 : (rankOf(card) - first + ranks) % ranks;
  return Array.from({ length: above + 1 }, (_, i) => makeCard(suitOf(card), (first + i) % ranks));
}
