import { useState } from 'react';
import { SHUFFLES, type ShuffleName } from '../../lab/shuffleStudy';
import { Field, SelectField } from '../parts/Field';
import { PassesMap } from './PassesMap';
import { PlacesMap } from './PlacesMap';
import '../parts/form.css';

const CARDS = 52;
const MAX_PASSES = 12;

const LABELS: Readonly<Record<ShuffleName, readonly [name: string, about: string]>> = {
  perfect: ['Perfect', 'The two halves are interleaved, card by card.'],
  selection: [
    'Selection',
    'Each place in turn takes a card from those that are left: every order is equally likely.',
  ],
  slow: [
    'Slow selection',
    'Draws places of the whole deck until one is free: every order is equally likely.',
  ],
  naive: [
    'Naive',
    'Each card in turn swaps places with a card picked at random from the whole deck.',
  ],
  riffle: [
    'Riffle',
    'The deck is cut about in the middle, and the two parts fall into each other.',
  ],
};

interface ShuffleViewProps {
  /** The initial shuffle and number of passes. */
  readonly shuffle: ShuffleName;
  readonly passes: number;
}

/** A shuffle pass by pass, and where it moves each card. Source: Elevens Lab, Activity 3. */
export function ShuffleView({ shuffle, passes: firstPasses }: ShuffleViewProps) {
  const [name, setName] = useState(shuffle);
  const [passCount, setPassCount] = useState(firstPasses);
  const [label, about] = LABELS[name];
  return (
    <section className="lab-section" aria-label="Shuffles">
      <div className="form-grid lab-form">
        <SelectField
          label="Shuffle"
          value={name}
          choices={SHUFFLES.map((choice) => [choice, LABELS[choice][0]])}
          onChange={setName}
        />
        <Field label="Passes">
          {(id) => (
            <span className="form-slider">
              <input
                id={id}
                type="range"
                min={0}
                max={MAX_PASSES}
                value={passCount}
                onChange={({ target }) => setPassCount(Number(target.value))}
              />
              <output htmlFor={id}>{passCount}</output>
            </span>
          )}
        </Field>
        <p className="note">{about}</p>
      </div>
      <div className="charts">
        <PassesMap name={name} label={label} cards={CARDS} count={passCount} />
        <PlacesMap name={name} label={label} cards={CARDS} passes={passCount} />
      </div>
    </section>
  );
}
