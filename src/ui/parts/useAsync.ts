import { useEffect, useState } from 'react';

/**
 * What a task has found; undefined until then, if it fails, and without a task. It runs again whenever it is another function, so
 * callers wrap it in `useCallback`.
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
