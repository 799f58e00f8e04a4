import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { PREFIX } from '../../persistence/safeStorage';
import { useStores } from '../parts/context';

const KEY = `${PREFIX}replaced`;
/** The number of groups after which the offer is made. */
const ENOUGH = 5;

/** Counts the groups that the player replaces by hand, and offers, only once, to remove complete groups at once. */
export function useReplaceOffer(): void {
  const { store, settings, storage } = useStores();
  useEffect(() => {
    const accept = (): void => {
      settings.set('autoReplace', 'on');
      store.actions.announce(t`Pairs go at once now. Settings has the switch.`);
    };
    return store.subscribe(({ current }, { current: before, selection }) => {
      const isByHand =
        selection.length > 0 && current?.history.cursor === (before?.history.cursor ?? 0) + 1;
      const count = Number(storage.read(KEY)) + 1;
      if (!isByHand || count > ENOUGH || settings.getState().autoReplace === 'on') return;
      storage.write(KEY, String(count));
      if (count < ENOUGH) return;
      const offer = { name: t`Remove pairs at once`, accept };
      // The move is announced first.
      queueMicrotask(() =>
        store.actions.append(t`No need to press Replace every time.`, 'news', offer),
      );
    });
  }, [store, settings, storage]);
}
