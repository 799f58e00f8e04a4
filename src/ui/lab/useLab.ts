import { useEffect } from 'react';
import { useStore } from 'zustand';
import { memoize } from '../../engine/memoize';
import type { Stores } from '../../store/stores';
import { useSettings, useStores } from '../parts/context';
import { createLabRuns, type LabRun } from './labRuns';

/** Who comes back to the lab finds its runs as they were. */
const runsOf = memoize((_stores: Stores) => createLabRuns());

/** The runs on the lab’s page, and what can be done with them. */
export type Lab = ReturnType<typeof useLab>;

/** The runs on the page, which go on while it is shown, and controls for the current one. */
export function useLab() {
  const { store, visit, ...actions } = runsOf(useStores());
  const state = useStore(store);
  const { guessFirst } = useSettings();
  useEffect(visit, [visit]);
  // A series appends runs, a single run is put first.
  const [newest] = state.runs.toSorted((a, b) => b.serial - a.serial);
  const running = newest !== undefined && (!newest.progress.done || state.waiting.length > 0);
  return {
    ...actions,
    ...state,
    newest,
    running,
    /** Whether the result of a single run is hidden until it is guessed. */
    isHidden: ({ serial }: LabRun): boolean => guessFirst === 'on' && !state.runGuesses.has(serial),
  };
}
