import { expect, test } from 'vitest';
import { gameSigns, pictureLines, shareText } from '../../../../src/ui/result/shareText';
import { playedGame } from '../../../support/playedGame';
import won from '../../../vectors/klondike_won.json' with { type: 'json' };

const { deal, moves } = won['klondike-3'];
const wonGame = playedGame('klondike-3', deal, moves, { result: 'won' });

test('the signs of a game rise from nothing to the win, and give no move away', () => {
  const signs = gameSigns(wonGame);
  expect(signs).toMatch(/^▁[▁-█]{8}█$/);
  expect([...signs]).toEqual([...signs].sort());
  expect(gameSigns(playedGame('klondike-3', deal))).toBe('▁'.repeat(10));
});

test('a won game as text: game and deal, how it went, its signs, the link', () => {
  expect(
    shareText(
      playedGame('klondike-3', deal, moves, { result: 'won', seconds: 125, hints: 1 }),
      'https://example.org/#/x',
    ),
  ).toBe(
    [
      `Klondike, draw three · deal ${deal}`,
      `Won in ${moves.length} moves · 2:05 · 1 hint`,
      gameSigns(wonGame),
      'https://example.org/#/x',
    ].join('\n'),
  );
});

test('a game in progress is shared as its deal is, without time, par and signs', () => {
  const playing = playedGame('klondike-3', '275', ['s'], { seconds: 9 });
  expect(shareText(playing, 'x')).toBe('Klondike, draw three · deal 275\nCan you win it?\nx');
  const day = { source: 'daily', day: '2026-11-24' } as const;
  expect(shareText(playedGame('klondike-3', '275', ['s'], day), 'x', { par: 97, streak: 0 })).toBe(
    'Patience Lab daily 24 November 🂡 Can you win it?\nKlondike, draw three\nx',
  );
  expect(shareText(playedGame('klondike-3', '275', [], day), 'x', { par: 97, streak: 0 })).toBe(
    'Patience Lab daily 24 November 🂡 Can you win it?\nKlondike, draw three\nx',
  );
});

test('a deal that Microsoft numbers is called so', () => {
  const current = playedGame('freecell', 'ms617');
  expect(shareText(current, 'x')).toBe('FreeCell · Microsoft deal 617\nCan you win it?\nx');
  expect(pictureLines(current)).toEqual(['Microsoft deal 617', 'Can you win it?']);
});

test('a picture names the deal or its day, and how it went', () => {
  expect(pictureLines(playedGame('klondike-3', '275', []))).toEqual([
    'Deal 275',
    'Can you win it?',
  ]);
  const daily = { result: 'won', seconds: 125, source: 'daily', day: '2026-11-24' } as const;
  expect(pictureLines(playedGame('klondike-3', deal, moves, daily))).toEqual([
    '24 November',
    `Won in ${moves.length} moves · 2:05`,
    'Clean win – no move changed, no hint',
  ]);
});

test('a daily deal names its day and compares with the solver, and gives no move away', () => {
  const daily = playedGame('klondike-3', deal, moves, {
    result: 'won',
    source: 'daily',
    day: '2026-11-24',
  });
  expect(shareText(daily, 'x', { par: moves.length + 3, streak: 5 })).toBe(
    [
      `Patience Lab daily 24 November 🂡 ${moves.length} moves, 3 under the solver`,
      'Klondike, draw three · 5 days in a row',
      gameSigns(wonGame),
      'x',
    ].join('\n'),
  );
});
