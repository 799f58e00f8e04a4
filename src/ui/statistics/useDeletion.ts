import { useState } from 'react';
import { type GameFacts, keyOf } from '../../archive/playedGame';
import { sharedStorage } from '../../store/browser';
import type { Archiving } from '../../store/browserArchiving';
import { forgetGame } from '../../store/forgetting';
import { nameInWords } from './gameWords';

/** What happened to a game of the list, and what takes it back. */
interface News {
  readonly text: string;
  readonly undo?: () => void;
}

const FAILED = 'The browser did not let the archive be changed, so nothing is deleted.';

/** Deletes games one at a time; the last one can be brought back. */
export function useDeletion(archiving: Archiving, facts: readonly GameFacts[]) {
  const [news, setNews] = useState<News>();

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
  return { news, remove: (game: GameFacts): void => void remove(game).catch(fail) };
}
