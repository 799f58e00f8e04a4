import { expect, test } from 'vitest';
import { factsOf as factsOfRecord, type GameFacts } from '../../../../src/persistence/record';
import { summarise } from '../../../../src/persistence/statistics';
import { lastChanceOf, resultFacts } from '../../../../src/ui/result/resultFacts';
import { playedGame } from '../../../support/playedGame';
import won from '../../../vectors/klondike_won.json' with { type: 'json' };

const { deal, moves } = won['klondike-3'];
const wonBy = (facts: Partial<GameFacts> = {}) =>
  playedGame('klondike-3', deal, moves, { result: 'won', ...facts });
const game = wonBy();

/** What the player’s games add up to: so many wins, the shortest of this length. */
function results(wins = 2, fewest = moves.length) {
  const listed = Array.from({ length: wins }, (_, n) => ({
    ...factsOfRecord(game.record),
    id: `game-${n}`,
    deal: String(n),
    length: fewest + n,
  }));
  return { summary: summarise(listed), bets: { right: 0, total: 0 } };
}

const factsOf = (...args: Parameters<typeof resultFacts>) =>
  Object.fromEntries(resultFacts(...args).map(({ name, value, news }) => [name, news ?? value]));

test('a win says its moves, marks a record, and compares with the solver’s line once that is known', () => {
  expect(factsOf(game, results(), {})).toEqual({
    Moves: 'your best',
    Help: 'Clean win',
  });
  expect(factsOf(game, results(1), { par: 80 })).toEqual({
    Moves: 'your first win',
    Help: 'Clean win',
    'Par, by the solver': '80 moves',
  });
  expect(factsOf(wonBy({ seconds: 61, undos: 2 }), results(2, 70), { par: 80 })).toEqual({
    Moves: String(moves.length),
    Time: '1:01',
    'Your best': '70 moves',
    Help: '2 undos',
    'Par, by the solver': '80 moves',
  });
});

test('a win that the solver helped is no record', () => {
  const facts = resultFacts(wonBy({ helped: true }), results(), {});
  expect(facts.some(({ news }) => news)).toBe(false);
  expect(facts).toContainEqual({ name: 'Help', value: 'Solver used' });
});

test('a lost game has no marks of a win', () => {
  expect(resultFacts(playedGame('klondike-3', '275', ['s']), results(), { par: 80 })).toEqual([]);
});

test('a game without choice says how often the deck wins', () => {
  const game = playedGame('perditio-tempus', '0', []);
  expect(factsOf(game, results(), { deckWins: 0.0769 })).toEqual({
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
