import { type ReactNode, useDeferredValue } from 'react';

/** Renders its children after the cards are painted: the cards matter more. */
export function Deferred({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(children);
}
