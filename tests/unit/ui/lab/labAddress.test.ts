import { expect, test } from 'vitest';
import { EXPERIMENTS } from '../../../../src/ui/lab/experiments';
import {
  experimentAddress,
  labAddress,
  parseLabAddress,
  sweepAddress,
} from '../../../../src/ui/lab/labAddress';
import { parseAddress } from '../../../../src/ui/parts/address';
import { variant } from '../../../support/variants';

/** Parses an address as the page does: the app its first part, the lab the rest. */
function open(hash: string) {
  const address = parseAddress(hash);
  if (address.page !== 'lab') throw new Error(`${hash} is not an address of the lab`);
  return parseLabAddress(address.parts);
}

test('the lab alone, and with a run, which reads back from its address', () => {
  expect(open('#/lab')).toEqual({ ok: true, value: {} });
  const run = { game: 'pictures', player: 'automatic', games: 100_000, first: '-5' } as const;
  expect(open('#/lab/pictures/automatic/100000/-05')).toEqual({ ok: true, value: { run } });
  expect(open(labAddress(run))).toEqual({ ok: true, value: { run } });
});

test('a sweep, which reads back from its address', () => {
  const address = '#/lab/sweep/elevens;places=5..12/100000/-5';
  const target = open(address);
  expect(target).toMatchObject({
    value: { sweep: { sweep: { name: 'elevens;places=5..12' }, games: 100_000, first: '-5' } },
  });
  if (!target.ok || !target.value.sweep) throw new Error('no sweep');
  expect(sweepAddress(target.value.sweep)).toBe(address);
});

test('the experiments', () => {
  for (const experiment of EXPERIMENTS) {
    expect(open(experimentAddress(experiment))).toEqual({ ok: true, value: { experiment } });
  }
});

test.each([
  ['#/lab/bridge', 'There is no game called “bridge”.'],
  ['#/lab/skill/automatic', 'There is no game called “skill”.'],
  ['#/lab/pictures', 'A run has a game, a player, a number of games and a first deal.'],
  ['#/lab/pictures/automatic/10', 'A run has a game, a player'],
  ['#/lab/pictures/sleepy/10/0', 'no player called “sleepy” for this game'],
  [
    '#/lab/pictures/automatic/0/0',
    'The number of games must be a whole number from 1 to 1,000,000,000, not “0”.',
  ],
  ['#/lab/pictures/automatic/1e3/0', '1,000,000,000, not “1e3”.'],
  ['#/lab/pictures/automatic/10/x', '“x” is not a deal number'],
  ['#/lab/pictures/automatic/10/0/9', 'goes on after the first deal: “9”'],
  ['#/lab/sweep', 'The name of a game is missing.'],
  ['#/lab/sweep/elevens/10/0', 'A sweep has one option with several values'],
  ['#/lab/sweep/elevens;places=1..99/10/0', 'A sweep has at most 64 values.'],
  ['#/lab/sweep/elevens;places=4..6/10/0', '“4” is no value of places'],
  ['#/lab/sweep/elevens;places=5..6', '1,000,000,000, not “”.'],
  ['#/lab/sweep/elevens;places=5..6/10/0/9', 'goes on after the first deal: “9”'],
  [`#/lab/tens/automatic/9/${'0'.repeat(1_000_000)}x`, `“${'0'.repeat(24)}…” is not a deal number`],
])('%#: what cannot be read gets a sentence', (hash, sentence) => {
  const target = open(hash);
  expect(target.ok || target.error).toContain(sentence);
});

test('a run of a game with other rules', () => {
  const game = variant('elevens;places=8');
  const run = { game, player: 'automatic', games: 5, first: '0' } as const;
  expect(labAddress(run)).toBe('#/lab/elevens;places=8/automatic/5/0');
  expect(parseLabAddress(['elevens;places=8', 'automatic', '5', '0'])).toEqual({
    ok: true,
    value: { run },
  });
  expect(parseLabAddress(['elevens;rounds=8', 'automatic', '5', '0'])).toMatchObject({ ok: false });
  expect(parseLabAddress(['elevens;places=8', 'solver', '5', '0'])).toMatchObject({ ok: false });
  expect(parseLabAddress(['klondike-3;empty=any', 'solver', '5', '0'])).toMatchObject({ ok: true });
  expect(parseLabAddress(['klondike-3;empty=any', 'hints', '5', '0'])).toMatchObject({ ok: true });
});
