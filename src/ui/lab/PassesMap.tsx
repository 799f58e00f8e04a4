import { useMemo } from 'react';
import { passes, type ShuffleName } from '../../lab/shuffleStudy';
import { HeatMap } from '../charts/HeatMap';
import { describePasses, PLACE_TICKS, passesText } from './text';

/** The colours of the sequential map. */
const COLOURS = 13;

interface PassesMapProps {
  readonly name: ShuffleName;
  readonly label: string;
  readonly cards: number;
  readonly count: number;
}

/** A sorted deck after each pass of a shuffle. Every card has the colour of its first place. */
export function PassesMap({ name, label, cards, count }: PassesMapProps) {
  const decks = useMemo(() => passes(name, cards, count), [name, cards, count]);
  const isRestored = count > 0 && decks.at(-1)?.every((card, i) => card === i);
  const cardAt = (pass: number, place: number): number => decks[pass]?.[place] ?? 0;
  return (
    <HeatMap
      title={`The deck after each pass: ${label}`}
      summary={
        <>
          <span>{`${describePasses(count)}; each card in the colour of its first place.`}</span>
          {isRestored && (
            <strong>{` After ${passesText(count)} the deck is in its first order again.`}</strong>
          )}
        </>
      }
      source={`${label} shuffle of ${cards} cards`}
      fileName={`shuffle-${name}-passes`}
      columns={cards}
      rows={decks.length}
      colours={{
        name: 'sequential',
        count: COLOURS,
        of: (pass, place) => Math.floor((cardAt(pass, place) / cards) * COLOURS),
      }}
      x={{ title: 'Place in the deck', ticks: PLACE_TICKS }}
      y={{ title: 'Passes', ticks: decks.map((_, pass) => ({ at: pass, label: String(pass) })) }}
      table={{
        columns: [
          { label: 'Passes', kind: 'count' },
          { label: 'First places of the cards, in order', kind: 'text' },
        ],
        rows: decks.map((deck, pass) => [pass, deck.map((card) => card + 1).join(' ')]),
      }}
      describe={(pass, place) =>
        `After ${passesText(pass)}, place ${place + 1}: the card of place ${cardAt(pass, place) + 1}.`
      }
    />
  );
}
