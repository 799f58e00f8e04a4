import { useEffect, useState } from 'react';
import { startLabWorker } from '../../lab/labWorker';
import type { ShuffleName } from '../../lab/shuffleStudy';
import { chiSquare } from '../../lab/statistics';
import type { WorkerFailure } from '../../workers/workerLink';
import { WorkerFailureNotice } from './WorkerFailureNotice';

const SHUFFLE_COUNT = 100_000;
/** A fair shuffle is called unfair once in a thousand tests. */
const SIGNIFICANCE = 0.001;
/** The deviation that has the full colour, as a share of the expected count. */
const FULL_COLOUR = 0.3;

interface HeatMapProps {
  readonly name: ShuffleName;
  /** The number of cards in the deck. */
  readonly cards: number;
}

/** Where the card of each place goes over many shuffles, with the verdict of a chi-square test. */
export function HeatMap({ name, cards }: HeatMapProps) {
  const [counts, setCounts] = useState<readonly Uint32Array[]>();
  const [failure, setFailure] = useState<WorkerFailure>();
  const [attempt, setAttempt] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts another worker
  useEffect(() => {
    setCounts(undefined);
    setFailure(undefined);
    const worker = startLabWorker<readonly Uint32Array[]>((data) => {
      setCounts(data);
      worker.close();
    }, setFailure);
    worker.post({ kind: 'shuffle', name, cards, times: SHUFFLE_COUNT });
    return worker.close;
  }, [name, cards, attempt]);

  if (failure) {
    return <WorkerFailureNotice failure={failure} onRetry={() => setAttempt(attempt + 1)} />;
  }
  if (!counts) return <p>Shuffling {SHUFFLE_COUNT.toLocaleString('en')} times…</p>;
  const expected = SHUFFLE_COUNT / cards;
  const { value, degreesOfFreedom, pValue } = chiSquare(counts, expected);
  const fair = pValue > SIGNIFICANCE;
  return (
    <figure className="chart">
      <figcaption>
        Where the card of each place (down) goes (across) over {SHUFFLE_COUNT.toLocaleString('en')}{' '}
        shuffles: chi-square {Math.round(value).toLocaleString('en')} with{' '}
        {degreesOfFreedom.toLocaleString('en')} degrees of freedom;{' '}
        <strong data-testid="verdict">
          {fair ? 'nothing speaks against a fair shuffle.' : 'this shuffle is not fair.'}
        </strong>
      </figcaption>
      <svg viewBox="0 0 540 560" role="img" aria-label={`Heat map of the ${name} shuffle`}>
        <g transform="translate(20 0)">
          {counts.map((row, from) =>
            Array.from(row, (count, to) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its place
                key={`${from}-${to}`}
                x={to * 10}
                y={from * 10}
                width="10"
                height="10"
                fill={heatColour(count / expected)}
              />
            )),
          )}
        </g>
        <text x="280" y="550" textAnchor="middle">
          To place 1 … 52
        </text>
        <text x="12" y="260" textAnchor="middle" transform="rotate(-90 12 260)">
          From place 1 … 52
        </text>
      </svg>
      <p>
        Blue: less often than a fair shuffle; white: as often; red: more often (by 30 % or more the
        full colour).
      </p>
    </figure>
  );
}

/** White for the expected count, red for more, blue for less. */
function heatColour(ratio: number): string {
  const deviation = Math.max(-1, Math.min(1, (ratio - 1) / FULL_COLOUR));
  const lightness = 97 - Math.abs(deviation) * 50;
  return `hsl(${deviation > 0 ? 8 : 215} 85% ${lightness}%)`;
}
