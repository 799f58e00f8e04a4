import { expect, test } from 'vitest';
import { rankOf } from '../../src/engine/card';
import { GAME_IDS, removalOf } from '../../src/games/index';
import type { RemovalState } from '../../src/games/removals/state';
import { marginOfError } from '../support/margin';
import { proofSize } from '../support/proofSize';
import { removalGameOf } from '../support/removals';

const PAIRING = GAME_IDS.filter((id) => removalOf(id)?.refill);
const DEALS = proofSize(20, 300);
const SAMPLE_SIZE = proofSize(1_500, 10_000);

/** What the rest of a game depends on: the ranks on the places and the size of the deck. */
const key = ({ places, stock }: RemovalState): string =>
  `${places
    .flat()
    .map(rankOf)
    .sort((a, b) => a - b)
    .join()}/${stock.length}`;

test.each(PAIRING)('%s: every way to play a deal ends in the same ranks', (id) => {
  const game = removalGameOf(id);
  for (let deal = 0; deal < DEALS; deal++) {
    const ends = new Set<string>();
    const seen = new Set<string>();
    const open = [game.rules.deal(String(deal))];
    const [initial] = open;
    for (let state = open.pop(); state; state = open.pop()) {
      if (seen.has(key(state))) continue;
      seen.add(key(state));
      const moves = game.rules.legalMoves(state);
      if (moves.length === 0) ends.add(`${game.rules.status(state)} ${key(state)}`);
      for (const move of moves) {
        const next = game.rules.apply(state, move);
        if (next.ok) open.push(next.value);
      }
    }
    expect(ends.size).toBe(1);
    const [end = ''] = ends;
    expect(initial && game.advice?.fate?.(initial)).toBe(end.startsWith('won') ? 'won' : 'lost');
  }
});

/** Win rates, each measured over 2,000,000 deals. */
const WIN_RATES: Readonly<Record<string, number>> = {
  elevens: 0.1072,
  thirteens: 0.628,
  tens: 0.0916,
  'simple-pairs': 0.2441,
};

test.each(PAIRING)(`%s: the win rate over ${SAMPLE_SIZE} deals is as measured`, (id) => {
  const game = removalGameOf(id);
  let won = 0;
  for (let deal = 0; deal < SAMPLE_SIZE; deal++) {
    if (game.advice?.fate?.(game.rules.deal(String(deal))) === 'won') won++;
  }
  const winRate = WIN_RATES[id] ?? 0;
  expect(Math.abs(won / SAMPLE_SIZE - winRate)).toBeLessThan(marginOfError(winRate, SAMPLE_SIZE));
});
