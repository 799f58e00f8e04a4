import { useEffect, useState } from 'react';

/**
 * The result of a task; undefined until it resolves, if it rejects, and without a task. Every new function is run: use
 * `useCallback`.
 */
export function useAsync<Value>(task: (() => Promise<Value>) | undefined): Value | undefined {
  const [found, setFound] = useState<{ readonly by: typeof task; readonly value: Value }>();
  useEffect(() => {
    let isOver = false;
    task?.().then(
      (value) => {
        if (!isOver) setFound({ by: task, value });
      },
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [task]);
  return task && found?.by === task ? found.value : undefined;
}
