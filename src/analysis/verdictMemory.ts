import type { DealId } from '../engine/dealId';
import type { Verdict } from '../engine/game';
import { gameOf, type VariantId } from '../games/index';
import { positionKey } from '../solver/positionKey';
import type { Finding } from './review';

/** Milliseconds that a search waits for the stored verdicts. */
const READING_MS = 1_000;

/** Where verdicts are stored. Where its promises fail, verdicts last until the page is closed. */
export interface StoredVerdicts {
  /** The verdicts on a variant’s deals before their first move. */
  readonly of: (variant: VariantId) => Promise<ReadonlyMap<DealId, Verdict>>;
  /** The verdicts on a deal’s positions, by `positionKey`; an empty key stands for the deal before its first move. */
  readonly ofPositions: (variant: VariantId, deal: DealId) => Promise<ReadonlyMap<string, Verdict>>;
  /** Stores the verdict on a position, by its key; by default on the deal before its first move. */
  readonly add: (
    variant: VariantId,
    deal: DealId,
    verdict: Verdict,
    position?: string,
  ) => Promise<void>;
}

/** What is known of a deal’s positions. */
export interface DealMemory {
  /** Resolves once the stored verdicts are read; undefined from then on. */
  readonly reading: Promise<void> | undefined;
  readonly get: (position: unknown) => Finding | undefined;
  /** Remembers a finding, and stores it if it is a proof. */
  readonly set: (position: unknown, finding: Finding) => void;
  /** Stores that the solver has given up on the deal. */
  readonly giveUp: () => void;
}

/** All verdicts that were found. */
export interface VerdictMemory {
  readonly of: (variant: VariantId, deal: DealId) => DealMemory;
  /** The stored verdicts on deals before their first move. */
  readonly deals: StoredVerdicts['of'];
}

/** Creates the memory over a store. `of` needs the rules of its variant to be loaded. */
export function createVerdictMemory(stored: StoredVerdicts): VerdictMemory {
  const deals = new Map<string, DealMemory>();
  return {
    of: (variant, deal) => {
      const name = `${variant}/${deal}`;
      const memory = deals.get(name) ?? createDealMemory(stored, variant, deal);
      deals.set(name, memory);
      return memory;
    },
    deals: stored.of,
  };
}

function createDealMemory(stored: StoredVerdicts, variant: VariantId, deal: DealId): DealMemory {
  const findings = new Map<string, Finding>();
  const dealt = positionKey(gameOf(variant).rules.deal(deal));
  let reading: Promise<void> | undefined = read();

  async function read(): Promise<void> {
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, READING_MS));
    const verdicts = stored.ofPositions(variant, deal).then((found) => {
      for (const [key, verdict] of found) {
        if (verdict !== 'unknown') findings.set(key || dealt, { verdict, rounds: 1 });
      }
    });
    await Promise.race([verdicts, timeout]).catch(() => {});
    reading = undefined;
  }

  function store(verdict: Verdict, position?: string): void {
    stored.add(variant, deal, verdict, position).catch(() => {});
  }

  return {
    get reading() {
      return reading;
    },
    get: (position) => findings.get(positionKey(position)),
    set: (position, finding) => {
      const key = positionKey(position);
      findings.set(key, finding);
      if (finding.verdict !== 'unknown') store(finding.verdict, key === dealt ? undefined : key);
    },
    giveUp: () => store('unknown'),
  };
}
