import type { DealId } from '../../engine/dealId';
import { parseJsonObject } from '../../engine/json';
import { memoize } from '../../engine/memoize';
import type { VariantId } from '../../games/index';
import type { KlondikeState } from '../../games/klondike/state';
import { PREFIX, type SafeStorage } from '../../store/safeStorage';
import type { Finding } from './judging';

/** The findings about the positions of a deal. */
export interface VerdictMemory {
  readonly get: (position: KlondikeState) => Finding | undefined;
  readonly set: (position: KlondikeState, finding: Finding) => void;
}

/** The first printable characters stand for the cards; these are none of them. */
const FIRST_CARD = 0x30;
const END_OF_PILE = ' ';

/** A position as a short text: equal texts, equal positions. */
export const positionKey = memoize(
  ({ stock, waste, foundations, tableau }: KlondikeState): string =>
    [
      ...[stock, waste, ...foundations].map(pileKey),
      ...tableau.map(
        ({ cards, hidden }) => `${pileKey(cards.slice(0, hidden))}!${pileKey(cards.slice(hidden))}`,
      ),
    ].join(END_OF_PILE),
);

const pileKey = (cards: readonly number[]): string =>
  String.fromCharCode(...cards.map((card) => FIRST_CARD + card));

/** Creates memories of findings, one for each deal. Proofs outlive a reload in the storage of the tab; what is unknown does not. */
export function createVerdictMemories(
  storage: SafeStorage,
): (id: VariantId, deal: DealId) => VerdictMemory {
  const memories = new Map<string, VerdictMemory>();
  return (id, deal) => {
    const key = `${PREFIX}verdicts/${id}/${deal}`;
    const memory = memories.get(key) ?? createMemory(storage, key);
    memories.set(key, memory);
    return memory;
  };
}

/** How a proof is stored. */
const CODES = { winnable: 'w', unwinnable: 'l' } as const;

function createMemory(storage: SafeStorage, key: string): VerdictMemory {
  const findings = new Map<string, Finding>();
  const stored: Record<string, unknown> = { ...parseJsonObject(storage.read(key) ?? '') };
  for (const [position, code] of Object.entries(stored)) {
    const verdict = code === 'w' ? 'winnable' : code === 'l' ? 'unwinnable' : undefined;
    if (verdict) findings.set(position, { verdict, rounds: 1 });
  }
  return {
    get: (position) => findings.get(positionKey(position)),
    set: (position, finding) => {
      findings.set(positionKey(position), finding);
      if (finding.verdict === 'unknown') return;
      stored[positionKey(position)] = CODES[finding.verdict];
      storage.write(key, JSON.stringify(stored));
    },
  };
}
