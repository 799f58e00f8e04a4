import type { OptionValues } from '../engine/options';
import { baseOf, type GameId, menuEntry, type VariantId, valuesOf } from '../games/index';

/** The largest average distance from the best score at which a deal counts as easy, and as medium. */
type DifficultyLimits = readonly [easy: number, medium: number];

/** What the page must know of a solver before it starts one. It is part of the first load, so it must be small. */
interface SolverEntry {
  /** True for option values that the search can decide. By default it can decide all. */
  readonly supports?: (values: OptionValues) => boolean;
  /** False for a search that only finds wins: if it finds none, there may still be one. */
  readonly provesLosses?: false;
  /**
   * The limits of the game, and of variants that have their own. Each grade has a third of the winnable deals.
   * `npm run bench -- grades` measures them.
   */
  readonly difficulty?: DifficultyLimits;
  readonly difficultyOf?: Readonly<Partial<Record<VariantId, DifficultyLimits>>>;
}

const supports = ({ empty }: OptionValues): boolean => empty !== 'any';

/** Keeps the ids of a table as a type. */
const tableOf = <Id extends GameId>(table: Readonly<Record<Id, SolverEntry>>) => table;

/** The games with a solver. Their searches are listed in `solve.ts`, apart, since they must not be part of the first load. */
const REGISTRY = tableOf({
  'klondike-3': { supports, difficulty: [35.6, 45.7] },
  'klondike-1': { supports, difficulty: [5.4, 35.3] },
  freecell: { difficulty: [40.5, 46.5] },
  spider: {
    // With four suits the search rarely finds a win.
    supports: ({ suits }) => suits !== '4',
    provesLosses: false,
    difficulty: [4.8, 5.9],
    difficultyOf: { 'spider;suits=2': [7.95, 7.98] },
  },
  yukon: { difficulty: [30.8, 44.2] },
  golf: { difficulty: [8.7, 11.4], difficultyOf: { 'golf;wrap=yes': [5.1, 7.1] } },
  tripeaks: { difficulty: [1.8, 2.9], difficultyOf: { 'tripeaks;wrap=no': [3.2, 4.9] } },
  'black-hole': { difficulty: [22.1, 30.4] },
  pyramid: {
    difficulty: [1.4, 4.4],
    difficultyOf: { 'pyramid;passes=1': [6.1, 9.3], 'pyramid;passes=unlimited': [1.0, 4.0] },
  },
});

/** A game that has a solver. */
export type SolvedGameId = keyof typeof REGISTRY;

/** The games that are only described have one search, and no grades: nobody has measured their limits. */
const DESCRIBED: SolverEntry = {};

const entries: Readonly<Partial<Record<GameId, SolverEntry>>> = REGISTRY;

const isDescribed = (id: VariantId): boolean => menuEntry(baseOf(id)).group === 'described';

const entryOf = (id: VariantId): SolverEntry | undefined =>
  entries[baseOf(id)] ?? (isDescribed(id) ? DESCRIBED : undefined);

/** True for a game that has a solver, with options that it supports. */
export function hasSolver(id: VariantId): boolean {
  const entry = entryOf(id);
  return entry !== undefined && (entry.supports?.(valuesOf(id)) ?? true);
}

/** True for a game with a daily deal: one with a solver and a tile of its own in the menu. */
export const hasDailyDeal = (id: VariantId): boolean => hasSolver(id) && !isDescribed(id);

/** True for a game whose solver also proves that a position cannot be won. */
export const provesLosses = (id: VariantId): boolean => entryOf(id)?.provesLosses !== false;

/** True for a game whose winnable deals are graded. */
export const hasGrades = (id: VariantId): boolean => entryOf(id)?.difficulty !== undefined;

/** The limits by which a game’s winnable deals are graded. Throws if it has no grades. */
export function difficultyLimits(id: VariantId): DifficultyLimits {
  const entry = entryOf(id);
  if (!entry?.difficulty) throw new Error(`${id} has no grades`);
  return entry.difficultyOf?.[id] ?? entry.difficulty;
}

/** Why there is no answer for a game without a solver: a sentence without its full stop. */
export const solverUnavailableText = (id: VariantId): string =>
  hasSolver(baseOf(id))
    ? 'The solver does not know these rules'
    : 'There is no solver for this game';
