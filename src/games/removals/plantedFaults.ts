import { suitOf } from '../../engine/card';
import type { AnyConsoleGame } from '../../engine/lines';
import {
  alsoLegal,
  ending,
  FROM_BOTTOM,
  fault,
  moved,
  printed,
  refusing,
  shown,
} from '../common/plant';
import { removalGame } from './game';
import { removalLines } from './lines';
import { type Removal, setupOf } from './removal';
import type { RemovalMove } from './rules';
import { cardFrom, type RemovalState } from './state';

type State = RemovalState;
type Move = RemovalMove;

const placesOf = (move: Move): readonly number[] =>
  move.type === 'remove'
    ? move.from.filter((from) => typeof from === 'number').toSorted((a, b) => a - b)
    : [];

function filledBackwards(after: State, _: State, move: Move): State {
  const emptied = placesOf(move);
  const places = after.places.slice();
  for (const [i, place] of emptied.entries())
    places[place - 1] = after.places[(emptied.at(-1 - i) ?? place) - 1] ?? [];
  return { ...after, places };
}

/** Puts the last of the new cards back on the deck. */
function oneLeftEmpty(after: State, before: State, move: Move): State {
  const place = placesOf(move).at(-1);
  const card = place === undefined ? undefined : cardFrom(after, place);
  if (place === undefined || card === undefined || before.stock.length === after.stock.length)
    return after;
  return { ...after, places: after.places.with(place - 1, []), stock: [...after.stock, card] };
}

const isOfOneSuit = (state: State, move: Move): boolean => {
  const suits = placesOf(move).map((place) => {
    const card = cardFrom(state, place);
    return card === undefined ? -1 : suitOf(card);
  });
  return suits.length === 2 && suits[0] === suits[1];
};

/** Wrong programs for Elevens, Thirteens and Tens, by the description of the game. */
export function elevensFaults(removal: Removal) {
  const { sum = 0, row = 0 } = removal;
  function described(change: Partial<Removal>): AnyConsoleGame {
    const changed = { ...removal, ...change };
    return { ...removalGame(changed, ''), lines: removalLines(setupOf(changed)) };
  }
  return {
    'sum-off-by-one': fault('pairs must add up to one more', () => described({ sum: sum + 1 })),
    'sum-too-small': fault(
      'pairs that add up to one less may go, too',
      alsoLegal<State, Move>((state, move) => {
        const next = described({ sum: sum - 1 }).rules.apply(state, move);
        return next.ok ? (next.value as State) : undefined;
      }),
    ),
    'place-too-few': fault('there is one place too few', () => described({ row: row - 1 })),
    'wrong-end': fault('cards are dealt from the bottom of the deck', FROM_BOTTOM),
    'filled-backwards': fault(
      'the highest place is filled first',
      moved<State, Move>(filledBackwards),
    ),
    'one-left-empty': fault('the last emptied place stays empty', moved<State, Move>(oneLeftEmpty)),
    'suit-matters': fault('two cards of one suit may not go', refusing<State, Move>(isOfOneSuit)),
    'pairs-only': fault(
      'only pairs may go',
      refusing<State, Move>((_, move) => placesOf(move).length !== 2),
    ),
    'undealt-off-by-one': fault(
      'one undealt card too many is counted',
      shown((table) => table.replace(/\d+(?= undealt)/, (count) => String(Number(count) + 1))),
    ),
    'ten-as-10': fault(
      'a ten is printed as 10, not T',
      shown((table) => table.replaceAll(':T', ':10')),
    ),
    'from-zero': fault(
      'places are counted from 0',
      shown((table) => table.replace(/\d+(?=:)/g, (place) => String(Number(place) - 1))),
    ),
    'other-words': fault(
      'a lost game ends in other words',
      printed((line) => line.replace('Sorry, you lose.', 'You lose.')),
    ),
    'early-end': fault(
      'the game ends when the deck is empty',
      ending<State>((status, { stock }) =>
        status === 'playing' && stock.length === 0 ? 'stuck' : status,
      ),
    ),
    'never-lost': fault(
      'nobody is told that a game is lost',
      ending<State>((status) => (status === 'stuck' ? 'playing' : status)),
    ),
  };
}
