import { plural, t } from '@lingui/core/macro';
import { CARDS_IN_DECK, type Card } from '../../engine/card';
import { cardCharacter } from '../../engine/cardCharacters';
import { formatCards } from '../../engine/deck';
import { countInEnglish } from '../../engine/english';
import type { OptionValues } from '../../engine/options';
import { automaticLines } from './automaticLines';
import { cardsLeft, type EightStacksState, type Placing, phaseOf } from './eightStacksRules';

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
  if (phase?.kind === 'turn over') return ['', announceRound(drawn, after.round)];
  return ['', ...(phase?.kind === 'place' ? [MESSAGES[phase.as]] : []), ...formatTable(after)];
}

/** In English, as the terminal prints it. */
const formatState = (state: EightStacksState): string =>
  [
    `Deck, last = top: ${formatCards(state.deck)}`,
    `Uncovered: ${formatCards(state.uncovered) || 'none'}`,
    `Cards placed: ${CARDS_IN_DECK - cardsLeft(state)}`,
  ].join('\n');

/** How Eight Stacks is printed with these option values, and its rules. */
export function eightStacksLines(values: OptionValues) {
  const drawn = Number(values.drawn);
  return automaticLines<EightStacksState>({
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
    printing: {
      intro: ({ deck }) => [
        'Deck shuffled, ready to start!',
        ']'.repeat(deck.length),
        '',
        announceRound(drawn, 1),
      ],
      step: (before, _step, after) => transcribe(drawn, before, after),
      ended: transcriptEnd,
      asks: 'lines',
    },
  });
}
