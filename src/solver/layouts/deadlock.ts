import { memoize } from '../../engine/memoize';
import type { Position } from './position';
import type { Problem } from './problem';

/** Set in `places` if the card may lie in another column than now. */
const ELSEWHERE = 1 << 31;

/** What may happen to a card of the waste, once it may happen. */
const COMES_UP = 1;
const LEAVES = 2;

/** True if some card can never go up, whatever is played, so that the position is lost. Only for a problem that `showsDeadlocks`. */
export const isDeadlocked = (position: Position): boolean =>
  relaxationOf(position.problem).isDeadlocked(position);

const relaxationOf = memoize((problem: Problem) => new Relaxation(problem));

/**
 * What could happen if nothing that a card ever reached were lost again: a card that may be on top of a column stays there for
 * all that go on it. What cannot happen even so cannot happen in the game; docs/solver.md has the proof.
 */
class Relaxation {
  readonly #problem: Problem;
  /** For each face the columns, as bits, where a copy may be the top card. */
  readonly #places: Int32Array;
  /** For each face how many copies may be free to go up, and how many may go up. */
  readonly #freed: Uint8Array;
  readonly #risen: Uint8Array;
  /** How many cards of each pile may not leave. */
  readonly #staying: Uint8Array;
  readonly #waste: Uint8Array;
  /** Where whole suits leave: the faces that may lie on the next one of their suit, and how many of each suit may not. */
  readonly #linked: Uint8Array;
  readonly #unlinked: Uint8Array;
  /** Suits that may not be completed. */
  #missing = 0;
  #hasEmpty = false;
  #hasChanged = false;

  constructor(problem: Problem) {
    const { faces, piles, stride, ranks } = problem;
    this.#problem = problem;
    this.#places = new Int32Array(faces);
    this.#freed = new Uint8Array(faces);
    this.#risen = new Uint8Array(faces);
    this.#staying = new Uint8Array(piles);
    this.#waste = new Uint8Array(stride);
    this.#linked = new Uint8Array(faces);
    this.#unlinked = new Uint8Array(faces / ranks);
  }

  isDeadlocked(position: Position): boolean {
    const { piles, takesAny, isRows, setup } = this.#problem;
    const { deck, deckLeft } = position;
    this.#begin(position);
    while (this.#missing > 0) {
      // A free place for any card: none is ever stuck.
      if (this.#hasEmpty && takesAny) return false;
      if (!this.#hasChanged) return true;
      this.#hasChanged = false;
      for (let pile = 0; pile < piles; pile++) this.#loosen(position, pile);
      if (!isRows) this.#turn(position);
      else for (let i = position.turned; i < deckLeft; i++) this.#place(deck[i], 0);
      if (setup.back) this.#lower(position);
    }
    return false;
  }

  #begin(position: Position): void {
    const { piles, columns, faces, ranks, stride, copies, isRows, hasFoundations } = this.#problem;
    const { heights, hidden, cards, onFoundations, deck, deckLeft, turned } = position;
    this.#places.fill(0);
    this.#freed.set(onFoundations);
    this.#risen.set(onFoundations);
    this.#staying.set(heights);
    this.#waste.fill(0, 0, deckLeft);
    this.#hasEmpty = false;
    this.#hasChanged = true;
    this.#missing = 0;
    for (let king = ranks - 1; king < faces; king += ranks)
      if (onFoundations[king] !== copies[king]) this.#missing++;
    if (!hasFoundations) {
      this.#linked.fill(0);
      this.#unlinked.fill(ranks - 1);
    }
    for (let pile = 0; pile < piles; pile++) {
      const height = heights[pile];
      this.#uncover(position, pile);
      if (hasFoundations || pile >= columns) continue;
      for (let at = pile * stride + height - 1; at > pile * stride + hidden[pile]; at--)
        if (cards[at - 1] === cards[at] + 1) this.#link(cards[at]);
    }
    // A row may be dealt at any time, and what it lands on may carry it elsewhere.
    for (let i = turned; isRows && i < deckLeft; i++) {
      this.#carry(deck[i]);
      this.#free(deck[i]);
    }
  }

  /** The card that stays on top of a pile may be taken. */
  #uncover({ cards }: Position, pile: number): void {
    const { columns, stride } = this.#problem;
    const left = this.#staying[pile];
    if (left === 0) {
      if (pile < columns) this.#hasEmpty = true;
      return;
    }
    const face = cards[pile * stride + left - 1];
    if (pile < columns) this.#places[face] |= 1 << pile;
    this.#free(face);
  }

  /** A copy may be taken by a foundation that has the card before it. */
  #free(face: number): void {
    const { rankOf, copies, ranks, hasFoundations } = this.#problem;
    this.#hasChanged = true;
    this.#freed[face]++;
    if (!hasFoundations) return;
    for (let each = face; ; each++) {
      const before = rankOf[each] === 0 ? copies[each] : this.#risen[each - 1];
      const risen = Math.min(before, this.#freed[each]);
      if (risen === this.#risen[each]) return;
      this.#risen[each] = risen;
      if (rankOf[each] !== ranks - 1) continue;
      if (risen === copies[each]) this.#missing--;
      return;
    }
  }

  /** A card may lie on the next one of its suit. */
  #link(face: number): void {
    const { suitOf, rankOf, ranks } = this.#problem;
    if (this.#linked[face] === 1 || rankOf[face] === ranks - 1) return;
    this.#linked[face] = 1;
    const suit = suitOf[face];
    this.#unlinked[suit]--;
    if (this.#unlinked[suit] === 0) this.#missing--;
    this.#hasChanged = true;
  }

  /** True if a free card may go up. */
  #rises(face: number, { onFoundations }: Position): boolean {
    const { hasFoundations, setup, suitOf } = this.#problem;
    if (!hasFoundations) return this.#unlinked[suitOf[face]] === 0;
    return this.#risen[face] > (setup.back ? 0 : onFoundations[face]);
  }

  /** True if a card may go to a column other than `own`, a bit. */
  #moves(face: number, own: number): boolean {
    const { liesOn, takesKing, rankOf, ranks } = this.#problem;
    if (this.#hasEmpty && takesKing && rankOf[face] === ranks - 1) return true;
    const places = this.#places;
    const onto = liesOn[face];
    for (let i = 0; i < onto.length; i++) if ((places[onto[i]] & ~own) !== 0) return true;
    return false;
  }

  /** Returns whether a card may lie elsewhere: it does if it goes to a column other than `own`, a bit. */
  #place(face: number, own: number): boolean {
    const isElsewhere = this.#places[face] < 0;
    const { hasFoundations } = this.#problem;
    if (isElsewhere && (hasFoundations || this.#linked[face] === 1)) return true;
    if (!this.#moves(face, isElsewhere ? 0 : own)) return isElsewhere;
    this.#carry(face);
    if (!hasFoundations) this.#link(face);
    return true;
  }

  /** A card may lie elsewhere. */
  #carry(face: number): void {
    if (this.#places[face] < 0) return;
    this.#places[face] |= ELSEWHERE;
    this.#hasChanged = true;
  }

  /** Lets the cards of a column or of the reserve leave, from the top down, as far as they may. */
  #loosen(position: Position, pile: number): void {
    const { columns, stride, setup, hasFoundations } = this.#problem;
    const { cards } = position;
    const places = this.#places;
    const first = pile * stride;
    const height = position.heights[pile];
    const own = pile < columns ? 1 << pile : 0;
    for (let left = this.#staying[pile]; left > 0; ) {
      let next = this.#headOf(position, pile, left, own);
      if (next === left && this.#rises(cards[first + left - 1], position)) next--;
      if (next === left) break;
      this.#staying[pile] = next;
      for (let at = next; at < left - 1; at++) this.#free(cards[first + at]);
      this.#uncover(position, pile);
      this.#hasChanged = true;
      left = next;
    }
    // A card that went up may return to its own column; one that moved takes with it what lay on it in order.
    for (let at = this.#staying[pile]; at < height; at++) {
      const face = cards[first + at];
      if (hasFoundations && places[face] < 0) continue;
      const isPlaced = this.#place(face, setup.back ? 0 : own);
      if (isPlaced || !this.#movesAlong(position, pile, at)) continue;
      if (places[cards[first + at - 1]] < 0) this.#carry(face);
    }
  }

  /** Where the lowest cards that may move, with all on them, begin in a pile of `left`; `left` if none may. */
  #headOf(position: Position, pile: number, left: number, own: number): number {
    let head = left;
    for (let at = left - 1; at >= 0; at--) {
      if (at < left - 1 && !this.#movesAlong(position, pile, at + 1)) break;
      const face = position.cards[pile * this.#problem.stride + at];
      if (this.#place(face, own)) head = at;
    }
    return head;
  }

  /** True if a card moves along with the one it lies on. */
  #movesAlong({ cards, hidden }: Position, pile: number, at: number): boolean {
    const { columns, stride, faces, runs, setup } = this.#problem;
    const { move } = setup;
    if (pile >= columns || at <= hidden[pile]) return false;
    if (move === 'all') return true;
    const i = pile * stride + at;
    const isRun = runs[cards[i] * faces + cards[i - 1]] === 1;
    return isRun && move !== 'one' && move !== 'helped';
  }

  /** Lets cards of the waste come up and leave. */
  #turn(position: Position): void {
    const { step } = this.#problem;
    const { deck, placesLeft, deckLeft, redeals } = position;
    const waste = this.#waste;
    let leaving = 0;
    for (let place = 1; place <= deckLeft; place++) {
      const face = deck[placesLeft[place - 1]];
      if (waste[place - 1] === 0) {
        // In another pass as many cards before it can be gone as bring it up.
        const comesAgain = redeals !== 0 && leaving >= place % step;
        const isUncovered = place === deckLeft || waste[place] === LEAVES;
        if (comesAgain || isUncovered || position.isAhead(place)) {
          waste[place - 1] = COMES_UP;
          this.#free(face);
        }
      }
      if (waste[place - 1] === 0) continue;
      if (waste[place - 1] === LEAVES && this.#places[face] < 0) {
        leaving++;
        continue;
      }
      if (this.#place(face, 0) || this.#rises(face, position)) {
        if (waste[place - 1] === COMES_UP) this.#hasChanged = true;
        waste[place - 1] = LEAVES;
        leaving++;
      }
    }
  }

  /** Lets cards return from foundations, the top one first. */
  #lower({ onFoundations }: Position): void {
    const { faces, ranks, rankOf } = this.#problem;
    for (let face = faces - 1; face >= 0; face--) {
      if (onFoundations[face] === 0) continue;
      const isTop = rankOf[face] === ranks - 1 || onFoundations[face + 1] < onFoundations[face];
      if (isTop || this.#places[face + 1] < 0) this.#place(face, 0);
    }
  }
}
