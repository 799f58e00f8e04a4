import { expect, test } from 'vitest';
import { lastChanceOf, resultFacts } from '../../../../src/ui/analysis/resultFacts';
import { playedGame } from '../../../support/playedGame';
import won from '../../../vectors/klondike_won.json' with { type: 'json' };

const { deal, moves } = won['klondike-3'];
const game = { ...playedGame('klondike-3', deal, moves), result: 'won' as const };
const record = { started: 3, won: 2, lost: 0, fewest: moves.length, helped: 0 };
const NO_GUESSES = { right: 0, total: 0 };

const factsOf = (...args: Parameters<typeof resultFacts>) =>
  Object.fromEntries(resultFacts(...args).map(({ name, value, news }) => [name, news ?? value]));

test('a win says its moves, marks a record, and compares with the solver’s line once that is known', () => {
  expect(factsOf(game, record, NO_GUESSES, {})).toEqual({
    Moves: 'your best',
    Help: 'Clean win',
  });
  expect(factsOf(game, { ...record, won: 1 }, NO_GUESSES, { par: 80 })).toEqual({
    Moves: 'your first win',
    Help: 'Clean win',
    'Par, by the solver': '80 moves',
  });
  expect(
    factsOf({ ...game, seconds: 61, undos: 2 }, { ...record, fewest: 70 }, NO_GUESSES, {
      par: 80,
    }),
  ).toEqual({
    Moves: String(moves.length),
    Time: '1:01',
    'Your best': '70 moves',
    Help: '2 undos',
    'Par, by the solver': '80 moves',
  });
});

test('a win that the solver helped is no record', () => {
  const facts = resultFacts({ ...game, helped: true }, record, NO_GUESSES, {});
  expect(facts.some(({ news }) => news)).toBe(false);
  expect(facts).toContainEqual({ name: 'Help', value: 'Solver used' });
});

test('a lost game has no marks of a win', () => {
  expect(
    resultFacts(playedGame('klondike-3', '275', ['s']), record, NO_GUESSES, { par: 80 }),
  ).toEqual([]);
});

test('a game without choice says how often the deck wins', () => {
  const game = playedGame('perditio-tempus', '0', []);
  expect(factsOf(game, record, NO_GUESSES, { deckWins: 0.0769 })).toEqual({
    'The deck': 'wins about 8\u00a0% of deals',
  });
});

test('the last chance of a lost game is named as it is known', () => {
  expect(lastChanceOf(['winnable', 'winnable', 'unwinnable'], false)).toEqual({
    move: 1,
    text: 'It could be won until move 1 (proved).',
  });
  expect(lastChanceOf(['winnable', 'unknown', 'unwinnable'], true)).toEqual({
    move: 0,
    text: 'It could be won at the start; after that it’s not known.',
  });
  expect(lastChanceOf(['unwinnable', 'unwinnable'], false).text).toBe(
    'This deal can’t be won (proved).',
  );
  expect(lastChanceOf(['unknown', 'unwinnable'], true).text).toBe(
    'Whether this deal can be won is not known.',
  );
  expect(lastChanceOf([undefined, 'unwinnable'], false)).toEqual({});
});
