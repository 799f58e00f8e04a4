import { type ReactNode, useDeferredValue } from 'react';

/** Renders its children after the cards have been painted. */
export function Deferred({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(children);
}
