import type { DealId } from '../engine/dealId';
import { parseJsonObject } from '../engine/json';
import type { VariantId } from '../games/index';
import { PREFIX, type SafeStorage } from '../persistence/safeStorage';
import { positionKey } from '../solver/positionKey';
import type { Finding } from './review';

/** The findings about the positions of a deal. */
export interface VerdictMemory {
  readonly get: (position: unknown) => Finding | undefined;
  readonly set: (position: unknown, finding: Finding) => void;
}

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
