import type { Card } from '../../src/engine/card';
import type { AnyConsoleGame, ConsoleGame } from '../../src/engine/lines';
import { removalOf } from '../../src/games/index';
import { consoleGameOf } from '../../src/games/lines';
import { type FullRemoval, setupOf } from '../../src/games/removals/removal';
import type { RemovalMove } from '../../src/games/removals/rules';
import type { RemovalState, Source } from '../../src/games/removals/state';
import type { RemovalReason } from '../../src/games/removals/text';
import { cardsOf as cards } from './board';
import { variant } from './variants';

/** A game of removal, with the types of its states and moves. */
export const removalGameOf = (id: string): ConsoleGame<RemovalState, RemovalMove, RemovalReason> =>
  consoleGameOf(variant(id)) as AnyConsoleGame as ConsoleGame<
    RemovalState,
    RemovalMove,
    RemovalReason
  >;

/** Plays moves of such a game, and says why one is refused. */
export function removalPlay(id: string) {
  const { apply } = removalGameOf(id).rules;
  const after = (start: RemovalState, ...moves: readonly RemovalMove[]): RemovalState =>
    moves.reduce((state, move) => {
      const next = apply(state, move);
      if (!next.ok) throw new Error(next.error.reason);
      return next.value;
    }, start);
  const reasonOf = (state: RemovalState, move: RemovalMove): RemovalReason | 'legal' => {
    const next = apply(state, move);
    return next.ok ? 'legal' : next.error.reason;
  };
  return { after, reasonOf };
}

/** The description of such a game, with every member. */
export function removalSetup(id: string): FullRemoval {
  const removal = removalOf(variant(id));
  if (!removal) throw new Error(`${id} is no game of removal`);
  return setupOf(removal);
}

/** The move that takes the cards of these sources. */
export const take = (...from: readonly Source[]): RemovalMove => ({ type: 'remove', from });

/** A state from card codes, bottom first; it need not have all cards. Places that are left out are empty. */
export const removalState = (
  id: string,
  text: {
    readonly stock?: string;
    readonly waste?: string;
    /** By the number of the place, or in order. */
    readonly places?: Readonly<Record<number, string>> | readonly string[];
    readonly discard?: string;
    readonly redealsLeft?: number;
  },
): RemovalState => {
  const { places = {} } = text;
  const codeOf = (i: number): string | undefined =>
    Array.isArray(places) ? places[i] : (places as Readonly<Record<number, string>>)[i + 1];
  return {
    ...(text.redealsLeft !== undefined && { redealsLeft: text.redealsLeft }),
    stock: cards(text.stock ?? ''),
    waste: cards(text.waste ?? ''),
    places: removalSetup(id).places.map((_, i) => cards(codeOf(i) ?? '')),
    discard: cards(text.discard ?? ''),
  };
};

/** The card of a code. */
export const cardOf = (code: string): Card => cards(code)[0] as Card;

/** A state of Golf; columns that are left out are empty. */
export const golfState = (text: {
  readonly stock?: string;
  readonly waste: string;
  readonly columns?: readonly string[];
}): RemovalState => removalState('golf', { ...text, places: text.columns ?? [] });

/** A state of TriPeaks. */
export const tripeaksState = (text: Parameters<typeof removalState>[1]): RemovalState =>
  removalState('tripeaks', text);

/** A state of Pyramid. */
export const pyramidState = (text: Parameters<typeof removalState>[1]): RemovalState =>
  removalState('pyramid', text);
