import { deckOfDeal } from '../../src/engine/deck';
import { pythonRandom } from '../../src/engine/pythonRandom';
import { gameOf, type VariantId } from '../../src/games/all';
import type { Transfer } from '../../src/games/building/transfer';
import { type KlondikeMove, moveOf, transferOf } from '../../src/games/klondike/moves';
import { layoutAdvice } from '../../src/games/layouts/advice';
import type { LayoutState } from '../../src/games/layouts/board';
import { dealLayout } from '../../src/games/layouts/deal';
import { type Layout, packOf, setupOf } from '../../src/games/layouts/layout';
import { parseLayout } from '../../src/games/layouts/layoutText';
import { FREECELL_KIND } from '../../src/games/layouts/presets/freecell';
import { KLONDIKE_KIND } from '../../src/games/layouts/presets/klondike';
import type { Preset } from '../../src/games/layouts/presets/preset';
import { SPIDER_KIND } from '../../src/games/layouts/presets/spider';
import { YUKON_KIND } from '../../src/games/layouts/presets/yukon';
import {
  apply,
  DRAW,
  isDraw,
  type LayoutMove,
  legalMoves,
  score,
  settle,
  status,
} from '../../src/games/layouts/rules';

const described = (preset: Preset, changes: Partial<Layout> = {}): Layout => {
  const parsed = parseLayout(preset.layout);
  if (!parsed.ok) throw new Error(parsed.error);
  return { ...parsed.value, ...changes };
};

const THREE = KLONDIKE_KIND['klondike-3'];
const ONE = KLONDIKE_KIND['klondike-1'];
const CELLS = FREECELL_KIND.freecell;

/** Games with rules of their own, and the descriptions that must agree with them, move for move. */
export const PAIRS: readonly (readonly [VariantId, Layout])[] = [
  ['klondike-3', described(THREE)],
  ['klondike-1', described(ONE)],
  ['klondike-3;draw=2', described(THREE, { stock: 2 })],
  ['klondike-3;redeals=0', described(THREE, { redeals: 0 })],
  ['klondike-1;redeals=2', described(ONE, { redeals: 2 })],
  ['klondike-3;empty=any', described(THREE, { empty: 'any' })],
  ['klondike-3;return=no', described(THREE, { back: false })],
  ['freecell', described(CELLS)],
  ['freecell;cells=1', described(CELLS, { cells: 1 })],
  ['freecell;cells=2', described(FREECELL_KIND['freecell-2'])],
  ['freecell;cells=3', described(CELLS, { cells: 3 })],
  ['freecell;cells=5', described(CELLS, { cells: 5 })],
  ['freecell;cells=6', described(CELLS, { cells: 6 })],
  ['spider', described(SPIDER_KIND.spider)],
  ['spider;suits=2', described(SPIDER_KIND['spider-2'])],
  ['spider;suits=4', described(SPIDER_KIND['spider-4'])],
  ['spider;empty=allowed', described(SPIDER_KIND.spider, { full: false })],
  ['yukon', described(YUKON_KIND.yukon)],
];

type OwnMove = Transfer | KlondikeMove | { readonly type: 'deal' } | typeof DRAW;

/** A game’s own move, as the described game names it. */
const toLayoutMove = (move: OwnMove): LayoutMove => {
  if (!('type' in move)) return move;
  const isDrawn = move.type === 'deal' || move.type === 'draw';
  return (isDrawn ? undefined : transferOf(move)) ?? DRAW;
};

/** A described game’s move, as the game itself names it; nothing if it has no such move. */
function toOwnMove(id: VariantId, move: LayoutMove): unknown {
  if (!id.startsWith('klondike')) return isDraw(move) ? { type: 'deal' } : move;
  return isDraw(move) ? { type: 'clickStock' } : moveOf(move);
}

const moveText = (move: LayoutMove): string =>
  isDraw(move)
    ? 'd'
    : `${move.from.kind}${move.from.index} ${move.to.kind}${move.to.index} ${move.count}`;

/** The piles of a state, and what else decides about its moves, as text. */
export function positionText(state: LayoutState): string {
  const { foundations, tableau, cells, stock, waste, redealsLeft } = state;
  return JSON.stringify([foundations, tableau, cells, stock, waste, redealsLeft]);
}

/**
 * Plays a deal by random moves in a game and in its description, and counts the positions. Throws at the first difference of
 * the piles, the legal moves, the status, the score, what is refused, the safe moves or those that finish.
 */
export function playInLockstep(
  id: VariantId,
  layout: Layout,
  deal: string,
  maxMoves: number,
): number {
  const { rules, advice } = gameOf(id);
  const setup = setupOf(layout);
  const { randomBelow } = pythonRandom(`${deal}1`);
  const pick = <T>(all: readonly T[]): T => all[randomBelow(all.length)] as T;
  const differs = (what: string, at: number): never => {
    throw new Error(`${id}, deal ${deal}, move ${at}: ${what} differ`);
  };
  let own = rules.deal(deal);
  const { cards } = deckOfDeal(deal, undefined, packOf(layout));
  let described = settle(setup, dealLayout(setup, cards));
  const piles = (['tableau', 'foundation', 'cell', 'waste'] as const).flatMap((kind) =>
    Array.from({ length: kind === 'waste' ? 1 : 10 }, (_, i) => ({ kind, index: i + 1 })),
  );
  const { safeMove, finish } = layoutAdvice(setup);
  const texts = (moves: readonly unknown[] = []): string =>
    moves.map((move) => (move ? moveText(toLayoutMove(move as OwnMove)) : '')).join();
  for (let n = 0; ; n++) {
    if (positionText(own as LayoutState) !== positionText(described)) differs('the piles', n);
    if (rules.status(own) !== status(setup, described)) differs('the results', n);
    if (rules.score(own) !== score(setup, described)) differs('the scores', n);
    const ownMoves = rules.legalMoves(own);
    const moves = [...legalMoves(setup, described)];
    if (texts(ownMoves) !== texts(moves)) differs('the legal moves', n);
    if (texts([advice?.safeMove?.(own)]) !== texts([safeMove?.(described)]))
      differs('the safe moves', n);
    if (n % 10 === 0 && texts(advice?.finish?.(own)) !== texts(finish?.(described)))
      differs('the moves that finish', n);
    const tried: LayoutMove = { from: pick(piles), to: pick(piles), count: 1 + randomBelow(3) };
    const asOwn = toOwnMove(id, tried);
    const isAccepted = asOwn !== undefined && rules.apply(own, asOwn).ok;
    if (isAccepted !== apply(setup, described, tried).ok)
      differs(`the refusals of ${moveText(tried)}`, n);
    if (moves.length === 0 || n === maxMoves) return n + 1;
    const index = randomBelow(moves.length);
    const ownNext = rules.apply(own, ownMoves[index]);
    const next = apply(setup, described, moves[index] as LayoutMove);
    if (!ownNext.ok || !next.ok) return differs('the moves accepted', n);
    own = ownNext.value;
    described = next.value;
  }
}
