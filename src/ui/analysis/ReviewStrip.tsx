import { select, t } from '@lingui/core/macro';
import type { Verdict } from '../../engine/game';
import './ReviewStrip.css';

interface ReviewStripProps {
  /** The verdict on each position; empty until the game is under review. */
  readonly verdicts: readonly (Verdict | undefined)[];
  readonly cursor: number;
  readonly last: number;
  /** The number of moves before the solution; undefined without one. */
  readonly solutionFrom: number | undefined;
  /** The move that is proved to have lost the game; undefined without one. */
  readonly losingMove: number | undefined;
  readonly onSelect: (cursor: number) => void;
}

/** The upper end and the height of a verdict’s bar: above the line at 1, below it, or on it, which needs no colour. */
const BARS: Readonly<Record<Verdict, readonly [y: number, height: number]>> = {
  winnable: [0, 1],
  unwinnable: [1, 1],
  unknown: [0.9, 0.2],
};

/** The verdicts on the whole game as a bar, which is the slider that goes to any position. */
export function ReviewStrip(props: ReviewStripProps) {
  const { verdicts, cursor, last, solutionFrom, losingMove, onSelect } = props;
  if (last === 0) return null;
  const verdict = verdicts[cursor] ?? 'unknown';
  const at = losingMove === undefined ? 1 : losingMove / last;
  return (
    <div className="review">
      <div className="review-axis" aria-hidden="true">
        <span>{t({ message: 'winnable', comment: 'label of an axis' })}</span>
        <span>{t({ message: 'lost', comment: 'label of an axis' })}</span>
      </div>
      <svg viewBox={`0 0 ${last} 2`} preserveAspectRatio="none" aria-hidden="true">
        {stretchesOf(verdicts, last).map(({ verdict, from, to }) => (
          <rect
            key={from}
            data-verdict={verdict}
            x={from}
            width={to - from}
            y={BARS[verdict][0]}
            height={BARS[verdict][1]}
          />
        ))}
      </svg>
      <input
        type="range"
        aria-label={t({ message: 'Move', context: 'number of a move' })}
        aria-valuetext={t`Move ${cursor}: ${select(verdict, { winnable: 'winnable', unwinnable: 'lost', other: 'unknown' })}`}
        min={0}
        max={last}
        value={cursor}
        onChange={({ target }) => onSelect(Number(target.value))}
      />
      <p className="review-place control-row muted" data-early={at < 0.5 || undefined}>
        <span>{t`Move ${cursor} of ${last}`}</span>
        {solutionFrom !== undefined && <span>{t`Solver’s line`}</span>}
      </p>
      {losingMove !== undefined && (
        <button
          type="button"
          className="losing-mark"
          data-at={losingMove}
          style={{ '--at': at }}
          aria-label={t`Lost here: go to move ${losingMove}`}
          aria-disabled={cursor === losingMove || undefined}
          onClick={() => cursor !== losingMove && onSelect(losingMove)}
        >
          {t`lost here`}
        </button>
      )}
    </div>
  );
}

interface Stretch {
  readonly verdict: Verdict;
  readonly from: number;
  readonly to: number;
}

/** Joins neighbouring positions with the same verdict. A position’s bar reaches halfway to its neighbours. */
function stretchesOf(verdicts: readonly (Verdict | undefined)[], last: number): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (let at = 0; at <= last; at++) {
    const verdict = verdicts[at] ?? 'unknown';
    const to = Math.min(last, at + 0.5);
    const before = stretches.at(-1);
    if (before?.verdict === verdict) stretches[stretches.length - 1] = { ...before, to };
    else stretches.push({ verdict, from: before?.to ?? 0, to });
  }
  return stretches;
}
