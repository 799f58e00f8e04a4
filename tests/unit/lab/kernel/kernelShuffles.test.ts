import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scoreTable } from '../../../../src/lab/scoreTable';
import picturesTables from '../../../vectors/pictures_simulate.json';
import stacksTables from '../../../vectors/stacks_simulate.json';

const tables = [
  ...picturesTables.map((table) => ({ game: 'pictures' as const, ...table })),
  ...stacksTables.map((table) => ({ game: 'eight-stacks' as const, ...table })),
];

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** A fresh program, which has not looked for the kernel yet. */
async function freshLab() {
  const { simulate } = await import('../../../../src/lab/simulate');
  const { fastScoreOf } = await import('../../../../src/games/fastPlay');
  const { kernelShuffles } = await import('../../../../src/lab/kernel/kernelShuffles');
  const needs = { inOrder: new Uint8Array(52), seeds: 1 };
  return {
    simulate,
    hasKernel: () => kernelShuffles('0', 1, needs) !== undefined,
    hasFastStacks: () => fastScoreOf('eight-stacks') !== undefined,
  };
}

/** A browser whose WebAssembly knows no SIMD, or whose host forbids to compile. */
class Refusing {
  constructor() {
    throw new WebAssembly.CompileError('refused');
  }
}

test.each([
  ['the kernel', true, () => {}],
  ['no WebAssembly', false, () => vi.stubGlobal('WebAssembly', undefined)],
  [
    'a WebAssembly that refuses the kernel',
    false,
    () => vi.stubGlobal('WebAssembly', { ...WebAssembly, Module: Refusing }),
  ],
] as const)('with %s the tables are those of COMP9021', async (_, expected, prepare) => {
  prepare();
  const { simulate, hasKernel, hasFastStacks } = await freshLab();
  expect(hasKernel()).toBe(expected);
  // Without it Eight Stacks is played by the rules.
  expect(hasFastStacks()).toBe(expected);
  for (const { game, n, i, text } of tables) {
    const { tally } = simulate({ game, player: 'automatic', first: i, games: n });
    expect(scoreTable(tally)).toBe(text);
  }
});
