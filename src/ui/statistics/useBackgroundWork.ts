import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { describeFailure } from '../../analysis/solverFailure';

/** Milliseconds between two updates of the page. */
const UPDATE_MS = 500;

/** What is asked about some items, one after another. Its functions must stay the same from one render to the next. */
interface Task<Item, Answer> {
  /** The first one is asked about first. */
  readonly items: readonly Item[];
  readonly nameOf: (item: Item) => string;
  /** Reads the answers that were stored, by the names of items; those for other items may be among them. */
  readonly read: (items: readonly Item[]) => Promise<ReadonlyMap<string, Answer>>;
  /** Undefined if it is cancelled, or there is no answer for now. */
  readonly ask: (item: Item, signal: AbortSignal) => Promise<Answer | undefined>;
  /** With more items than this, it starts only when the player asks. */
  readonly maxUnasked: number;
}

/** How far such work has come, and what starts and stops it. */
export interface BackgroundWork {
  /** All items, and those without an answer. */
  readonly total: number;
  readonly left: number;
  readonly isRunning: boolean;
  /** A sentence if the solver has failed. */
  readonly failure: string | undefined;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Asks about items in the background, as long as this is used. `answerOf` has the answers that are known. */
export function useBackgroundWork<Item, Answer>({
  items,
  nameOf,
  read,
  ask,
  maxUnasked,
}: Task<Item, Answer>): BackgroundWork & {
  readonly answerOf: (item: Item) => Answer | undefined;
} {
  /** The answers that were stored, and those found since; undefined while they are read. */
  const [known, setKnown] = useState<ReadonlyMap<string, Answer>>();
  const [wanted, setWanted] = useState<boolean>();
  const [failure, setFailure] = useState<string>();
  const left = useMemo(
    () => (known ? items.filter((item) => !known.has(nameOf(item))) : []),
    [items, known, nameOf],
  );
  const isRunning = left.length > 0 && !failure && (wanted ?? left.length <= maxUnasked);
  const nextBut = useEffectEvent((done: ReadonlySet<string>) =>
    left.find((item) => !done.has(nameOf(item))),
  );

  useEffect(() => {
    let isOver = false;
    void read(items)
      .catch(() => new Map<string, Answer>())
      .then((stored) => {
        if (!isOver) setKnown((before = new Map()) => new Map([...before, ...stored]));
      });
    return () => {
      isOver = true;
    };
  }, [items, read]);

  useEffect(() => {
    if (!isRunning) return;
    const controller = new AbortController();
    const { signal } = controller;
    let found = new Map<string, Answer>();
    const done = new Set<string>();
    const show = (): void => {
      const more = found;
      found = new Map();
      if (more.size > 0) setKnown((before = new Map()) => new Map([...before, ...more]));
    };
    async function askAll(): Promise<void> {
      for (;;) {
        const next = nextBut(done);
        if (!next || signal.aborted) return;
        done.add(nameOf(next));
        const answer = await ask(next, signal);
        if (answer !== undefined) found.set(nameOf(next), answer);
      }
    }
    const timer = setInterval(show, UPDATE_MS);
    askAll()
      .catch((error) => setFailure(describeFailure(error)))
      .finally(show);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [isRunning, ask, nameOf]);

  return {
    answerOf: (item) => known?.get(nameOf(item)),
    total: items.length,
    left: known ? left.length : items.length,
    isRunning,
    failure,
    start: () => {
      setFailure(undefined);
      setWanted(true);
    },
    stop: () => setWanted(false),
  };
}
