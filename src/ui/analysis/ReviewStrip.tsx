import type { Verdict } from '../../engine/game';
import './ReviewStrip.css';

interface ReviewStripProps {
  /** The verdict of each position; empty until the game is judged. */
  readonly verdicts: readonly (Verdict | undefined)[];
  /** The present position. */
  readonly cursor: number;
  /** The last position. */
  readonly last: number;
  /** The number of moves after which the solver’s begin; undefined without a solution. */
  readonly solutionFrom: number | undefined;
  readonly losingMove: number | undefined;
  readonly onSelect: (cursor: number) => void;
}

/** How high the bar of a verdict is, from 0 to 1: verdicts differ by more than their colour. */
const HEIGHTS: Readonly<Record<Verdict, number>> = { winnable: 1, unwinnable: 0.45, unknown: 0.2 };

const WORDS: Readonly<Record<Verdict, string>> = {
  winnable: 'winnable',
  unwinnable: 'lost',
  unknown: 'unknown',
};

/** The whole game as a bar in the colours of its verdicts along a slider, which goes to any position. */
export function ReviewStrip(props: ReviewStripProps) {
  const { verdicts, cursor, last, solutionFrom, losingMove, onSelect } = props;
  if (last === 0) return null;
  return (
    <div className="review">
      <span className="hint-text review-label">
        Tall: winnable. Low: lost.{verdicts.includes('unknown') && ' Grey: not known.'}
      </span>
      <div className="strip">
        <svg viewBox={`0 0 ${last} 1`} preserveAspectRatio="none" aria-hidden="true">
          {runsOf(verdicts, last).map(({ verdict, from, to }) => (
            <rect
              key={from}
              data-verdict={verdict}
              x={from}
              width={to - from}
              y={1 - HEIGHTS[verdict]}
              height={HEIGHTS[verdict]}
            />
          ))}
        </svg>
        {losingMove !== undefined && (
          <button
            type="button"
            className="losing-mark"
            data-at={losingMove}
            style={{ left: `${(100 * losingMove) / last}%` }}
            aria-label={`Move ${losingMove} lost the game: go there`}
            onClick={() => onSelect(losingMove)}
          />
        )}
      </div>
      <input
        type="range"
        aria-label="Move"
        aria-valuetext={`Move ${cursor}: ${WORDS[verdicts[cursor] ?? 'unknown']}`}
        min={0}
        max={last}
        value={cursor}
        onChange={({ target }) => onSelect(Number(target.value))}
      />
      <span className="review-place">
        <span>{`Move ${cursor} of ${last}`}</span>
        {solutionFrom !== undefined && <small>{`Solution from move ${solutionFrom + 1}`}</small>}
      </span>
    </div>
  );
}

interface Run {
  readonly verdict: Verdict;
  readonly from: number;
  readonly to: number;
}

/** Neighbouring positions of one verdict as one run. A position’s bar reaches halfway to the next ones. */
function runsOf(verdicts: readonly (Verdict | undefined)[], last: number): readonly Run[] {
  const runs: Run[] = [];
  for (let at = 0; at <= last; at++) {
    const verdict = verdicts[at] ?? 'unknown';
    const to = Math.min(last, at + 0.5);
    const before = runs.at(-1);
    if (before?.verdict === verdict) runs[runs.length - 1] = { ...before, to };
    else runs.push({ verdict, from: before?.to ?? 0, to });
  }
  return runs;
}
