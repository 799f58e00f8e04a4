const tasks = new Set<() => void>();

/** Runs a task when the page is idle, one at a time; never in a browser without idle callbacks. Returns a function that cancels it. */
export function onIdle(task: () => void): () => void {
  if (tasks.size === 0) request();
  tasks.add(task);
  return () => tasks.delete(task);
}

function request(): void {
  window.requestIdleCallback?.(() => {
    const [task] = tasks;
    if (!task) return;
    tasks.delete(task);
    if (tasks.size > 0) request();
    task();
  });
}
