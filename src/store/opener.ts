import { t } from '@lingui/core/macro';
import { err } from '../engine/result';
import { factsOf, isPlayed, isUnfinished } from '../persistence/record';
import {
  createFinder,
  type FindingParts,
  type FoundGame,
  type GameSource,
  hasEnded,
  withAnnouncement,
} from './findGame';
import { isReplay, type Offer, type TableGame, unmarked } from './game/table';
import type { InnerStore } from './gameStore';

const openingFailed = (): string => t`This game could not be opened. Reload to try again.`;

/** Puts games on the table: one at a time, the one that was asked for last. `resume` goes on with one that was given up. */
export function createOpener(
  parts: FindingParts,
  { getState, setState, emit, announce }: InnerStore,
  saveNow: () => void,
  resume: () => void,
) {
  const { games } = parts;
  const findGame = createFinder(parts);
  /** How often a game was opened or closed. One that is found after a later opening is not put on the table. */
  let openings = 0;
  let openedFrom: GameSource['kind'] | undefined;

  async function open(source: GameSource, offersBack?: 'offersBack'): Promise<void> {
    saveNow();
    const number = ++openings;
    openedFrom = source.kind;
    setState({ search: undefined });
    const { current } = getState();
    // If the address already names the new game, the old one must not be shown under it.
    if (source.kind === 'address' || source.kind === 'last') setState({ current: undefined });
    const isAwaited = (): boolean => number === openings;
    const find = async () => {
      const left = offersBack && (await leftUnfinished(current, source));
      return [await findGame(source, isAwaited), left] as const;
    };
    const [found, left] = await find().catch(() => [err(openingFailed())] as const);
    if (!isAwaited()) return;
    setState({ search: undefined });
    if (!found) return;
    if (found.ok) putOnTable(found.value, left);
    else announce(found.error, 'refusal');
  }

  function putOnTable({ game, text, isQuiet }: FoundGame, left: TableGame | undefined): void {
    const back = left && left.record.id !== game.record.id ? left : undefined;
    const isNew = game.history.steps.length === 0;
    const lastGameNote = back?.record.givenUp
      ? t`New game. Your last one counts as lost.`
      : isNew
        ? t`New game. Your last one is saved.`
        : t`Your last game is saved.`;
    emit(
      {
        action: { type: 'open' },
        before: getState().current,
        after: game,
        sentences: isQuiet ? [text] : [],
        news: [...(isQuiet ? [] : [text]), ...(back ? [lastGameNote] : [])],
        offer: back && offerOf(back),
      },
      { ...unmarked(game), restarted: undefined, dealCount: getState().dealCount + 1 },
    );
  }

  async function showStored(): Promise<void> {
    const { current } = getState();
    const number = openings;
    if (!current || isReplay(current) || isPlayed(current.record)) return;
    const { variant, deal } = current.record;
    const isLast = openedFrom === 'last';
    if (!isLast && openedFrom !== 'address' && openedFrom !== 'deal') return;
    const stored = await (isLast ? games.last(variant) : games.unfinished(variant, deal));
    const isSame = number === openings && getState().current === current;
    if (isSame && stored && !hasEnded(stored)) putOnTable(withAnnouncement(stored), undefined);
  }

  /** The game that is left and could go on: the one on the table, or the last of the variant. */
  async function leftUnfinished(
    current: TableGame | undefined,
    source: GameSource,
  ): Promise<TableGame | undefined> {
    const left = current ?? ('variant' in source ? await games.last(source.variant) : undefined);
    if (!left || isReplay(left) || !isPlayed(left.record)) return undefined;
    return isUnfinished(factsOf(left.record)) || (left === current && left.record.givenUp)
      ? left
      : undefined;
  }

  const offerOf = ({ record: { id } }: TableGame): Offer => ({
    name: t`Go back`,
    accept: () =>
      void open({ kind: 'game', id }).then(() => {
        if (getState().current?.record.id === id) resume();
      }),
  });

  return {
    open,
    showStored,
    /** No game that is being looked for is put on the table any more. */
    forget: (): void => {
      openings++;
    },
  };
}
