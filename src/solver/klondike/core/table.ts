import { factorOf, quotient } from './bits';
import { clear, copy, get, multiply, reserve, set } from './memory';
import { FILTER_AT, FILTER_WORDS, TABLE_AT } from './places';

// The positions reached so far, in a hash table that grows up to a limit. An entry is two words. The first has the heights and
// piles; the second the cards of the stock, seven more bits, and a bit that is 0 in an empty place. With draw one the seven bits
// are a code for the obligation. Otherwise they say with which numbers of cards in the waste the position was reached, or are a
// verdict (verdicts.ts).

/** Entries at first. */
const FIRST_SIZE: i32 = 1 << 13;
/** The factor by which the table grows: with four, the old and the new one together are little more than the new one. */
const GROWTH: i32 = 4;
const CARDS: i32 = (1 << 24) - 1;
const CODE_SHIFT: i32 = 24;
const CODE: i32 = 127;
const TAKEN: i32 = 1 << 31;
/** From this number of entries on (1 MB) the filter saves time, since the table does not fit in a core’s cache. */
const FILTERED_SIZE: i32 = 1 << 17;
/** The places of the stock. */
const PLACES: i32 = 24;

/** What happened to a position that was to be added. */
export const ADDED: i32 = 1;
export const KNOWN: i32 = 0;
export const TABLE_FULL: i32 = -1;

let maxSize: i32 = 0;
let size: i32 = 0;
let entries: i32 = 0;
/** The number of entries at which the table grows or is full. */
let enough: i32 = 0;
/** Positions added. */
export let count: i32 = 0;
/** Cards drawn, or 1 where the seven bits are a code. */
let draw: i32 = 1;
/** The number of places of one remainder by `draw`. It also stands for “no place”. */
let none: i32 = 0;
/** The factors that divide by `draw`, and by `none` + 1. */
let drawFactor: i32 = 0;
let placeFactor: i32 = 0;
/** The bits of the second word that belong to the key. */
let keyBits: i32 = 0;
/** True if the filter is in use. It has a bit for the hash of every entry, so that most absent positions need no lookup. */
let isFiltered: boolean = false;

/**
 * Empties the table for a search that draws `cards` at a time. It may have `limit` entries, and has room for `first` of them at
 * first; both are powers of two.
 */
export function reset(limit: i32, cards: i32, first: i32 = FIRST_SIZE): void {
  maxSize = limit;
  size = limit < first ? limit : first;
  isFiltered = false;
  entries = 0;
  count = 0;
  draw = cards;
  none = (PLACES / cards) | 0;
  drawFactor = factorOf(cards);
  placeFactor = factorOf(none + 1);
  keyBits = cards === 1 ? CARDS | (CODE << CODE_SHIFT) | TAKEN : CARDS | TAKEN;
  setEnough();
  reserve(TABLE_AT + 2 * size);
  clear(TABLE_AT, 2 * size);
}

/** Three quarters of the places; nearly all of them at the limit. */
function setEnough(): void {
  enough = size < maxSize ? size - (size >> 2) : size - (size >> 4);
}

/** The hash of the first word and of the key bits of the second. */
function hashOf(a: i32, key: i32): i32 {
  let hash = multiply(a, 0x2c1b3c6d) ^ multiply(key, 0x297a2d39);
  hash ^= hash >>> 15;
  return multiply(hash, 0x165667b1);
}

// The higher bits of a hash choose its bit of the filter.

function filterWord(hash: i32): i32 {
  return FILTER_AT + ((hash >>> 15) & (FILTER_WORDS - 1));
}

function filterBit(hash: i32): i32 {
  return 1 << ((hash >>> 10) & 31);
}

/** The address of the entry with these words, or of the empty place for it. */
function find(a: i32, b: i32): i32 {
  const key = b & keyBits;
  return findHashed(a, key, hashOf(a, key));
}

function findHashed(a: i32, key: i32, hash: i32): i32 {
  const mask = 2 * size - 1;
  let at = ((hash ^ (hash >>> 14)) << 1) & mask;
  for (;;) {
    const found = get(TABLE_AT + at + 1);
    if (found === 0) break;
    if ((found & keyBits) === key && get(TABLE_AT + at) === a) break;
    at = (at + 2) & mask;
  }
  return TABLE_AT + at;
}

/** Makes the table larger. False if the limit is reached or memory runs out. */
function grow(): boolean {
  if (size === maxSize) return false;
  const before = size;
  const larger = size > maxSize / GROWTH ? maxSize : size * GROWTH;
  const old = TABLE_AT + 2 * larger;
  if (!reserve(old + 2 * before)) {
    maxSize = size;
    setEnough();
    return false;
  }
  copy(old, TABLE_AT, 2 * before);
  size = larger;
  clear(TABLE_AT, 2 * size);
  isFiltered = size >= FILTERED_SIZE;
  if (isFiltered) clear(FILTER_AT, FILTER_WORDS);
  for (let at = old; at < old + 2 * before; at += 2) {
    const b = get(at + 1);
    if (b === 0) continue;
    write(find(get(at), b), get(at), b);
  }
  setEnough();
  return true;
}

/** Writes an entry to an empty place. */
function write(at: i32, a: i32, b: i32): void {
  set(at, a);
  set(at + 1, b);
  if (!isFiltered) return;
  const hash = hashOf(a, b & keyBits);
  set(filterWord(hash), get(filterWord(hash)) | filterBit(hash));
}

function insert(at: i32, a: i32, b: i32): i32 {
  let to = at;
  if (entries >= enough) {
    if (grow()) to = find(a, b);
    else if (entries >= enough) return TABLE_FULL;
  }
  write(to, a, b);
  entries++;
  count++;
  return ADDED;
}

/** Adds a position with a code from 0 to 127. A position with code 0 counts as known with any other code. */
export function addCoded(a: i32, cards: i32, code: i32): i32 {
  const plain = cards | TAKEN;
  const at = find(a, plain);
  if (get(at + 1) !== 0) return KNOWN;
  if (code === 0) return insert(at, a, plain);
  const coded = plain | (code << CODE_SHIFT);
  const codedAt = find(a, coded);
  return get(codedAt + 1) !== 0 ? KNOWN : insert(codedAt, a, coded);
}

/** The code of a position, in a table with one code for each; −1 if the position is not there. */
export function codeOfPosition(a: i32, cards: i32): i32 {
  const key = (cards | TAKEN) & keyBits;
  const hash = hashOf(a, key);
  if (isFiltered && (get(filterWord(hash)) & filterBit(hash)) === 0) return -1;
  const b = get(findHashed(a, key, hash) + 1);
  return b === 0 ? -1 : (b >>> CODE_SHIFT) & CODE;
}

/** Sets the code of a position, in a table with one code for each; adds the position if it is not there. */
export function setCode(a: i32, cards: i32, code: i32): i32 {
  const at = find(a, cards | TAKEN);
  const b = cards | TAKEN | (code << CODE_SHIFT);
  if (get(at + 1) === 0) return insert(at, a, b);
  set(at + 1, b);
  return ADDED;
}

/**
 * Adds a position with its place, the number of cards in the waste. It counts as known if it was reached with a place at least
 * as good: every card available from a place is also available from an earlier place a whole number of draws away, and every
 * card available from place 0 is available from any place. So only the first place of each remainder is kept.
 */
export function addPlaced(a: i32, cards: i32, place: i32): i32 {
  const at = find(a, cards | TAKEN);
  const b = get(at + 1);
  const code = codeWithPlace(b === 0 ? -1 : (b >>> CODE_SHIFT) & CODE, place);
  if (code < 0) return KNOWN;
  const entry = cards | TAKEN | (code << CODE_SHIFT);
  if (b === 0) return insert(at, a, entry);
  count++;
  set(at + 1, entry);
  return ADDED;
}

/** The code of a position’s places after one is added; −1 if it is known. A `code` of −1 stands for no places. */
export function codeWithPlace(code: i32, place: i32): i32 {
  const turn = quotient(place, drawFactor);
  const remainder = place - turn * draw;
  if (code >= 0 && remainder === 0) return -1;
  let first = none;
  let second = draw > 2 ? none : 0;
  if (code >= 0) {
    second = quotient(code, placeFactor);
    first = code - second * (none + 1);
  }
  if (remainder !== 0) {
    if ((remainder === 1 ? first : second) <= turn) return -1;
    if (remainder === 1) first = turn;
    else second = turn;
  }
  return second * (none + 1) + first;
}
