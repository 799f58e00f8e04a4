import { expect, test } from 'vitest';
import type { VariantId } from '../../src/games/all';
import { parseLayout } from '../../src/games/layouts/layoutText';
import { playInLockstep } from '../support/lockstep';
import { proofSize } from '../support/proofSize';

const GAMES = proofSize(12, 100_000);
const MAX_MOVES = 120;

const STAIRS = 'columns=1.2.3.4.5.6.7;down=0.1.2.3.4.5.6;dealt=columns;move=run';
const SPIDER = 'decks=2;columns=6x4.5x6;down=5x4.4x6;build=any;move=suit;goal=runs;stock=rows';

/** Games with rules of their own, and the descriptions that they must agree with, move for move. */
const PAIRS: readonly (readonly [VariantId, string])[] = [
  ['klondike-3', `${STAIRS};empty=king;back;stock=3;redeals=-1`],
  ['klondike-1', `${STAIRS};empty=king;back;redeals=-1`],
  ['klondike-3;draw=2', `${STAIRS};empty=king;back;stock=2;redeals=-1`],
  ['klondike-3;redeals=0', `${STAIRS};empty=king;back;stock=3`],
  ['klondike-1;redeals=2', `${STAIRS};empty=king;back;redeals=2`],
  ['klondike-3;empty=any', `${STAIRS};back;stock=3;redeals=-1`],
  ['klondike-3;return=no', `${STAIRS};empty=king;stock=3;redeals=-1`],
  ...[1, 2, 3, 5, 6].map(
    (n) => [`freecell;cells=${n}`, `columns=7x4.6x4;move=helped;cells=${n}`] as const,
  ),
  ['freecell', 'columns=7x4.6x4;move=helped;cells=4'],
  ['spider', `suits=1;${SPIDER};full`],
  ['spider;suits=2', `suits=2;${SPIDER};full`],
  ['spider;suits=4', `${SPIDER};full`],
  ['spider;empty=allowed', `suits=1;${SPIDER}`],
  ['yukon', 'columns=1.6.7.8.9.10.11;down=0.1.2.3.4.5.6;dealt=columns;move=all;empty=king'],
];

test.each(PAIRS)('%s and its description play random games move for move', (id, text) => {
  const layout = parseLayout(text);
  if (!layout.ok) throw new Error(layout.error);
  let positions = 0;
  for (let deal = 0; deal < GAMES; deal++)
    positions += playInLockstep(id, layout.value, String(deal), MAX_MOVES);
  expect(positions).toBeGreaterThan(GAMES * 5);
});
