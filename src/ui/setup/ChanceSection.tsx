import { t } from '@lingui/core/macro';
import { useCallback, useMemo } from 'react';
import { createOutlooks, type OutlookAnswer } from '../../analysis/outlooks';
import type { Asking } from '../../analysis/solverClient';
import { hasChances } from '../../chance/registry';
import { cardsOfPack } from '../../engine/deck';
import { gameOf, type VariantId } from '../../games/index';
import type { KnownState } from '../../games/positions';
import { Chance } from '../analysis/Chance';
import { Button } from '../parts/Button';
import { useStores } from '../parts/context';
import { solverServiceOf } from '../parts/sharedSolver';

interface ChanceSectionProps {
  readonly game: VariantId;
  /** A position with unknown cards. */
  readonly known: KnownState;
  readonly isAsked: boolean;
  readonly onAsk: () => void;
  /** Called with moves to be made on the table. */
  readonly onMove: (line: readonly unknown[]) => void;
}

/**
 * How often a position with unknown cards can be won, and with which move, once somebody asks; from then on for every position. A press
 * on a move makes it.
 */
export function ChanceSection(props: ChanceSectionProps) {
  const { game, known, isAsked, onAsk, onMove } = props;
  const { state, unknown } = known;
  const { games } = useStores();
  const outlooks = useMemo(() => createOutlooks(solverServiceOf(games).client.ask), [games]);
  const find = useCallback(
    (asking: Asking<OutlookAnswer>) => {
      const isUnknown = new Set(unknown);
      const seen = cardsOfPack(gameOf(game)).filter((card) => !isUnknown.has(card));
      return outlooks.find(game, { state, seen }, asking);
    },
    [outlooks, game, state, unknown],
  );
  if (!isAsked)
    return (
      <Button onClick={onAsk}>
        {hasChances(game) ? t`What is my chance?` : t`How often can it still be won?`}
      </Button>
    );
  return (
    <Chance
      find={find}
      about={state}
      game={game}
      position={state}
      onMove={({ line }) => onMove(line)}
    />
  );
}
