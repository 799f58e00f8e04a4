import {
  ACE,
  CARDS_IN_DECK,
  CARDS_IN_SUIT,
  type Card,
  JACK,
  rankOf,
  suitOf,
} from '../../engine/card';
import { FULL_DECK } from '../../engine/deck';
import type { FastPlay, Shuffles } from '../../engine/fastShuffles';
import { lazyModule } from '../../engine/webAssembly';
import compiledStacks from './assembly/eightStacks.ts?compiled';
import { CARDS_IN_PILE } from './perditio';
import { PICTURES, PLACES } from './twelvePictures';

// Each play is written for speed: it reuses typed arrays for every deal, and has few branches that depend on the cards. A
// contract test compares every score with the game’s rules.

/**
 * Perditio Tempus; the score is the number of cards turned. Pile p, from 0, is at 48 − 4p in the deck, its top card first.
 * A pile is visited once for each card of its rank, and the aces’ pile once more, at the start. So the aces’ pile is the one
 * that runs out, after the fourth ace.
 */
export function perditioFastPlay(): FastPlay {
  /** The index in the deck of each pile’s next card. */
  const nextOfPile = new Uint8Array(CARDS_IN_SUIT);

  function scoreOf({ memory, deck }: Shuffles): number {
    const bottom = deck();
    for (let pile = 0; pile < CARDS_IN_SUIT; pile++)
      nextOfPile[pile] = CARDS_IN_DECK - CARDS_IN_PILE * (pile + 1);
    let pile = ACE;
    let turned = 0;
    let aces = 0;
    while (aces < CARDS_IN_PILE) {
      const at = nextOfPile[pile] as number;
      nextOfPile[pile] = at + 1;
      pile = memory[bottom + at] as number;
      aces += Number(pile === ACE);
      turned++;
    }
    return turned;
  }

  return { inOrder: Uint8Array.from(FULL_DECK, rankOf), winningScore: CARDS_IN_DECK, scoreOf };
}

const PICTURES_IN_SUIT = 3;

/**
 * Twelve Pictures; the score is the number of pictures put aside. Pictures are 1 to 12, all other cards 0. Each draw has as
 * many cards as the last one had pictures, so a round deals 16 cards and one more for each picture that it finds.
 */
export function twelvePicturesFastPlay(rounds: number): FastPlay {
  /** 1 for each picture, numbered from 1, that is still in the deck. */
  const inDeck = new Uint8Array(PICTURES + 1);

  /** Writes the cards that are not aside, in order. */
  function writeDeck(memory: Uint8Array, from: number): void {
    let at = from;
    for (let picture = 1; picture <= PICTURES; ) {
      for (let card = 0; card < JACK; card++) memory[at++] = 0;
      for (let n = 0; n < PICTURES_IN_SUIT; n++, picture++) {
        // Always written; if this picture is aside, the next card overwrites it.
        memory[at] = picture;
        at += inDeck[picture] as number;
      }
    }
  }

  function scoreOf({ memory, deck, cards, shuffle }: Shuffles): number {
    let top = deck() + CARDS_IN_DECK;
    let found = 0;
    for (let picture = 0; picture <= PICTURES; picture++) inDeck[picture] = 1;
    for (let round = 0; ; ) {
      let end = top - PLACES;
      for (let at = top - 1; at >= end; at--) {
        const picture = memory[at] as number;
        const isPicture = (picture + 15) >> 4;
        inDeck[picture] = 0;
        found += isPicture;
        end -= isPicture;
      }
      if (found === PICTURES || ++round === rounds) return found;
      writeDeck(memory, cards);
      const count = CARDS_IN_DECK - found;
      shuffle(count, round, PLACES + PICTURES - found);
      top = cards + count;
    }
  }

  const numberOf = (card: Card): number =>
    rankOf(card) < JACK ? 0 : 1 + suitOf(card) * PICTURES_IN_SUIT + rankOf(card) - JACK;
  return { inOrder: Uint8Array.from(FULL_DECK, numberOf), winningScore: PICTURES, scoreOf };
}

/** Bits of a rank in a card of Eight Stacks; above them is the suit. */
const RANK_BITS = 4;

interface CompiledStacks {
  readonly memory: WebAssembly.Memory;
  /** The address of the deck. */
  readonly deck: WebAssembly.Global;
  readonly play: (drawn: number) => number;
}

const loadStacks = lazyModule<CompiledStacks>(compiledStacks);

/** Eight Stacks by WebAssembly, undefined without. The score is the number of cards left. Copying by words is faster than by bytes. */
export function eightStacksFastPlay(drawn: number): FastPlay | undefined {
  const compiled = loadStacks();
  if (!compiled) return undefined;
  const { play, deck: to } = compiled;
  const target = new Uint32Array(compiled.memory.buffer, to.value, CARDS_IN_DECK / 4);
  let source: Uint32Array = new Uint32Array();

  function scoreOf({ memory, deck }: Shuffles): number {
    if (source.buffer !== memory.buffer) source = new Uint32Array(memory.buffer);
    const bottom = deck() / 4;
    for (let i = 0; i < target.length; i++) target[i] = source[bottom + i] as number;
    return play(drawn);
  }

  const codeOf = (card: Card): number => (suitOf(card) << RANK_BITS) | rankOf(card);
  return { inOrder: Uint8Array.from(FULL_DECK, codeOf), winningScore: 0, scoreOf };
}
