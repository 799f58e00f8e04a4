import type { FoundLine, Resumable } from '../gameSolver';
import { grown } from '../grown';
import { createKeyTable, isEmpty } from './sets';

/** Which waiting position is tried first: the one met last, or the one with the earliest time. */
export type Order = 'deep' | 'early';

/** The bytes that a position takes besides the words of its key. */
const BYTES_PER_POSITION = 24;

/** How many positions with keys of this many words fit into this many megabytes. */
export const positionsIn = (megabytes: number, words: number): number =>
  Math.floor((megabytes * 2 ** 20) / (BYTES_PER_POSITION + 4 * words));

/** The result of a search; `isFull` if it met too many positions to try every line. */
interface Tried extends FoundLine<number> {
  readonly isFull?: boolean;
}

/** The memory of a search: the positions met, numbered, each with its earliest time, the position before, and the step from there. */
export function createVisits(words: number, order: Order) {
  const table = createKeyTable(words);
  let times = new Uint16Array(1 << 10);
  let parents = new Int32Array(1 << 10);
  let steps = new Int32Array(1 << 10);
  let isWaiting = new Uint8Array(1 << 10);
  /** The waiting positions by time; in the deep order, all in one list. */
  const waiting: number[][] = [[]];
  let earliest = 0;

  function grow(): void {
    times = grown(times);
    parents = grown(parents);
    steps = grown(steps);
    isWaiting = grown(isWaiting);
  }

  /** The number of the next position to try; −1 if there is none. */
  function pop(): number {
    for (; earliest < waiting.length; earliest++) {
      const list = waiting[earliest];
      for (let number = list.pop(); number !== undefined; number = list.pop()) {
        if (isWaiting[number] === 0) continue;
        isWaiting[number] = 0;
        return number;
      }
      if (order === 'deep') break;
    }
    return -1;
  }

  /** The steps that led to a position. */
  function stepsTo(number: number): readonly number[] {
    const line: number[] = [];
    for (let at = number; parents[at] >= 0; at = parents[at]) line.push(steps[at]);
    return line.reverse();
  }

  return {
    /**
     * Adds a position, unless it was reached as early before. `parent` is the number of the position before, or −1, and `step` led
     * from there. It takes no object because it is the innermost part of the search.
     */
    push(key: Int32Array, time: number, parent: number, step: number): void {
      const before = table.count();
      const number = table.add(key);
      const isNew = number === before;
      if (!isNew && times[number] <= time) return;
      if (number === times.length) grow();
      times[number] = time;
      parents[number] = parent;
      steps[number] = step;
      isWaiting[number] = 1;
      const list = order === 'deep' ? 0 : time;
      while (waiting.length <= list) waiting.push([]);
      waiting[list].push(number);
    },
    /** All keys; that of a position begins at its number × `words`. */
    keys: () => table.keys(),
    time: (number: number) => times[number],
    /**
     * Tries all positions, those that `expand` pushes for one that is tried included. One is won if the first `toClear` words of its
     * key are 0. There is a step after every `inStep` positions. Undefined if it is told to stop.
     */
    *tryAll(
      expand: (number: number) => void,
      toClear: number,
      inStep: number,
      maxPositions: number,
    ): Resumable<Tried | undefined> {
      let positions = 0;
      for (let number = pop(); number >= 0; number = pop()) {
        if (isEmpty(table.keys(), number * words, toClear))
          return { line: stepsTo(number), positions };
        if (++positions % inStep === 0 && !(yield)) return undefined;
        if (table.count() > maxPositions) return { line: undefined, positions, isFull: true };
        expand(number);
      }
      return { line: undefined, positions };
    },
  };
}
