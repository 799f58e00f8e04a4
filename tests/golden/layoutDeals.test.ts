import { expect, test } from 'vitest';
import { type Card, faceCode, makeCard } from '../../src/engine/card';
import { pythonShuffle } from '../../src/engine/pythonRandom';
import { dealLayout } from '../../src/games/layouts/deal';
import { setupOf } from '../../src/games/layouts/layout';
import { type PresetId, presetLayout } from '../../src/games/layouts/presets';
import recorded from '../vectors/solvitaire_deals.json';

/** Solvitaire numbers clubs first, then diamonds, hearts and spades, and deals from the front of the list. */
const SUIT_ORDER = [2, 1, 0, 3];

const codes = (cards: readonly Card[]): string => cards.map(faceCode).join(' ');

test.each(recorded.deals)('$game, deal $seed, as Solvitaire deals it', (deal) => {
  const layout = presetLayout(deal.game as PresetId);
  const numbers = pythonShuffle(
    Array.from({ length: 52 }, (_, n) => n),
    deal.seed,
  );
  const deck = numbers.map((n) => makeCard(SUIT_ORDER[Math.floor(n / 13)] ?? 0, n % 13));
  const state = dealLayout(setupOf(layout), deck.toReversed());
  expect(state.tableau.map(({ cards }) => codes(cards))).toEqual(deal.tableau);
  expect(codes((state.cells ?? []).flat())).toBe(deal.cells ?? '');
  expect(codes((state.reserve ?? []).flat())).toBe(deal.reserve ?? '');
  expect(codes((state.stock ?? []).toReversed())).toBe(deal.stock ?? '');
  if (deal.game === 'canfield') expect(codes(state.foundations.flat())).toBe(deal.foundations);
});
