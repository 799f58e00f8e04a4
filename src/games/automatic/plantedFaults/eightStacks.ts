import { CARDS_IN_DECK, type Card, KING, rankOf, suitOf } from '../../../engine/card';
import {
  combined,
  FROM_BOTTOM,
  fault,
  KNIGHT,
  moved,
  printed,
  printedLines,
} from '../../common/plant';
import { eightStacks } from '../eightStacks';
import { eightStacksLines } from '../eightStacksLines';
import { cardsLeft, type EightStacksState } from '../eightStacksRules';

type State = EightStacksState;

const DOWN = 'Making progress on a decreasing sequence!';

/** The card that a step put on an increasing stack although it fits the decreasing one of its suit, too. */
function eitherWay(after: State, before: State): Card | undefined {
  const card = before.uncovered.at(-1);
  if (card === undefined || after.uncovered.length >= before.uncovered.length) return undefined;
  const top = before.down[suitOf(card)]?.at(-1);
  const isUp = after.up[suitOf(card)]?.at(-1) === card;
  return isUp && top !== undefined && rankOf(top) === rankOf(card) + 1 ? card : undefined;
}

/** Puts a card that fits both stacks of its suit on the decreasing one. */
const downFirst = combined(
  moved<State, unknown>((after, before) => {
    const card = eitherWay(after, before);
    if (card === undefined) return after;
    const suit = suitOf(card);
    return {
      ...after,
      up: before.up,
      down: before.down.with(suit, [...(before.down[suit] ?? []), card]),
    };
  }),
  printedLines<State>((lines, after, before) => {
    const wentDown = before?.down.some((stack, i) => stack.length < (after.down[i]?.length ?? 0));
    return wentDown ? lines.map((line) => line.replace(/^Making progress on.*/, DOWN)) : lines;
  }),
);

const announced = (change: (ordinal: string) => string) =>
  printed((line) =>
    line.replace(/for the (\S+) time/, (_, ordinal: string) => `for the ${change(ordinal)} time`),
  );

const EARLIER: Readonly<Record<string, string>> = {
  second: 'first',
  third: 'second',
  '4th': 'third',
};
const oneEarlier = (ordinal: string): string =>
  EARLIER[ordinal] ?? ordinal.replace(/^\d+/, (n) => String(Number(n) - 1));

/** Wrong programs for Eight Stacks. */
export const EIGHT_STACKS_FAULTS = {
  'two-at-a-time': fault(
    'cards are drawn two at a time',
    combined(
      () => ({ ...eightStacks({ drawn: '2' }), lines: eightStacksLines({ drawn: '2' }) }),
      printed((line) => line.replace('draw 2 cards', 'draw 3 cards')),
    ),
  ),
  'down-first': fault('a card that fits both stacks of its suit goes down', downFirst),
  'not-turned': fault(
    'the uncovered cards are not turned over for the next round',
    moved<State, unknown>((after, before) =>
      after.round > before.round ? { ...after, deck: before.uncovered } : after,
    ),
  ),
  'wrong-end': fault('cards are drawn from the bottom of the deck', FROM_BOTTOM),
  'round-early': fault('rounds are counted from one too few', announced(oneEarlier)),
  'third-as-3rd': fault(
    'the third round is called “3rd”',
    announced((ordinal) => ordinal.replace('third', '3rd')),
  ),
  'fourth-in-words': fault(
    'the fourth round is called “fourth”',
    announced((ordinal) => ordinal.replace('4th', 'fourth')),
  ),
  'king-decreasing': fault(
    'a king is announced as progress on a decreasing sequence',
    printedLines<State>((lines, _, before) => {
      const card = before?.uncovered.at(-1);
      const isKing = card !== undefined && rankOf(card) === KING;
      return isKing ? lines.map((line) => line.replace(/^Placing one of.*/, DOWN)) : lines;
    }),
  ),
  'narrow-stacks': fault(
    'stacks stand one space too near to each other',
    printed((line) => line.replace(/(?<=[^ \w!]) {2,}(?=\S)/g, (gap) => gap.slice(1))),
  ),
  bracket: fault(
    'the uncovered cards show one bracket too many',
    printedLines((lines) => {
      const at = lines.length - 3;
      return lines.length > 4 && lines[at] ? lines.with(at, `[${lines[at]}`) : lines;
    }),
  ),
  knight: fault('queens and kings are one character too low: Unicode has a knight', KNIGHT),
  'counts-placed': fault(
    'the cards that were placed are counted, not those that are left',
    printedLines<State>((lines, state) =>
      lines.map((line) =>
        line.replace(/^\d+(?= cards could not)/, String(CARDS_IN_DECK - cardsLeft(state))),
      ),
    ),
  ),
  'no-blank-line': fault(
    'no blank line stands before a new round',
    printedLines((lines) =>
      lines.length === 2 && lines[1]?.startsWith('Starting') ? lines.slice(1) : lines,
    ),
  ),
};
