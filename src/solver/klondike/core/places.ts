// The layout of a search’s memory. Addresses count words.

/** The words of a saved position. */
export const SAVED: i32 = 15;

/**
 * In: the problem. Its words: ranks; cards drawn; number of suits, of piles, of cards in stock and waste, of cards in the waste;
 * redeals left, −1 for no limit; 1 if cards may return from the foundations.
 */
export const PROBLEM_AT: i32 = 64;
/** In: the suits of the deck. */
export const SUITS_AT: i32 = 72;
/** In: for each suit, the number of cards on its foundation. */
export const HEIGHTS_AT: i32 = 76;
/** In: the waste from its bottom, then the stock from its top. */
export const STOCK_AT: i32 = 80;
export const MAX_STOCK: i32 = 24;
export const MAX_REDEALS: i32 = 3;
/** In: the number of unmoved cards of each pile. */
export const LENGTHS_AT: i32 = 104;
export const MAX_PILES: i32 = 7;
/** In: the unmoved cards of pile p, from p × PILE_STRIDE on. */
export const PILES_AT: i32 = 112;
export const PILE_STRIDE: i32 = 8;
/** The most values of `pileCode`, of which the table has 16 bits. */
export const MAX_PILE_CODES: i32 = 1 << 16;
/** In: the number of attached cards, then the cards. */
export const ATTACHED_AT: i32 = 168;
/** For each card of the stock, its index. */
export const INDICES_AT: i32 = 256;
/** The weight of each pile’s count in `pileCode`. */
export const WEIGHTS_AT: i32 = 232;
/** For each card that lies on a pile at the start, the pile. */
export const PILES_OF_CARDS_AT: i32 = 320;
/** In: the number of unknown cards, the cards, and the addresses of their places; all three in any order. */
export const UNKNOWN_AT: i32 = 376;
const MAX_UNKNOWN: i32 = 45;
export const UNKNOWN_CARDS_AT: i32 = UNKNOWN_AT + 1;
export const UNKNOWN_PLACES_AT: i32 = UNKNOWN_CARDS_AT + MAX_UNKNOWN;
/** The position in which a decision is due. */
export const START_AT: i32 = UNKNOWN_PLACES_AT + MAX_UNKNOWN;
/** The path: a frame for each depth. */
export const PATH_AT: i32 = 512;
export const FRAME: i32 = SAVED + 5;
export const MAX_DEPTH: i32 = 1 << 13;
/** The untried moves of all positions on the path. */
export const MOVES_AT: i32 = PATH_AT + FRAME * MAX_DEPTH;
export const MAX_UNTRIED_MOVES: i32 = 1 << 17;
/** The open positions of verdicts.ts, two words each. */
export const OPEN_AT: i32 = MOVES_AT + MAX_UNTRIED_MOVES;
export const MAX_OPEN: i32 = 1 << 13;
/** The positions of decisions.ts. */
export const NODES_AT: i32 = OPEN_AT + 2 * MAX_OPEN;
export const NODE: i32 = SAVED + 6;
export const MAX_NODES: i32 = 512;
/**
 * Out: the decisions, each as its node, its last move, four words of the position that it leads to, and the address of the card
 * that it turns up; 0 if it turns up none.
 */
export const DECISIONS_AT: i32 = NODES_AT + NODE * MAX_NODES;
export const DECISION: i32 = 7;
export const MAX_DECISIONS: i32 = 128;
/** The unknown cards in the order of a possible deal. */
export const SHUFFLED_AT: i32 = DECISIONS_AT + DECISION * MAX_DECISIONS;
/** The filter of table.ts: half a megabyte, which fits in the cache of a processor core. */
export const FILTER_AT: i32 = SHUFFLED_AT + MAX_UNKNOWN;
export const FILTER_WORDS: i32 = 1 << 17;
/** The table, up to the end of the memory. */
export const TABLE_AT: i32 = FILTER_AT + FILTER_WORDS;
