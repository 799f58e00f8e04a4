import { useMemo, useState } from 'react';
import { passes, SHUFFLES, type ShuffleName } from '../../lab/shuffleStudy';
import { Field } from '../parts/Field';
import { HeatMap } from './HeatMap';
import { describePasses } from './text';

const CARDS = 52;
const MAX_PASSES = 12;
/** The height of a row with its gap, and the width of a card, in units of the view box. */
const ROW_HEIGHT = 22;
const CARD_WIDTH = 10.1;

const LABELS: Readonly<Record<ShuffleName, string>> = {
  perfect: 'Perfect: the two halves interleaved; eight of them restore 52 cards',
  selection: 'Selection: each place in turn from what is left; every order is equally likely',
  slow: 'Slow selection: draws places of the whole deck until one is free; every order is equally likely',
  naive: 'Naive: each place swapped with any other; it looks fair, and is not',
};

/** Shuffles compared: the cards pass by pass, and where the card of each place goes. Source: Elevens Lab, Activity 3. */
export function ShuffleView() {
  const [name, setName] = useState<ShuffleName>('perfect');
  const [passCount, setPassCount] = useState(8);
  const decks = useMemo(() => passes(name, CARDS, passCount), [name, passCount]);
  const restored = passCount > 0 && decks.at(-1)?.every((card, i) => card === i);
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
              {SHUFFLES.map((shuffle) => (
                <option key={shuffle} value={shuffle}>
                  {LABELS[shuffle]}
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
              value={passCount}
              onChange={({ target }) => setPassCount(Number(target.value))}
            />
          )}
        </Field>
      </div>
      <figure className="chart">
        <figcaption>
          <span>{`${describePasses(passCount)}; each card in the colour of its first place.`}</span>
          {restored && <span> The deck is in its first order again.</span>}
        </figcaption>
        <svg
          viewBox={`0 0 560 ${decks.length * ROW_HEIGHT}`}
          role="img"
          aria-label={describePasses(passCount)}
        >
          {decks.map((deck, pass) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its pass
            <g key={pass} transform={`translate(0 ${pass * ROW_HEIGHT})`}>
              <text x="22" y="15" textAnchor="end">
                {pass}
              </text>
              {deck.map((card, place) => (
                <rect
                  key={card}
                  x={30 + place * CARD_WIDTH}
                  width={CARD_WIDTH}
                  height="19"
                  fill={cardColour(card)}
                />
              ))}
            </g>
          ))}
        </svg>
      </figure>
      <HeatMap name={name} cards={CARDS} />
    </section>
  );
}

/** From red to violet in the order of the sorted deck, neighbours set apart by lightness. */
const cardColour = (card: number): string =>
  `hsl(${Math.round((card / CARDS) * 300)} 70% ${card % 2 ? 45 : 58}%)`;
