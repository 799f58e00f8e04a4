import { type DealId, offsetDeal } from '../../engine/dealId';
import {
  type FastPlay,
  hasSmallSeeds,
  type Shuffles,
  shuffleInPlace,
} from '../../engine/fastShuffles';
import { lazyModule } from '../../engine/webAssembly';
import compiled from './assembly/kernel.ts?compiled';

/** The exports of the compiled kernel: its memory, addresses in it, and functions. */
interface Kernel {
  readonly memory: WebAssembly.Memory;
  readonly seeds: WebAssembly.Global;
  readonly inOrder: WebAssembly.Global;
  readonly decks: WebAssembly.Global;
  readonly cards: WebAssembly.Global;
  readonly fill: (group: number) => number;
  readonly shuffle: (seed: number, count: number, dealt: number) => number;
}

/** The kernel advances a group of seeds side by side, and keeps two groups. */
const GROUP = 32;
const SLOTS = 2 * GROUP;
/** Decks lie this many bytes apart. */
const DECK_BYTES = 64;

const loadKernel = lazyModule<Kernel>(compiled);

/** The shuffles of deals by the kernel, which end the ones before; undefined if it cannot run, or a seed has over 32 bits. */
export function kernelShuffles(
  first: DealId,
  games: number,
  { inOrder }: Pick<FastPlay, 'inOrder'>,
): Shuffles | undefined {
  const kernel = hasSmallSeeds(first, games) ? loadKernel() : undefined;
  if (!kernel) return undefined;
  const { fill: fillGroup, shuffle } = kernel;
  const start = Number(first);
  const memory = new Uint8Array(kernel.memory.buffer);
  const seeds = new Uint32Array(kernel.memory.buffer, kernel.seeds.value, GROUP);
  const decks: number = kernel.decks.value;
  const cards: number = kernel.cards.value;
  memory.set(inOrder, kernel.inOrder.value);
  /** The index of the current deal, and the number of decks shuffled so far. */
  let current = 0;
  let filled = 0;

  const placeOf = (deal: number): number => decks + (deal % SLOTS) * DECK_BYTES;

  function fill(): void {
    for (let s = 0; s < GROUP; s++) seeds[s] = Math.abs(start + filled + s);
    const unfinished = fillGroup((filled / GROUP) % 2);
    for (let s = 0; s < GROUP; s++) if ((unfinished >>> s) & 1) shuffleRareDeck(filled + s);
    filled += GROUP;
  }

  /** Shuffles a deck that needs more random words than the kernel makes. */
  function shuffleRareDeck(deal: number): void {
    const at = placeOf(deal);
    memory.set(inOrder, at);
    shuffleInPlace(memory, at, inOrder.length, inOrder.length, offsetDeal(first, deal));
  }

  return {
    memory,
    deck: () => {
      while (filled <= current) fill();
      return placeOf(current);
    },
    cards,
    shuffle: (count, by, dealt) => {
      const deal = current + by;
      while (filled <= deal) fill();
      if (!shuffle(deal % SLOTS, count, dealt))
        shuffleInPlace(memory, cards, count, dealt, offsetDeal(first, deal));
    },
    next: () => {
      current++;
    },
  };
}
