import { t } from '@lingui/core/macro';
import type { Card } from '../engine/card';
import { err, type Result } from '../engine/result';
import { type KnownState, type Position, type PositionFault, withUnknown } from './common/position';
import { gameOf, layoutOf, removalOf, setupOfVariant, type VariantId } from './index';
import type { LayoutState } from './layouts/board';
import { layoutFromPosition, positionOfLayout } from './layouts/position';
import { positionOfRemoval, removalFromPosition } from './removals/position';
import { setupOf } from './removals/removal';
import type { RemovalState } from './removals/state';

export type {
  KnownState,
  Position,
  PositionCard,
  PositionFault,
  PositionPile,
} from './common/position';

/** True for a game whose positions can be set up: one of columns and foundations, or of removal. */
export const hasPositions = (id: VariantId): boolean =>
  layoutOf(id) !== undefined || removalOf(id) !== undefined;

const noPositions = (id: VariantId): string => {
  const { name } = gameOf(id);
  return t`Positions of ${name} can’t be set up.`;
};

/** The position of a state, in which some cards may be unknown; undefined for a game without positions. */
export function positionOf(
  id: VariantId,
  state: unknown,
  unknown: readonly Card[] = [],
): Position | undefined {
  const removal = removalOf(id);
  const position = removal
    ? positionOfRemoval(setupOf(removal), state as RemovalState)
    : layoutOf(id) && positionOfLayout(state as LayoutState);
  return position && unknown.length > 0 ? withUnknown(position, new Set(unknown)) : position;
}

/** The state of a game with these cards on its table; or everything that is wrong with them, in sentences. */
export function stateOf(
  id: VariantId,
  position: Position,
): Result<KnownState, readonly PositionFault[]> {
  const removal = removalOf(id);
  if (removal) return removalFromPosition(setupOf(removal), position);
  if (!layoutOf(id)) return err([{ sentence: noPositions(id) }]);
  return layoutFromPosition(setupOfVariant(id), position);
}
