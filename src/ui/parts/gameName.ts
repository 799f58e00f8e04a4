import { t } from '@lingui/core/macro';
import { useCallback } from 'react';
import { type DealId, dealInWords } from '../../engine/dealId';
import { gameOf, type VariantId } from '../../games/index';
import { useKeptGames } from './keptGames';

/** A game’s name, and its rules with the mark before them. */
interface NameParts {
  readonly game: string;
  readonly mark: string;
  readonly rules: string;
}

/** `Klondike` and `, draw three`; `Klondike, draw three · 1 redeal`. */
export function splitName(name: string): NameParts {
  const [, game = name, mark = '', rules = ''] = /^(.*?)(, | · |、|，)(.*)$/.exec(name) ?? [];
  return { game, mark, rules };
}

/** `Klondike, draw three, deal 275`; `FreeCell, Microsoft deal 617` */
export function nameOfDeal(game: string, id: DealId): string {
  const deal = dealInWords(id);
  return t`${game}, ${deal}`;
}

/** How the player’s pages call a game: by the name under which it is kept, or else by its own. */
export function useGameName(): (id: VariantId) => string {
  const kept = useKeptGames();
  return useCallback((id) => kept.find(({ game }) => game === id)?.name ?? gameOf(id).name, [kept]);
}

/** The same name, and its parts. A name that the player gave is one part. */
export function useNameParts(id: VariantId): NameParts & { readonly name: string } {
  const name = useGameName()(id);
  const isGiven = name !== gameOf(id).name;
  return { name, ...(isGiven ? { game: name, mark: '', rules: '' } : splitName(name)) };
}
