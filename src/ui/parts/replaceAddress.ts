/** Replaces the page’s address. Browsers limit how often a page may do this: the next change tries again. */
export function replaceAddress(address: string): void {
  try {
    window.history.replaceState(null, '', address);
  } catch {
    // The address is behind for a while.
  }
}
