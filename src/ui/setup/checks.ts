import { plural, t } from '@lingui/core/macro';
import { err, type Result } from '../../engine/result';
import type { VariantDeal } from '../../games/index';
import {
  dealOfPosition,
  type KnownState,
  positionOf,
  stateOf,
  type TextFault,
} from '../../games/positions';
import { countCards, type PositionDraft, turnedUp } from './draft';
import { positionFrom, type SetUpTable } from './setUpTable';

/** A deal that begins with a position, and its state. */
export interface PositionDeal extends VariantDeal {
  readonly state: unknown;
}

/** What can be said of a position while it is set up. */
export interface Checks {
  readonly result: Result<KnownState, readonly TextFault[]>;
  /** What is wrong, in sentences; of many missing cards none is named yet. */
  readonly faults: readonly string[];
  /** What else is to be known or done, in sentences. */
  readonly notes: readonly string[];
  readonly count: number;
  /** The deal that begins with the position, if that is sound and all its cards are known. */
  readonly found?: PositionDeal;
}

/** More missing cards than this are not named: the position is only begun. */
const MAX_NAMED = 6;

/** Checks a position. */
export function checkDraft(table: SetUpTable, { piles, redeals }: PositionDraft): Checks {
  const count = countCards(piles);
  if (turnedUp(table, { piles })) {
    const notes = [t`Which card was turned up? Press it.`];
    return { result: err([]), count, notes, faults: [] };
  }
  const position = positionFrom(table, piles, redeals);
  const result = stateOf(table.game, position);
  if (count === 0) {
    const notes = [
      t`Copy a game from anywhere: choose a place on the table, then press its cards.`,
    ];
    return { result, count, notes, faults: [] };
  }
  if (!result.ok) {
    const isBegun = table.size - count > MAX_NAMED;
    const named = result.error.filter((each) => !(isBegun && each.isMissing));
    const faults = [...new Set(named.map(({ sentence }) => sentence))];
    const notes = faults.length === 0 ? [t`Not all cards are on the table yet.`] : [];
    return { result, count, notes, faults };
  }
  const { state, unknown, gone } = result.value;
  const notes = [
    unknown.length > 0 &&
      plural(unknown.length, {
        one: '# card is unknown: fill it in to play from here.',
        other: '# cards are unknown: fill them in to play from here.',
      }),
    gone.length > 0 &&
      plural(gone.length, {
        one: '# card is gone: it counts as played.',
        other: '# cards are gone: they count as played.',
      }),
  ].filter((note) => note !== false);
  const deal = unknown.length === 0 ? dealOfPosition(table.game, position) : undefined;
  return {
    result,
    count,
    notes,
    faults: [],
    ...(deal?.ok && { found: { variant: table.game, deal: deal.value, state } }),
  };
}

/** The position with the cards face down that the game hides in columns as long as dealt, if nothing was said of them; else the same object. */
export function asHidden(
  table: SetUpTable,
  draft: PositionDraft,
  { result }: Checks,
): PositionDraft {
  const position = result.ok ? positionOf(table.game, result.value.state) : undefined;
  const hides = position?.tableau.some((pile) => pile.some(({ isFaceDown }) => isFaceDown));
  if (!position || !hides || hasFaceDown(draft)) return draft;
  const { piles } = draft;
  const columns = table.places.flatMap(({ id, kind, index }) => {
    const [own, dealt] = [piles[id], position.tableau[index - 1]];
    if (kind !== 'tableau' || own?.length !== dealt?.length) return [];
    return [
      [
        id,
        own?.map((card, at) => (dealt?.[at]?.isFaceDown ? { ...card, isFaceDown: true } : card)),
      ],
    ];
  });
  return { ...draft, piles: { ...piles, ...Object.fromEntries(columns) } };
}

const hasFaceDown = ({ piles }: PositionDraft): boolean =>
  Object.values(piles).some((pile) => pile.some(({ isFaceDown }) => isFaceDown));
