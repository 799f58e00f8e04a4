import { useRef, useState } from 'react';
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

/** The deletion of games of one list, which `scope` names: another list has news of its own. */
export function useDeletion(games: Games, scope: VariantId | undefined): Deletion {
  const [told, tell] = useState<DeletionNews & { readonly scope: VariantId | undefined }>();
  const setNews = (news: DeletionNews): void => tell({ ...news, scope });
  /** The deleted games that can be brought back, the last one last. */
  const deleted = useRef<Deleted[]>([]);

  /** Says what happened, and offers to bring the last game of the list back. */
  function say(text: string): void {
    const last = deleted.current.at(-1);
    setNews(last && last.scope === scope ? { text, undo: bringBack } : { text });
  }

  function bringBack(): void {
    const last = deleted.current.pop();
    if (!last) return;
    say(`${nameInWords(last.game)} is back.`);
    last.restore().catch(fail);
  }

  async function remove(game: ListedGame): Promise<void> {
    const restore = await games.remove([game.id]);
    deleted.current.push({ game, scope, restore });
    say(`${nameInWords(game)} is deleted.`);
  }

  const fail = (): void => setNews({ text: FAILED });
  return {
    news: told?.scope === scope ? told : undefined,
    remove: (game) => void remove(game).catch(fail),
  };
}
