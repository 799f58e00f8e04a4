import { t } from '@lingui/core/macro';
import { KEYS } from '../../persistence/keys';
import { useChanges, useStores } from '../parts/context';

/** The number of groups after which the offer is made. */
const ENOUGH = 5;

/** Counts the groups that the player replaces by hand, and offers, only once, to remove complete groups at once. */
export function useReplaceOffer(): void {
  const { store, settings, storage } = useStores();
  const { announce } = store.actions;
  useChanges(({ action, refusal, sentences }) => {
    const isByHand = action.type === 'gesture' && action.gesture.kind === 'select' && !refusal;
    const count = Number(storage.read(KEYS.replaced)) + 1;
    if (!isByHand || count > ENOUGH || settings.getState().autoReplace === 'on') return;
    storage.write(KEYS.replaced, String(count));
    if (count < ENOUGH) return;
    const accept = (): void => {
      settings.set('autoReplace', 'on');
      announce(t`Pairs go at once now. Settings has the switch.`);
    };
    const offer = { name: t`Remove pairs at once`, accept };
    announce(
      t({
        message: 'No need to press Replace every time.',
        comment: '“Replace” is the name of a button',
      }),
      'news',
      { sentences, offer },
    );
  });
}
