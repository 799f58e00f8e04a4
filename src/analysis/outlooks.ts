import type { Account } from '../chance/account';
import type { SeenState } from '../chance/knowledge';
import type { NoOutlook, Outlook } from '../chance/outlook';
import { formatCardSet } from '../engine/cardSet';
import type { VariantId } from '../games/index';
import type { Asking, SolverClient } from './solverClient';

/** All answers of the page try the same possible deals, so that none differs from another. */
const SEED = 0;

/** The most outlooks that are remembered, for a player who steps through the game. */
const MAX_KNOWN = 500;

export type OutlookAnswer = Outlook | NoOutlook;

export type Outlooks = ReturnType<typeof createOutlooks>;

/** What a player can know of positions, remembered once it is as sharp as it gets. */
export function createOutlooks(ask: SolverClient['ask']) {
  const known = new Map<string, OutlookAnswer>();
  /** What is known so far of the position that is looked at. */
  let sharpest: { readonly key: string; readonly answer: OutlookAnswer } | undefined;

  /** The outlook in a position of a game with chances; after `ms` milliseconds what is known by then. Ends as `ask` does. */
  async function find(
    id: VariantId,
    { state, seen }: SeenState,
    { ms, ...asking }: Asking<OutlookAnswer> & { readonly ms?: number },
  ): Promise<OutlookAnswer | undefined> {
    const cards = [...seen];
    const key = `${id} ${formatCardSet(cards)} ${JSON.stringify(state)}`;
    const before = known.get(key);
    if (before) return before;
    const limit = ms === undefined ? {} : { ms };
    const question = { wanted: 'outlook', id, state, seen: cards, seed: SEED, ...limit } as const;
    const onFirst = (first: OutlookAnswer): void => {
      const old = sharpest?.key === key ? sharpest.answer : first;
      sharpest = { key, answer: sharper(first, old) };
      asking.onFirst?.(first);
    };
    const answer = await ask(question, { ...asking, onFirst });
    if (answer && ms !== undefined && sharpest?.key === key)
      return sharper(answer, sharpest.answer);
    if (answer && ms === undefined) {
      const [oldest] = known.keys();
      if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest);
      known.set(key, answer);
    }
    return answer;
  }

  /** What the moves and the cards of a finished game of a game with chances did to the chance. Ends as `ask` does. */
  const account = (
    id: VariantId,
    states: readonly unknown[],
    asking: Asking,
  ): Promise<Account | undefined> => ask({ wanted: 'account', id, states, seed: SEED }, asking);

  /** How often a fair player wins deals of a game with chances that begin as this one does. Ends as `ask` does. */
  const startChance = async (
    id: VariantId,
    dealt: unknown,
    asking: Asking,
  ): Promise<number | undefined> => (await account(id, [dealt], asking))?.start;

  return { find, account, startChance };
}

/** That of two answers to one question for which more of the possible deals were searched. */
function sharper(one: OutlookAnswer, other: OutlookAnswer): OutlookAnswer {
  const isOther = typeof one !== 'string' && typeof other !== 'string' && other.deals > one.deals;
  return isOther ? other : one;
}
