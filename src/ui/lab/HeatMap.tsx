import { useEffect, useState } from 'react';
import type { ShuffleName } from '../../lab/shuffleStudy';
import { chiSquare } from '../../lab/statistics';
import type { LabRequest } from '../../lab/worker';
import { LoadError } from '../parts/LoadError';

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
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    setCounts(undefined);
    setFailed(false);
    const worker = new Worker(new URL('../../lab/worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<readonly Uint32Array[]>) => {
      setCounts(data);
      worker.terminate();
    };
    worker.onerror = (event) => {
      event.preventDefault();
      setFailed(true);
    };
    worker.postMessage({
      kind: 'shuffle',
      name,
      cards,
      times: SHUFFLE_COUNT,
    } satisfies LabRequest);
    return () => worker.terminate();
  }, [name, cards]);

  if (failed) return <LoadError />;
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
