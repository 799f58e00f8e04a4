import type { VariantId } from '../../src/games/index';
import type { GameRecord } from '../../src/persistence/record';
import { variant } from './variants';

/** The moment that the sample ends at: 23 November 2026, in the evening. */
const SAMPLE_END = Date.UTC(2026, 10, 23, 18);

const DAY_MS = 86_400_000;

/** A source of numbers from 0 to 1 that are the same in every run. */
function numbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** How often each game is played, how often it is won, and how many moves a win takes at least. */
const PLAYED: readonly (readonly [VariantId, number, number, number])[] = [
  ['klondike-3', 0.42, 0.38, 92],
  ['freecell', 0.2, 0.82, 74],
  ['klondike-1', 0.14, 0.6, 88],
  ['golf', 0.1, 0.3, 52],
  ['elevens', 0.06, 0.11, 21],
  [variant('klondike-3;redeals=2'), 0.04, 0.22, 96],
  ['pictures', 0.04, 0.5, 52],
];

/** Games of half a year as a player might have them, the latest last. Their moves are made up: they can be counted and listed, not opened. */
export function sampleGames(count: number, end = SAMPLE_END): readonly GameRecord[] {
  const next = numbers();
  return Array.from({ length: count }, (_, i) => {
    const started = Math.floor(end - ((count - i) * 180 * DAY_MS) / count);
    let which = next();
    const [variant, , chance, least] = PLAYED.find(([, share]) => {
      which -= share;
      return which < 0;
    }) ?? ['klondike-3', 0, 0.4, 90];
    const isSkilled = variant !== 'elevens' && variant !== 'pictures';
    const isOver = next() < 0.88;
    const isWon = next() < chance + (isSkilled ? (i / count) * 0.16 - 0.08 : 0);
    const length = Math.floor(least + (isSkilled ? (next() + next() + next()) * 24 : next() * 5));
    const seconds = Math.floor(length * (1 + next() * 3) + (next() < 0.03 ? 4000 : 0));
    const undos = isSkilled && next() < 0.6 ? Math.floor(next() ** 3 * 60) : 0;
    const hints = isSkilled && next() < 0.2 ? Math.ceil(next() * 4) : 0;
    const isHelped = isSkilled && next() < 0.03;
    const isDaily = isSkilled && next() < 0.1;
    const updated = started + seconds * 1000;
    return {
      version: 1,
      id: `sample-${i}`,
      revision: 1,
      variant,
      deal: String(Math.floor(next() * 1e6)),
      started,
      updated,
      cursor: length,
      seconds,
      ...(isOver && { ended: updated, result: isWon ? ('won' as const) : ('lost' as const) }),
      ...(undos > 0 && { undos }),
      ...(hints > 0 && { hints }),
      ...(isHelped && { helped: true as const }),
      ...(!isSkilled && { bet: next() < 0.3 ? ('won' as const) : ('lost' as const) }),
      source: isDaily ? 'daily' : 'random',
      ...(isDaily && { day: new Date(started).toISOString().slice(0, 10) }),
      moves: `1${'A'.repeat(length)}`,
    };
  });
}
