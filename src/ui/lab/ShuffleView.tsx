import { plural, select, t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { CARDS_IN_DECK } from '../../engine/card';
import { SHUFFLES, type ShuffleName, shuffledDecks } from '../../lab/shuffleStudy';
import { joinSentences } from '../../locales/format';
import { COLOUR_COUNTS, HeatMap } from '../charts/HeatMap';
import { Field, SelectField } from '../parts/Field';
import { Slots, slot } from '../parts/Slots';
import { PlacesMap, type PlacesMapProps } from './PlacesMap';
import { describePasses, PLACE_TICKS, shuffleInWords } from './text';

const MAX_PASSES = 12;

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
  return (
    <section className="panel" aria-label={t`Shuffles`}>
      <div className="form-grid lab-form">
        <SelectField
          label={t`Shuffle`}
          value={name}
          choices={SHUFFLES.map((choice) => [choice, shuffleInWords(choice)])}
          onChange={setName}
        />
        <Field label={t({ message: 'Passes', context: 'of a shuffle' })}>
          {(id) => (
            <span className="control-row slider-row">
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
        <PassesMap name={name} passes={passCount} />
        <PlacesMap name={name} passes={passCount} />
      </div>
    </section>
  );
}

/** A sorted deck after each pass of a shuffle. Every card has the colour of its first place. */
function PassesMap({ name, passes: count }: PlacesMapProps) {
  const cards = CARDS_IN_DECK;
  const decks = useMemo(() => shuffledDecks(name, cards, count), [name, count]);
  const isRestored = count > 0 && decks.at(-1)?.every((card, i) => card === i);
  const cardAt = (pass: number, place: number): number => decks[pass]?.[place] ?? 0;
  const shown = describePasses(count);
  const shuffle = shuffleInWords(name);
  return (
    <HeatMap
      title={t`The deck after each pass: ${shuffle}`}
      summary={
        <Slots
          text={joinSentences([slot(0), isRestored ? slot(1) : undefined])}
          parts={[
            <span key="shown">{t`${shown}; each card in the colour of its first place.`}</span>,
            <strong key="restored">
              {plural(count, {
                one: 'After # pass the deck is in its first order again.',
                other: 'After # passes the deck is in its first order again.',
              })}
            </strong>,
          ]}
        />
      }
      source={t`${shuffle} of ${cards} cards`}
      fileName={`shuffle-${name}-passes`}
      columns={cards}
      rows={decks.length}
      colours={{
        name: 'sequential',
        of: (pass, place) => Math.floor((cardAt(pass, place) / cards) * COLOUR_COUNTS.sequential),
      }}
      x={{ title: t`Place in the deck`, ticks: PLACE_TICKS }}
      y={{
        title: t({ message: 'Passes', context: 'of a shuffle' }),
        ticks: decks.map((_, pass) => ({ at: pass, label: String(pass) })),
      }}
      table={{
        columns: [
          { label: t({ message: 'Passes', context: 'of a shuffle' }), kind: 'count' },
          { label: t`First places of the cards, in order`, kind: 'text' },
        ],
        rows: decks.map((deck, pass) => [pass, deck.map((card) => card + 1).join(' ')]),
      }}
      describe={(pass, column) => {
        const [place, from] = [column + 1, cardAt(pass, column) + 1];
        return plural(pass, {
          one: `After # pass, place ${place}: the card of place ${from}.`,
          other: `After # passes, place ${place}: the card of place ${from}.`,
        });
      }}
    />
  );
}
