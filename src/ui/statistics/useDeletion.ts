import { t } from '@lingui/core/macro';
import { useCallback, useRef, useState } from 'react';
import type { VariantId } from '../../games/index';
import type { Games } from '../../persistence/games';
import type { ListedGame } from '../../persistence/record';
import { nameOfDeal, useGameName } from '../parts/gameName';

/** A sentence about the last deletion, and a function that undoes it. */
export interface DeletionNews {
  readonly text: string;
  readonly undo?: () => void;
}

export interface Deletion {
  readonly news: DeletionNews | undefined;
  readonly remove: (game: ListedGame) => void;
}

interface Deleted {
  readonly game: ListedGame;
  readonly scope: VariantId | undefined;
  readonly restore: () => Promise<void>;
}

/** Deletes games of the list named by `scope`. Undo restores the last one first; messages about other lists are hidden. */
export function useDeletion(games: Games, scope: VariantId | undefined): Deletion {
  const [latest, setLatest] = useState<DeletionNews & { readonly scope: VariantId | undefined }>();
  /** A stack: undo restores the last one. */
  const deleted = useRef<Deleted[]>([]);

  const nameOf = useGameName();
  const remove = useCallback(
    (game: ListedGame): void => {
      const wordsOf = ({ variant, deal }: ListedGame): string => nameOfDeal(nameOf(variant), deal);
      const fail = (): void =>
        setLatest({ text: t`The browser refused to delete the game.`, scope });
      /** Shows a message, with Undo if the last deleted game was in this list. */
      function say(text: string): void {
        const last = deleted.current.at(-1);
        setLatest({ text, scope, ...(last && last.scope === scope && { undo: bringBack }) });
      }
      function bringBack(): void {
        const last = deleted.current.pop();
        if (!last) return;
        const name = wordsOf(last.game);
        say(t`${name} is back.`);
        last.restore().catch(fail);
      }
      games
        .remove(game.id)
        .then((restore) => {
          deleted.current.push({ game, scope, restore });
          const name = wordsOf(game);
          say(t`${name} is deleted.`);
        })
        .catch(fail);
    },
    [games, scope, nameOf],
  );

  return { news: latest?.scope === scope ? latest : undefined, remove };
}
