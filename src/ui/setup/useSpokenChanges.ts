import { useEffect, useRef } from 'react';
import { useStores } from '../parts/context';
import { type PositionDraft, pileAt } from './draft';
import type { SetUpTable } from './setUpTable';
import { placeInWords } from './setUpView';

/** A change of more places is a new position: what is said of that suffices. */
const MAX_PLACES = 2;

/** Says to screen readers what lies at a place whose cards have changed; if a card has moved, where it went. */
export function useSpokenChanges(table: SetUpTable, draft: PositionDraft): void {
  const { actions } = useStores().store;
  const said = useRef(draft);
  useEffect(() => {
    const before = said.current;
    said.current = draft;
    if (before.piles === draft.piles) return;
    const changed = table.places.filter(({ id }) => pileAt(before, id) !== pileAt(draft, id));
    const place = changed.find(({ id }) => id === before.chosen) ?? changed[0];
    if (place && changed.length <= MAX_PLACES)
      actions.announce(placeInWords(place, pileAt(draft, place.id)), 'move');
  }, [table, draft, actions]);
}
