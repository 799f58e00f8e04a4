import { useCallback, useRef, useState } from 'react';
import type { VariantId } from '../../games/index';
import type { Games } from '../../persistence/games';
import type { ListedGame } from '../../persistence/record';
import { nameInWords } from './gameWords';

/** What happened to a game of the list, and what takes it back. */
export interface DeletionNews {
  readonly text: string;
  readonly undo?: () => void;
}

const FAILED = 'The browser did not let the game be deleted.';

/** Deletes games one at a time; they can be brought back, the last one first. */
export interface Deletion {
  readonly news: DeletionNews | undefined;
  readonly remove: (game: ListedGame) => void;
}

/** A game that can be brought back into its list. */
interface Deleted {
  readonly game: ListedGame;
  readonly scope: VariantId | undefined;
  readonly restore: () => Promise<void>;
}

/** Deletes games of the list that `scope` names; what was said of another list is not shown. */
export function useDeletion(games: Games, scope: VariantId | undefined): Deletion {
  const [latest, setLatest] = useState<DeletionNews & { readonly scope: VariantId | undefined }>();
  /** The deleted games that can be brought back, the last one last. */
  const deleted = useRef<Deleted[]>([]);

  const remove = useCallback(
    (game: ListedGame): void => {
      const fail = (): void => setLatest({ text: FAILED, scope });
      /** Says what happened, and offers to bring the last game of the list back. */
      function say(text: string): void {
        const last = deleted.current.at(-1);
        setLatest({ text, scope, ...(last && last.scope === scope && { undo: bringBack }) });
      }
      function bringBack(): void {
        const last = deleted.current.pop();
        if (!last) return;
        say(`${nameInWords(last.game)} is back.`);
        last.restore().catch(fail);
      }
      games
        .remove([game.id])
        .then((restore) => {
          deleted.current.push({ game, scope, restore });
          say(`${nameInWords(game)} is deleted.`);
        })
        .catch(fail);
    },
    [games, scope],
  );

  return { news: latest?.scope === scope ? latest : undefined, remove };
}
