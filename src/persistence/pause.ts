/** How long background work may block the page, in milliseconds. */
const SLICE_MS = 10;

/** Creates a function to await between pieces of work: every few milliseconds it lets the page draw. */
export function createPause(): () => Promise<void> {
  let end = performance.now() + SLICE_MS;
  return async () => {
    if (performance.now() < end) return;
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + SLICE_MS;
  };
}
