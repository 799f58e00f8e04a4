import {
  ACE,
  type Card,
  cardCharacter,
  cardCode,
  cardName,
  KING,
  rankOf,
  SUITS,
  suitOf,
} from '../../engine/card';
import type { DealId } from '../../engine/dealId';
import { deckOfDeal, FULL_DECK } from '../../engine/deck';
import type { Status } from '../../engine/game';
import type { PileView, TableView } from '../../engine/view';
import { automaticGame, count, deckView, pileView } from './automaticGame';

const DRAWN = 3;

/** Lists are bottom first. The stacks of each row are those of hearts, diamonds, clubs and spades. */
export interface StacksState {
  readonly round: number;
  readonly deck: readonly Card[];
  readonly uncovered: readonly Card[];
  /** Increasing from aces. */
  readonly up: readonly (readonly Card[])[];
  /** Decreasing from kings. */
  readonly down: readonly (readonly Card[])[];
  /** Whether a card has been placed in this round. */
  readonly placed: boolean;
}

const NO_STACKS: readonly (readonly Card[])[] = SUITS.map(() => []);

const deal = (number: DealId, given?: readonly Card[]): StacksState => ({
  round: 1,
  deck: given ?? deckOfDeal(number),
  uncovered: [],
  up: NO_STACKS,
  down: NO_STACKS,
  placed: false,
});

/** How a card is placed, the first of these that it can be. Source: seed 003, 4.1. */
type Placing = 'base' | 'increasing' | 'decreasing';

const MESSAGES: Readonly<Record<Placing, string>> = {
  base: 'Placing one of the base cards!',
  increasing: 'Making progress on an increasing sequence!',
  decreasing: 'Making progress on a decreasing sequence!',
};

function placingOf({ up, down }: StacksState, card: Card): Placing | undefined {
  const rank = rankOf(card);
  if (rank === ACE || rank === KING) return 'base';
  const [low, high] = [up[suitOf(card)]?.at(-1), down[suitOf(card)]?.at(-1)];
  if (low !== undefined && rankOf(low) === rank - 1) return 'increasing';
  if (high !== undefined && rankOf(high) === rank + 1) return 'decreasing';
  return undefined;
}

type Doing =
  | { readonly kind: 'place'; readonly card: Card; readonly as: Placing }
  | { readonly kind: 'draw' | 'turn over' | 'won' | 'lost' };

/** What the next step does: only the uppermost uncovered card is tried. */
function doing(state: StacksState): Doing {
  const card = state.uncovered.at(-1);
  const as = card === undefined ? undefined : placingOf(state, card);
  if (card !== undefined && as) return { kind: 'place', card, as };
  if (state.deck.length > 0) return { kind: 'draw' };
  if (card === undefined) return { kind: 'won' };
  return { kind: state.placed ? 'turn over' : 'lost' };
}

function next(state: StacksState): StacksState {
  const now = doing(state);
  switch (now.kind) {
    case 'place': {
      const { card, as } = now;
      const rising = as === 'increasing' || (as === 'base' && rankOf(card) === ACE);
      const row = rising ? 'up' : 'down';
      const stacks = state[row].map((stack, suit) =>
        suit === suitOf(card) ? [...stack, card] : stack,
      );
      return { ...state, uncovered: state.uncovered.slice(0, -1), [row]: stacks, placed: true };
    }
    case 'draw': {
      const kept = Math.max(0, state.deck.length - DRAWN);
      const drawn = state.deck.slice(kept).reverse();
      return {
        ...state,
        deck: state.deck.slice(0, kept),
        uncovered: [...state.uncovered, ...drawn],
      };
    }
    case 'turn over':
      return {
        ...state,
        round: state.round + 1,
        deck: state.uncovered.slice().reverse(),
        uncovered: [],
        placed: false,
      };
    case 'won':
    case 'lost':
      return state;
  }
}

function status(state: StacksState): Status {
  const { kind } = doing(state);
  return kind === 'won' ? 'won' : kind === 'lost' ? 'stuck' : 'playing';
}

export const cardsLeft = ({ deck, uncovered }: StacksState): number =>
  deck.length + uncovered.length;

const ended = (state: StacksState): string =>
  cardsLeft(state) === 0
    ? 'All cards have been placed, you won!'
    : `${cardsLeft(state)} cards could not be placed, you lost!`;

/** `first`, `second`, `third`, `4th`, … `21st`, `22nd`. */
export function ordinal(n: number): string {
  const word = ['first', 'second', 'third'][n - 1];
  if (word) return word;
  const teens = n % 100 > 10 && n % 100 < 14;
  const ending = (teens ? undefined : ['st', 'nd', 'rd'][(n % 10) - 1]) ?? 'th';
  return `${n}${ending}`;
}

const announce = (round: number): string =>
  `Starting to draw 3 cards (if possible) again and again for the ${ordinal(round)} time...`;

/** A card that shows on the covered ones, each a `[`. */
const shown = (cards: readonly Card[]): string => {
  const top = cards.at(-1);
  return top === undefined ? '' : '['.repeat(cards.length - 1) + cardCharacter(top);
};

/** Four stacks that start at columns 4, 19, 34 and 49, counted in characters. */
function stackRow(stacks: readonly (readonly Card[])[]): string {
  let row = '';
  for (const [i, stack] of stacks.entries()) {
    if (stack.length > 0) row += ' '.repeat(4 + 15 * i - [...row].length) + shown(stack);
  }
  return row;
}

const block = (state: StacksState): readonly string[] => [
  ']'.repeat(state.deck.length),
  shown(state.uncovered),
  stackRow(state.up),
  stackRow(state.down),
];

/** The lines that a step adds to the collected output: seed 003, 4.2. */
function print(before: StacksState, after: StacksState): readonly string[] {
  const now = doing(before);
  if (now.kind === 'turn over') return ['', announce(after.round)];
  return ['', ...(now.kind === 'place' ? [MESSAGES[now.as]] : []), ...block(after)];
}

function narrate(before: StacksState, after: StacksState): readonly string[] {
  const now = doing(before);
  switch (now.kind) {
    case 'place': {
      const row = after.up[suitOf(now.card)]?.includes(now.card) ? 'up' : 'down';
      return [`${cardName(now.card)} to ${SUITS[suitOf(now.card)].toLowerCase()} ${row}.`];
    }
    case 'draw': {
      const drawn = before.deck.length - after.deck.length;
      return [`Drew ${count(drawn)}, ${cardName(after.uncovered.at(-1) as Card)} on top.`];
    }
    case 'turn over':
      return [`Round ${after.round}: ${count(after.deck.length)} turned over.`];
    case 'won':
    case 'lost':
      return [];
  }
}

function view(state: StacksState): TableView {
  const { kind } = doing(state);
  const { deck, uncovered } = state;
  const row = (way: 'up' | 'down', at: number): readonly PileView[] =>
    state[way].map((cards, i) => {
      const top = cards.at(-1);
      return pileView(
        `${way}-${i + 1}`,
        'stack',
        `${SUITS[i]} ${way}`,
        top === undefined ? 'empty' : `${count(cards.length)} to ${cardName(top)}`,
        {
          column: 2.6 + i,
          row: at,
          portrait: { column: i, row: at + 1 },
          badge: cards.length > 0 ? String(cards.length) : '',
        },
        cards,
        true,
        way === 'up' ? 'A' : 'K',
      );
    });
  return {
    columns: 6.6,
    rows: 2,
    fanRoom: 0,
    portrait: { columns: 4, rows: 3 },
    piles: [
      deckView(deck, kind === 'draw' || kind === 'turn over', {
        column: 0.5,
        row: 0,
        portrait: { column: 0, row: 0 },
      }),
      pileView(
        'uncovered',
        'waste',
        'Uncovered cards',
        count(uncovered.length),
        {
          column: 0,
          row: 1,
          portrait: { column: 1.5, row: 0 },
          next: kind === 'place',
          badge: String(uncovered.length),
        },
        uncovered,
        true,
      ),
      ...row('up', 0),
      ...row('down', 1),
    ],
  };
}

const formatState = (state: StacksState): string =>
  [
    `Deck, last = top: ${state.deck.map(cardCode).join(' ')}`,
    `Uncovered: ${state.uncovered.map(cardCode).join(' ') || 'none'}`,
    `Cards placed: ${FULL_DECK.length - cardsLeft(state)}`,
  ].join('\n');

/** Eight Stacks, the second game of seed 003. */
export const eightStacks = automaticGame<StacksState>({
  name: 'Eight Stacks',
  about: 'Three cards at a time: each suit up from the ace and down from the king.',
  deal,
  next,
  status,
  score: cardsLeft,
  scoreLabel: 'Number of cards left',
  winningScore: 0,
  view,
  formatState,
  howToPlay: [
    'Three cards at a time are drawn; only the uppermost uncovered card can be placed, then the one below it.',
    'Aces and kings start stacks. A card goes up on the stack from its ace, else down on the stack from its king.',
    'When the deck is empty the uncovered cards are turned over for another round.',
    'Won when all cards are placed; lost when a round places none.',
  ],
  notes: (state) => [`Round ${state.round}.`, `${count(cardsLeft(state))} left to place.`],
  narrate,
  intro: ({ deck }) => ['Deck shuffled, ready to start!', ']'.repeat(deck.length), '', announce(1)],
  print,
  ended,
});
