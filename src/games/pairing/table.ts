import type { Card } from '../../engine/card';
import { err, ok, type Result } from '../../engine/result';
import type { Gesture, PileView, TableView } from '../../engine/view';
import { type Pairing, type PairingMove, type PairingState, status } from './rules';
import { describe, undealt } from './text';

/** The deck and the removed cards stand left of the places, or above them where the table is tall. */
const BESIDE = 1.4;
const TALL_ROWS = 3;

/** Two rows of places, or three on a table that is taller than wide. */
export function view(game: Pairing, state: PairingState): TableView {
  const across = Math.ceil(game.places / 2);
  const tall = Math.ceil(game.places / TALL_ROWS);
  const over = status(game, state) !== 'playing';
  return {
    columns: BESIDE + across,
    rows: 2,
    fanRoom: 0,
    portrait: { columns: tall, rows: 1 + TALL_ROWS },
    piles: [
      ...state.places.map(
        (card, i): PileView => ({
          id: `place-${i + 1}`,
          kind: 'place',
          name: `Place ${i + 1}`,
          label: `Place ${i + 1}${card === null ? ', empty' : ''}`,
          column: BESIDE + (i % across),
          row: Math.floor(i / across),
          portrait: { column: i % tall, row: 1 + Math.floor(i / tall) },
          placeholder: '',
          cards:
            card === null
              ? []
              : [{ card, faceUp: true, liftable: !over, detail: describe(game, card) }],
        }),
      ),
      {
        id: 'deck',
        kind: 'stack',
        name: 'Deck',
        label: `Deck, ${undealt(state).replace(' remain.', '')}`,
        column: 0,
        row: 0,
        portrait: { column: 0, row: 0 },
        badge: String(state.deck.length),
        placeholder: '',
        cards: state.deck.map((card) => ({ card, faceUp: false, liftable: false })),
      },
      {
        id: 'removed',
        kind: 'stack',
        name: 'Removed cards',
        label: `Removed cards, ${state.removed.length}`,
        column: 0,
        row: 1,
        portrait: { column: tall - 1, row: 0 },
        badge: String(state.removed.length),
        placeholder: '',
        cards: state.removed.map((card) => ({ card, faceUp: true, liftable: false })),
      },
    ],
  };
}

/** The selected cards are a move, legal or not; nothing else means one. */
export function movesFor(
  { places }: PairingState,
  gesture: Gesture,
): Result<readonly PairingMove[], string> {
  if (gesture.kind !== 'select') return err('Select cards, then Replace.');
  const numbers = gesture.cards.map((card: Card) => places.indexOf(card) + 1);
  if (numbers.includes(0)) return err('Only cards on the places can be selected.');
  return ok([{ type: 'replace', places: numbers.sort((a, b) => a - b) }]);
}
