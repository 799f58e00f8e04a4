import { plural, t } from '@lingui/core/macro';
import { cardCode } from '../../engine/card';
import { cardCharacter } from '../../engine/cardCharacters';
import { formatCards } from '../../engine/deck';
import { countInEnglish } from '../../engine/english';
import type { OptionValues } from '../../engine/options';
import { automaticLines } from './automaticLines';
import {
  emptyCount,
  PICTURES,
  PLACES,
  PLACES_IN_ROW,
  phaseOf,
  status,
  type TwelvePicturesState,
} from './twelvePictures';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

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
    case undefined:
      return [];
  }
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
export const roundsInWords = (rounds: number): string =>
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

/** How Twelve Pictures is printed with these option values, and its rules. */
export function twelvePicturesLines(values: OptionValues) {
  const rounds = Number(values.rounds);
  const inRounds = roundsInWords(rounds);
  return automaticLines<TwelvePicturesState>({
    formatState,
    howToPlay: () => [
      t`Sixteen cards are drawn to four rows of four, and the jacks, queens and kings among them are put aside.`,
      t`Cards from the deck take their places, until a draw shows no court card: that ends the round.`,
      rounds === 1
        ? t({ message: 'Won with all twelve court cards aside.', comment: 'a rule, not news' })
        : t`What is left is put in order and shuffled for the next round, with a deal number one higher. Won with all twelve court cards aside in at most ${inRounds}.`,
    ],
    printing: {
      intro: ({ deck }) => [
        '',
        'Deck shuffled, ready to start!',
        ']'.repeat(deck.length),
        '',
        'Starting first round...',
      ],
      step: (before, _step, after) => transcribe(before, after),
      ended: transcriptEnd,
      asks: 'seed',
    },
  });
}
