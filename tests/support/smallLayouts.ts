import { rankOf } from '../../src/engine/card';
import { cardsOfPack } from '../../src/engine/deck';
import { sum } from '../../src/engine/numbers';
import { pythonRandom, pythonShuffle } from '../../src/engine/pythonRandom';
import type { LayoutState } from '../../src/games/layouts/board';
import { dealLayout } from '../../src/games/layouts/deal';
import { type FullLayout, type Layout, packOf, setupOf } from '../../src/games/layouts/layout';
import { faultsOf } from '../../src/games/layouts/layoutText';
import { PRESETS, type PresetId, presetLayout } from '../../src/games/layouts/presets';
import { settle } from '../../src/games/layouts/settle';

/** A game of few ranks, small enough to try every line of it. */
export interface SmallGame {
  readonly layout: Layout;
  readonly ranks: number;
  readonly setup: FullLayout;
  readonly state: LayoutState;
}

const KINDS = (Object.keys(PRESETS) as PresetId[]).map((id) => presetLayout(id));

/** Values of members that change a rule. */
const CHANGES: readonly Layout[] = [
  ...(['alternate', 'suit', 'any', 'colour', 'other'] as const).map((build) => ({ build })),
  ...(['one', 'helped', 'run', 'suit', 'all'] as const).map((move) => ({ move })),
  ...(['any', 'king', 'none', 'reserve'] as const).map((empty) => ({ empty })),
  ...([1, 2, 3, 'rows'] as const).map((stock) => ({ stock })),
  ...[0, 1, 2, -1].map((redeals) => ({ redeals })),
  ...[0, 1, 2].map((cells) => ({ cells })),
  ...([1, 2, 4] as const).map((suits) => ({ suits })),
  { back: true },
  { back: false },
  { upToo: true },
  { full: true },
  { full: false },
  { goal: 'runs' as const, start: 0, base: 0, back: false },
  { goal: 'cards' as const },
  { decks: 2 as const },
  { decks: 1 as const },
].map((change) => change as unknown as Layout);

/**
 * Small game number `n`: a game of columns with fewer columns, cells and ranks; every other one with a few other rules, and all
 * with these. Its cards are shuffled by the number.
 */
export function smallGame(n: number, rules: Partial<Layout> = {}): SmallGame {
  const { randomBelow } = pythonRandom(String(n));
  const between = (low: number, high: number): number => low + randomBelow(high - low + 1);
  for (;;) {
    let layout = KINDS[n % KINDS.length] as Layout;
    if (n % 2 === 1) {
      for (let changes = between(1, 3); changes > 0; changes--)
        layout = { ...layout, ...CHANGES[randomBelow(CHANGES.length)] };
    }
    layout = { ...layout, ...rules };
    const { decks = 1, cells = 0, held = 0, reserve = [], start = 0, down = [] } = layout;
    const ranks = between(3, decks > 1 ? 3 : 5);
    const fewCells = Math.min(cells, between(0, 2));
    const few = {
      ...layout,
      columns: [],
      cells: fewCells,
      held: Math.min(held, fewCells),
      reserve: reserve.slice(0, 3).map((count) => (count > 1 ? between(1, 4) : 1)),
      base: typeof layout.base === 'number' ? layout.base % ranks : (layout.base ?? 0),
    };
    const pack = decks * 4 * ranks;
    const hasStock = sum(layout.columns) + sum(reserve) + held + start < decks * 52;
    const most = pack - few.held - sum(few.reserve) - start;
    const dealt = hasStock || randomBelow(8) === 0 ? between(2, Math.max(2, most - 2)) : most;
    const count = between(2, 5);
    const columns = Array.from(
      { length: count },
      (_, i) => Math.floor(dealt / count) + (i < dealt % count ? 1 : 0),
    );
    const hidden = columns.map((size) => between(0, Math.max(0, size - 1)));
    const small: Layout = {
      ...few,
      columns,
      ...(down.length > 0 ? { down: hidden } : {}),
      ...(down.length === 0 && { dealt: 'rows' as const }),
    };
    if (faultsOf(small, ranks).length > 0) continue;
    const setup = setupOf(small, ranks);
    const cards = cardsOfPack(packOf(small)).filter((card) => rankOf(card) < ranks);
    const state = settle(setup, dealLayout(setup, [...pythonShuffle(cards, String(n))]));
    return { layout: small, ranks, setup, state };
  }
}
