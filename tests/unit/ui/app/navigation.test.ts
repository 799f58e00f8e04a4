import { expect, test } from 'vitest';
import { addressUpdate } from '../../../../src/ui/app/navigation';
import { parseAddress } from '../../../../src/ui/parts/address';

const CURRENT = { record: { variant: 'klondike-3', deal: '275' } } as const;

test.each<[string, ReturnType<typeof addressUpdate>]>([
  ['#/klondike-3/275', undefined],
  // Only the number is missing.
  ['#/klondike-3', 'replaceState'],
  // The player has gone on from the moves of a link.
  ['#/klondike-3/275/1A', 'replaceState'],
  ['#/klondike-3/276', 'pushState'],
  ['#/klondike-1/275', 'pushState'],
  ['#/klondike-1', 'pushState'],
  ['#/', 'pushState'],
  ['#/lab', 'pushState'],
])('deal 275 opened at %s: %s', (hash, update) => {
  expect(addressUpdate(parseAddress(hash), CURRENT)).toBe(update);
});

test('the moves of a link stay in the address while they are a replay', () => {
  const route = parseAddress('#/klondike-3/275/1A');
  expect(addressUpdate(route, { ...CURRENT, isPreview: true })).toBeUndefined();
});
