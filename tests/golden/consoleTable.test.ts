import { expect, test } from 'vitest';
import { playText } from '../../src/console/gameFile';
import { openSession, tableText } from '../../src/console/session';
import won from '../vectors/klondike_won.json';

test.each([
  ['klondike-3', won['klondike-3'].deal, 30],
  ['klondike-3', '275', 0],
  ['klondike-1', won['klondike-1'].deal, 60],
] as const)('%s, deal %s after %i moves', async (id, deal, moves) => {
  const lines = deal === '275' ? [] : won[id].moves.slice(0, moves);
  const { session } = playText(openSession(id, deal), lines.join('\n'));
  await expect(`${tableText(session)}\n`).toMatchFileSnapshot(`../vectors/table_${id}_${deal}.txt`);
});
