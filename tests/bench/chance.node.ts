import {
  type KlondikePosition,
  klondikePosition,
  openKlondikeDeals,
} from '../../src/chance/klondikeDeals';
import { cardsSeenIn, knowledgeOf } from '../../src/chance/knowledge';
import { playFair } from '../../src/chance/player';
import type { LayoutState } from '../../src/games/layouts/board';
import { runToEnd } from '../../src/solver/gameSolver';
import { klondikeOf, klondikeSetup } from '../support/klondike';
import { report } from './report';

const GAMES = 6;
const DEALS = 320;
const BLOCK = 32;
const VISITS = 500;
/** Positions by their number of unknown cards. */
const PARTS = [
  ['early, 15 to 21 unknown cards', 15, 21],
  ['mid-game, 8 to 14', 8, 14],
  ['late, 2 to 7', 2, 7],
] as const;

/** What the fair player knows at its decisions. */
function positionsOf(deal: string): readonly KlondikePosition[] {
  const game = runToEnd(playFair('klondike-3', deal));
  const { rules } = klondikeOf(3);
  const states: LayoutState[] = [rules.deal(deal)];
  for (const move of game?.moves ?? []) {
    const next = rules.apply(states.at(-1) as LayoutState, move);
    if (next.ok) states.push(next.value);
  }
  return (game?.decisions ?? []).flatMap((at) => {
    const knowledge = knowledgeOf(states[at] as LayoutState, cardsSeenIn(states.slice(0, at + 1)));
    return knowledge.unknown.length > 1
      ? [klondikePosition(klondikeSetup(), knowledge) as KlondikePosition]
      : [];
  });
}

const begun = process.cpuUsage().user;
const positions = Array.from({ length: GAMES }, (_, n) => positionsOf(String(n))).flat();
report(
  'a game without peeking',
  `${((process.cpuUsage().user - begun) / GAMES / 1e6).toFixed(1)} s`,
);
const deals = openKlondikeDeals(klondikeSetup());
for (const [name, fewest, most] of PARTS) {
  const some = positions.filter(
    ({ unknownCards }) => unknownCards.length >= fewest && unknownCards.length <= most,
  );
  let searched = 0;
  let wins = 0;
  const start = process.cpuUsage().user;
  for (const position of some) {
    for (const decision of deals.decisions(position)) {
      for (let first = 0; first < DEALS; first += BLOCK)
        wins += runToEnd(deals.trial(position, decision, first, BLOCK, VISITS))?.wins ?? 0;
      searched += DEALS;
    }
  }
  const time = (process.cpuUsage().user - start) / searched;
  const share = ((100 * wins) / searched).toFixed(0);
  report(
    `a possible deal, ${name} (${some.length} positions, ${share} % won)`,
    `${time.toFixed(1)} µs`,
    '10 µs',
  );
}
