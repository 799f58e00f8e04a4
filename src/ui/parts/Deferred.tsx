import { type ReactNode, useDeferredValue } from 'react';

/** What may be seen a frame later than the cards: it is not rendered before they are painted. */
export function Deferred({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(children);
}
