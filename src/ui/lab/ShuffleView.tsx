import { select, t } from '@lingui/core/macro';
import { useState } from 'react';
import { SHUFFLES, type ShuffleName } from '../../lab/shuffleStudy';
import { Field, SelectField } from '../parts/Field';
import { PassesMap } from './PassesMap';
import { PlacesMap } from './PlacesMap';
import '../parts/form.css';

const MAX_PASSES = 12;

const shuffleName = (shuffle: ShuffleName): string =>
  select(shuffle, {
    perfect: 'Perfect',
    selection: 'Selection',
    slow: 'Slow selection',
    naive: 'Naive',
    other: 'Riffle',
  });

const aboutShuffle = (shuffle: ShuffleName): string =>
  select(shuffle, {
    perfect: 'The two halves are interleaved, card by card.',
    selection:
      'Each place in turn takes a card from those that are left: every order is equally likely.',
    slow: 'Draws places of the whole deck until one is free: every order is equally likely.',
    naive: 'Each card in turn swaps places with a card picked at random from the whole deck.',
    other: 'The deck is cut about in the middle, and the two parts fall into each other.',
  });

interface ShuffleViewProps {
  /** The initial shuffle and number of passes. */
  readonly shuffle: ShuffleName;
  readonly passes: number;
}

/** A shuffle pass by pass, and where it moves each card. Source: Elevens Lab, Activity 3. */
export function ShuffleView({ shuffle, passes: firstPasses }: ShuffleViewProps) {
  const [name, setName] = useState(shuffle);
  const [passCount, setPassCount] = useState(firstPasses);
  const label = shuffleName(name);
  return (
    <section className="lab-section" aria-label={t`Shuffles`}>
      <div className="form-grid lab-form">
        <SelectField
          label={t`Shuffle`}
          value={name}
          choices={SHUFFLES.map((choice) => [choice, shuffleName(choice)])}
          onChange={setName}
        />
        <Field label={t({ message: 'Passes', context: 'of a shuffle' })}>
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
        <p className="note">{aboutShuffle(name)}</p>
      </div>
      <div className="charts">
        <PassesMap name={name} label={label} count={passCount} />
        <PlacesMap name={name} label={label} passes={passCount} />
      </div>
    </section>
  );
}
