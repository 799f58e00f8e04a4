import { plural, t } from '@lingui/core/macro';
import { type Card, cardCharacter, cardCode, JACK, rankOf } from '../../engine/card';
import { type DealId, offsetDeal } from '../../engine/dealId';
import {
  dealCards,
  deckOf,
  deckOfDeal,
  FULL_DECK,
  formatCards,
  shuffledDeck,
  undealtCards,
} from '../../engine/deck';
import { countInEnglish } from '../../engine/english';
import type { Status } from '../../engine/game';
import type { OptionValues } from '../../engine/options';
import { pileTitle } from '../../engine/pile';
import { type PileView, pileView, type TableView } from '../../engine/view';
import { automaticGame, deckView } from './automaticGame';

const PLACES = 16;
const PLACES_IN_ROW = 4;
const PICTURES = 12;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The deck is bottom first. Places are empty only before a draw. */
export interface TwelvePicturesState {
  /** Round n is shuffled with the deal’s number plus n − 1. */
  readonly deal: DealId;
  readonly round: number;
  /** How many rounds there are. */
  readonly rounds: number;
  readonly deck: readonly Card[];
  readonly places: readonly (Card | null)[];
  readonly aside: readonly Card[];
}

const EMPTY_PLACES: readonly null[] = Array.from({ length: PLACES }, () => null);

const isPicture = (card: Card): boolean => rankOf(card) >= JACK;

const deal = (rounds: number, id: DealId, byHand?: readonly Card[]): TwelvePicturesState => ({
  deal: id,
  round: 1,
  rounds,
  deck: deckOfDeal(id, byHand).cards,
  places: EMPTY_PLACES,
  aside: [],
});

const picturesOn = ({ places }: TwelvePicturesState): readonly Card[] =>
  places.filter((card) => card !== null && isPicture(card)) as readonly Card[];

const emptyCount = ({ places }: TwelvePicturesState): number =>
  places.filter((card) => card === null).length;

/** What the next step does, or how the game ended. Source: COMP9021 solitaire_1. */
type Phase = 'draw' | 'put aside' | 'shuffle' | 'won' | 'lost';

function phaseOf(state: TwelvePicturesState): Phase {
  if (state.aside.length === PICTURES) return 'won';
  if (emptyCount(state) > 0) return 'draw';
  if (picturesOn(state).length > 0) return 'put aside';
  return state.round < state.rounds ? 'shuffle' : 'lost';
}

function step(state: TwelvePicturesState): TwelvePicturesState {
  switch (phaseOf(state)) {
    case 'draw': {
      const { dealt, deck } = dealCards(deckOf(state.deck), emptyCount(state));
      const drawn = dealt.values();
      const places = state.places.map((card) => card ?? drawn.next().value ?? null);
      return { ...state, deck: undealtCards(deck), places };
    }
    case 'put aside': {
      const places = state.places.map((card) => (card !== null && isPicture(card) ? null : card));
      return { ...state, places, aside: [...state.aside, ...picturesOn(state)] };
    }
    case 'shuffle': {
      const left = FULL_DECK.filter((card) => !state.aside.includes(card));
      const deck = shuffledDeck(left, offsetDeal(state.deal, state.round)).cards;
      return { ...state, round: state.round + 1, deck, places: EMPTY_PLACES };
    }
    case 'won':
    case 'lost':
      return state;
  }
}

function status(state: TwelvePicturesState): Status {
  const phase = phaseOf(state);
  return phase === 'won' ? 'won' : phase === 'lost' ? 'stuck' : 'playing';
}

function transcriptEnd({ aside }: TwelvePicturesState): string {
  if (aside.length === PICTURES) return 'You uncovered all pictures, you won!';
  if (aside.length === 0) return 'You uncovered no pictures, you lost!';
  return `You uncovered only ${countInEnglish(aside.length, 'picture')}, you lost!`;
}

/** The four rows of places, a tab before each; nothing follows the last card of a row. */
function formatRows({ places }: TwelvePicturesState): readonly string[] {
  return Array.from({ length: PLACES / PLACES_IN_ROW }, (_, row) =>
    places
      .slice(row * PLACES_IN_ROW, (row + 1) * PLACES_IN_ROW)
      .map((card) => `\t${card === null ? '' : cardCharacter(card)}`)
      .join('')
      .trimEnd(),
  );
}

/** The lines that a step prints. Source: COMP9021 solitaire_1. */
function transcribe(before: TwelvePicturesState, after: TwelvePicturesState): readonly string[] {
  const end = status(after) === 'playing' ? [] : ['', transcriptEnd(after)];
  switch (phaseOf(before)) {
    case 'draw': {
      const drawn = countInEnglish(emptyCount(before), 'card');
      return [
        '',
        `Drawing and placing ${drawn}:`,
        ']'.repeat(after.deck.length),
        ...formatRows(after),
        ...end,
      ];
    }
    case 'put aside': {
      const put = countInEnglish(after.aside.length - before.aside.length, 'picture');
      return ['', `Putting ${put} aside:`, ...formatRows(after), ...end];
    }
    case 'shuffle':
      return ['', `After shuffling, starting ${ORDINALS[after.round - 1]} round...`];
    case 'won':
    case 'lost':
      return [];
  }
}

function narrate(before: TwelvePicturesState, after: TwelvePicturesState): readonly string[] {
  switch (phaseOf(before)) {
    case 'draw': {
      const [drawn, pictures] = [emptyCount(before), picturesOn(after).length];
      return [
        t`Drew ${plural(drawn, { one: '# card', other: '# cards' })}, ${plural(pictures, { one: '# court card', other: '# court cards' })} among the sixteen.`,
      ];
    }
    case 'put aside': {
      const all = after.aside.length;
      const put = all - before.aside.length;
      return [
        t`${plural(put, { one: '# court card put aside', other: '# court cards put aside' })}, ${all} in all.`,
      ];
    }
    case 'shuffle': {
      const { deck, round } = after;
      return [
        t`Shuffled ${plural(deck.length, { one: '# card', other: '# cards' })} for round ${round}.`,
      ];
    }
    case 'won':
    case 'lost':
      return [];
  }
}

function view(state: TwelvePicturesState): TableView {
  const phase = phaseOf(state);
  const { deck, aside } = state;
  return {
    columns: 5.4,
    rows: 4,
    fanRoom: 0,
    piles: [
      deckView(deck, phase === 'draw' || phase === 'shuffle', { column: 0, row: 0 }),
      ...state.places.map(
        (card, i): PileView =>
          pileView({
            id: `place-${i + 1}`,
            kind: 'place',
            name: pileTitle({ kind: 'place', index: i + 1 }),
            shows: card === null ? t`empty` : t`a card`,
            column: 1.4 + (i % PLACES_IN_ROW),
            row: Math.floor(i / PLACES_IN_ROW),
            cards: card === null ? [] : [card],
          }),
      ),
      pileView({
        id: 'aside',
        kind: 'tableau',
        name: t`Court cards put aside`,
        shows: String(aside.length),
        column: 0,
        row: 1.1,
        next: phase === 'put aside',
        cards: aside,
        placeholder: 'J Q K',
      }),
    ],
  };
}

/** In English, as the terminal prints it. */
const formatState = ({ deck, places, aside, round, rounds }: TwelvePicturesState): string =>
  [
    `Round ${round} of ${rounds}`,
    `Deck, last = top: ${formatCards(deck)}`,
    `Places: ${places.map((card) => (card === null ? '--' : cardCode(card))).join(' ')}`,
    `Put aside: ${formatCards(aside) || 'none'}`,
  ].join('\n');

/** `four rounds` */
const roundsInWords = (rounds: number): string =>
  t({
    message: `${plural(rounds, {
      1: 'one round',
      2: 'two rounds',
      3: 'three rounds',
      4: 'four rounds',
      5: 'five rounds',
      6: 'six rounds',
      7: 'seven rounds',
      8: 'eight rounds',
      other: '# rounds',
    })}`,
    comment: 'after “in” and “in at most”',
  });

/** Twelve Pictures, the game of COMP9021 solitaire_1, with this many rounds. */
function withRounds(rounds: number) {
  const inRounds = roundsInWords(rounds);
  return automaticGame<TwelvePicturesState>({
    name: t`Twelve Pictures`,
    about: t`Sixteen cards at a time: put all twelve court cards aside in ${inRounds}.`,
    deal: (id, byHand) => deal(rounds, id, byHand),
    step,
    status,
    score: ({ aside }) => aside.length,
    scoreLabel: t`Number of uncovered pictures`,
    bestScore: PICTURES,
    view,
    formatState,
    howToPlay: () => [
      t`Sixteen cards are drawn to four rows of four, and the jacks, queens and kings among them are put aside.`,
      t`Cards from the deck take their places, until a draw shows no court card: that ends the round.`,
      rounds === 1
        ? t({ message: 'Won with all twelve court cards aside.', comment: 'a rule, not news' })
        : t`What is left is shuffled for the next round. Won with all twelve court cards aside in at most ${inRounds}.`,
    ],
    notes: ({ round, aside }) => {
      const put = aside.length;
      return [t`Round ${round} of ${rounds}`, t`${put} of ${PICTURES} court cards aside`];
    },
    nextStep: (state) =>
      phaseOf(state) === 'put aside'
        ? t`The next step is at court cards put aside.`
        : t`The next step is at deck.`,
    narrate,
    intro: ({ deck }) => [
      '',
      'Deck shuffled, ready to start!',
      ']'.repeat(deck.length),
      '',
      'Starting first round...',
    ],
    transcribe,
    transcriptEnd,
    asks: 'seed',
    lost: ({ aside }) => {
      const found = aside.length;
      return t`Lost: ${found} of ${PICTURES} court cards found.`;
    },
  });
}

/** Twelve Pictures with these option values. */
export const twelvePictures = (values: OptionValues) => withRounds(Number(values.rounds));
