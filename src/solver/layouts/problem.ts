import { type Card, makeCard, SUITS } from '../../engine/card';
import { memoize } from '../../engine/memoize';
import { range } from '../../engine/numbers';
import { suitsFit, takesAny } from '../../games/layouts/building';
import { type FullLayout, packOf, stockSize } from '../../games/layouts/layout';

/**
 * When a card may go to a foundation at once, as docs/solver.md proves: `never`; always, once its copies can follow; once every
 * card that goes on it is up (`direct`), or can follow at once (`following`); or once all cards that could ever lie on it are
 * up, those that come back included (`closure`).
 */
type Safety = 'never' | 'always' | 'direct' | 'following' | 'closure';

/**
 * A description as tables. Cards are faces: suit × ranks + rank, ranks counted from the base; copies are alike. Piles are
 * numbers: columns first, then free cells, then reserve piles.
 */
export interface Problem {
  readonly setup: FullLayout & { readonly base: number };
  readonly ranks: number;
  readonly faces: number;
  /** The number of columns, and where the reserve begins and ends. */
  readonly columns: number;
  readonly reserveAt: number;
  readonly piles: number;
  /** One more than the most cards of a pile. */
  readonly stride: number;
  /** For each face its rank, its suit, and how many copies are in the pack. */
  readonly rankOf: Uint8Array;
  readonly suitOf: Uint8Array;
  readonly copies: Uint8Array;
  /** `face × faces + onto`: 1 where a face goes on another in a column, and where they move together. */
  readonly fits: Uint8Array;
  readonly runs: Uint8Array;
  /** For each face those that go on it, those it goes on, and those that must be up before it is safe by `closure`. */
  readonly goesOn: readonly (readonly number[])[];
  readonly liesOn: readonly (readonly number[])[];
  readonly closure: readonly (readonly number[])[];
  readonly safety: Safety;
  /** For each face the one that stands for it in signatures: itself, unless the problem is streamlined. */
  readonly alike: Uint8Array;
  /** True if cards go to foundations one by one. */
  readonly hasFoundations: boolean;
  readonly isRows: boolean;
  /** Cards turned at a time. */
  readonly step: number;
  readonly takesAny: boolean;
  readonly takesKing: boolean;
  readonly fillsFromReserve: boolean;
  /** False where it makes no difference whether a card lies face down. */
  readonly countsHidden: boolean;
  /** True if the search leaves out positions in which some card can never go up. */
  readonly showsDeadlocks: boolean;
  /** True if the search does not tell apart on which cards of a rank runs lie. */
  readonly forgetsRuns: boolean;
  /** True if a card in a cell goes on a card of a column at once: nothing else goes there, or the problem is streamlined. */
  readonly leavesCells: boolean;
  /** True if a card in order goes to no cell or empty column, unless the card below it then goes to its foundation. */
  readonly keepsRuns: boolean;
  /** True if safe cards go to their foundations as part of the move before. */
  readonly raisesSafe: boolean;
  /** True if a move counts as many as the player makes, turns of the stock included; else as one. */
  readonly countsTurns: boolean;
}

/** The tables of a description with this base. */
export function problemOf(setup: FullLayout, base: number): Problem {
  const { ranks, columns, cells, reserve, decks, suits, upToo, move, build, goal, empty } = setup;
  const faces = SUITS.length * ranks;
  const all = range(0, faces - 1);
  const inPlay = packOf(setup).suits ?? SUITS.map((_, suit) => suit);
  const rankOf = Uint8Array.from(all, (face) => face % ranks);
  const suitOf = Uint8Array.from(all, (face) => face / ranks);
  const copies = suitOf.map((suit) => (inPlay.includes(suit) ? (decks * SUITS.length) / suits : 0));
  const fits = new Uint8Array(faces * faces);
  const runs = new Uint8Array(faces * faces);
  const cardOf = (face: number): Card => makeCard(suitOf[face], 0);
  for (const face of all) {
    for (const onto of all) {
      const steps = rankOf[onto] - rankOf[face];
      if (steps !== 1 && !(upToo && steps === -1)) continue;
      if (!copies[face] || !copies[onto] || !suitsFit(setup, cardOf(face), cardOf(onto))) continue;
      fits[face * faces + onto] = 1;
      if (move !== 'suit' || suitOf[face] === suitOf[onto]) runs[face * faces + onto] = 1;
    }
  }
  const goesOn = all.map((onto) => all.filter((face) => fits[face * faces + onto]));
  const cards = decks * faces;
  const isRows = setup.stock === 'rows' && stockSize(setup) > 0;
  return {
    setup: { ...setup, base },
    ranks,
    faces,
    columns: columns.length,
    reserveAt: columns.length + cells,
    piles: columns.length + cells + reserve.length,
    stride: cards + 1,
    rankOf,
    suitOf,
    copies,
    fits,
    runs,
    goesOn,
    liesOn: all.map((face) => all.filter((onto) => fits[face * faces + onto])),
    closure: all.map((face) => closureOf(face, goesOn, ranks)),
    safety: safetyOf(setup),
    alike: Uint8Array.from(all),
    hasFoundations: goal === 'cards',
    isRows,
    step: setup.stock === 'rows' ? 1 : setup.stock,
    takesAny: takesAny(setup),
    takesKing: empty === 'king',
    fillsFromReserve: empty === 'reserve',
    countsHidden: move !== 'one' || goal === 'runs',
    showsDeadlocks: cells === 0 && (empty === 'king' || empty === 'none'),
    forgetsRuns: goal === 'cards' && move === 'run' && build !== 'other' && cells === 0,
    leavesCells:
      goal === 'cards' && cells > 0 && !isRows && decks * 4 === suits && build === 'suit' && !upToo,
    keepsRuns: false,
    raisesSafe: false,
    countsTurns: false,
  };
}

/**
 * The problem with deadlocks, runs told apart, and all moves of cards in cells: as when daily deals were chosen, since a search that
 * leaves out more would choose others; and for the moves of a player who does not see all cards, on which a deadlock depends.
 */
export const unpruned = memoize(
  (problem: Problem): Problem => ({
    ...problem,
    showsDeadlocks: false,
    forgetsRuns: false,
    leavesCells: false,
  }),
);

/** True where the streamlined problem has fewer moves, too: where runs move and there are free cells. */
export const streamlinesRuns = ({ cells, move }: FullLayout): boolean =>
  cells > 0 && move !== 'one';

/**
 * The problem with fewer lines: every card goes to its foundation as soon as it can and none comes back, positions count as one that
 * differ only in cards between which building makes no difference, and with free cells cards leave them at once, and runs stay whole. A
 * line that wins is one of the game; a loss proves nothing.
 */
export const streamlined = memoize((problem: Problem): Problem => {
  const { setup, faces, ranks, fits, hasFoundations } = problem;
  const goOnSame = (a: number, b: number): boolean =>
    range(0, faces - 1).every(
      (each) =>
        fits[a * faces + each] === fits[b * faces + each] &&
        fits[each * faces + a] === fits[each * faces + b],
    );
  const alike = Uint8Array.from({ length: faces }, (_, face) => {
    let first = face % ranks;
    while (!goOnSame(first, face)) first += ranks;
    return first;
  });
  return {
    ...problem,
    setup: { ...setup, back: false },
    safety: 'always',
    alike,
    leavesCells: streamlinesRuns(setup),
    keepsRuns: streamlinesRuns(setup),
    raisesSafe: hasFoundations && setup.cells > 0,
  };
});

/** The rule by which cards are safe in a game; `never` where no rule is proved. */
function safetyOf({ goal, build, upToo, move, back, decks, suits }: FullLayout): Safety {
  if (goal === 'runs') return 'never';
  if (upToo)
    return build === 'suit' && move === 'one' && !back && decks * 4 === suits ? 'always' : 'never';
  if (back) return 'closure';
  return move === 'all' ? 'direct' : 'following';
}

/** Faces that can come to lie on this one, directly or not, if cards below these on their foundations may come back. */
function closureOf(
  face: number,
  goesOn: readonly (readonly number[])[],
  ranks: number,
): readonly number[] {
  const found = new Set<number>();
  const open = [face];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const below = Array.from({ length: next % ranks }, (_, i) => next - 1 - i);
    for (const each of [...goesOn[next], ...below]) {
      if (found.has(each)) continue;
      found.add(each);
      open.push(each);
    }
  }
  found.delete(face);
  return [...found];
}
