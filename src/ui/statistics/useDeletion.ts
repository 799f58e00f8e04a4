import { useState } from 'react';
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

/** Deletes games one at a time; the last one can be brought back. */
export interface Deletion {
  readonly news: DeletionNews | undefined;
  readonly remove: (game: GameFacts) => void;
}

/** The deletion of games of one list, which `scope` names: another list has news of its own. */
export function useDeletion(
  archiving: Archiving,
  facts: readonly GameFacts[],
  scope: VariantId | undefined,
): Deletion {
  const [told, tell] = useState<DeletionNews & { readonly scope: VariantId | undefined }>();
  const setNews = (news: DeletionNews): void => tell({ ...news, scope });

  async function remove(game: GameFacts): Promise<void> {
    const others = facts.filter((each) => keyOf(each) !== keyOf(game));
    const forgotten = await forgetGame(archiving, sharedStorage(), game, others);
    if (!forgotten.ok) {
      setNews({
        text: `${nameInWords(game)} cannot be read: ${forgotten.error}. It is kept aside.`,
      });
      return;
    }
    const undo = (): void => {
      setNews({ text: `${nameInWords(game)} is back.` });
      forgotten.value().catch(fail);
    };
    setNews({ text: `${nameInWords(game)} is deleted.`, undo });
  }

  const fail = (): void => setNews({ text: FAILED });
  return {
    news: told?.scope === scope ? told : undefined,
    remove: (game) => void remove(game).catch(fail),
  };
}
