import {
  ACE,
  CARDS_IN_DECK,
  type Card,
  cardCharacter,
  cardName,
  KING,
  rankOf,
  SUITS,
  suitOf,
} from '../../engine/card';
import type { DealId } from '../../engine/dealId';
import { dealCards, deckOf, deckOfDeal, formatCards, undealtCards } from '../../engine/deck';
import type { Status } from '../../engine/game';
import type { OptionValues } from '../../engine/options';
import { type PileView, pileView, type TableView } from '../../engine/view';
import { capital, cardCount } from '../../engine/words';
import { automaticGame, deckView } from './automaticGame';
import { numberWord } from './options';

/** All piles are bottom first. `up` and `down` hold a stack for each suit, in the order of `SUITS`. */
export interface EightStacksState {
  readonly round: number;
  readonly deck: readonly Card[];
  readonly uncovered: readonly Card[];
  /** Stacks that increase from the ace. */
  readonly up: readonly (readonly Card[])[];
  /** Stacks that decrease from the king. */
  readonly down: readonly (readonly Card[])[];
  /** True once a card has been placed in this round. */
  readonly placed: boolean;
}

const noStacks = (): readonly (readonly Card[])[] => SUITS.map(() => []);

const deal = (id: DealId, byHand?: readonly Card[]): EightStacksState => ({
  round: 1,
  deck: deckOfDeal(id, byHand).cards,
  uncovered: [],
  up: noStacks(),
  down: noStacks(),
  placed: false,
});

/** The ways to place a card; the first that is possible is taken. Source: COMP9021 solitaire_2. */
type Placing = 'base' | 'increasing' | 'decreasing';

const MESSAGES: Readonly<Record<Placing, string>> = {
  base: 'Placing one of the base cards!',
  increasing: 'Making progress on an increasing sequence!',
  decreasing: 'Making progress on a decreasing sequence!',
};

function placingOf({ up, down }: EightStacksState, card: Card): Placing | undefined {
  const rank = rankOf(card);
  if (rank === ACE || rank === KING) return 'base';
  const [upTop, downTop] = [up[suitOf(card)]?.at(-1), down[suitOf(card)]?.at(-1)];
  if (upTop !== undefined && rankOf(upTop) === rank - 1) return 'increasing';
  if (downTop !== undefined && rankOf(downTop) === rank + 1) return 'decreasing';
  return undefined;
}

/** What the next step does, or how the game ended. */
type Phase =
  | { readonly kind: 'place'; readonly card: Card; readonly as: Placing }
  | { readonly kind: 'draw' | 'turn over' | 'won' | 'lost' };

/** Only the uppermost uncovered card can be placed. */
function phaseOf(state: EightStacksState): Phase {
  const card = state.uncovered.at(-1);
  const as = card === undefined ? undefined : placingOf(state, card);
  if (card !== undefined && as) return { kind: 'place', card, as };
  if (state.deck.length > 0) return { kind: 'draw' };
  if (card === undefined) return { kind: 'won' };
  return { kind: state.placed ? 'turn over' : 'lost' };
}

function step(drawn: number, state: EightStacksState): EightStacksState {
  const phase = phaseOf(state);
  switch (phase.kind) {
    case 'place': {
      const { card, as } = phase;
      const isUp = as === 'increasing' || (as === 'base' && rankOf(card) === ACE);
      const way = isUp ? 'up' : 'down';
      const stacks = state[way].map((stack, suit) =>
        suit === suitOf(card) ? [...stack, card] : stack,
      );
      return { ...state, uncovered: state.uncovered.slice(0, -1), [way]: stacks, placed: true };
    }
    case 'draw': {
      const { dealt, deck } = dealCards(deckOf(state.deck), drawn);
      return { ...state, deck: undealtCards(deck), uncovered: [...state.uncovered, ...dealt] };
    }
    case 'turn over':
      return {
        ...state,
        round: state.round + 1,
        deck: state.uncovered.toReversed(),
        uncovered: [],
        placed: false,
      };
    case 'won':
    case 'lost':
      return state;
  }
}

function status(state: EightStacksState): Status {
  const { kind } = phaseOf(state);
  return kind === 'won' ? 'won' : kind === 'lost' ? 'stuck' : 'playing';
}

/** Number of cards not placed yet. */
const cardsLeft = ({ deck, uncovered }: EightStacksState): number => deck.length + uncovered.length;

const printedEnd = (state: EightStacksState): string =>
  cardsLeft(state) === 0
    ? 'All cards have been placed, you won!'
    : `${cardsLeft(state)} cards could not be placed, you lost!`;

/** `first`, `second`, `third`, `4th`, … `21st`, `22nd`. */
function ordinal(n: number): string {
  const word = ['first', 'second', 'third'][n - 1];
  if (word) return word;
  const teens = n % 100 > 10 && n % 100 < 14;
  const ending = (teens ? undefined : ['st', 'nd', 'rd'][(n % 10) - 1]) ?? 'th';
  return `${n}${ending}`;
}

const announceRound = (drawn: number, round: number): string =>
  `Starting to draw ${cardCount(drawn)} (if possible) again and again for the ${ordinal(round)} time...`;

/** A pile’s top card after a `[` for each covered one. */
const formatPile = (cards: readonly Card[]): string => {
  const top = cards.at(-1);
  return top === undefined ? '' : '['.repeat(cards.length - 1) + cardCharacter(top);
};

/** Four stacks in one line, starting at characters 4, 19, 34 and 49. */
function formatStacks(stacks: readonly (readonly Card[])[]): string {
  let row = '';
  for (const [i, stack] of stacks.entries()) {
    if (stack.length > 0) row += ' '.repeat(4 + 15 * i - [...row].length) + formatPile(stack);
  }
  return row;
}

/** The four lines that show the whole table. */
const formatTable = (state: EightStacksState): readonly string[] => [
  ']'.repeat(state.deck.length),
  formatPile(state.uncovered),
  formatStacks(state.up),
  formatStacks(state.down),
];

/** The lines that a step prints. Source: COMP9021 solitaire_2. */
function transcribe(
  drawn: number,
  before: EightStacksState,
  after: EightStacksState,
): readonly string[] {
  const phase = phaseOf(before);
  if (phase.kind === 'turn over') return ['', announceRound(drawn, after.round)];
  return ['', ...(phase.kind === 'place' ? [MESSAGES[phase.as]] : []), ...formatTable(after)];
}

function narrate(before: EightStacksState, after: EightStacksState): readonly string[] {
  const phase = phaseOf(before);
  switch (phase.kind) {
    case 'place': {
      const way = after.up[suitOf(phase.card)]?.includes(phase.card) ? 'up' : 'down';
      return [`${cardName(phase.card)} to ${SUITS[suitOf(phase.card)].toLowerCase()} ${way}.`];
    }
    case 'draw': {
      const drawn = before.deck.length - after.deck.length;
      return [`Drew ${cardCount(drawn)}, ${cardName(after.uncovered.at(-1) as Card)} on top.`];
    }
    case 'turn over':
      return [`Round ${after.round}: ${cardCount(after.deck.length)} turned over.`];
    case 'won':
    case 'lost':
      return [];
  }
}

function view(state: EightStacksState): TableView {
  const { kind } = phaseOf(state);
  const { deck, uncovered } = state;
  const stackViews = (way: 'up' | 'down', row: number): readonly PileView[] =>
    state[way].map((cards, i) => {
      const top = cards.at(-1);
      return pileView({
        id: `${way}-${i + 1}`,
        kind: 'stack',
        name: `${SUITS[i]} ${way}`,
        shows: top === undefined ? 'empty' : `${cardCount(cards.length)} to ${cardName(top)}`,
        column: 2.6 + i,
        row,
        portrait: { column: i, row: row + 1 },
        badge: cards.length > 0 ? String(cards.length) : '',
        cards,
        placeholder: way === 'up' ? 'A' : 'K',
      });
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
      pileView({
        id: 'uncovered',
        kind: 'waste',
        name: 'Uncovered cards',
        shows: cardCount(uncovered.length),
        column: 0,
        row: 1,
        portrait: { column: 1.5, row: 0 },
        next: kind === 'place',
        badge: String(uncovered.length),
        cards: uncovered,
      }),
      ...stackViews('up', 0),
      ...stackViews('down', 1),
    ],
  };
}

const formatState = (state: EightStacksState): string =>
  [
    `Deck, last = top: ${formatCards(state.deck)}`,
    `Uncovered: ${formatCards(state.uncovered) || 'none'}`,
    `Cards placed: ${CARDS_IN_DECK - cardsLeft(state)}`,
  ].join('\n');

/** `Three cards` */
const drawnInWords = (drawn: number): string =>
  `${capital(numberWord(drawn))} ${drawn === 1 ? 'card' : 'cards'}`;

/** Eight Stacks, the game of COMP9021 solitaire_2, with so many cards drawn at a time. */
const withDraws = (drawn: number) =>
  automaticGame<EightStacksState>({
    name: 'Eight Stacks',
    about: `${drawnInWords(drawn)} at a time: each suit up from the ace and down from the king.`,
    deal,
    step: (state) => step(drawn, state),
    status,
    score: cardsLeft,
    scoreLabel: 'Number of cards left',
    bestScore: 0,
    view,
    formatState,
    howToPlay: () => [
      `${drawnInWords(drawn)} at a time ${drawn === 1 ? 'is' : 'are'} drawn; only the uppermost uncovered card can be placed, then the one below it.`,
      'Aces and kings start stacks. A card goes up on the stack from its ace, else down on the stack from its king.',
      'When the deck is empty the uncovered cards are turned over for another round.',
      'Won when all cards are placed; lost when a round places none.',
    ],
    notes: (state) => [`Round ${state.round}`, `${cardsLeft(state)} to place`],
    narrate,
    intro: ({ deck }) => [
      'Deck shuffled, ready to start!',
      ']'.repeat(deck.length),
      '',
      announceRound(drawn, 1),
    ],
    transcribe: (before, after) => transcribe(drawn, before, after),
    printedEnd,
    asks: 'lines',
    whyLost: (state) => `${cardCount(cardsLeft(state))} left over`,
  });

/** Eight Stacks by the values of its options. */
export const eightStacks = (values: OptionValues) => withDraws(Number(values.drawn));
