import type { DealId } from '../engine/dealId';
import type { Verdict } from '../engine/game';
import type { StoredVerdicts } from '../games/findings';
import { dealName, gameOf, type VariantId } from '../games/index';
import { positionKey } from '../solver/positionKey';
import type { Finding } from './review';

/** Milliseconds that a search waits for the stored verdicts. */
const READING_MS = 1_000;

export type VerdictMemory = ReturnType<typeof createVerdictMemory>;
export type DealMemory = ReturnType<typeof createDealMemory>;

/** Opens what stores the verdicts. It may reject, and is then asked again. */
export type VerdictStore = () => Promise<StoredVerdicts>;

/** The verdicts found so far, on top of the stored ones. */
export function createVerdictMemory(stored: VerdictStore) {
  const deals = new Map<string, DealMemory>();
  return {
    /** What is known of a deal. */
    of: (variant: VariantId, deal: DealId): DealMemory => {
      const name = dealName({ variant, deal });
      const memory = deals.get(name) ?? createDealMemory(stored, variant, deal);
      deals.set(name, memory);
      return memory;
    },
    /** The stored verdicts on deals before their first move. */
    deals: async (variant: VariantId) => (await stored()).of(variant),
  };
}

function createDealMemory(stored: VerdictStore, variant: VariantId, deal: DealId) {
  const findings = new Map<string, Finding>();
  const dealt = positionKey(gameOf(variant).rules.deal(deal));
  let reading: Promise<void> | undefined = read();

  async function read(): Promise<void> {
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, READING_MS));
    await Promise.race([readAll(), timeout]).catch(() => {});
    reading = undefined;
  }

  async function readAll(): Promise<void> {
    const verdicts = await (await stored()).ofPositions(variant, deal);
    for (const [key, verdict] of verdicts) {
      if (verdict !== 'unknown') findings.set(key || dealt, { verdict, rounds: 1 });
    }
  }

  function store(verdict: Verdict, position?: string): void {
    stored()
      .then(({ add }) => add(variant, deal, verdict, position))
      .catch(() => {});
  }

  return {
    /** Resolves once the stored verdicts are read; undefined from then on. */
    get reading() {
      return reading;
    },
    get: (position: unknown): Finding | undefined => findings.get(positionKey(position)),
    /** Remembers a finding, and stores it if it is a proof. */
    set: (position: unknown, finding: Finding): void => {
      const key = positionKey(position);
      findings.set(key, finding);
      if (finding.verdict !== 'unknown') store(finding.verdict, key === dealt ? undefined : key);
    },
    /** Stores that the solver has given up on the deal. */
    giveUp: (): void => store('unknown'),
  };
}
