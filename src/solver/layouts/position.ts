import { grown } from '../grown';
import { Board } from './board';
import { isSafe } from './safe';

/** What a move comes from, and may go to, besides piles. */
export const WASTE = 61;
export const FOUNDATION = 62;
export const DEAL = 63;

/**
 * A move of `count` cards. From the waste, `count` is the number, from 1, of the card that it shows after some turns; from a
 * foundation it is the face. From the waste to the waste, `count` is a number of turns, which no search makes.
 */
export const moveOf = (from: number, to: number, count: number): number =>
  from | (to << 6) | (count << 12);
/** Set in the move of a run after which the card under it goes to its foundation. */
export const THEN_UP = 1 << 20;
export const fromIn = (move: number): number => move & 63;
export const toIn = (move: number): number => (move >> 6) & 63;
export const countIn = (move: number): number => (move >> 12) & 255;

// The kinds of entries in the undo log, in the lowest three bits.
const TAKEN = 0;
const PUT = 1;
const RUN = 2;
const TURNED_UP = 3;
const RAISED = 4;
const LOWERED = 5;
const DRAWN = 6;
const GONE = 7;

/** Lanes, cards turned, redeals and cards left, kept at the start of each move in the log. */
const KEPT = 6;

/** A position that can make moves and take them back. */
export class Position extends Board {
  /** True while safe cards go to their foundations as part of the move before. */
  raisesSafe = this.problem.raisesSafe;
  #log = new Int32Array(1 << 9);
  #logged = 0;
  #starts = new Int32Array(1 << 8);
  #depth = 0;

  /** Reads a written position. Moves made before cannot be taken back any more. */
  unpack(bytes: Uint8Array, start: number): void {
    this.read(bytes, start);
    this.settle();
  }

  /** Forgets how it was reached: moves made before cannot be taken back any more. */
  settle(): void {
    this.#logged = 0;
    this.#depth = 0;
  }

  signature(): string {
    this.sign();
    return `${this.key0} ${this.key1} ${this.key2}`;
  }

  /** Makes a move, with all that follows automatically. */
  make(move: number): void {
    const from = fromIn(move);
    const to = toIn(move);
    const count = countIn(move);
    this.#begin();
    if (from === DEAL) {
      this.#dealRow();
    } else if (from === FOUNDATION) {
      this.#lower(count);
      this.#putOn(to, count);
    } else if (from === WASTE) {
      const face = this.#draw(count);
      if (to === FOUNDATION) this.#raise(face);
      else this.#putOn(to, face);
    } else if (to === FOUNDATION) {
      this.#sendUp(from);
    } else {
      this.add(from, -1);
      this.add(to, -1);
      this.run(from, to, count);
      this.#note(RUN | (from << 3) | (to << 9) | (count << 15));
      if (move & THEN_UP) this.#raise(this.#take(from));
      this.#reveal(from);
      this.add(from, 1);
      this.add(to, 1);
    }
    if (!this.problem.hasFoundations) this.#removeSuits();
    if (this.problem.fillsFromReserve) this.#fillColumns();
    if (this.raisesSafe) this.#raiseSafe(from, to === FOUNDATION);
  }

  /** True if the top card of a pile can go to its foundation, and nothing is lost by it. */
  isTopSafe(pile: number): boolean {
    if (this.heights[pile] === 0) return false;
    const face = this.topOf(pile);
    return this.isNext(face) && isSafe(this, face);
  }

  undo(): void {
    const log = this.#log;
    const start = this.#starts[--this.#depth];
    for (let i = this.#logged - 1; i >= start + KEPT; i--) this.#takeBack(log[i]);
    this.sum0 = log[start];
    this.sum1 = log[start + 1];
    this.sum2 = log[start + 2];
    this.turned = log[start + 3];
    this.redeals = log[start + 4];
    this.left = log[start + 5];
    this.#logged = start;
  }

  #begin(): void {
    if (this.#depth === this.#starts.length) this.#starts = grown(this.#starts);
    // No move has more entries than there are cards and piles.
    if (this.#logged + 4 * this.problem.stride + KEPT > this.#log.length)
      this.#log = grown(this.#log);
    const log = this.#log;
    const start = this.#logged;
    this.#starts[this.#depth++] = start;
    log[start] = this.sum0;
    log[start + 1] = this.sum1;
    log[start + 2] = this.sum2;
    log[start + 3] = this.turned;
    log[start + 4] = this.redeals;
    log[start + 5] = this.left;
    this.#logged = start + KEPT;
  }

  #note(entry: number): void {
    this.#log[this.#logged++] = entry;
  }

  #takeBack(entry: number): void {
    const a = (entry >> 3) & 63;
    const b = (entry >> 9) & 63;
    const c = entry >> 15;
    const { onFoundations, placesLeft, hidden, heights } = this;
    switch (entry & 7) {
      case TAKEN:
        this.put(a, c);
        break;
      case PUT:
        heights[a]--;
        break;
      case RUN:
        this.run(b, a, c);
        break;
      case TURNED_UP:
        hidden[a] = c;
        break;
      case RAISED:
        onFoundations[c]--;
        break;
      case LOWERED:
        onFoundations[c]++;
        break;
      case DRAWN: {
        const at = c >> 7;
        for (let i = this.deckLeft; i > at; i--) placesLeft[i] = placesLeft[i - 1];
        placesLeft[at] = c & 127;
        this.deckLeft++;
        break;
      }
      case GONE:
        for (let rank = this.problem.ranks - 1; rank >= 0; rank--) {
          this.put(a, c + rank);
          onFoundations[c + rank]--;
        }
        break;
    }
  }

  #take(pile: number): number {
    const face = this.topOf(pile);
    this.heights[pile]--;
    this.#note(TAKEN | (pile << 3) | (face << 15));
    return face;
  }

  #putOn(pile: number, face: number): void {
    this.add(pile, -1);
    this.put(pile, face);
    this.#note(PUT | (pile << 3));
    this.add(pile, 1);
  }

  #sendUp(pile: number): void {
    this.add(pile, -1);
    this.#raise(this.#take(pile));
    this.#reveal(pile);
    this.add(pile, 1);
  }

  #reveal(pile: number): void {
    if (pile >= this.problem.columns) return;
    const hidden = this.hidden[pile];
    if (hidden === 0 || hidden < this.heights[pile]) return;
    this.#note(TURNED_UP | (pile << 3) | (hidden << 15));
    this.hidden[pile] = Math.max(0, this.heights[pile] - 1);
  }

  /**
   * Raises what is safe after a move. Between piles that is the card that it left open, and only then any other; after every other
   * move, and where the reserve fills columns, any card may have become safe. There the order counts: that of the piles.
   */
  #raiseSafe(from: number, isRaised: boolean): void {
    const { piles, fillsFromReserve } = this.problem;
    if (from < piles && !fillsFromReserve && !this.#raiseTop(from) && !isRaised) return;
    for (let pile = 0; pile < piles; pile++) if (this.#raiseTop(pile)) pile = -1;
  }

  /** Raises the top card of a pile if that is safe. */
  #raiseTop(pile: number): boolean {
    if (!this.isTopSafe(pile)) return false;
    this.#sendUp(pile);
    if (this.problem.fillsFromReserve) this.#fillColumns();
    return true;
  }

  #raise(face: number): void {
    this.onFoundations[face]++;
    this.left--;
    this.#note(RAISED | (face << 15));
  }

  #lower(face: number): void {
    this.onFoundations[face]--;
    this.left++;
    this.#note(LOWERED | (face << 15));
  }

  /** Takes card number `place` of the waste, from 1, after the turns that show it. */
  #draw(place: number): number {
    const { placesLeft } = this;
    if (!this.isAhead(place) && this.redeals > 0) this.redeals--;
    const at = place - 1;
    const drawn = placesLeft[at];
    this.turned = at;
    this.deckLeft--;
    for (let i = at; i < this.deckLeft; i++) placesLeft[i] = placesLeft[i + 1];
    this.#note(DRAWN | (drawn << 15) | (at << 22));
    this.addPlace(drawn, -1);
    return this.deck[drawn];
  }

  #dealRow(): void {
    const { columns } = this.problem;
    for (let column = 0; column < columns; column++) this.add(column, -1);
    for (let column = 0; column < columns && this.turned < this.deckLeft; column++) {
      this.put(column, this.deck[this.turned++]);
      this.#note(PUT | (column << 3));
    }
    for (let column = 0; column < columns; column++) this.add(column, 1);
  }

  #removeSuits(): void {
    const { columns, ranks, stride, rankOf } = this.problem;
    for (let column = 0; column < columns; column++) {
      for (;;) {
        const height = this.heights[column];
        if (height - this.hidden[column] < ranks) break;
        const top = column * stride + height - 1;
        const face = this.cards[top];
        // Cards of a whole suit have faces in a row, the ace on top.
        if (rankOf[face] !== 0) break;
        let length = 1;
        while (length < ranks && this.cards[top - length] === face + length) length++;
        if (length < ranks) break;
        this.add(column, -1);
        this.heights[column] = height - ranks;
        this.left -= ranks;
        for (let rank = 0; rank < ranks; rank++) this.onFoundations[face + rank]++;
        this.#note(GONE | (column << 3) | (face << 15));
        this.#reveal(column);
        this.add(column, 1);
      }
    }
  }

  #fillColumns(): void {
    const { columns, reserveAt } = this.problem;
    for (let column = 0; column < columns; column++) {
      if (this.heights[column] !== 0 || this.heights[reserveAt] === 0) continue;
      this.add(reserveAt, -1);
      this.#putOn(column, this.#take(reserveAt));
      this.add(reserveAt, 1);
    }
  }
}
