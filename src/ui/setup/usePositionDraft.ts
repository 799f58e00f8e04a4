import { t } from '@lingui/core/macro';
import { useEffect, useMemo, useState } from 'react';
import { type History, newHistory, present, redo, undo, withStep } from '../../engine/history';
import { ok, type Result } from '../../engine/result';
import type { VariantId } from '../../games/index';
import { formatPositionCode, parsePositionCode } from '../../games/positions';
import type { SafeStorage } from '../../persistence/safeStorage';
import { keepSetUpPosition, setUpPosition } from '../../persistence/setUpPositions';
import { addressProblem, replaceAddress, setUpAddress } from '../parts/address';
import { useStores } from '../parts/context';
import { emptyDraft, type PositionDraft } from './draft';
import { pilesOf, positionFrom, type SetUpTable, setUpTable } from './setUpTable';

/** A position that is set up: what lies on the table, change by change, and where the next card goes, which Undo does not bring back. */
interface Drafts extends Pick<PositionDraft, 'chosen' | 'gap'> {
  readonly cards: History<OnTable, undefined>;
}

type OnTable = Pick<PositionDraft, 'piles' | 'redeals'>;

/** The drafts that the page was left with, by games. They come back with their changes; after the tab was closed, without them. */
const left = new Map<VariantId, Drafts>();

const codeOf = (table: SetUpTable, { piles, redeals }: OnTable): string =>
  Object.values(piles).some((pile) => pile.length > 0)
    ? formatPositionCode(positionFrom(table, piles, redeals))
    : '';

const onlyDraft = ({ chosen, gap, ...cards }: PositionDraft): Drafts => ({
  chosen,
  gap,
  cards: newHistory(cards),
});

interface Opened {
  readonly drafts: Drafts;
  readonly problem?: string;
  /** What became of the position that the page was left with, if that is not what was asked for. */
  readonly news?: string;
}

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
  if (own && codeOf(table, present(own.cards)) === code) return own;
  const stored = draftOf(table, code);
  return onlyDraft(stored.ok ? stored.value : emptyDraft(table));
}

/** What is said when other cards replace a position. */
export const undoBringsBack = (): string => t`Undo brings back your last position.`;

/** The drafts of a code; without one, those that the page was left with. Undo brings that position back, while the page is open. */
function draftsOf(table: SetUpTable, code: string, storage: SafeStorage): Opened {
  const before = draftsBefore(table, storage);
  const codeBefore = codeOf(table, present(before.cards));
  if (code === codeBefore) return { drafts: before };
  if (code === '') return { drafts: before, news: t`Your last position. Clear starts a new one.` };
  const read = draftOf(table, code);
  if (!read.ok) return { drafts: before, problem: addressProblem(read.error) };
  if (codeBefore === '') return { drafts: onlyDraft(read.value) };
  return { drafts: changed(before, () => read.value), news: undoBringsBack() };
}

/** The position that is set up on the page, and its changes. The address and the storage follow it. */
export function usePositionDraft(game: VariantId, given: string) {
  const table = useMemo(() => setUpTable(game), [game]);
  const { storage } = useStores();
  const [{ drafts: first, problem, news }] = useState(() => draftsOf(table, given, storage));
  const [drafts, setDrafts] = useState(first);
  const draft = useMemo(() => latest(drafts), [drafts]);
  const { cursor, steps } = drafts.cards;
  const code = codeOf(table, draft);
  const address = setUpAddress(game, code);

  useEffect(() => {
    left.set(game, drafts);
    keepSetUpPosition(storage, game, code);
    replaceAddress(address);
  }, [game, address, drafts, storage, code]);

  const actions = useMemo(
    () => ({
      undo: () => setDrafts((before) => jumped(before, undo(before.cards))),
      redo: () => setDrafts((before) => jumped(before, redo(before.cards))),
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
    canUndo: cursor > 0,
    canRedo: cursor < steps.length,
    ...actions,
  };
}

const latest = ({ cards, chosen, gap }: Drafts): PositionDraft => ({
  ...present(cards),
  chosen,
  gap,
});

/** The drafts after a change. What only chooses a place is not one that can be undone. */
function changed(drafts: Drafts, change: (before: PositionDraft) => PositionDraft): Drafts {
  const before = latest(drafts);
  const { piles, redeals, chosen, gap } = change(before);
  const isSame = piles === before.piles && redeals === before.redeals;
  const cards = isSame ? drafts.cards : withStep(drafts.cards, undefined, { piles, redeals });
  return { cards, chosen, gap };
}

/** The drafts with other cards. The chosen place stays if its cards differ; else the first place whose cards do is chosen. */
function jumped(drafts: Drafts, cards: Drafts['cards']): Drafts {
  if (cards === drafts.cards) return drafts;
  const [before, after] = [present(drafts.cards).piles, present(cards).piles];
  const differ = Object.keys({ ...before, ...after }).filter((id) => before[id] !== after[id]);
  const { chosen } = drafts;
  return { cards, chosen: differ.includes(chosen) ? chosen : (differ[0] ?? chosen) };
}
