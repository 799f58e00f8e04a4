import { type DealId, displayDeal, parseDealNumber } from '../engine/dealId';
import { isCount, isJsonObject } from '../engine/json';
import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';
import { parseVariant, type VariantId } from '../games';
import { type PlayerName, parsePlayer, VERDICT_SCORES } from './job';

/** How often each score came up in deals `first` to `first + games − 1` of a game. Plain JSON data. */
export interface Tally {
  readonly game: VariantId;
  readonly player: PlayerName;
  readonly first: DealId;
  readonly games: number;
  readonly won: number;
  readonly scores: Readonly<Record<string, number>>;
}

/** A tally with the counts of another added; its first deal stays. */
export function addCounts(sum: Tally, part: Tally): Tally {
  const scores = { ...sum.scores };
  addScores(scores, part.scores);
  return { ...sum, games: sum.games + part.games, won: sum.won + part.won, scores };
}

function addScores(scores: Record<string, number>, more: Tally['scores']): void {
  for (const [score, count] of Object.entries(more)) scores[score] = (scores[score] ?? 0) + count;
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
  const { game, player, first } = head.tally;
  let { games, won } = head.tally;
  let end = head.start + BigInt(games);
  const scores = { ...head.tally.scores };
  for (const { tally, start } of sorted.slice(1)) {
    if (tally.game !== game) return err(`The tallies are of ${game} and of ${tally.game}.`);
    if (tally.player !== player) {
      return err(`The tallies are of the players ${player} and ${tally.player}.`);
    }
    if (start < end) return err(`Deal ${displayDeal(tally.first)} is counted twice.`);
    end = start + BigInt(tally.games);
    games += tally.games;
    won += tally.won;
    if (!isCount(games)) return err('The tallies count more games than can be added up.');
    addScores(scores, tally.scores);
  }
  return ok({ game, player, first, games, won, scores });
}

/** A tally from JSON text, or a sentence that says what is wrong with it. */
export function parseTally(text: string): Result<Tally, string> {
  const value = parseJson(text);
  return value.ok ? readTally(value.value) : value;
}

/** The tallies of a list in JSON text, or the single one that is not in a list; or a sentence about the first wrong one. */
export function parseTallies(text: string): Result<readonly Tally[], string> {
  const value = parseJson(text);
  if (!value.ok) return value;
  const tallies: Tally[] = [];
  for (const each of Array.isArray(value.value) ? value.value : [value.value]) {
    const tally = readTally(each);
    if (!tally.ok) return tally;
    tallies.push(tally.value);
  }
  return ok(tallies);
}

function parseJson(text: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err('It is not JSON.');
  }
}

function readTally(value: unknown): Result<Tally, string> {
  if (!isJsonObject(value)) return err('It is not a tally.');
  const { game, player: playerName, first, games, won, scores } = value;
  if (typeof game !== 'string') return err('It does not name its game.');
  const variant = parseVariant(game);
  if (!variant.ok) return err(`It is not a tally of a game that is known: ${quote(game)}.`);
  if (typeof playerName !== 'string') return err('It does not name its player.');
  const player = parsePlayer(playerName);
  if (!player) {
    return err(`It is not a tally of a player that is known: ${quote(playerName)}.`);
  }
  if (typeof first !== 'string' && typeof first !== 'number') {
    return err('Its first deal number is missing.');
  }
  const deal = parseDealNumber(String(first));
  if (!deal.ok) return err(`Its first deal number cannot be read: ${deal.error}`);
  if (!isCount(games) || !isCount(won) || won > games) return err('Its counts are damaged.');
  if (!isJsonObject(scores)) return err('Its scores are missing.');
  const counts = readScores(player === 'solver' ? renamed(scores) : scores);
  if (counts === undefined || sumOf(counts) !== games) {
    return err('Its scores do not add up to its number of games.');
  }
  return ok({ game: variant.value, player, first: deal.value, games, won, scores: counts });
}

/** The solver’s scores. Older files have 52 for winnable. */
const renamed = ({ 52: old, ...scores }: Readonly<Record<string, unknown>>) =>
  old === undefined ? scores : { ...scores, [VERDICT_SCORES.winnable]: old };

/** The scores if each is a whole number with a count, else nothing. */
function readScores(scores: Readonly<Record<string, unknown>>): Tally['scores'] | undefined {
  const counts: Record<string, number> = {};
  for (const [score, count] of Object.entries(scores)) {
    if (!/^-?\d+$/.test(score) || !isCount(count)) return undefined;
    counts[score] = count;
  }
  return counts;
}

const sumOf = (counts: Tally['scores']): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
