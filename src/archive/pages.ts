import type { GameResult } from '../engine/game';
import { isCount } from '../engine/json';
import type { VariantId } from '../games/index';
import type { DealSource, GameFacts } from './playedGame';

/** The facts of many games in two values, which a database reads at once: a hundred thousand games in some milliseconds. */
export interface Page {
  /** The games’ keys, one a line. */
  readonly keys: string;
  /** `FIELDS` numbers for each game. */
  readonly numbers: Float64Array<ArrayBuffer>;
  /** The checksum of both: a damaged page is told from a right one, and made again from the games. */
  readonly sum: number;
}

/** Games on a full page. */
export const PAGE_SIZE = 512;

/** Numbers for each game: at, ended (−1 for none), cursor, seconds, undos, hints, flags, day, length (−1 for none). */
const FIELDS = 9;

const RESULTS: readonly (GameResult | undefined)[] = [undefined, 'won', 'lost'];
const SOURCES: readonly (DealSource | undefined)[] = [
  undefined,
  'random',
  'number',
  'daily',
  'link',
  'hand',
];

/** The lowest bit of each flag. */
const GUESS = 4;
const HELPED = 16;
const WINNABLE = 32;
const DECLINED = 64;
const SOURCE = 128;
const LATE = 1024;

const flagsOf = (facts: GameFacts): number =>
  RESULTS.indexOf(facts.result) +
  GUESS * RESULTS.indexOf(facts.guess) +
  (facts.helped ? HELPED : 0) +
  (facts.winnable ? WINNABLE : 0) +
  (facts.declined ? DECLINED : 0) +
  SOURCE * SOURCES.indexOf(facts.source) +
  (facts.late ? LATE : 0);

/** `2026-11-23` as 20261123; 0 for none. */
const dayNumber = (day: string | undefined): number => Number((day ?? '0').replaceAll('-', ''));

const dayText = (day: number): string =>
  String(day)
    .padStart(8, '0')
    .replace(/^(....)(..)(..)$/, '$1-$2-$3');

/** A page with these games. */
export function packPage(games: readonly GameFacts[]): Page {
  const numbers = new Float64Array(games.length * FIELDS);
  for (const [i, facts] of games.entries()) {
    const { at, ended = -1, cursor, seconds, undos = 0, hints = 0 } = facts;
    const { day, length = -1 } = facts;
    const counts = [at, ended, cursor, seconds, undos, hints];
    const fields = [...counts, flagsOf(facts), dayNumber(day), length];
    numbers.set(fields, i * FIELDS);
  }
  const keys = games.map(({ game, deal, started }) => `${game}/${deal}/${started}`).join('\n');
  return { keys, numbers, sum: checksum(keys, numbers) };
}

/** A number that most likely changes if anything else does. */
function checksum(keys: string, numbers: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < keys.length; i++) sum = (Math.imul(sum, 31) + keys.charCodeAt(i)) | 0;
  const words = new Int32Array(numbers.buffer, numbers.byteOffset, 2 * numbers.length);
  for (let i = 0; i < words.length; i++) sum = (Math.imul(sum, 31) + (words[i] as number)) | 0;
  return sum;
}

/** The games of a stored page; undefined if it is damaged. */
export function unpackPage(value: unknown): readonly GameFacts[] | undefined {
  const { keys, numbers, sum } = (value ?? {}) as Partial<Page>;
  if (typeof keys !== 'string' || !(numbers instanceof Float64Array)) return undefined;
  const lines = keys === '' ? [] : keys.split('\n');
  if (lines.length * FIELDS !== numbers.length || sum !== checksum(keys, numbers)) return undefined;
  const games = lines.map((line, i) => unpackGame(line, numbers, i * FIELDS));
  return games.includes(undefined) ? undefined : (games as readonly GameFacts[]);
}

/** Facts of which none is left out. */
type AllFacts = { readonly [Name in keyof Required<GameFacts>]: GameFacts[Name] | undefined };

function unpackGame(key: string, numbers: Float64Array, first: number): GameFacts | undefined {
  const [game, deal, begun, ...rest] = key.split('/');
  const started = Number(begun);
  if (!game || !deal || !isCount(started) || rest.length > 0) return undefined;
  const field = (n: number): number => numbers[first + n] as number;
  const [at, ended, cursor, seconds] = [field(0), field(1), field(2), field(3)];
  const [undos, hints, flags, day] = [field(4), field(5), field(6), field(7)];
  const length = field(8);
  const counts = [at, ended + 1, cursor, seconds, undos, hints, flags, day, length + 1];
  if (!counts.every(isCount)) return undefined;
  const result = RESULTS[flags % GUESS];
  const guess = RESULTS[Math.floor(flags / GUESS) % GUESS];
  const source = SOURCES[Math.floor((flags % LATE) / SOURCE)];
  // All games have the same fields in the same order, which makes them several times faster to read.
  const facts: AllFacts = {
    game: game as VariantId,
    deal,
    started,
    at,
    ended: ended >= 0 ? ended : undefined,
    cursor,
    length: length >= 0 ? length : undefined,
    seconds,
    result,
    undos: undos > 0 ? undos : undefined,
    hints: hints > 0 ? hints : undefined,
    helped: flags & HELPED ? true : undefined,
    winnable: flags & WINNABLE ? true : undefined,
    guess,
    declined: flags & DECLINED ? true : undefined,
    source,
    day: day > 0 ? dayText(day) : undefined,
    late: flags & LATE ? true : undefined,
  };
  return facts as GameFacts;
}
