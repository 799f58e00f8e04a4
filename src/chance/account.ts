import type { Card } from '../engine/card';
import { setupOfVariant, type VariantId } from '../games/index';
import { countCards, countDeck, emptyPiles, type LayoutState } from '../games/layouts/board';
import { isWon, type LayoutMove } from '../games/layouts/rules';
import type { Resumable } from '../solver/gameSolver';
import { positionKey } from '../solver/positionKey';
import { chanceOf } from './curves';
import { behind, estimate, shareOf } from './estimate';
import { cardsSeenIn, knowledgeOf, prospectOf, withOthers } from './knowledge';
import { openDeals } from './openDeals';
import { played } from './outlook';

/** A move that changed the chance to win. */
export interface AccountedMove {
  /** The number of moves before it. */
  readonly at: number;
  /** The chance before and after it. */
  readonly before: number;
  readonly after: number;
  /** How much of the chance the move gave away, against the best one: 0 or more. */
  readonly cost: number;
  /** How much the cards that turned up brought, or took. */
  readonly luck: number;
  /** True if a card turned up. */
  readonly turned: boolean;
  /** The best moves instead, if the move cost something. */
  readonly better?: readonly LayoutMove[];
}

/** What became of a chance: `start + luck − cost` is the end, exactly. */
export interface Account {
  readonly start: number;
  /** 1 for a win, 0 for a game that was given up or lost, and otherwise the chance now. */
  readonly end: number;
  readonly luck: number;
  readonly cost: number;
  readonly moves: readonly AccountedMove[];
}

/** Smaller differences between moves are not named: the estimates are no sharper. */
const MIN_COST = 0.03;
/** The same for a move that is not among those compared, so that it was tried with other possible deals. */
const MIN_COST_APART = 0.06;
/** Possible deals for each card that a move may turn up. */
const FEW_DEALS = 32;

interface Assessed {
  readonly chance: number;
  readonly share: number;
}

/**
 * Splits the change of the chance over a game, given as its states, into luck and cost. A move's cost is how much worse it was than the
 * best one, by what had been seen then; the rest of the change is luck. `isOver` says that nothing follows, so that a game that is
 * not won is lost. Undefined if the search is stopped.
 */
export function* accountOf(
  id: VariantId,
  given: readonly unknown[],
  seed: number,
  isOver: boolean,
): Resumable<Account | undefined> {
  const states = given as readonly LayoutState[];
  const accountant = openAccount(id, seed);
  const [first] = states;
  if (!first) throw new Error('there is no position');
  const seen = new Set(cardsSeenIn([first]));
  let now = yield* accountant.assess(first, seen);
  const start = now.chance;
  const moves: AccountedMove[] = [];
  for (const [at, state] of states.slice(0, -1).entries()) {
    const next = states[at + 1] as LayoutState;
    const before = new Set(seen);
    for (const card of cardsSeenIn([next])) seen.add(card);
    const turned = [...seen].filter((card) => !before.has(card));
    if (turned.length === 0 && isFree(state, next)) continue;
    if (!(yield)) return undefined;
    const after = yield* accountant.assess(next, seen);
    if (!(yield)) return undefined;
    const [card] = turned;
    const costly = isDraw(state, next)
      ? undefined
      : yield* accountant.costOf({ state, next, seen: before, turned: card, before: now, after });
    if (!(yield)) return undefined;
    const cost = costly?.cost ?? 0;
    moves.push({
      at,
      before: now.chance,
      after: after.chance,
      cost,
      luck: after.chance - now.chance + cost,
      turned: turned.length > 0,
      ...(costly?.better && { better: costly.better }),
    });
    now = after;
  }
  const last = states.at(-1) as LayoutState;
  if (isOver && now.chance > 0 && !isWon(setupOfVariant(id), last)) {
    const cost = now.chance;
    const givenUp = { at: states.length - 1, before: cost, after: 0, cost };
    moves.push({ ...givenUp, luck: 0, turned: false });
    now = { chance: 0, share: 0 };
  }
  const sum = (part: 'luck' | 'cost'): number => moves.reduce((all, move) => all + move[part], 0);
  return { start, end: now.chance, luck: sum('luck'), cost: sum('cost'), moves };
}

/** A move by the states around it, and the cards that were seen before it. */
interface Played {
  readonly state: LayoutState;
  readonly next: LayoutState;
  readonly seen: ReadonlySet<Card>;
  /** The card that it turned up. */
  readonly turned: Card | undefined;
  readonly before: Assessed;
  readonly after: Assessed;
}

/** What the account of a game asks of its positions. */
function openAccount(id: VariantId, seed: number) {
  const setup = setupOfVariant(id);
  const deals = openDeals(id);

  function* assess(
    state: LayoutState,
    seen: ReadonlySet<Card>,
    maxDeals?: number,
  ): Resumable<Assessed> {
    if (isWon(setup, state)) return { chance: 1, share: 1 };
    const knowledge = knowledgeOf(state, seen);
    const position = deals.positionOf(knowledge);
    if (!position) throw new Error('the search cannot hold a position of a game');
    const { share } = yield* shareOf(deals, position, seed, maxDeals);
    return { chance: chanceOf(id, { ...prospectOf(knowledge), share }), share };
  }

  /** The mean over all cards that the move may have turned up. */
  function* expected({ next, seen }: Played, turned: Card): Resumable<Assessed> {
    const cards = knowledgeOf(next, seen).unknown;
    const sum = { chance: 0, share: 0 };
    for (const card of [...cards, turned]) {
      const other = withOthers(next, swapped(turned, card));
      const { chance, share } = yield* assess(other, new Set([...seen, card]), FEW_DEALS);
      sum.chance += chance / (cards.length + 1);
      sum.share += share / (cards.length + 1);
    }
    return sum;
  }

  /** What a move cost, before it was known what it turns up; undefined if none was clearly better. */
  function* costOf(move: Played): Resumable<Pick<AccountedMove, 'cost' | 'better'> | undefined> {
    const { state, next, seen, turned, before, after } = move;
    const yours = turned === undefined ? after : yield* expected(move, turned);
    const lost = before.chance - yours.chance;
    if (lost < MIN_COST) return undefined;
    const knowledge = knowledgeOf(state, seen);
    if (knowledge.unknown.length === 0) return { cost: lost };
    const position = deals.positionOf(knowledge);
    if (!position) return undefined;
    const decisions = yield* estimate(deals, position, seed);
    const reached = positionKey(next);
    const [best] = decisions;
    const same = decisions.find(
      ({ decision }) =>
        positionKey(played(id, state, deals, position, decision).state()) === reached,
    );
    if (!best || best === same) return undefined;
    const gap = same ? behind(best, same) : best.share - yours.share;
    if (gap < (same ? MIN_COST : MIN_COST_APART)) return undefined;
    const share = Math.max(0, before.share - gap);
    const cost = before.chance - chanceOf(id, { ...prospectOf(knowledge), share });
    return { cost, better: played(id, state, deals, position, best.decision).line() };
  }

  return { assess, costOf };
}

/** True if a move can be taken back by others. */
const isFree = (state: LayoutState, next: LayoutState): boolean =>
  countDeck(state) === countDeck(next) &&
  countCards(state, 'foundation') === countCards(next, 'foundation') &&
  emptyPiles(state, 'tableau').length === emptyPiles(next, 'tableau').length;

/** True if a move only turned cards of the stock. */
const isDraw = (state: LayoutState, next: LayoutState): boolean =>
  countDeck(state) === countDeck(next) && state.stock?.length !== next.stock?.length;

const swapped =
  (a: Card, b: Card) =>
  (card: Card): Card =>
    card === a ? b : card === b ? a : card;
