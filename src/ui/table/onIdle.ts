const waiting = new Set<() => void>();

/**
 * Does a task when the page has nothing else to do, one task at a time; never in a browser that does not say
 * when that is. Gives back how to call it off.
 */
export function onIdle(task: () => void): () => void {
  if (waiting.size === 0) request();
  waiting.add(task);
  return () => waiting.delete(task);
}

function request(): void {
  window.requestIdleCallback?.(() => {
    const [task] = waiting;
    if (!task) return;
    waiting.delete(task);
    if (waiting.size > 0) request();
    task();
  });
}
