// Eight Stacks in AssemblyScript: each suit is built up from the ace on one stack and down from the king on another. The cards
// left are drawn to a pile some at a time, and its top cards go on a stack as long as they fit; then the pile is turned over,
// until a round places nothing. A set of cards is a set of their places in the order of drawing, as bits: so a round goes from
// one card that fits to the next at once. A card is its suit times 16 plus its rank from 0.

/** Where each card lies in the order of drawing. 16 bytes before and after stand for no card. */
const places = memory.data(16 + 64 + 16, 16);
/** For each card the stacks of its suit that it goes on now, as bits. */
const fitting = memory.data(16 + 64 + 16, 16);
/** The stack that is built up from the ace, and the one that is built down from the king. */
const UP: u32 = 1;
const DOWN: u32 = 2;
/** The place of a card that does not exist. */
const NOWHERE: i8 = 63;

/** In: the 52 cards, bottom first. */
export const deck = memory.data(64, 16);

/** Plays the deck, drawing `drawn` cards at a time, and returns the number of cards left. */
export function play(drawn: i32): i32 {
  for (let i: usize = 0; i < 96; i += 16) {
    v128.store(places + i, i8x16.splat(NOWHERE));
    v128.store(fitting + i, i8x16.splat(0));
  }
  for (let place: usize = 0; place < 52; place++) {
    store<u8>(places + 16 + <usize>load<u8>(deck + 51 - place), place as u8);
  }
  let fits: u64 = 0;
  for (let suit: usize = 0; suit < 64; suit += 16) {
    store<u8>(fitting + 16 + suit, UP as u8);
    store<u8>(fitting + 16 + suit + 12, DOWN as u8);
    fits |= bitAt(16 + suit) | bitAt(16 + suit + 12);
  }
  let left: u64 = (1 << 52) - 1;
  let before: u64 = 0;
  while (left !== before && left !== 0) {
    before = left;
    const tops = lastOfDraws(left, drawn);
    let open = tops & fits;
    while (open !== 0) {
      let place = ctz(open);
      const covered: u64 = ~((2 << place) - 1);
      for (;;) {
        const bit: u64 = 1 << place;
        left ^= bit;
        const card: usize = 16 + <usize>load<u8>(deck + 51 - <usize>place);
        // A card that fits both stacks goes up; its neighbour in this direction fits next.
        const up = load<u8>(fitting + card) & UP;
        const next: usize = card + <usize>(up + up) - 1;
        store<u8>(fitting + next, (load<u8>(fitting + next) | (DOWN - up)) as u8);
        fits = (fits | bitAt(next)) & left;
        const under = left & (bit - 1);
        if (under === 0) break;
        place = 63 - clz(under);
        if (((fits >>> place) & 1) === 0) break;
      }
      open = tops & fits & covered;
    }
  }
  return popcnt(left) as i32;
}

/** The place of a card as a bit. */
function bitAt(card: usize): u64 {
  return (1 as u64) << (<u64>load<u8>(places + card));
}

/** The last card of each draw, if `drawn` cards are drawn at a time. */
function lastOfDraws(cards: u64, drawn: i32): u64 {
  let last: u64 = 0;
  let rest = cards;
  while (rest !== 0) {
    let bit = rest & (0 - rest);
    rest ^= bit;
    for (let n = 1; n < drawn && rest !== 0; n++) {
      bit = rest & (0 - rest);
      rest ^= bit;
    }
    last |= bit;
  }
  return last;
}
