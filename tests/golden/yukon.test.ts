import { describe, expect, test } from 'vitest';
import { consoleGameOf } from '../../src/games/lines';
import { perft } from '../support/perft';
import { countYukonLines, plainYukon } from '../support/plainYukon';
import { retell } from '../support/retell';
import perftRows from '../vectors/yukon_perft.json';
import transcript from '../vectors/yukon_transcript.json';

const yukon = consoleGameOf('yukon');

describe.each(perftRows.rows)('$name', ({ deal, lines }) => {
  test.each(lines.map((count, i) => [i + 1, count]))('%i moves: %i lines', (depth = 0, count) => {
    expect(perft(yukon.rules, yukon.rules.deal(deal), depth)).toBe(count);
    expect(countYukonLines(plainYukon(deal), depth)).toBe(count);
  });
});

test('deal 7: the table, every line and every sentence of a whole game', () => {
  const { end, ...told } = retell(yukon, '7', transcript.lines);
  expect(told).toEqual({
    start: transcript.start,
    after40: transcript.after40,
    lines: transcript.lines,
  });
  expect(yukon.rules.status(end)).toBe('won');
  expect(yukon.rules.score(end)).toBe(52);
  expect(yukon.text.ended(end, 99)).toBe('Won in 99 moves.');
});
