import { useCallback, useEffect, useState } from 'react';

/** For what nobody waits for: a failure is not reported. */
export const ignoreFailure = (): void => undefined;

/** Starts something once it is loaded. Returns a function that stops it, or keeps it from starting. */
export function startLoaded<Loaded>(
  loading: Promise<Loaded>,
  start: (loaded: Loaded) => () => void,
  onFailure = ignoreFailure,
): () => void {
  let isOver = false;
  let stop = (): void => undefined;
  loading.then((loaded) => {
    if (!isOver) stop = start(loaded);
  }, onFailure);
  return () => {
    isOver = true;
    stop();
  };
}

/** Asks a question, and shows each answer, of which the last is the best. What it asks for is cancelled by the signal. */
export type Ask<Answer> = (show: (answer: Answer) => void, signal: AbortSignal) => void;

/** The latest answer to a question about something, by default itself; undefined before the first. Every new function is asked: `useCallback`. */
export function useAnswer<Answer>(
  ask: Ask<Answer> | undefined,
  about: unknown = ask,
): Answer | undefined {
  const [found, setFound] = useState<{ readonly about: unknown; readonly answer: Answer }>();
  useEffect(() => {
    if (!ask) return;
    const controller = new AbortController();
    const { signal } = controller;
    ask((answer) => {
      if (!signal.aborted) setFound({ about, answer });
    }, signal);
    return () => controller.abort();
  }, [ask, about]);
  return ask && found && found.about === about ? found.answer : undefined;
}

/** The result of a task; undefined until it resolves, if it rejects, and without a task. Every new function is run. */
export function useAsync<Value>(task: (() => Promise<Value>) | undefined): Value | undefined {
  const ask = useCallback(
    (show: (value: Value) => void): void => void task?.().then(show, ignoreFailure),
    [task],
  );
  return useAnswer(task && ask);
}
