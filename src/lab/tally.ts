import { type DealId, offsetDeal, parseDealNumber } from '../engine/dealId';
import { isCount } from '../engine/json';
import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';
import { type GameId, isGameId } from '../games';
import { isPlayer, type PlayerName } from './job';

/** What came of the deals `first` to `first + games − 1` of a game: how often each score. Plain JSON data. */
export interface Tally {
  readonly game: GameId;
  readonly player: PlayerName;
  readonly first: DealId;
  readonly games: number;
  readonly won: number;
  readonly scores: Readonly<Record<string, number>>;
}

/** The scores of both, added up. */
export function addScores(a: Tally['scores'], b: Tally['scores']): Tally['scores'] {
  const sum: Record<string, number> = { ...a };
  for (const [score, count] of Object.entries(b)) sum[score] = (sum[score] ?? 0) + count;
  return sum;
}

/**
 * All tallies added up; their order does not matter. An error where they are of different games or players,
 * or count a deal twice. Gaps between their deals are left as they are.
 */
export function mergeTallies(tallies: readonly Tally[]): Result<Tally, string> {
  const sorted = tallies
    .map((tally) => ({ tally, start: BigInt(tally.first) }))
    .sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
  const [head] = sorted;
  if (!head) return err('There is no tally to merge.');
  let sum = head.tally;
  let end = head.start + BigInt(sum.games);
  for (const { tally, start } of sorted.slice(1)) {
    if (tally.game !== sum.game) return err(`The tallies are of ${sum.game} and of ${tally.game}.`);
    if (tally.player !== sum.player) {
      return err(`The tallies are of the players ${sum.player} and ${tally.player}.`);
    }
    if (start < end) return err(`Deal ${tally.first} is counted twice.`);
    end = start + BigInt(tally.games);
    sum = {
      ...sum,
      games: sum.games + tally.games,
      won: sum.won + tally.won,
      scores: addScores(sum.scores, tally.scores),
    };
  }
  return ok(sum);
}

/** The number of the deal after the tally's last, where it has no gap. */
export const nextDeal = ({ first, games }: Tally): DealId => offsetDeal(first, games);

/** A tally from JSON text, or what is wrong with it in a sentence. */
export function parseTally(text: string): Result<Tally, string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err('It is not JSON.');
  }
  if (typeof value !== 'object' || value === null) return err('It is not a tally.');
  const { game, player, first, games, won, scores } = value as Record<string, unknown>;
  if (typeof game !== 'string' || !isGameId(game)) {
    return err(`It is not a tally of a game that is known: ${quote(String(game))}.`);
  }
  if (typeof player !== 'string' || !isPlayer(player)) {
    return err(`It is not a tally of a player that is known: ${quote(String(player))}.`);
  }
  const deal = parseDealNumber(String(first));
  if (!deal.ok) return err(`Its first deal number cannot be read: ${deal.error}`);
  if (!isCount(games) || !isCount(won) || won > games) return err('Its counts are damaged.');
  if (typeof scores !== 'object' || scores === null) return err('Its scores are missing.');
  const entries = Object.entries(scores);
  const total = entries.reduce((sum, [, count]) => sum + Number(count), 0);
  if (
    !entries.every(([score, count]) => /^\d+$/.test(score) && isCount(count)) ||
    total !== games
  ) {
    return err('Its scores do not add up to its number of games.');
  }
  return ok({ game, player, first: deal.value, games, won, scores: Object.fromEntries(entries) });
}
