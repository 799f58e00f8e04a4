import { describe, expect, test } from 'vitest';
import { dealOfFile, formatGame, playText } from '../../../src/console/gameFile';
import { openSession } from '../../../src/console/session';
import { faceCode } from '../../../src/engine/card';
import { FULL_DECK } from '../../../src/engine/deck';
import type { VariantId } from '../../../src/games/index';
import { isSentence } from '../../support/sentence';
import { variant } from '../../support/variants';
import won from '../../vectors/klondike_won.json';

const DECK = FULL_DECK.map(faceCode).join('');

describe.each<readonly [VariantId, string]>([
  ['klondike-3', '784679076'],
  [variant('klondike-3;redeals=2'), '-7'],
  ['freecell', 'ms617'],
  [variant('layout;columns=7x4.6x4;cells=3'), '5'],
  ['klondike-1', DECK],
  ['golf', '9'.repeat(1_000)],
])('a file of %s', (game, deal) => {
  const { history } = openSession(game, deal);
  const file = formatGame({ variant: game, deal, history });

  test('says its game and deal in its first line, and is read as that', () => {
    expect(file).toBe(`Patience Lab, ${game}, deal ${deal}\n`);
    const parsed = { ok: true, value: { variant: game, deal } };
    expect(dealOfFile(file)).toEqual(parsed);
    expect(
      dealOfFile(`\uFEFF# mine\r\n\r\n  ${file.replace('Patience Lab', 'PATIENCE lab')}`),
    ).toEqual(parsed);
  });

  test('is not played on another deal', () => {
    const { session, bad } = playText(openSession('klondike-3', '1'), `# mine\n${file}s\n`);
    expect(session.history.cursor).toBe(0);
    expect(bad).toEqual({ line: 2, sentence: expect.stringMatching(/^These moves belong to “/) });
    expect(isSentence(bad?.sentence ?? '')).toBe(true);
  });
});

test('moves are played after a first line that fits, and without one', () => {
  const start = openSession('klondike-3', '275');
  for (const text of ['patience lab, klondike-3;draw=3, deal +0275\ns\ns', 's\ns'])
    expect(playText(start, text)).toMatchObject({ session: { history: { cursor: 2 } } });
  const late = playText(start, 's\nPatience Lab, klondike-3, deal 275\n');
  expect(late.bad).toEqual({ line: 2, sentence: '“Patience” is not a command; ? lists them.' });
});

const NEEDED =
  'The first line must name the game and the deal, as in “Patience Lab, klondike-3, deal 275”.';

test.each([
  ['', NEEDED],
  ['# only a comment', NEEDED],
  ['s\nPatience Lab, klondike-3, deal 275', NEEDED],
  ['Patience Lab', NEEDED],
  ['Patience Lab, klondike-3', NEEDED],
  ['Patience Lab, klondike-3, deal', NEEDED],
  ['Patience Lab, klondike-3, deal 5, 6', NEEDED],
  ['Patience Lab, chess, deal 5', 'There is no game called “chess”.'],
  [
    'Patience Lab, klondike-3, deal five',
    '“five” is not a deal number; a deal number is any integer, such as 275.',
  ],
  ['Patience Lab, klondike-3, deal ms617', /^This game has no deals by Microsoft’s numbers/],
])('a file that begins with “%s” names no deal', (text, why) => {
  const named = dealOfFile(text);
  expect(named.ok ? '' : named.error).toMatch(why);
});

test('a game as text plays back, and a wrong line is named', () => {
  const { deal, moves } = won['klondike-3'];
  const start = openSession('klondike-3', deal);
  const { session, bad } = playText(start, `# won\n\n${moves.join('\r\n')}\n`);
  expect(bad).toBeUndefined();
  const file = formatGame({ variant: 'klondike-3', deal, history: session.history });
  expect(file).toBe(
    [`Patience Lab, klondike-3, deal ${deal}`, ...moves].map((line) => `${line}\n`).join(''),
  );
  expect(playText(start, file)).toEqual({ session });
  expect(playText(start, 's\n\nm c1, c9\ns').bad).toEqual({
    line: 3,
    sentence: 'There is no column “9”; columns are c1 to c7.',
  });
  expect(playText(start, 's\nn 5').bad?.line).toBe(2);
  expect(playText(start, 's\nz\ny').session.history.cursor).toBe(1);
});

describe('a long text', () => {
  const start = openSession('klondike-3', '275');
  const full = 'A game holds at most 100,000 moves.';

  test('a megabyte of moves is played, or names the first that is too many', () => {
    const back = 'm c1, c3, 1\nm c3, c1, 1\n';
    const moves = `m c4, c1, 1\n${back.repeat(41_600)}`;
    expect(moves.length).toBeGreaterThan(990_000);
    const played = playText(start, moves);
    expect(played.bad).toBeUndefined();
    expect(played.session.history.cursor).toBe(83_201);
    const { history } = played.session;
    expect(formatGame({ variant: 'klondike-3', deal: '275', history })).toBe(
      `Patience Lab, klondike-3, deal 275\n${moves}`,
    );
    const clicked = playText(start, 's\n'.repeat(500_000));
    expect(clicked.bad).toEqual({ line: 100_001, sentence: full });
    expect(clicked.session.history.cursor).toBe(100_000);
  });

  test('any number of moves may be undone and made again', () => {
    const text = 's\n'.repeat(90_000) + 'z\ns\n'.repeat(100_000) + 'z\n'.repeat(90_000);
    const { session, bad } = playText(start, `${text}${'y\n'.repeat(90_000)}`);
    expect(bad).toBeUndefined();
    expect(session.history.cursor).toBe(90_000);
  });

  test('a megabyte of comments and empty lines is no move', () => {
    const { session, bad } = playText(start, '#\n\n \t\r\n'.repeat(200_000));
    expect(bad).toBeUndefined();
    expect(session.history.cursor).toBe(0);
  });
});
