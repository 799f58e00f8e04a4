import type { DealId } from '../engine/dealId';
import { parseDealId } from '../engine/deck';
import { isCount } from '../engine/json';
import { dealsOf, parseVariant, type VariantId } from '../games';
import { PREFIX } from './safeStorage';

/** A key of a saved game, or of one kept beside it, in its parts. */
export interface GameKeyParts {
  readonly id: VariantId;
  readonly deal: DealId;
  readonly slot?: number;
}

/** The parts of a key; undefined if it is no game’s. */
export function parseGameKey(key: string): GameKeyParts | undefined {
  const [name = '', deal = '', slot, ...rest] = key.slice(PREFIX.length).split('/');
  const id = parseVariant(name);
  if (!id.ok || id.value !== name || rest.length > 0) return undefined;
  if (!parseDealId(deal, dealsOf(name)).ok) return undefined;
  if (slot === undefined) return { id: name, deal };
  return isCount(Number(slot)) ? { id: name, deal, slot: Number(slot) } : undefined;
}
