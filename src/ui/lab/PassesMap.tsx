import { plural, t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { CARDS_IN_DECK } from '../../engine/card';
import { passes, type ShuffleName } from '../../lab/shuffleStudy';
import { joinSentences } from '../../locales/format';
import { HeatMap } from '../charts/HeatMap';
import { Slots, slot } from '../parts/Slots';
import { describePasses, PLACE_TICKS, shuffleInWords } from './text';

/** The colours of the sequential map. */
const COLOURS = 13;

interface PassesMapProps {
  readonly name: ShuffleName;
  readonly label: string;
  readonly count: number;
}

/** A sorted deck after each pass of a shuffle. Every card has the colour of its first place. */
export function PassesMap({ name, label, count }: PassesMapProps) {
  const cards = CARDS_IN_DECK;
  const decks = useMemo(() => passes(name, cards, count), [name, count]);
  const isRestored = count > 0 && decks.at(-1)?.every((card, i) => card === i);
  const cardAt = (pass: number, place: number): number => decks[pass]?.[place] ?? 0;
  const shown = describePasses(count);
  const shuffle = shuffleInWords(name);
  return (
    <HeatMap
      title={t`The deck after each pass: ${label}`}
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
        count: COLOURS,
        of: (pass, place) => Math.floor((cardAt(pass, place) / cards) * COLOURS),
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
