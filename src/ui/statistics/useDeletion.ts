import { useRef, useState } from 'react';
import { type GameFacts, keyOf } from '../../archive/playedGame';
import type { VariantId } from '../../games/index';
import { sharedStorage } from '../../store/browser';
import type { Archiving } from '../../store/browserArchiving';
import { forgetGame } from '../../store/forgetting';
import { nameInWords } from './gameWords';

/** What happened to a game of the list, and what takes it back. */
export interface DeletionNews {
  readonly text: string;
  readonly undo?: () => void;
}

const FAILED = 'The browser did not let the archive be changed, so nothing is deleted.';

/** Deletes games one at a time; they can be brought back, the last one first. */
export interface Deletion {
  readonly news: DeletionNews | undefined;
  readonly remove: (game: GameFacts) => void;
}

/** A game that can be brought back into its list. */
interface Deleted {
  readonly game: GameFacts;
  readonly scope: VariantId | undefined;
  readonly restore: () => Promise<void>;
}

/** The deletion of games of one list, which `scope` names: another list has news of its own. */
export function useDeletion(
  archiving: Archiving,
  facts: readonly GameFacts[],
  scope: VariantId | undefined,
): Deletion {
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

  async function remove(game: GameFacts): Promise<void> {
    const others = facts.filter((each) => keyOf(each) !== keyOf(game));
    const forgotten = await forgetGame(archiving, sharedStorage(), game, others);
    if (!forgotten.ok) {
      return say(`${nameInWords(game)} cannot be read: ${forgotten.error}. It is kept aside.`);
    }
    deleted.current.push({ game, scope, restore: forgotten.value });
    say(`${nameInWords(game)} is deleted.`);
  }

  const fail = (): void => setNews({ text: FAILED });
  return {
    news: told?.scope === scope ? told : undefined,
    remove: (game) => void remove(game).catch(fail),
  };
}
