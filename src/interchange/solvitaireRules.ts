import { t } from '@lingui/core/macro';
import { rankKey } from '../engine/card';
import { sum } from '../engine/numbers';
import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';
import { layoutOf, removalSetupOf, setupOfVariant, type VariantId } from '../games/index';
import { type FullLayout, foundationCount, stockSize } from '../games/layouts/layout';
import { type FullRemoval, stockSize as removalStock } from '../games/removals/removal';

// Rules as Solvitaire reads them, in JSON. Source: docs/sources.md, Solvitaire.

export type Value = string | number | boolean;
type Rules = Readonly<Record<string, Readonly<Record<string, Value>> | Value>>;

/** What columns are built by. */
export const BUILD = { 'red-black': 'alternate', 'same-suit': 'suit', 'any-suit': 'any' } as const;
/** What empty columns take. */
export const EMPTY = {
  any: 'any',
  kings: 'king',
  'no-build': 'none',
  'auto-reserve-then-any': 'reserve',
} as const;

/** The key of a value in one of these tables. */
const keyOf = (table: Readonly<Record<string, string>>, value: string): string | undefined =>
  Object.keys(table).find((key) => table[key] === value);

/** Says for which of these parts of a description the other program has no rule; undefined if it has all. */
function noRule(
  parts: readonly (readonly [part: string, isUnknown: boolean])[],
): Result<never, string> | undefined {
  const [part] = parts.find(([, isUnknown]) => isUnknown) ?? [];
  if (part === undefined) return undefined;
  const shown = quote(part);
  return err(t`Solvitaire has no rule for ${shown}.`);
}

/** The rules of a game for Solvitaire, in JSON; or a sentence saying which of them it does not have. */
export function formatSolvitaireRules(id: VariantId): Result<string, string> {
  const removal = removalSetupOf(id);
  const rules = removal
    ? rulesOfRemoval(removal)
    : layoutOf(id)
      ? rulesOfLayout(setupOfVariant(id))
      : err(t`Solvitaire has no rules for this game.`);
  return rules.ok ? ok(`${JSON.stringify(rules.value, null, 2)}\n`) : rules;
}

function rulesOfLayout(setup: FullLayout): Result<Rules, string> {
  const { build, move, empty, goal, base, start, cells, held, reserve, stock, redeals } = setup;
  const policy = keyOf(BUILD, build);
  const hidden = setup.down.some((count) => count > 0);
  const isTop = setup.columns.every((count, i) => setup.down[i] === count - 1);
  const initial = { 0: 'none', 1: 'one', [foundationCount(setup)]: 'all' }[start];
  const isStacked = reserve.length === 1 && (reserve[0] ?? 0) > 1;
  const unknown = noRule([
    [`build=${build}`, policy === undefined],
    ['upToo', setup.upToo],
    ['move=all', move === 'all'],
    [`suits=${setup.suits}`, setup.suits < 4],
    ['goal=runs', goal === 'runs'],
    ['down', hidden && !isTop],
    [`start=${start}`, initial === undefined || (start === 1 && base !== 'deal')],
    ['reserve', !isStacked && reserve.some((count) => count > 1)],
    ['full', setup.full],
    [`redeals=${redeals}`, redeals > 0],
  ]);
  if (unknown) return unknown;
  return ok({
    'tableau piles': {
      count: setup.columns.length,
      'build policy': policy ?? '',
      'spaces policy': keyOf(EMPTY, empty) ?? '',
      'diagonal deal': isDiagonal(setup.columns),
      'move built group': move === 'run' || move === 'suit' ? 'yes' : 'no',
      'move built group policy': move === 'suit' ? 'same-suit' : 'same-as-build',
      'face up cards': hidden ? 'top' : 'all',
    },
    foundations: {
      present: true,
      'initial cards': initial ?? '',
      'base card': base === 'deal' ? 'random' : rankKey(base),
      removable: setup.back,
      'only complete pile moves': false,
    },
    cells: { count: cells, 'pre-filled': held },
    stock: {
      size: stockSize(setup),
      'deal type': stock === 'rows' ? 'tableau piles' : 'waste',
      'deal count': stock === 'rows' ? 1 : stock,
      redeal: redeals < 0,
    },
    reserve: { size: sum(reserve), stacked: isStacked },
    'two decks': setup.decks > 1,
  });
}

function rulesOfRemoval(setup: FullRemoval): Result<Rules, string> {
  const unknown = noRule([
    [`match=${setup.match}`, setup.match !== 'next'],
    ['places', setup.places.length > setup.columns.length],
    ['onKing=nothing', setup.onKing === 'nothing'],
    ['start=any', setup.start === 'any'],
  ]);
  if (unknown) return unknown;
  return ok({
    'tableau piles': { count: setup.columns.length, 'build policy': 'no-build' },
    foundations: { present: false },
    hole: {
      present: true,
      'base card': setup.start === 'ace' ? 'AS' : 'random',
      'build loops': setup.onKing === 'both',
    },
    stock: { size: removalStock(setup), 'deal type': 'hole' },
    'two decks': setup.decks > 1,
  });
}

/** True for columns of one card, two, three and so on. */
const isDiagonal = (columns: readonly number[]): boolean =>
  columns.length > 1 && columns.every((count, i) => count === i + 1);
