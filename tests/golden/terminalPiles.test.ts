import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { playText } from '../../src/console/gameFile';
import { openSession, tableText } from '../../src/console/session';
import { formatCards } from '../../src/engine/deck';
import { present } from '../../src/engine/history';
import { howToPlay } from '../../src/games/howToPlay';
import { GAME_IDS, gameOf, layoutOf, setupOfVariant, type VariantId } from '../../src/games/index';
import type { LayoutState } from '../../src/games/layouts/board';
import { hasPositions } from '../../src/games/positions';
import { randomPiles } from '../support/randomPiles';
import { patience } from '../support/terminal';
import { variant } from '../support/variants';

const OWN = 'layout;columns=6x8;build=suit;move=helped;cells=4;held=4';

const fileOf = (text: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'piles-')), 'piles.json');
  writeFileSync(file, text);
  return file;
};

const pilesOf = (game: string, deal: string): string => {
  const { out, err, status } = patience(['deal', game, deal, '--json']);
  expect({ err, status }).toEqual({ err: '', status: 0 });
  return out;
};

test('deal --json prints the piles bottom first, and the stock in the order in which it is dealt', () => {
  const klondike = JSON.parse(pilesOf('klondike-1', '275'));
  const lines = Array<string>(24).fill('s').join('\n');
  const { session } = playText(openSession('klondike-1', '275'), lines);
  const { waste, tableau } = present(session.history) as LayoutState;
  expect(klondike).toEqual({
    tableau: tableau.map(({ cards }) => formatCards(cards)),
    stock: formatCards(waste ?? []),
  });
  expect(klondike.tableau[1]).toBe('8H JC');
  expect(klondike.stock.slice(0, 8)).toBe('7H JH QS');
  const canfield = JSON.parse(pilesOf('canfield', '5'));
  expect(Object.keys(canfield)).toEqual(['tableau', 'stock', 'reserve', 'foundations']);
  expect(canfield.reserve[0].split(' ')).toHaveLength(13);
  expect(Object.keys(JSON.parse(pilesOf(OWN, '5')))).toEqual(['tableau', 'cells']);
});

describe.each(
  GAME_IDS.filter(layoutOf)
    .filter((_, i) => i % 6 === 0)
    .concat('spider;suits=2' as never, OWN as never),
)('the piles of %s', (game: VariantId) => {
  test('are the deal again in play --piles', () => {
    const played = patience(['play', game, '--piles', fileOf(pilesOf(game, '7'))], 'quit\n');
    expect(played).toEqual({ out: `${tableText(openSession(game, '7'))}\n`, err: '', status: 0 });
  });
});

test('a position of piles is solved as the deal is', () => {
  for (const game of ['freecell', 'klondike-3', 'yukon']) {
    const ofPiles = ['solve', game, '--piles', fileOf(pilesOf(game, '3')), '--json'];
    const [piles, deal] = [ofPiles, ['solve', game, '--deal', '3', '--json']].map((args) =>
      JSON.parse(patience(args).out),
    );
    expect({ ...piles, ms: 0 }).toEqual({ ...deal, ms: 0 });
    expect(piles.verdict).toBe('winnable');
  }
});

test('a game that begins with piles can be played and begun again', () => {
  const file = fileOf(
    JSON.stringify({
      tableau: ['KS', '', '', '', '', '', '', ''],
      foundations: [
        'AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH',
        ...full('D'),
        ...full('C'),
        last('S'),
      ],
    }),
  );
  const { out, err, status } = patience(
    ['play', 'freecell', '--piles', file],
    'm t1, f\nrestart\n',
  );
  expect({ err, status }).toEqual({ err: '', status: 0 });
  expect(out).toContain('These piles restarted.');
  expect(JSON.parse(patience(['solve', 'freecell', '--piles', file, '--json']).out)).toMatchObject({
    verdict: 'winnable',
    line: [expect.any(String)],
  });
});

const RANKS = 'A23456789TJQK'.split('');
const full = (suit: string): readonly string[] => [RANKS.map((rank) => rank + suit).join(' ')];
const last = (suit: string): string =>
  RANKS.slice(0, -1)
    .map((rank) => rank + suit)
    .join(' ');

test.each(['canfield', 'spider', OWN])(
  'rules prints how %s is played, and its description',
  (id) => {
    const { out, err, status } = patience(['rules', id]);
    expect({ err, status }).toEqual({ err: '', status: 0 });
    const [name, ...lines] = out.trimEnd().split('\n');
    const game = gameOf(variant(id));
    expect(name).toBe(game.name);
    expect(lines.slice(0, -1)).toEqual(howToPlay(variant(id)));
    const again = patience(['rules', lines.at(-1) ?? '']);
    expect(again.out).toBe(out);
  },
);

test('rules prints those of a game without a description', () => {
  expect(patience(['rules', 'perditio-tempus']).out).toBe(
    `${[gameOf('perditio-tempus').name, ...howToPlay('perditio-tempus')].join('\n')}\n`,
  );
});

test.each(['klondike-3', 'klondike-1', 'klondike-3;redeals=1', 'yukon', 'spider', 'canfield'])(
  'solve %s takes piles that no game comes to',
  (id) => {
    for (let n = 0; n < 6; n++) {
      const file = fileOf(JSON.stringify(randomPiles(setupOfVariant(variant(id)), n, 30)));
      const { out, err, status } = patience(['solve', id, '--piles', file, '--seconds', '1']);
      expect({ err, status }).toEqual({ err: '', status: 0 });
      expect(out).toMatch(/^(winnable in \d+ moves?|unwinnable|unknown); /);
    }
  },
);

test.each(GAME_IDS.filter((id) => !hasPositions(id)))('%s has no positions', (id) => {
  for (const command of ['solve', 'play']) {
    const { out, err, status } = patience([command, id, '--piles', fileOf('{"tableau":["AS"]}')]);
    expect({ out, status }).toEqual({ out: '', status: 2 });
    expect(err).toMatch(/^Positions of .* can’t be set up\.$|^There is no solver/m);
  }
});

test.each(['X\u0007\0\0\0PySolFCq\0.', '\u0080\u0004\u0095PySolFC'])(
  'a saved game of PySolFC is not read, and a sentence says why: %j',
  (bytes) => {
    const file = fileOf('');
    writeFileSync(file, bytes, 'latin1');
    const { out, err, status } = patience(['convert', file]);
    expect({ out, status }).toEqual({ out: '', status: 2 });
    expect(err).toMatch(/^Saved games of PySolFC can’t be read: they are Python objects/);
  },
);

describe('wrong piles get one sentence, and status 2', () => {
  const dealt = (): string => pilesOf('freecell', '1');
  test.each<[string, (text: string) => string, RegExp]>([
    ['nothing', () => '', /^There are no cards in this text\.$/],
    ['a list', (text) => `[${text}]`, /^This is not an object in JSON\.$/],
    ['half a file', (text) => text.slice(0, 99), /^Line 1: This is not an object in JSON\.$/],
    [
      'deep nesting',
      () => '{"tableau":'.repeat(9_999),
      /^Line 1: This is not an object in JSON\.$/,
    ],
    [
      'a card twice',
      (text) => text.replace('2H', '3H'),
      /^Line 1: The 3 of Hearts is in the deck twice\./,
    ],
    ['a card missing', (text) => text.replace(' 2H', ''), /^1 card is missing: 2 of Hearts\./],
    ['an unknown card', (text) => text.replace('2H', 'ZH'), /^Line 1: “ZH” is not a card/],
    [
      'too many columns',
      (text) => text.replace('["', '["","'),
      /^This game has 8 columns, not 9\./,
    ],
    ['a huge column', (text) => text.replace('2H', '2H '.repeat(300_000)), /in the deck twice/],
    ['a pile of another game', (text) => text.replace('{', '{"waste":"AS",'), /./],
    ['an unknown pile', (text) => text.replace('tableau', 'columns'), /is no kind of pile/],
  ])('%s', (_name, change, sentence) => {
    const text = dealt();
    expect(text).toMatch(/ 2H/);
    for (const command of ['solve', 'play']) {
      const { out, err, status } = patience([command, 'freecell', '--piles', fileOf(change(text))]);
      expect({ out, status }).toEqual({ out: '', status: 2 });
      expect(err).toMatch(/^[^\n]+\.\n$/);
      expect(err.trimEnd()).toMatch(sentence);
    }
  });

  test.each([
    [['solve', 'freecell', '--piles', 'x', '--deal', '1'], /only one of them/],
    [['solve', 'freecell', '--piles', 'x', '--deals', '1..2'], /not both/],
    [['play', 'freecell', '--piles', 'x', '--deal', '1'], /not both/],
    [['play', 'freecell', '--piles', '/nowhere/x'], /cannot be read/],
    [['deal', 'pictures', '1', '--json'], /^Positions of Twelve Pictures can’t be written\./],
    [['play', 'tens', '--piles', fileOf('{}')], /^This game has 13 places, not 0\./],
    [['rules', 'chess'], /^There is no game called “chess”/],
    [['deal', 'layout;columns=99x99', '1'], /^“columns” has at most/],
    [['solve', 'layout;rows=3', '--deal', '1'], /is not a member of a description/],
  ])('%j', (args, sentence) => {
    const { out, err, status } = patience(args);
    expect({ out, status }).toEqual({ out: '', status: 2 });
    expect(err.split('\n')[0]).toMatch(sentence);
  });
});
