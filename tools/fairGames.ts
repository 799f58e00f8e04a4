import { appendFileSync } from 'node:fs';
import { shareOf } from '../src/chance/estimate';
import { openKlondikeDeals } from '../src/chance/klondikeDeals';
import { cardsSeenIn, knowledgeOf, prospectOf } from '../src/chance/knowledge';
import { playFair } from '../src/chance/player';
import { gameOf, setupOfVariant, type VariantId } from '../src/games/index';
import type { LayoutState } from '../src/games/layouts/board';
import { DRAW, isWon } from '../src/games/layouts/rules';
import { runToEnd } from '../src/solver/gameSolver';
import type { FairGameRecord, PositionRecord } from './curves';

// Plays games without peeking, and writes each as a line of JSON: what `npm run curves` learns from.
//
//   npx vite-node --config vite.cli.config.ts tools/fairGames.ts GAME FIRST GAMES FILE

const [game, first, games, file] = process.argv.slice(2) as [VariantId, string, string, string];
const setup = setupOfVariant(game);
const { rules } = gameOf(game);
const deals = openKlondikeDeals(setup);

/** What is known in the last of some states, and in how many possible deals it could be won; undefined if all cards are known. */
function positionIn(states: readonly LayoutState[], seed: number): PositionRecord | undefined {
  const state = states.at(-1) as LayoutState;
  const knowledge = knowledgeOf(state, cardsSeenIn(states));
  if (knowledge.unknown.length === 0) return undefined;
  const position = deals.positionOf(knowledge);
  if (!position) throw new Error('the search cannot hold a position of a game');
  const { share, undecided } = runToEnd(shareOf(deals, position, seed));
  return { ...prospectOf(knowledge), share, undecided };
}

for (let deal = Number(first); deal < Number(first) + Number(games); deal++) {
  const begun = process.cpuUsage().user;
  const played = runToEnd(playFair(game, String(deal)));
  if (!played) throw new Error('nobody has stopped the game');
  const states = [rules.deal(String(deal)) as LayoutState];
  for (const move of played.moves) {
    const next = rules.apply(states.at(-1) as LayoutState, move);
    if (next.ok) states.push(next.value as LayoutState);
  }
  const seconds = (process.cpuUsage().user - begun) / 1e6;
  const looked = played.moves.findIndex((move) => move !== DRAW);
  const at = [0, ...(looked < 0 ? [] : [looked]), ...played.decisions];
  const positions = at.flatMap((n) => positionIn(states.slice(0, n + 1), deal) ?? []);
  const line: FairGameRecord = { game, deal, won: isWon(setup, played.state), seconds, positions };
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}
