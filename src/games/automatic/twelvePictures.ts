import { plural, t } from '@lingui/core/macro';
import { type Card, JACK, rankOf } from '../../engine/card';
import { type DealId, offsetDeal } from '../../engine/dealId';
import { dealCards, deckOfDeal, FULL_DECK } from '../../engine/deck';
import type { Status } from '../../engine/game';
import { type GameOption, numberOption, type OptionValues } from '../../engine/options';
import { pileTitle } from '../../engine/pile';
import { pythonShuffle } from '../../engine/pythonRandom';
import { type PileView, pileView, type TableView } from '../../engine/view';
import { automaticGame, deckView } from './automaticGame';

/** How often the cards are shuffled. */
export const TWELVE_PICTURES_OPTIONS: readonly GameOption[] = [
  numberOption(
    'rounds',
    () => t`Rounds`,
    [1, 8, 4],
    (n) => t`${plural(n, { one: '# round', other: '# rounds' })}`,
  ),
];

export const PLACES = 16;
export const PLACES_IN_ROW = 4;
export const PICTURES = 12;

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
  deck: deckOfDeal(id, byHand),
  places: EMPTY_PLACES,
  aside: [],
});

const picturesOn = ({ places }: TwelvePicturesState): readonly Card[] =>
  places.filter((card): card is Card => card !== null && isPicture(card));

export const emptyCount = ({ places }: TwelvePicturesState): number =>
  places.filter((card) => card === null).length;

/** What the next step does; undefined once the game is over. Source: COMP9021 solitaire_1. */
export function phaseOf(state: TwelvePicturesState): 'draw' | 'put aside' | 'shuffle' | undefined {
  if (state.aside.length === PICTURES) return undefined;
  if (emptyCount(state) > 0) return 'draw';
  if (picturesOn(state).length > 0) return 'put aside';
  return state.round < state.rounds ? 'shuffle' : undefined;
}

function step(state: TwelvePicturesState): TwelvePicturesState {
  switch (phaseOf(state)) {
    case 'draw': {
      const { dealt, deck } = dealCards(state.deck, emptyCount(state));
      const drawn = dealt.values();
      const places = state.places.map((card) => card ?? drawn.next().value ?? null);
      return { ...state, deck, places };
    }
    case 'put aside': {
      const places = state.places.map((card) => (card !== null && isPicture(card) ? null : card));
      return { ...state, places, aside: [...state.aside, ...picturesOn(state)] };
    }
    case 'shuffle': {
      const left = FULL_DECK.filter((card) => !state.aside.includes(card));
      const deck = pythonShuffle(left, offsetDeal(state.deal, state.round));
      return { ...state, round: state.round + 1, deck, places: EMPTY_PLACES };
    }
    case undefined:
      return state;
  }
}

export function status(state: TwelvePicturesState): Status {
  if (phaseOf(state)) return 'playing';
  return state.aside.length === PICTURES ? 'won' : 'stuck';
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
    case undefined:
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

/** Twelve Pictures, the game of COMP9021 solitaire_1, with these option values. */
export function twelvePictures(values: OptionValues) {
  const rounds = Number(values.rounds);
  return automaticGame<TwelvePicturesState>({
    name: t`Twelve Pictures`,
    deal: (id, byHand) => deal(rounds, id, byHand),
    step,
    status,
    score: ({ aside }) => aside.length,
    scoreLabel: t`Number of uncovered pictures`,
    bestScore: PICTURES,
    view,
    notes: ({ round, aside }) => {
      const put = aside.length;
      return [t`Round ${round} of ${rounds}`, t`${put} of ${PICTURES} court cards aside`];
    },
    nextStep: (state) =>
      phaseOf(state) === 'put aside'
        ? t`The next step is at court cards put aside.`
        : t`The next step is at deck.`,
    narrate,
    lost: ({ aside }) => {
      const found = aside.length;
      return t`Lost: ${found} of ${PICTURES} court cards found.`;
    },
  });
}
