import { plural, select, t } from '@lingui/core/macro';
import { CARDS_IN_DECK, type Card, RANK_WORDS, rankLetter, rankOf } from '../../engine/card';
import type { DealId } from '../../engine/dealId';
import { deckOfDeal } from '../../engine/deck';
import type { Status } from '../../engine/game';
import { type PileView, pileView, type TableView } from '../../engine/view';
import { cardCount } from '../common/words';
import { automaticGame } from './automaticGame';

const PILES = 13;
export const CARDS_IN_PILE = 4;
/** The pile whose card is turned first; no other can be empty when its turn comes. */
const FIRST_PILE = 1;

/** A pile is bottom first. Piles count from 1; `current` is the pile whose top card is turned next. */
export interface PerditioState {
  readonly piles: readonly (readonly Card[])[];
  readonly discarded: readonly Card[];
  readonly current: number;
}

/** Deals four cards to each pile in turn; the last of them is on top. Source: stack assignment. */
function deal(id: DealId, byHand?: readonly Card[]): PerditioState {
  const cards = deckOfDeal(id, byHand).toReversed();
  const piles = Array.from({ length: PILES }, (_, i) =>
    cards.slice(i * CARDS_IN_PILE, (i + 1) * CARDS_IN_PILE),
  );
  return { piles, discarded: [], current: FIRST_PILE };
}

const pileAt = ({ piles }: PerditioState, number: number): readonly Card[] =>
  piles[number - 1] ?? [];

/** Discards the top card of the current pile; its rank is the number of the next pile. */
function step(state: PerditioState): PerditioState {
  const card = pileAt(state, state.current).at(-1);
  if (card === undefined) return state;
  return {
    piles: state.piles.map((pile, i) => (i + 1 === state.current ? pile.slice(0, -1) : pile)),
    discarded: [...state.discarded, card],
    current: rankOf(card) + 1,
  };
}

export function status(state: PerditioState): Status {
  if (pileAt(state, state.current).length > 0) return 'playing';
  return state.piles.every((pile) => pile.length === 0) ? 'won' : 'stuck';
}

/** The pile’s label on the table: `A`, `2`, … `K`. */
const labelOf = (pile: number): string => rankLetter(pile - 1);

/** The rank of the card that was turned last, as an English word: `five`. */
export const turnedRank = ({ discarded }: PerditioState): string =>
  RANK_WORDS[rankOf(discarded.at(-1) as Card)] ?? '';

/** `A five from pile A: on to pile 5.` */
function narrateStep(before: PerditioState, after: PerditioState): string {
  const rank = turnedRank(after);
  const [pile, next] = [labelOf(before.current), labelOf(after.current)];
  return t`${select(rank, {
    ace: 'An ace',
    two: 'A two',
    three: 'A three',
    four: 'A four',
    five: 'A five',
    six: 'A six',
    seven: 'A seven',
    eight: 'An eight',
    nine: 'A nine',
    ten: 'A ten',
    jack: 'A jack',
    queen: 'A queen',
    other: 'A king',
  })} from pile ${pile}: on to pile ${next}.`;
}

/** Width of the clock face, in cards, and half its height, without the card at its edge: more in portrait. */
const PILES_WIDTH = 7;
const RADIUS = { landscape: 2, portrait: 2.1 };
/** How far a pile fans, in rows of the table: no pile lies on another. */
const FAN = 0.13;
/** The scale of the card that was turned last. */
const DISCARD_SCALE = { landscape: 1.9, portrait: 1.4 };
/** The row of the discard below the clock, in portrait. */
const BELOW = 2 * RADIUS.portrait + 1.2;

/** A clock face with the king’s pile in the middle, beside it the discard; in portrait, below it. */
function view(state: PerditioState): TableView {
  const playing = status(state) === 'playing';
  return {
    columns: PILES_WIDTH + 0.5 + DISCARD_SCALE.landscape,
    rows: 5,
    fanRoom: 0.1,
    portrait: { columns: PILES_WIDTH, rows: BELOW + DISCARD_SCALE.portrait },
    piles: [
      ...state.piles.map((cards, i): PileView => {
        const number = i + 1;
        const label = labelOf(number);
        const place = onClock(number, RADIUS.landscape);
        const portrait = onClock(number, RADIUS.portrait);
        return pileView({
          id: `pile-${number}`,
          kind: 'heap',
          name: t`Pile ${label}`,
          ...place,
          fanTo: place.row + FAN,
          portrait: { ...portrait, fanTo: portrait.row + FAN },
          next: playing && number === state.current,
          badge: label,
          cards,
          hidden: cards.length,
        });
      }),
      pileView({
        id: 'discard',
        kind: 'stack',
        name: t`Discard`,
        shows: cardCount(state.discarded.length),
        column: PILES_WIDTH + 0.5,
        row: 1.6,
        portrait: {
          column: (PILES_WIDTH - DISCARD_SCALE.portrait) / 2,
          row: BELOW,
          scale: DISCARD_SCALE.portrait,
        },
        scale: DISCARD_SCALE.landscape,
        badge: state.discarded.length > 0 ? String(state.discarded.length) : '',
        cards: state.discarded,
      }),
    ],
  };
}

/** The place of a pile’s number on a clock of this radius, in cards from the top left. */
function onClock(
  number: number,
  radius: number,
): { readonly column: number; readonly row: number } {
  if (number === PILES) return { column: 3, row: radius };
  const angle = (number * Math.PI) / 6;
  return { column: 3 + 3 * Math.sin(angle), row: radius - radius * Math.cos(angle) };
}

/** Perditio Tempus, the game of the stack assignment. */
export const perditioTempus = () =>
  automaticGame<PerditioState>({
    name: t`Perditio Tempus`,
    deal,
    step,
    status,
    score: ({ discarded }) => discarded.length,
    scoreLabel: t`Number of cards turned`,
    bestScore: CARDS_IN_DECK,
    view,
    notes: ({ discarded }) => {
      const turned = discarded.length;
      const left = CARDS_IN_DECK - turned;
      return [
        t`${plural(turned, { one: '# card turned', other: '# cards turned' })}, ${plural(left, { one: '# left', other: '# left' })}`,
      ];
    },
    nextStep: ({ current }) => {
      const pile = labelOf(current);
      return t`The next step is at pile ${pile}.`;
    },
    narrate: (before, after) => [narrateStep(before, after)],
    lost: ({ current }) => {
      const pile = labelOf(current);
      return t`Lost: pile ${pile} is empty.`;
    },
  });
