import { version } from '../../package.json';
import { displayDeal, parseDealNumber } from '../engine/dealId';
import { countInEnglish } from '../engine/english';
import { isCount, isJsonObject } from '../engine/json';
import { sum } from '../engine/numbers';
import { quote } from '../engine/quote';
import { allOk, err, ok, type Result } from '../engine/result';
import { parseVariant, type VariantId } from '../games/index';
import { type DealRange, joinRanges } from './dealRange';
import { type Effort, isUsual, type PlayerName, parsePlayer } from './job';

/** How often each score occurred in a range of deals. Plain JSON data. */
export interface Tally extends DealRange {
  readonly game: VariantId;
  readonly player: PlayerName;
  readonly won: number;
  readonly scores: Readonly<Record<string, number>>;
}

/** The tally of a job before its first game. */
export const noGames = (job: Omit<Tally, 'games' | 'won' | 'scores'>): Tally => ({
  ...job,
  games: 0,
  won: 0,
  scores: {},
});

/** A tally with the counts of another added; it keeps its own first deal. */
export function addCounts(sum: Tally, part: Tally): Tally {
  const scores = { ...sum.scores };
  addScores(scores, part.scores);
  return { ...sum, games: sum.games + part.games, won: sum.won + part.won, scores };
}

/** Adds counts to `scores`, in place. */
function addScores(scores: Record<string, number>, more: Tally['scores']): void {
  for (const [score, count] of Object.entries(more)) scores[score] = (scores[score] ?? 0) + count;
}

/** The form of the files. */
const FORM = 1;

/** A tally in a file; it may be of several ranges of deals. Plain JSON data. */
export interface TallyFile extends Omit<Tally, 'first'> {
  readonly form: typeof FORM;
  /** The version of the program that played, or several, separated by commas. */
  readonly program: string;
  /** Sorted and joined, so that a merged tally still says which deals it counts. */
  readonly ranges: readonly DealRange[];
  /** The solver’s effort, if it is not the usual one. */
  readonly effort?: Effort;
}

/** A tally of this program in the form of files. */
export function tallyFile({ game, player, first, games, won, scores }: Tally): TallyFile {
  const ranges = games > 0 ? [{ first, games }] : [];
  return {
    form: FORM,
    program: version,
    game,
    player,
    ranges,
    games,
    won,
    scores: inOrder(scores),
  };
}

/** The text of a file with one tally of this program. */
export const formatTally = (tally: Tally): string => `${JSON.stringify(tallyFile(tally))}\n`;

/** The text of a file with a list of tallies of this program. */
export const formatTallies = (tallies: readonly Tally[]): string =>
  `${JSON.stringify(tallies.map(tallyFile))}\n`;

/** True for a file of this version of the program. */
export const isOfThisVersion = ({ program }: { readonly program: string }): boolean =>
  program === version;

const inOrder = (scores: Tally['scores']): Tally['scores'] =>
  Object.fromEntries(Object.entries(scores).sort(([a], [b]) => Number(a) - Number(b)));

/** Merges tallies of one game and player in any order; gaps between their deals are allowed. The error is a sentence. */
export function mergeTallies(
  tallies: readonly TallyFile[],
  anyVersion = false,
): Result<TallyFile, string> {
  const [head, ...others] = tallies;
  if (!head) return err('There is no tally to merge.');
  const { game, player, program, effort } = head;
  for (const other of others) {
    if (other.game !== game) return err(`The tallies are of ${game} and of ${other.game}.`);
    if (other.player !== player) {
      return err(`The tallies are of the players ${player} and ${other.player}.`);
    }
    if (effortInWords(other) !== effortInWords(head)) {
      return err(`The verdicts are of ${effortInWords(head)} and of ${effortInWords(other)}.`);
    }
    if (other.program !== program && !anyVersion) {
      return err(
        `The tallies are of ${versionOf(head)} and of ${versionOf(other)} of the program, which may play the same deal differently. Run the deals of one of them again, or add --any-version.`,
      );
    }
  }
  const ranges = joinRanges(tallies.flatMap((tally) => tally.ranges));
  if (!ranges.ok) return err(`Deal ${displayDeal(ranges.error)} is counted twice.`);
  let [games, won] = [0, 0];
  const scores: Record<string, number> = {};
  for (const tally of tallies) {
    games += tally.games;
    won += tally.won;
    if (!isCount(games)) return err('The tallies count more games than can be added up.');
    addScores(scores, tally.scores);
  }
  return ok({
    form: FORM,
    program: allVersions(tallies),
    game,
    player,
    ranges: ranges.value,
    games,
    won,
    scores: inOrder(scores),
    ...(effort && { effort }),
  });
}

/** Merges the tallies of each game, player and effort, in the order in which they first appear; errors as in `mergeTallies`. */
export function mergeByGame(
  tallies: readonly TallyFile[],
  anyVersion = false,
): Result<readonly TallyFile[], string> {
  const groups = new Map<string, TallyFile[]>();
  for (const tally of tallies) {
    const key = `${tally.game} ${tally.player} ${effortInWords(tally)}`;
    const group = groups.get(key);
    if (group) group.push(tally);
    else groups.set(key, [tally]);
  }
  return allOk(groups.values(), (group) => mergeTallies(group, anyVersion));
}

function effortInWords({ effort }: Pick<TallyFile, 'effort'>): string {
  if (!effort) return 'the usual effort';
  const { steps, megabytes } = effort;
  return `${countInEnglish(steps, 'step')} and ${megabytes} MB`;
}

const versionOf = ({ program }: TallyFile): string => `version ${quote(program)}`;

const allVersions = (tallies: readonly TallyFile[]): string =>
  [...new Set(tallies.flatMap(({ program }) => program.split(', ')))].sort().join(', ');

/** Parses a file with one tally or a list of them. The error is a sentence. */
export function parseTallies(text: string): Result<readonly TallyFile[], string> {
  if (text.trim() === '') return err('It is empty.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err(/^\s*[[{]/.test(text) ? 'It is cut off or damaged.' : 'It is not JSON.');
  }
  if (Array.isArray(value) && value.length === 0) return err('It is a list without a tally.');
  return allOk(Array.isArray(value) ? value : [value], readTally);
}

function readTally(value: unknown): Result<TallyFile, string> {
  if (!isJsonObject(value)) return err('It is not a tally.');
  const { form, program, game, player: playerName, games, won, scores, effort } = value;
  if (form !== FORM) {
    return err(`It has a form that version ${version} of the program cannot read.`);
  }
  if (!isProgram(program)) return err('It does not name the program’s version.');
  if (typeof game !== 'string') return err('It does not name its game.');
  const variant = parseVariant(game);
  if (!variant.ok) return err(`It is not a tally of a game that is known: ${quote(game)}.`);
  if (typeof playerName !== 'string') return err('It does not name its player.');
  const player = parsePlayer(playerName);
  if (!player) {
    return err(`It is not a tally of a player that is known: ${quote(playerName)}.`);
  }
  const ranges = readRanges(value.ranges);
  if (!ranges.ok) return ranges;
  const played = sum(ranges.value.map((range) => range.games));
  if (!isCount(games) || !isCount(won) || won > games || played !== games) {
    return err('Its counts are damaged.');
  }
  if (!isJsonObject(scores)) return err('Its scores are missing.');
  const counts = readScores(scores);
  if (counts === undefined || sum(Object.values(counts)) !== games) {
    return err('Its scores do not add up to its number of games.');
  }
  if (effort !== undefined && !isEffort(effort)) return err('Its effort is damaged.');
  return ok({
    form: FORM,
    program,
    game: variant.value,
    player,
    ranges: ranges.value,
    games,
    won,
    scores: inOrder(counts),
    ...(effort && !isUsual(effort) && { effort }),
  });
}

/** True for an effort as files have it. */
export const isEffort = (value: unknown): value is Effort =>
  isJsonObject(value) && isCount(value.steps) && isCount(value.megabytes);

/** True for the versions of a program as files have them. */
export const isProgram = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.+-]+(?:, [\w.+-]+)*$/.test(value);

/** Parses and joins ranges. */
function readRanges(value: unknown): Result<readonly DealRange[], string> {
  if (!Array.isArray(value)) return err('Its ranges of deals are missing.');
  const ranges: DealRange[] = [];
  for (const range of value) {
    if (!isJsonObject(range)) return err('Its ranges of deals are damaged.');
    const { first, games } = range;
    if (typeof first !== 'string' && typeof first !== 'number') {
      return err('Its first deal number is missing.');
    }
    const deal = parseDealNumber(String(first));
    if (!deal.ok) return err(`Its first deal number cannot be read: ${deal.error}`);
    if (!isCount(games)) return err('Its counts are damaged.');
    ranges.push({ first: deal.value, games });
  }
  const joined = joinRanges(ranges);
  return joined.ok ? joined : err(`It counts deal ${displayDeal(joined.error)} twice.`);
}

/** The scores, if each is a whole number with a count. */
function readScores(scores: Readonly<Record<string, unknown>>): Tally['scores'] | undefined {
  const counts: Record<string, number> = {};
  for (const [score, count] of Object.entries(scores)) {
    if (!/^-?\d+$/.test(score) || !isCount(count)) return undefined;
    counts[score] = count;
  }
  return counts;
}
