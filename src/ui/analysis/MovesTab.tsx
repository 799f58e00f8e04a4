import { memo, useEffect, useMemo, useRef } from 'react';
import type { AnyHistory } from '../../engine/history';
import { memoize } from '../../engine/memoize';
import { listSteps } from '../../engine/steps';
import { gameOf, type VariantId } from '../../games/index';
import { narrateStep } from '../../store/game/narration';
import type { TableGame } from '../../store/game/table';
import { useStores } from '../parts/context';
import { Deferred } from '../parts/Deferred';
import { ShareRow } from './ShareRow';
import './MovesTab.css';

/** Moves listed before and after the present one. */
const LISTED = 500;

/** The moves in words from one cursor to another, memoised by step. */
const linesOf = (
  variant: VariantId,
  history: AnyHistory,
  from: number,
  to?: number,
): readonly string[] =>
  listSteps(history.steps, from, to).map((step, i) => lineOf(step, variant, history, from + i + 1));

const lineOf = memoize(
  (_step: object, variant: VariantId, history: AnyHistory, cursor: number): string =>
    narrateStep(gameOf(variant), history, cursor),
);

/** The moves in words, in step with the table, and the buttons that share them. */
export function MovesTab({ current }: { readonly current: TableGame }) {
  const { actions } = useStores().store;
  const {
    record: { variant },
    history,
  } = current;
  const { steps, cursor } = history;
  const from = Math.max(0, cursor - LISTED);
  const to = Math.min(steps.length, cursor + LISTED);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines depend on the steps alone
  const lines = useMemo(() => linesOf(variant, history, from, to), [variant, steps, from, to]);
  const allInWords = (): string =>
    linesOf(variant, history, 0)
      .map((line, i) => `${i + 1}. ${line}\n`)
      .join('');

  return (
    <>
      <Deferred>
        <MovesList
          lines={[from === 0 ? 'Start of the deal' : 'Earlier moves', ...lines]}
          from={from}
          cursor={cursor}
          onSelect={actions.jump}
        />
      </Deferred>
      <ShareRow current={current} text={allInWords} />
    </>
  );
}

interface MovesListProps {
  readonly lines: readonly string[];
  /** The number of the first line’s move. */
  readonly from: number;
  readonly cursor: number;
  readonly onSelect: (cursor: number) => void;
}

/** The lines of the moves, scrolled so that the present one is in the middle. */
function MovesList({ lines, from, cursor, onSelect }: MovesListProps) {
  const list = useRef<HTMLOListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the present move
  useEffect(() => {
    const now = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!now || !list.current) return;
    list.current.scrollTop = now.offsetTop - list.current.clientHeight / 2;
  }, [cursor, lines.length]);

  return (
    <ol className="moves-list" aria-label="Moves" ref={list}>
      {lines.map((line, i) => {
        const at = from + i;
        return <MoveLine key={at} at={at} text={line} isNow={at === cursor} onSelect={onSelect} />;
      })}
    </ol>
  );
}

interface MoveLineProps {
  readonly at: number;
  readonly text: string;
  readonly isNow: boolean;
  readonly onSelect: (cursor: number) => void;
}

/** A move of the list, memoised: a step renders two of them again. */
const MoveLine = memo(function MoveLine({ at, text, isNow, onSelect }: MoveLineProps) {
  return (
    <li>
      <button type="button" aria-current={isNow ? 'step' : undefined} onClick={() => onSelect(at)}>
        <span className="move-number">{at === 0 ? '' : `${at}.`}</span> {text}
      </button>
    </li>
  );
});
