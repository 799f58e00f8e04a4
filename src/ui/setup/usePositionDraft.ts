import { t } from '@lingui/core/macro';
import { useEffect, useMemo, useState } from 'react';
import { ok, type Result } from '../../engine/result';
import type { VariantId } from '../../games/index';
import { formatPositionCode, parsePositionCode } from '../../games/positions';
import type { SafeStorage } from '../../persistence/safeStorage';
import { keepSetUpPosition, setUpPosition } from '../../persistence/setUpPositions';
import { addressProblem, replaceAddress, setUpAddress } from '../parts/address';
import { useStores } from '../parts/context';
import { emptyDraft, type PositionDraft } from './draft';
import { pilesOf, positionFrom, type SetUpTable, setUpTable } from './setUpTable';

/** A position as it was set up, change by change. */
interface Drafts {
  readonly now: PositionDraft;
  /** What can be undone, the latest last. Of these, only what lies on the table comes back. */
  readonly past: readonly PositionDraft[];
  /** What can be redone, the next first. */
  readonly future: readonly PositionDraft[];
}

/** The drafts that the page was left with, by games. They come back with their changes; after the tab was closed, without them. */
const left = new Map<VariantId, Drafts>();

const codeOf = (table: SetUpTable, { piles, redeals }: PositionDraft): string =>
  Object.values(piles).some((pile) => pile.length > 0)
    ? formatPositionCode(positionFrom(table, piles, redeals))
    : '';

const onlyDraft = (now: PositionDraft): Drafts => ({ now, past: [], future: [] });

/** What the page opens with. */
interface Opened {
  readonly drafts: Drafts;
  /** Why the code cannot be read. */
  readonly problem?: string;
  /** What became of the position that the page was left with, if that is not what was asked for. */
  readonly news?: string;
}

/** The draft of a code; undefined if it cannot be read. */
function draftOf(table: SetUpTable, code: string): Result<PositionDraft, string> {
  const position = parsePositionCode(code);
  if (!position.ok) return position;
  const { redeals } = position.value;
  return ok({ ...emptyDraft(table), piles: pilesOf(table, position.value), redeals });
}

/** The drafts that the page was left with, here or in another tab, whichever was later; one without cards if there are none. */
function draftsBefore(table: SetUpTable, storage: SafeStorage): Drafts {
  const { game } = table;
  const code = setUpPosition(storage, game);
  const own = left.get(game);
  if (own && codeOf(table, own.now) === code) return own;
  const stored = draftOf(table, code);
  return onlyDraft(stored.ok ? stored.value : emptyDraft(table));
}

/** What is said when other cards replace a position. */
export const undoBringsBack = (): string => t`Undo brings back your last position.`;

/** The drafts of a code; without one, those that the page was left with. Undo brings that position back, while the page is open. */
function draftsOf(table: SetUpTable, code: string, storage: SafeStorage): Opened {
  const before = draftsBefore(table, storage);
  const codeBefore = codeOf(table, before.now);
  if (code === codeBefore) return { drafts: before };
  if (code === '') return { drafts: before, news: t`Your last position. Clear starts a new one.` };
  const read = draftOf(table, code);
  if (!read.ok) return { drafts: before, problem: addressProblem(read.error) };
  if (codeBefore === '') return { drafts: onlyDraft(read.value) };
  return { drafts: changed(before, () => read.value), news: undoBringsBack() };
}

/**
 * The position that is set up on the page, and its changes. The address and the storage follow it. What only chooses a place is no change.
 */
export function usePositionDraft(game: VariantId, given: string) {
  const table = useMemo(() => setUpTable(game), [game]);
  const { storage } = useStores();
  const [{ drafts: first, problem, news }] = useState(() => draftsOf(table, given, storage));
  const [drafts, setDrafts] = useState(first);
  const { now: draft, past, future } = drafts;
  const code = codeOf(table, draft);
  const address = setUpAddress(game, code);

  useEffect(() => {
    left.set(game, drafts);
    keepSetUpPosition(storage, game, code);
    replaceAddress(address);
  }, [game, address, drafts, storage, code]);

  const actions = useMemo(
    () => ({
      undo: () => setDrafts(undone),
      redo: () => setDrafts(redone),
      change: (next: (before: PositionDraft) => PositionDraft): void =>
        setDrafts((before) => changed(before, next)),
    }),
    [],
  );

  return {
    table,
    draft,
    address,
    problem,
    news,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    ...actions,
  };
}

/** The drafts after a change. What only chooses a place is not one that can be undone. */
function changed(
  { now, past, future }: Drafts,
  change: (before: PositionDraft) => PositionDraft,
): Drafts {
  const after = change(now);
  return after.piles === now.piles && after.redeals === now.redeals
    ? { now: after, past, future }
    : { now: after, past: [...past, now], future: [] };
}

function undone(drafts: Drafts): Drafts {
  const { now, past, future } = drafts;
  const before = past.at(-1);
  return before
    ? { now: jumped(now, before), past: past.slice(0, -1), future: [now, ...future] }
    : drafts;
}

function redone(drafts: Drafts): Drafts {
  const { now, past, future } = drafts;
  const [after, ...later] = future;
  return after ? { now: jumped(now, after), past: [...past, now], future: later } : drafts;
}

/** What lies on the table in another draft. The chosen place stays if it differs; else the first that does is chosen. */
function jumped({ piles: before, chosen }: PositionDraft, target: PositionDraft): PositionDraft {
  const { piles, redeals } = target;
  const differ = Object.keys({ ...before, ...piles }).filter((id) => before[id] !== piles[id]);
  return { piles, redeals, chosen: differ.includes(chosen) ? chosen : (differ[0] ?? chosen) };
}
