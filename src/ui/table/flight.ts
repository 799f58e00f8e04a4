/** Longer than any motion of `table.css`, in milliseconds. */
const LONGEST = 500;

const landings = new WeakMap<HTMLElement, number>();

/** Keeps a card above all others while it is on its way. */
export function fly(slot: HTMLElement | null): void {
  if (!slot) return;
  window.clearTimeout(landings.get(slot));
  slot.dataset.flying = 'true';
  landings.set(
    slot,
    window.setTimeout(() => delete slot.dataset.flying, LONGEST),
  );
}
