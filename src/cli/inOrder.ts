/** Does work on items, so many at a time, and yields the results in the order of the items. */
export async function* inOrder<T, R>(
  items: Iterable<T>,
  atATime: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R, void> {
  const pending: Promise<R>[] = [];
  let active = 0;
  const unstarted = items[Symbol.iterator]();
  let isDone = false;
  /** Starts work while there is room, and not so far ahead of the results that they pile up. */
  const fill = (): void => {
    while (!isDone && active < atATime && pending.length < AHEAD * atATime) {
      const next = unstarted.next();
      if (next.done) {
        isDone = true;
        return;
      }
      active++;
      const result = work(next.value);
      pending.push(result);
      const release = (): void => {
        active--;
        fill();
      };
      result.then(release, release);
    }
  };
  fill();
  while (pending.length > 0) {
    yield (await pending.shift()) as R;
    fill();
  }
}

/** How many results may wait for an earlier one, for each that is worked on. */
const AHEAD = 16;
