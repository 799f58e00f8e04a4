import { t } from '@lingui/core/macro';
import { type ReactNode, useMemo } from 'react';
import { withSuitSymbols } from '../../engine/card';
import type { AnyHistory } from '../../engine/history';
import { memoize } from '../../engine/memoize';
import { listSteps } from '../../engine/steps';
import { gameOf, type VariantId } from '../../games/index';
import { narrateStep } from '../../store/game/narration';
import type { TableGame } from '../../store/game/table';
import { StepList } from '../autoplay/StepList';
import { useStores } from '../parts/context';
import { Deferred } from '../parts/lazyPart';

/** Moves listed before and after the present one. */
const LISTED = 500;

/** A move in words, memoised by its step. */
const lineOf = memoize(
  (_step: object, variant: VariantId, history: AnyHistory, cursor: number): string =>
    narrateStep(gameOf(variant), history, cursor, true),
);

/** The moves, one a line; the present one is marked. */
export function MoveList({ current }: { readonly current: TableGame }) {
  const { actions } = useStores().store;
  const { record, history } = current;
  const { variant } = record;
  const { steps, cursor } = history;
  const from = Math.max(0, cursor - LISTED);
  const to = Math.min(steps.length, cursor + LISTED);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines depend on the steps alone
  const [texts, names] = useMemo(() => {
    const start = from === 0 ? t`Start of the deal` : t`Earlier moves`;
    const words = listSteps(steps, from, to).map((step, i) =>
      lineOf(step, variant, history, from + i + 1),
    );
    // All at once: each call looks for every card’s name.
    const signed = withSuitSymbols(words.join('\n')).split('\n');
    return [
      [start, ...signed],
      [start, ...words.map((each, i) => `${from + i + 1}. ${each}`)],
    ] as const;
  }, [variant, steps, from, to]);
  return (
    <Deferred>
      <StepList
        texts={texts}
        names={names}
        from={from}
        current={cursor}
        onSelect={actions.jump}
        render={renderMove}
        className="moves-list"
        label={t`Moves`}
      />
    </Deferred>
  );
}

const renderMove = (text: string, at: number): ReactNode => (
  <>
    <span className="move-number">{at === 0 ? '' : `${at}.`}</span> <span>{text}</span>
  </>
);
