import { describe, expect, test } from 'vitest';
import { execute, openSession, type Session } from '../../../src/console/session';
import { present } from '../../../src/engine/history';
import won from '../../vectors/klondike_won.json';

/** Executes lines one after another and returns the last reply. */
function run(session: Session, ...lines: readonly string[]) {
  let reply = execute(session, '', () => '7');
  for (const line of lines) reply = execute(reply.session, line, () => '7');
  return reply;
}

describe('a line of Klondike', () => {
  const start = openSession('klondike-1', '275');

  test.each([
    ['dance', '“dance” is not a command; ? lists them.'],
    ['s 2', '“s” takes no arguments.'],
    ['z now', '“z” takes no arguments.'],
    ['m', 'A move names where from and where to, as in “m c6, c1, 2”.'],
    ['m c6', 'A move names where from and where to, as in “m c6, c1, 2”.'],
    ['m c9, c1', 'There is no column “9”; columns are c1 to c7.'],
    ['m c0, c1', 'There is no column “0”; columns are c1 to c7.'],
    ['m c1, f5', 'There is no foundation “5”; foundations are f1 to f4.'],
    ['m x, c1', '“x” is not a pile; piles are w, c1 to c7 and f1 to f4.'],
    ['m c1, w', 'No card can be put there.'],
    ['m c1, c2, two', '“two” is not a number of cards.'],
    ['m c1, c2, 1 please', 'Too many words: moves look like “s” or “m c6, c1, 2”.'],
    ['m c6, c1, 2', 'Only the last card can move.'],
    ['m c6, c1, 99999999999999999999', 'Column 6 has only 6 cards.'],
    ['m c6, c1, 53', 'Column 6 has only 6 cards.'],
    [`m c6, c1, ${'9'.repeat(400)}`, 'Column 6 has only 6 cards.'],
    [`m c6, c1, ${'9'.repeat(1_000_000)}`, 'Column 6 has only 6 cards.'],
    [`m c6, f1, ${'9'.repeat(400)}`, 'Column 6 has only 6 cards.'],
    [`m c${'9'.repeat(400)}, c1`, `There is no column “${'9'.repeat(24)}…”; columns are c1 to c7.`],
    [`m c1, c2, ${'9'.repeat(400)}x`, `“${'9'.repeat(24)}…” is not a number of cards.`],
    [
      `m c1, c2, 1 ${'x '.repeat(1_000_000)}`,
      'Too many words: moves look like “s” or “m c6, c1, 2”.',
    ],
    ['m c6, c1, 0', 'The number of cards must be 1 or more.'],
    ['m w, c1, 1', 'The waste is empty.'],
    ['m w, c1, 2', 'The waste is empty.'],
    ['m c4, c5', '9 of Diamonds needs a black 10; column 5 ends in the King of Clubs.'],
    ['m c1, f1', '10 of Spades needs the 9 of Spades; foundation 1 is empty.'],
    ['m f1, c1', 'Foundation 1 is empty.'],
    ['z', 'There is nothing to undo.'],
    ['y', 'There is nothing to redo.'],
    ['n x', '“x” is not a deal number; a deal number is any integer, such as 275.'],
  ])('line %#', (line, sentence) => {
    expect(run(start, line)).toEqual({
      session: start,
      lines: [sentence],
      kind: 'refusal',
    });
  });

  test('moves in any case, with commas or spaces, and the number left out', () => {
    const texts = ['m c6, f1, 1', 'M C6 F1', '  m c6,f1 ', 'm  c6 , f1 , 1'];
    const states = texts.map((text) => present(run(start, text).session.history));
    for (const state of states) expect(state).toEqual(states[0]);
    expect(run(start, ...texts.slice(0, 1)).kind).toBe('table');
  });

  test('undo, redo, the same deal, a new one, a hint, help and quit', () => {
    const moved = run(start, 's', 's').session;
    expect(run(moved, 'z').session.history.cursor).toBe(1);
    expect(run(moved, 'z', 'y').session.history).toEqual(moved.history);
    expect(run(moved, 'r').session.history.cursor).toBe(0);
    expect(run(moved, 'n').session).toEqual(openSession('klondike-1', '7'));
    expect(run(moved, 'n -12').lines).toEqual(['Deal -12.']);
    expect(run(start, 'h').lines).toEqual([
      'Hint: m c6, f1, 1',
      'It is safe there: nothing needs it any more.',
    ]);
    expect(run(start, '?').lines.length).toBeGreaterThan(8);
    expect(run(start, 'q')).toMatchObject({ kind: 'quit', session: start });
    expect(run(start, 'p')).toMatchObject({ kind: 'table', lines: [] });
  });
});

test('won and no more moves are said when they happen', () => {
  const { deal, moves } = won['klondike-1'];
  const reply = run(openSession('klondike-1', deal), ...moves);
  expect(reply.lines).toEqual([`Won in ${moves.length} moves.`]);
  expect(run(reply.session, 's')).toMatchObject({ kind: 'refusal' });
});

test('a long deal number is shown by its ends', () => {
  const number = '7'.repeat(10_000);
  const shown = '77777777…77777777 (10000 digits)';
  const opened = run(openSession('klondike-3', '1'), `n ${number}`);
  expect(opened.session.deal).toBe(number);
  expect(opened.lines).toEqual([`Deal ${shown}.`]);
  expect(run(opened.session, 's', 'r').lines).toEqual([`Deal ${shown} restarted.`]);
});

test('a game of pairs by place numbers', () => {
  const start = openSession('elevens', '0');
  expect(run(start, '1 4').lines[0]).toMatch(/^Queen \+ 3; only two cards/);
  expect(run(start, '2 3').session.history.cursor).toBe(1);
  expect(run(start, '2, 3', 'z').session.history.cursor).toBe(0);
  expect(run(start, '2 12').lines).toEqual(['There is no place 12; places are 1 to 9.']);
  expect(run(start, '2 2').lines).toEqual(['Place 2 is named twice.']);
  const places = Array.from({ length: 500_000 }, (_, n) => 1 + (n % 9)).join(' ');
  expect(run(start, places).lines).toEqual(['Place 1 is named twice.']);
});

test('two hundred thousand lines are entered one by one, and those past the limit are refused', () => {
  let session = openSession('klondike-3', '275');
  const refusals = new Set<string>();
  for (let n = 0; n < 200_000; n++) {
    const reply = execute(session, 's', () => '7');
    if (reply.kind === 'refusal') for (const line of reply.lines) refusals.add(line);
    session = reply.session;
  }
  expect(session.history.cursor).toBe(100_000);
  expect([...refusals]).toEqual(['A game holds at most 100,000 moves.']);
});
