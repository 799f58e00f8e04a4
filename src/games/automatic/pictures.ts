import { type Card, cardCharacter, cardCode, rankOf } from '../../engine/card';
import { type DealId, offsetDeal } from '../../engine/dealId';
import { deckOfDeal, FULL_DECK } from '../../engine/deck';
import type { Status } from '../../engine/game';
import { pythonShuffle } from '../../engine/pythonRandom';
import type { PileView, TableView } from '../../engine/view';
import { automaticGame, count, deckView, pileView } from './automaticGame';

const PLACES = 16;
const ROW = 4;
const PICTURES = 12;
const ROUNDS = 4;
const JACK = 10;
const ORDINALS = ['first', 'second', 'third', 'fourth'] as const;

/** The deck is bottom first. A place is empty only between putting pictures aside and drawing. */
export interface PicturesState {
  /** The deal's number; round n is shuffled with the number n − 1 further on. */
  readonly number: DealId;
  readonly round: number;
  readonly deck: readonly Card[];
  readonly places: readonly (Card | null)[];
  readonly aside: readonly Card[];
}

const NO_CARDS: readonly null[] = Array.from({ length: PLACES }, () => null);

const isPicture = (card: Card): boolean => rankOf(card) >= JACK;

const deal = (number: DealId, given?: readonly Card[]): PicturesState => ({
  number,
  round: 1,
  deck: given ?? deckOfDeal(number),
  places: NO_CARDS,
  aside: [],
});

const picturesOn = ({ places }: PicturesState): readonly Card[] =>
  places.filter((card) => card !== null && isPicture(card)) as readonly Card[];

const emptyPlaces = ({ places }: PicturesState): number =>
  places.filter((card) => card === null).length;

/** What the next step does. Source: seed 003, 3.1. */
type Doing = 'draw' | 'put aside' | 'shuffle' | 'won' | 'lost';

function doing(state: PicturesState): Doing {
  if (state.aside.length === PICTURES) return 'won';
  if (emptyPlaces(state) > 0) return 'draw';
  if (picturesOn(state).length > 0) return 'put aside';
  return state.round < ROUNDS ? 'shuffle' : 'lost';
}

function next(state: PicturesState): PicturesState {
  switch (doing(state)) {
    case 'draw': {
      const deck = state.deck.slice();
      const places = state.places.map((card) => card ?? deck.pop() ?? null);
      return { ...state, deck, places };
    }
    case 'put aside': {
      const places = state.places.map((card) => (card !== null && isPicture(card) ? null : card));
      return { ...state, places, aside: [...state.aside, ...picturesOn(state)] };
    }
    case 'shuffle': {
      const sorted = FULL_DECK.filter((card) => !state.aside.includes(card));
      const deck = pythonShuffle(sorted, offsetDeal(state.number, state.round));
      return { ...state, round: state.round + 1, deck, places: NO_CARDS };
    }
    case 'won':
    case 'lost':
      return state;
  }
}

function status(state: PicturesState): Status {
  const now = doing(state);
  return now === 'won' ? 'won' : now === 'lost' ? 'stuck' : 'playing';
}

const plural = (things: number, word: string): string =>
  `${things} ${word}${things === 1 ? '' : 's'}`;

function ended({ aside }: PicturesState): string {
  if (aside.length === PICTURES) return 'You uncovered all pictures, you won!';
  if (aside.length === 0) return 'You uncovered no pictures, you lost!';
  return `You uncovered only ${plural(aside.length, 'picture')}, you lost!`;
}

/** The four rows: a tab for each position up to the last card, and nothing after it. */
function rows({ places }: PicturesState): readonly string[] {
  return Array.from({ length: PLACES / ROW }, (_, row) =>
    places
      .slice(row * ROW, (row + 1) * ROW)
      .map((card) => `\t${card === null ? '' : cardCharacter(card)}`)
      .join('')
      .trimEnd(),
  );
}

/** The lines that a step prints: seed 003, 3.2. */
function print(before: PicturesState, after: PicturesState): readonly string[] {
  const end = status(after) === 'playing' ? [] : ['', ended(after)];
  switch (doing(before)) {
    case 'draw': {
      const drawn = plural(emptyPlaces(before), 'card');
      return [
        '',
        `Drawing and placing ${drawn}:`,
        ']'.repeat(after.deck.length),
        ...rows(after),
        ...end,
      ];
    }
    case 'put aside': {
      const put = plural(after.aside.length - before.aside.length, 'picture');
      return ['', `Putting ${put} aside:`, ...rows(after), ...end];
    }
    case 'shuffle':
      return ['', `After shuffling, starting ${ORDINALS[after.round - 1]} round...`];
    case 'won':
    case 'lost':
      return [];
  }
}

function narrate(before: PicturesState, after: PicturesState): readonly string[] {
  switch (doing(before)) {
    case 'draw':
      return [
        `Drew ${count(emptyPlaces(before))}, ${plural(picturesOn(after).length, 'picture')} among the sixteen.`,
      ];
    case 'put aside':
      return [
        `${plural(after.aside.length - before.aside.length, 'picture')} put aside, ${after.aside.length} in all.`,
      ];
    case 'shuffle':
      return [`Shuffled ${count(after.deck.length)} for round ${after.round}.`];
    case 'won':
    case 'lost':
      return [];
  }
}

function view(state: PicturesState): TableView {
  const now = doing(state);
  const { deck, aside } = state;
  return {
    columns: 5.4,
    rows: 4,
    fanRoom: 0,
    piles: [
      deckView(deck, now === 'draw' || now === 'shuffle', { column: 0, row: 0 }),
      ...state.places.map(
        (card, i): PileView =>
          pileView(
            `place-${i + 1}`,
            'place',
            `Place ${i + 1}`,
            card === null ? 'empty' : 'a card',
            { column: 1.4 + (i % ROW), row: Math.floor(i / ROW) },
            card === null ? [] : [card],
            true,
          ),
      ),
      pileView(
        'aside',
        'tableau',
        'Pictures put aside',
        String(aside.length),
        { column: 0, row: 1.1, next: now === 'put aside' },
        aside,
        true,
        'J Q K',
      ),
    ],
  };
}

const formatState = ({ deck, places, aside, round }: PicturesState): string =>
  [
    `Round ${round} of ${ROUNDS}`,
    `Deck, last = top: ${deck.map(cardCode).join(' ')}`,
    `Places: ${places.map((card) => (card === null ? '--' : cardCode(card))).join(' ')}`,
    `Put aside: ${aside.map(cardCode).join(' ') || 'none'}`,
  ].join('\n');

/** Twelve Pictures, the first game of seed 003. */
export const pictures = automaticGame<PicturesState>({
  name: 'Twelve Pictures',
  about: 'Sixteen cards at a time: put all twelve pictures aside in four rounds.',
  deal,
  next,
  status,
  score: ({ aside }) => aside.length,
  scoreLabel: 'Number of uncovered pictures',
  winningScore: PICTURES,
  view,
  formatState,
  howToPlay: [
    'Sixteen cards are drawn to four rows of four, and the jacks, queens and kings among them are put aside.',
    'Cards from the deck take their places, until a drawing shows no picture: that ends the round.',
    'What is left is shuffled for the next round. Won with all twelve pictures aside in at most four rounds.',
  ],
  notes: ({ round, aside }) => [
    `Round ${round} of ${ROUNDS}.`,
    `${aside.length} of ${PICTURES} pictures put aside.`,
  ],
  narrate,
  intro: ({ deck }) => [
    '',
    'Deck shuffled, ready to start!',
    ']'.repeat(deck.length),
    '',
    'Starting first round...',
  ],
  print,
  ended,
});
