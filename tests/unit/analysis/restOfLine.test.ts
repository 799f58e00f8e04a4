import { expect, test } from 'vitest';
import { restOfLine } from '../../../src/analysis/hints';
import { present, stateAt } from '../../../src/engine/history';
import { listSteps } from '../../../src/engine/steps';
import type { LayoutState } from '../../../src/games/layouts/board';
import type { LayoutMove } from '../../../src/games/layouts/rules';
import { klondikeGame } from '../../support/klondike';
import { replay } from '../../support/replay';
import { variant } from '../../support/variants';
import won from '../../vectors/klondike_won.json' with { type: 'json' };

const VARIANT = variant('klondike-3');
const game = klondikeGame();
const { deal, moves: texts } = won['klondike-3'];
const replayed = replay(game, deal, texts);
if (!replayed.ok) throw new Error(replayed.error.why);
const history = replayed.value;
const line = {
  variant: VARIANT,
  start: history.initial as LayoutState,
  moves: listSteps(history.steps).map(({ move }) => move as LayoutMove),
};
const positionAt = (cursor: number) => stateAt(history, cursor) as LayoutState;

test('the rest of a line begins at any position on it', () => {
  expect(restOfLine(line, VARIANT, line.start)).toEqual(line.moves);
  expect(restOfLine(line, VARIANT, positionAt(12))).toEqual(line.moves.slice(12));
  expect(restOfLine(line, VARIANT, positionAt(texts.length - 1))).toEqual(line.moves.slice(-1));
});

test('an equal position counts, even if it is another object', () => {
  expect(restOfLine(line, VARIANT, structuredClone(positionAt(5)))).toEqual(line.moves.slice(5));
});

test('a position beside the line, or at its end, has no rest', () => {
  expect(restOfLine(line, VARIANT, game.rules.deal('7') as LayoutState)).toBeUndefined();
  expect(restOfLine(line, VARIANT, present(history) as LayoutState)).toBeUndefined();
});

test('a line with an illegal move has no rest beyond that move', () => {
  const broken = { ...line, moves: [...line.moves.slice(0, 3), ...line.moves.slice(40)] };
  expect(restOfLine(broken, VARIANT, positionAt(2))).toHaveLength(broken.moves.length - 2);
  expect(restOfLine(broken, VARIANT, positionAt(45))).toBeUndefined();
});
