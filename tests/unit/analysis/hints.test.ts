import { expect, test } from 'vitest';
import { createHinter } from '../../../src/analysis/hints';
import type { Verdict } from '../../../src/engine/game';
import type { LayoutState } from '../../../src/games/layouts/board';
import type { LayoutMove } from '../../../src/games/layouts/rules';
import { klondikeOf, klondikeState, upTo } from '../../support/klondike';

const { rules, text, lines } = klondikeOf(1);
const { signal } = new AbortController();

const lineOf = (...texts: readonly string[]): readonly LayoutMove[] =>
  texts.map((each) => {
    const move = lines.parseMove(each);
    if (!move.ok) throw new Error(move.error);
    return move.value;
  });

/** A hinter of Klondike, draw one, whose solver answers with these lines in turn, and the positions that it was asked about. */
function hinterWith(...answers: readonly (readonly LayoutMove[] | Verdict)[]) {
  const asked: unknown[] = [];
  const { lineFrom } = createHinter(async (_, state) => {
    const answer = answers[asked.length] ?? 'unknown';
    asked.push(state);
    const isLine = typeof answer !== 'string';
    const verdict = isLine ? 'winnable' : answer;
    return { verdict, line: isLine ? answer : [], positions: 1 };
  });
  const hint = async (state: LayoutState): Promise<string | undefined> => {
    const solution = await lineFrom('klondike-1', state, signal);
    const move = solution?.line[0] as LayoutMove | undefined;
    return move && text.formatMove(move);
  };
  const lengthFrom = async (state: LayoutState): Promise<number | undefined> =>
    (await lineFrom('klondike-1', state, signal))?.line.length;
  return { asked, hint, lengthFrom };
}

function after(state: LayoutState, line: string): LayoutState {
  const next = rules.apply(state, lineOf(line)[0] as LayoutMove);
  if (!next.ok) throw new Error(next.error.reason);
  return next.value;
}

/** Hearts are left: the ace on the waste, the others but the king in the stock. */
const AN_ACE = klondikeState({
  foundations: ['', upTo('D', 13), upTo('C', 13), upTo('S', 13)],
  waste: 'AH',
  stock: 'KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H',
});

/** A line that draws all cards and turns the waste over before it begins. */
const LATE = lineOf(
  ...Array.from({ length: 14 }, () => 's'),
  'm w, f1, 1',
  ...Array.from({ length: 12 }, () => ['s', 'm w, f1, 1']).flat(),
);

test('an ace on the waste goes up before a draw, and no further question is asked', async () => {
  const { asked, hint } = hinterWith(LATE);
  let state = AN_ACE;
  const hints: (string | undefined)[] = [];
  while (rules.status(state) === 'playing') {
    const shown = await hint(state);
    hints.push(shown);
    state = after(state, shown ?? '');
  }
  expect(rules.status(state)).toBe('won');
  expect(hints.slice(0, 3)).toEqual(['m w, f1, 1', 's', 'm w, f1, 1']);
  expect(asked).toEqual([AN_ACE]);
});

/** The 9♦ turns the queen up if it goes onto the 10♠, which `DRAWING` sends up first. */
const A_TURN = klondikeState({
  foundations: [upTo('H', 13), upTo('D', 7), upTo('C', 13), upTo('S', 9)],
  stock: 'KS QS 8D JS',
  tableau: ['QD | 9D', 'KD JD TD', 'TS'],
});
const DRAWING = lineOf(
  ...['s', 's', 'm c3, f4, 1', 'm w, f2, 1', 'm w, f4, 1', 'm c1, f2, 1', 'm c2, f2, 1'],
  ...['m c2, f2, 1', 'm c1, f2, 1', 'm c2, f2, 1', 's', 'm w, f4, 1', 's', 'm w, f4, 1'],
);
const TURNING = 'm c1, c3, 1';

test('a move that turns a card up comes before a draw if a search after it finds a line', async () => {
  const { asked, hint } = hinterWith(DRAWING, lineOf('s', 's', 'm w, f2, 1'));
  expect(await hint(A_TURN)).toBe(TURNING);
  const turned = after(A_TURN, TURNING);
  expect(asked).toEqual([A_TURN, turned]);
  expect(await hint(turned)).toBe('s');
  expect(asked).toHaveLength(2);
});

/** Wins after the turn. */
const TURNED = lineOf(
  ...['s', 's', 'm w, f2, 1', 'm c3, f2, 1', 'm c3, f4, 1', 'm w, f4, 1', 'm c2, f2, 1'],
  ...['m c2, f2, 1', 'm c1, f2, 1', 'm c2, f2, 1', 's', 'm w, f4, 1', 's', 'm w, f4, 1'],
);
/** The same, after the stock was gone through six times. */
const LONG = [...lineOf(...Array.from({ length: 30 }, () => 's')), ...TURNED];

test.each([
  ['a shorter one', TURNED, 14],
  ['none', 'unknown' as const, 44],
])(
  'after a turn that makes the line much longer, a search looks for a shorter one, and finds %s',
  async (_, answer, length) => {
    const { asked, hint, lengthFrom } = hinterWith(DRAWING, LONG, answer);
    expect(await hint(A_TURN)).toBe(TURNING);
    const turned = after(A_TURN, TURNING);
    expect(await lengthFrom(turned)).toBe(length);
    expect(asked).toEqual([A_TURN, turned, turned]);
    expect(await hint(after(turned, 's'))).toBe('s');
    expect(asked).toHaveLength(3);
  },
);

test('a search that finds no line leaves the draw, and is not asked for again', async () => {
  const { asked, hint } = hinterWith(DRAWING, 'unknown');
  expect(await hint(A_TURN)).toBe('s');
  const drawn = after(A_TURN, 's');
  expect(await hint(drawn)).toBe('s');
  // The 8♦ is safe, and goes up before the 10♠ of the line.
  expect(await hint(after(drawn, 's'))).toBe('m w, f2, 1');
  expect(asked).toHaveLength(2);
});

test('where the line itself turns the card later, it does so at once without a question', async () => {
  const late = lineOf(
    ...['s', 's', TURNING, 'm w, f2, 1', 'm c3, f2, 1', 'm c3, f4, 1', 'm w, f4, 1'],
    ...['m c2, f2, 1', 'm c2, f2, 1', 'm c1, f2, 1', 'm c2, f2, 1', 's', 'm w, f4, 1'],
    ...['s', 'm w, f4, 1'],
  );
  const { asked, hint } = hinterWith(late);
  expect(await hint(A_TURN)).toBe(TURNING);
  expect(asked).toEqual([A_TURN]);
});

test('a position beside the line is a new question, and one that cannot be won has no move', async () => {
  const { asked, hint } = hinterWith(DRAWING, 'unknown', 'unwinnable');
  await hint(A_TURN);
  expect(await hint(after(A_TURN, 'm c3, f4, 1'))).toBeUndefined();
  expect(asked).toHaveLength(3);
});
