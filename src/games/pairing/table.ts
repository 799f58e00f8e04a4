import { plural, select, t } from '@lingui/core/macro';
import { type Card, cornerIndex, suitKey, suitOf } from '../../engine/card';
import { pileTitle } from '../../engine/pile';
import { err, ok, type Result } from '../../engine/result';
import { type Gesture, type PileView, pileView, type TableView } from '../../engine/view';
import { cardCount } from '../common/words';
import { type Pairing, type PairingMove, type PairingState, pointsOf, status } from './rules';

/** Width for the deck and the discard left of the places, in cards; in portrait they lie above. */
const LEFT_MARGIN = 1.4;
const PORTRAIT_ROWS = 3;

/** Two rows of places, or three in portrait. */
export function view(game: Pairing, state: PairingState): TableView {
  const rowLength = Math.ceil(game.places / 2);
  const portraitRowLength = Math.ceil(game.places / PORTRAIT_ROWS);
  const isOver = status(game, state) !== 'playing';
  return {
    columns: LEFT_MARGIN + rowLength,
    rows: 2,
    fanRoom: 0,
    portrait: { columns: portraitRowLength, rows: 1 + PORTRAIT_ROWS },
    piles: [
      ...state.places.map((card, i): PileView => {
        const pile = pileView({
          id: `place-${i + 1}`,
          kind: 'place',
          name: pileTitle({ kind: 'place', index: i + 1 }),
          shows: card === null ? t`empty` : '',
          column: LEFT_MARGIN + (i % rowLength),
          row: Math.floor(i / rowLength),
          portrait: { column: i % portraitRowLength, row: 1 + Math.floor(i / portraitRowLength) },
          cards: card === null ? [] : [card],
          liftable: isOver ? 0 : 1,
        });
        return {
          ...pile,
          cards: pile.cards.map((of) => ({ ...of, detail: detailOf(game, of.card) })),
        };
      }),
      pileView({
        id: 'deck',
        kind: 'stack',
        name: t`Deck`,
        shows: undealtCount(state.deck.length),
        column: 0,
        row: 0,
        portrait: { column: 0, row: 0 },
        badge: String(state.deck.length),
        cards: state.deck,
        hidden: state.deck.length,
      }),
      pileView({
        id: 'discard',
        kind: 'stack',
        name: t`Discard`,
        shows: cardCount(state.removed.length),
        column: 0,
        row: 1,
        portrait: { column: portraitRowLength - 1, row: 0 },
        badge: state.removed.length > 0 ? String(state.removed.length) : '',
        cards: state.removed,
      }),
    ],
  };
}

/** `ace of clubs (point value = 1)` */
function detailOf(game: Pairing, card: Card): string {
  const [rank, suit] = [cornerIndex(card), suitKey(suitOf(card))];
  const points = pointsOf(game, card);
  return t`${select(rank, { A: 'ace', J: 'jack', Q: 'queen', K: 'king', other: rank })} of ${select(suit, { H: 'hearts', D: 'diamonds', C: 'clubs', other: 'spades' })} (point value = ${points})`;
}

const undealtCount = (cards: number): string =>
  t`${plural(cards, { one: '# undealt cards', other: '# undealt cards' })}`;

/** Only a selection of cards means a move, legal or not. */
export function movesFor(
  game: Pairing,
  state: PairingState,
  gesture: Gesture,
): Result<readonly PairingMove[], string> {
  const { places } = state;
  if (status(game, state) !== 'playing')
    return err(t`The game is over; undo, or start a new deal.`);
  if (gesture.kind !== 'select') return err(t`Select cards, then Replace.`);
  const numbers = gesture.cards.map((card) => places.indexOf(card) + 1);
  if (numbers.includes(0)) return err(t`Only cards on the places can be selected.`);
  return ok([{ type: 'replace', places: numbers.sort((a, b) => a - b) }]);
}
