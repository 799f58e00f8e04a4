import { t } from '@lingui/core/macro';
import { useMemo, useRef } from 'react';
import type { ListedGame } from '../../persistence/record';
import { focusTitle } from '../page/Page';
import { useStores } from '../parts/context';
import { nameOfDeal, useGameName } from '../parts/gameName';

/** Deletes games and brings them back, the last one first. */
export interface Deletion {
  /** With `takesFocus` the button that undoes it is focused. `onBack` follows a press of that button, which is then gone. */
  readonly remove: (game: ListedGame, takesFocus: boolean, onBack: () => void) => void;
  readonly undo: () => void;
}

/** Deletes games of the statistics. A message says so, and offers to undo it. */
export function useDeletion(): Deletion {
  const { games, store } = useStores();
  const nameOf = useGameName();
  /** What brings each deleted game back. */
  const deleted = useRef<(() => void)[]>([]);
  return useMemo(() => {
    const { announce } = store.actions;
    const fail = (): void => announce(t`The browser refused to delete the game.`, 'refusal');
    const undo = (): void => deleted.current.pop()?.();

    const remove: Deletion['remove'] = (game, takesFocus, onBack) => {
      const name = nameOfDeal(nameOf(game.variant), game.deal);
      function accept(): void {
        undo();
        focusTitle();
        onBack();
      }
      /** Offers to undo the last deletion, if there is one. */
      function say(text: string, isFocused = false): void {
        const undoName = t({ message: 'Undo', context: 'a deletion' });
        const offer = { name: undoName, takesFocus: isFocused, accept };
        announce(text, 'news', deleted.current.length > 0 ? { offer } : {});
      }
      games
        .remove(game.id)
        .then((restore) => {
          deleted.current.push(() => {
            say(t`${name} is back.`);
            restore().catch(fail);
          });
          say(t`${name} is deleted.`, takesFocus);
        })
        .catch(fail);
    };
    return { remove, undo };
  }, [games, store, nameOf]);
}
