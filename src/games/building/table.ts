import type { Card } from '../../engine/card';
import type { Refusal } from '../../engine/game';
import { type Pile, parsePileId } from '../../engine/pile';
import { err, ok, type Result } from '../../engine/result';
import type { Gesture, PileId } from '../../engine/view';
import type { Transfer } from './transfer';
import { explainInPlace, NO_SELECTING, NO_SUCH_PILE } from './words';

/** The piles that the topmost `count` cards of a pile may go to, the best first; `head` is the lowest of them. */
export type Targets<State> = (
  state: State,
  from: Pile,
  count: number,
  head: Card,
) => readonly Pile[];

/** The parts of a game that decide what a gesture means. */
interface TransferGame<State, Reason extends string> {
  readonly cardsOf: (state: State, pile: Pile) => readonly Card[] | undefined;
  readonly apply: (state: State, move: Transfer) => Result<State, Refusal<Reason>>;
  readonly explain: (refusal: Refusal<Reason>) => string;
  /** Why the topmost `count` cards of a pile can't be lifted together, whatever the target; nothing if they can. */
  readonly findLiftFault: (state: State, from: Pile, count: number) => Refusal<Reason> | undefined;
  /** Where a tap and a double-click may take cards; illegal targets are left out later. */
  readonly tapTargets: Targets<State>;
  readonly sendTargets: Targets<State>;
  /** Why a tap on the lowest of `count` cards moves nothing. */
  readonly explainNoTarget: (head: Card, count: number) => string;
}

/** Makes `movesFor` for a game whose moves are all transfers. */
export const transfersFor =
  <State, Reason extends string>(game: TransferGame<State, Reason>) =>
  (state: State, gesture: Gesture): Result<readonly Transfer[], string> => {
    switch (gesture.kind) {
      case 'press':
        return err('There is no stock to draw from.');
      case 'drop': {
        const [from, to] = [parsePileId(gesture.from), parsePileId(gesture.to)];
        return from && to ? ok([{ from, to, count: gesture.count }]) : err(NO_SUCH_PILE);
      }
      case 'tap':
        return legalTransfers(game, game.tapTargets, state, gesture.pile, gesture.count);
      case 'send':
        return legalTransfers(game, game.sendTargets, state, gesture.pile, gesture.count);
      case 'select':
        return err(NO_SELECTING);
    }
  };

function legalTransfers<State, Reason extends string>(
  { cardsOf, apply, explain, findLiftFault, explainNoTarget }: TransferGame<State, Reason>,
  targets: Targets<State>,
  state: State,
  id: PileId,
  count: number,
): Result<readonly Transfer[], string> {
  const from = parsePileId(id);
  const head = from && cardsOf(state, from)?.at(-count);
  if (!from || head === undefined) return err(from ? 'There is no card there.' : NO_SUCH_PILE);
  if (from.kind === 'foundation') return err('A card on a foundation stays there.');
  const fault = findLiftFault(state, from, count);
  if (fault) return err(explain(fault));
  const tried = targets(state, from, count, head).map((to) => {
    const move = { from, to, count };
    return { move, next: apply(state, move) };
  });
  const legal = tried.flatMap(({ move, next }) => (next.ok ? [move] : []));
  if (legal.length > 0) return ok(legal);
  const [refused] = tried.flatMap(({ next }) => (next.ok ? [] : [next.error]));
  const below = from.kind === 'tableau' ? cardsOf(state, from)?.at(-count - 1) : undefined;
  // What can be lifted together lies in order.
  if (!refused && below !== undefined && !findLiftFault(state, from, count + 1))
    return err(explainInPlace(head, below));
  return err(refused ? explain(refused) : explainNoTarget(head, count));
}
