import type { Card } from '../../../engine/card';
import { offsetDeal } from '../../../engine/dealId';
import { FULL_DECK } from '../../../engine/deck';
import { pythonShuffle } from '../../../engine/pythonRandom';
import {
  combined,
  FROM_BOTTOM,
  fault,
  KNIGHT,
  moved,
  printed,
  printedLines,
} from '../../common/plant';
import { type TwelvePicturesState, twelvePictures } from '../twelvePictures';
import { twelvePicturesLines } from '../twelvePicturesLines';

type State = TwelvePicturesState;

const reshuffled = (deckOf: (after: State, before: State) => readonly Card[]) =>
  moved<State, unknown>((after, before) =>
    after.round > before.round ? { ...after, deck: deckOf(after, before) } : after,
  );

/** Four places as one row, from their index down the columns. */
const downColumns = (a: number, b: number): number => (a % 4) - (b % 4) || a - b;

function filledDown(after: State, before: State): State {
  if (after.deck.length >= before.deck.length) return after;
  const empty = before.places.flatMap((card, i) => (card === null ? [i] : []));
  const drawn = empty.map((i) => after.places[i] ?? null);
  const places = after.places.slice();
  for (const [n, i] of empty.toSorted(downColumns).entries()) places[i] = drawn[n] ?? null;
  return { ...after, places };
}

const withRounds = (rounds: string) => ({
  ...twelvePictures({ rounds }),
  lines: twelvePicturesLines({ rounds }),
});

/** Wrong programs for Twelve Pictures. */
export const TWELVE_PICTURES_FAULTS = {
  'fifth-round': fault('a fifth round is played', () => withRounds('5')),
  'three-rounds': fault('the game ends after three rounds', () => withRounds('3')),
  'same-seed': fault(
    'every round is shuffled with the seed of the first',
    reshuffled(({ aside, deal }) =>
      pythonShuffle(
        FULL_DECK.filter((card) => !aside.includes(card)),
        deal,
      ),
    ),
  ),
  'not-sorted': fault(
    'the cards are not sorted before they are shuffled again',
    reshuffled((_, { deck, places, deal, round }) => {
      const left = [...deck, ...places.filter((card) => card !== null)];
      return pythonShuffle(left, offsetDeal(deal, round));
    }),
  ),
  'wrong-end': fault(
    'cards are drawn from the bottom of the deck',
    combined(
      FROM_BOTTOM,
      reshuffled(({ deck }) => deck.toReversed()),
    ),
  ),
  'down-columns': fault('places are filled column by column', moved<State, unknown>(filledDown)),
  'one-pictures': fault(
    'one picture is called “1 pictures”',
    printed((line) => line.replace(/\b1 picture\b/, '1 pictures')),
  ),
  'lost-tab': fault(
    'two tabs after one another become one',
    printed((line) => line.replace('\t\t', '\t')),
  ),
  'last-tab': fault(
    'a row of cards ends in a tab',
    printed((line) => line.replace(/^(\t.*)$/, '$1\t')),
  ),
  'no-blank-line': fault(
    'no blank line stands before “Putting”',
    printedLines((lines) => (lines[1]?.startsWith('Putting') ? lines.slice(1) : lines)),
  ),
  knight: fault('queens and kings are one character too low: Unicode has a knight', KNIGHT),
  'late-win': fault(
    'a game that is won in the fourth round counts as lost',
    printedLines<State>((lines, { round }) =>
      lines.map((line) =>
        round === 4 ? line.replace('all pictures, you won', 'only 12 pictures, you lost') : line,
      ),
    ),
  ),
};
