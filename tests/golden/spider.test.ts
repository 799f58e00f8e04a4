import { describe, expect, test } from 'vitest';
import type { AnyConsoleGame } from '../../src/engine/lines';
import { consoleGameOf } from '../../src/games/lines';
import { perft } from '../support/perft';
import { countSpiderLines, plainSpider } from '../support/plainSpider';
import { retell } from '../support/retell';
import { variant } from '../support/variants';
import perftRows from '../vectors/spider_perft.json';
import transcripts from '../vectors/spider_transcripts.json';

describe.each(perftRows.rows)('$name', ({ deal, suits, toEmpty, lines }) => {
  const { rules } = consoleGameOf(
    variant(`spider;suits=${suits}${toEmpty ? ';empty=allowed' : ''}`),
  );
  test.each(lines.map((count, i) => [i + 1, count]))('%i moves: %i lines', (depth = 0, count) => {
    expect(perft(rules, rules.deal(deal), depth)).toBe(count);
    expect(countSpiderLines(plainSpider(deal, suits, toEmpty), depth)).toBe(count);
  });
});

test.each(transcripts.games)(
  '$game, deal $deal: the table, every line and every sentence',
  ({ game: id, deal, start, after40, lines }) => {
    const game: AnyConsoleGame = consoleGameOf(variant(id));
    const { end, ...told } = retell(game, deal, lines);
    expect(told).toEqual({ start, after40, lines });
    expect(game.rules.status(end)).toBe('won');
    expect(game.rules.score(end)).toBe(8);
  },
);
