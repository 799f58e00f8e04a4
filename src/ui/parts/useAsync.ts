import { useEffect, useState } from 'react';

/**
 * The result of an asynchronous task; undefined until it is there, if the task fails, and without a task. A new function runs
 * anew, so callers use `useCallback` or a constant.
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
