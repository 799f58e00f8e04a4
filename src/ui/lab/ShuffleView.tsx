import { useEffect, useMemo, useState } from 'react';
import { passes, SHUFFLES, type ShuffleName } from '../../lab/shuffleStudy';
import { chiSquare } from '../../lab/statistics';
import type { LabRequest } from '../../lab/worker';
import { Field } from '../parts/Field';
import { LoadError } from '../parts/LoadError';

const CARDS = 52;
const TIMES = 100_000;
const MAX_PASSES = 12;

const WORDS: Readonly<Record<ShuffleName, string>> = {
  perfect: 'Perfect: the two halves interleaved; eight of them restore 52 cards',
  selection: 'Selection: each place in turn from what is left; every order is equally likely',
  naive: 'Naive: each place swapped with any other; it looks fair, and is not',
};

/** Shuffles of the Elevens lab (seed 002, Activity 3): the cards pass by pass, and where each place goes. */
export function ShuffleView() {
  const [name, setName] = useState<ShuffleName>('perfect');
  const [times, setTimes] = useState(8);
  const decks = useMemo(() => passes(name, CARDS, times), [name, times]);
  const restored = times > 0 && decks.at(-1)?.every((card, i) => card === i);
  return (
    <section className="lab-section" aria-label="Shuffles">
      <div className="lab-form">
        <Field label="Shuffle">
          {(id) => (
            <select
              id={id}
              className="form-control"
              value={name}
              onChange={({ target }) => setName(target.value as ShuffleName)}
            >
              {SHUFFLES.map((each) => (
                <option key={each} value={each}>
                  {WORDS[each]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Passes">
          {(id) => (
            <input
              id={id}
              type="range"
              min={0}
              max={MAX_PASSES}
              value={times}
              onChange={({ target }) => setTimes(Number(target.value))}
            />
          )}
        </Field>
      </div>
      <figure className="chart">
        <figcaption>
          <span>{`A sorted deck after 0 to ${times} passes, each card in the colour of its first place.`}</span>
          {restored && <span> The deck is in its first order again.</span>}
        </figcaption>
        <svg
          viewBox={`0 0 560 ${decks.length * 22}`}
          role="img"
          aria-label={`The deck after each of ${times} passes`}
        >
          {decks.map((deck, pass) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a strip is its pass
            <g key={pass} transform={`translate(0 ${pass * 22})`}>
              <text x="22" y="15" textAnchor="end">
                {pass}
              </text>
              {deck.map((card, place) => (
                <rect
                  key={card}
                  x={30 + place * 10.1}
                  width="10.1"
                  height="19"
                  fill={colourOf(card)}
                />
              ))}
            </g>
          ))}
        </svg>
      </figure>
      <HeatMap name={name} />
    </section>
  );
}

const colourOf = (card: number): string =>
  `hsl(${Math.round((card / CARDS) * 300)} 70% ${card % 2 ? 45 : 58}%)`;

/** Where the card of each place goes over 100,000 shuffles, with the verdict of a chi-square test. */
function HeatMap({ name }: { readonly name: ShuffleName }) {
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
    worker.postMessage({ kind: 'where to', name, cards: CARDS, times: TIMES } satisfies LabRequest);
    return () => worker.terminate();
  }, [name]);

  if (failed) return <LoadError />;
  if (!counts) return <p>Shuffling {TIMES.toLocaleString('en')} times…</p>;
  const expected = TIMES / CARDS;
  const { value, degreesOfFreedom, pValue } = chiSquare(counts, expected);
  const fair = pValue > 0.001;
  return (
    <figure className="chart">
      <figcaption>
        Where the card of each place (down) goes (across) over {TIMES.toLocaleString('en')}{' '}
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
                // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
                key={`${from}-${to}`}
                x={to * 10}
                y={from * 10}
                width="10"
                height="10"
                fill={heat(count / expected)}
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

/** White for what is expected, red for more and blue for less. */
function heat(ratio: number): string {
  const off = Math.max(-1, Math.min(1, (ratio - 1) / 0.3));
  const light = 97 - Math.abs(off) * 50;
  return `hsl(${off > 0 ? 8 : 215} 85% ${light}%)`;
}
