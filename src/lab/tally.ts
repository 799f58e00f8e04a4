import { type DealId, parseDealNumber } from '../engine/dealId';
import { isCount } from '../engine/json';
import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';
import { type GameId, isGameId } from '../games';
import { isPlayer, type PlayerName } from './job';

/** How often each score came up in deals `first` to `first + games − 1` of a game. Plain JSON data. */
export interface Tally {
  readonly game: GameId;
  readonly player: PlayerName;
  readonly first: DealId;
  readonly games: number;
  readonly won: number;
  readonly scores: Readonly<Record<string, number>>;
}

/** A tally with the counts of another added; its first deal stays. */
export function addCounts(sum: Tally, part: Tally): Tally {
  const scores: Record<string, number> = { ...sum.scores };
  for (const [score, count] of Object.entries(part.scores)) {
    scores[score] = (scores[score] ?? 0) + count;
  }
  return { ...sum, games: sum.games + part.games, won: sum.won + part.won, scores };
}
/**
 * The sum of tallies in any order; gaps between their deals are allowed. An error sentence if they are of different
 * games or players, or count a deal twice.
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
    sum = addCounts(sum, tally);
  }
  return ok(sum);
}

/** A tally from JSON text, or a sentence that says what is wrong with it. */
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
