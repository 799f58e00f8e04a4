import { plural, t } from '@lingui/core/macro';
import {
  CARDS_IN_DECK,
  type Card,
  cardCharacter,
  cardName,
  suitInWords,
  suitName,
  suitOf,
} from '../../engine/card';
import { formatCards } from '../../engine/deck';
import { countInEnglish } from '../../engine/english';
import type { OptionValues } from '../../engine/options';
import { type PileView, pileView, type TableView } from '../../engine/view';
import { cardCount } from '../common/words';
import { automaticGame, deckView } from './automaticGame';
import {
  cardsLeft,
  deal,
  type EightStacksState,
  type Placing,
  phaseOf,
  status,
  step,
} from './eightStacksRules';

/** What is printed as a card is placed. Source: COMP9021 solitaire_2. */
const MESSAGES: Readonly<Record<Placing, string>> = {
  base: 'Placing one of the base cards!',
  increasing: 'Making progress on an increasing sequence!',
  decreasing: 'Making progress on a decreasing sequence!',
};

const transcriptEnd = (state: EightStacksState): string =>
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
  `Starting to draw ${countInEnglish(drawn, 'card')} (if possible) again and again for the ${ordinal(round)} time...`;

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
      const [card, suit] = [cardName(phase.card), suitInWords(suitOf(phase.card))];
      const isUp = after.up[suitOf(phase.card)]?.includes(phase.card);
      return [isUp ? t`${card} to ${suit} up.` : t`${card} to ${suit} down.`];
    }
    case 'draw': {
      const drawn = before.deck.length - after.deck.length;
      const card = cardName(after.uncovered.at(-1) as Card);
      return [t`Drew ${plural(drawn, { one: '# card', other: '# cards' })}, ${card} on top.`];
    }
    case 'turn over': {
      const { round, deck } = after;
      return [
        t`Round ${round}: ${plural(deck.length, { one: '# card turned over', other: '# cards turned over' })}.`,
      ];
    }
    case 'won':
    case 'lost':
      return [];
  }
}

/** `Hearts up` */
function stackName(way: 'up' | 'down', of: number): string {
  const suit = suitName(of);
  return way === 'up'
    ? t({ message: `${suit} up`, comment: 'the stack of a suit that goes up from its ace' })
    : t({ message: `${suit} down`, comment: 'the stack of a suit that goes down from its king' });
}

/** `3 cards to 3 of Hearts` */
function stackInWords(cards: readonly Card[]): string {
  const top = cards.at(-1);
  if (top === undefined) return t`empty`;
  const card = cardName(top);
  return t`${plural(cards.length, { one: '# card', other: '# cards' })} to ${card}`;
}

function view(state: EightStacksState): TableView {
  const { kind } = phaseOf(state);
  const { deck, uncovered } = state;
  const stackViews = (way: 'up' | 'down', row: number): readonly PileView[] =>
    state[way].map((cards, i) => {
      return pileView({
        id: `${way}-${i + 1}`,
        kind: 'stack',
        name: stackName(way, i),
        shows: stackInWords(cards),
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
        name: t`Uncovered cards`,
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

/** In English, as the terminal prints it. */
const formatState = (state: EightStacksState): string =>
  [
    `Deck, last = top: ${formatCards(state.deck)}`,
    `Uncovered: ${formatCards(state.uncovered) || 'none'}`,
    `Cards placed: ${CARDS_IN_DECK - cardsLeft(state)}`,
  ].join('\n');

/** Eight Stacks, the game of COMP9021 solitaire_2, drawing this many cards at a time. */
const withDraws = (drawn: number) =>
  automaticGame<EightStacksState>({
    name: t`Eight Stacks`,
    about: t`${plural(drawn, {
      1: 'One card at a time',
      2: 'Two cards at a time',
      3: 'Three cards at a time',
      4: 'Four cards at a time',
      5: 'Five cards at a time',
      other: '# cards at a time',
    })}: each suit up from the ace and down from the king.`,
    deal,
    step: (state) => step(drawn, state),
    status,
    score: cardsLeft,
    scoreLabel: t`Number of cards left`,
    bestScore: 0,
    view,
    formatState,
    howToPlay: () => [
      t`${plural(drawn, {
        1: 'One card at a time is drawn',
        2: 'Two cards at a time are drawn',
        3: 'Three cards at a time are drawn',
        4: 'Four cards at a time are drawn',
        5: 'Five cards at a time are drawn',
        other: '# cards at a time are drawn',
      })}; only the uppermost uncovered card can be placed, then the one below it.`,
      t`Aces and kings start stacks. A card goes up on the stack from its ace, else down on the stack from its king.`,
      t`When the deck is empty the uncovered cards are turned over for another round.`,
      t`Won when all cards are placed; lost when a round places none.`,
    ],
    notes: (state) => {
      const [{ round }, left] = [state, cardsLeft(state)];
      return [t`Round ${round}`, t`${plural(left, { one: '# to place', other: '# to place' })}`];
    },
    nextStep: (state) =>
      phaseOf(state).kind === 'place'
        ? t`The next step is at uncovered cards.`
        : t`The next step is at deck.`,
    narrate,
    intro: ({ deck }) => [
      'Deck shuffled, ready to start!',
      ']'.repeat(deck.length),
      '',
      announceRound(drawn, 1),
    ],
    transcribe: (before, after) => transcribe(drawn, before, after),
    transcriptEnd,
    asks: 'lines',
    lost: (state) =>
      t`Lost: ${plural(cardsLeft(state), { one: '# card left over', other: '# cards left over' })}.`,
  });

/** Eight Stacks with these option values. */
export const eightStacks = (values: OptionValues) => withDraws(Number(values.drawn));
