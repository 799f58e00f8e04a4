import { createStore } from 'zustand/vanilla';
import type { WinCount } from '../../engine/game';
import type { Job } from '../../lab/job';
import { type Progress, type Run, runJob } from '../../lab/pool';

/** A run as the page shows it. */
export interface LabRun {
  readonly serial: number;
  readonly job: Job;
  readonly progress: Progress;
  /** The counts at milestones of the run, in order. */
  readonly points: readonly WinCount[];
  readonly elapsedMs: number;
}

interface LabState {
  readonly runs: readonly LabRun[];
  /** True if the runs are played one after another. */
  readonly isSeries: boolean;
  /** The finished runs that were on the page when a series started. */
  readonly earlier: readonly LabRun[];
  /** The jobs of a series that have not started. */
  readonly waiting: readonly Job[];
  readonly paused: boolean;
  /** What was guessed of the questions and series, by their addresses; undefined for who would not guess. */
  readonly guesses: ReadonlyMap<string, string | undefined>;
  /** The share from 0 to 1 that was guessed of each single run, by its serial; undefined for who would not guess. */
  readonly runGuesses: ReadonlyMap<number, number | undefined>;
  /** The addresses that the form has asked for: they may start even if they take long. */
  readonly allowed: ReadonlySet<string>;
}

/** The most runs shown side by side. */
const SHOWN_RUNS = 3;
/** Milliseconds between two updates of the page during a run. */
const UPDATE_MS = 200;

const hasGames = ({ progress }: LabRun): boolean => progress.tally.games > 0;

const isDone = ({ progress }: LabRun): boolean => progress.done;

/** A run that goes no further. */
const ended = (run: LabRun): LabRun =>
  isDone(run) ? run : { ...run, progress: { ...run.progress, done: true } };

/** Whether an earlier run stays on the page. Runs without results are removed. */
const staysBeside =
  ({ serial }: LabRun) =>
  (other: LabRun): boolean =>
    other.serial !== serial && hasGames(other);

/** Creates the runs of the lab, of which there are none at first, and what can be done with them. They outlive its page. */
export function createLabRuns() {
  const store = createStore<LabState>(() => ({
    runs: [],
    isSeries: false,
    earlier: [],
    waiting: [],
    paused: false,
    guesses: new Map(),
    runGuesses: new Map(),
    allowed: new Set(),
  }));
  const { getState, setState } = store;
  let isLeft = false;
  let currentRun: Run | undefined;
  let lastSerial = 0;
  /** When the current run started, later by the time for which it has waited since. */
  let startedAt = 0;
  let waitsSince: number | undefined;
  /** The address that the runs are of. */
  let current: string | undefined;
  /** What other addresses have shown, until the form asks for them once more. */
  const shownAt = new Map<string, LabState>();

  /** Starts a run, shown before earlier ones. */
  function start(job: Job): void {
    abandon();
    setState(({ runs, earlier, isSeries }) => ({
      runs: isSeries ? earlier : runs,
      isSeries: false,
      earlier: [],
    }));
    play(job);
  }

  /** Runs jobs one after another. Single runs that are on the page stay as earlier ones. */
  function startSeries(jobs: readonly Job[]): void {
    const { runs, earlier, isSeries } = getState();
    const finished = isSeries ? earlier : runs.filter(hasGames);
    clear();
    setState({ isSeries: true, earlier: finished, waiting: jobs });
    playNext();
  }

  function playNext(): void {
    const [job, ...waiting] = getState().waiting;
    setState({ waiting });
    if (job) play(job);
  }

  /** Ends the current run and removes all runs. */
  function clear(): void {
    abandon();
    setState({ runs: [], earlier: [] });
  }

  function abandon(): void {
    currentRun?.abandon();
    currentRun = undefined;
    setState(({ runs }) => ({ runs: runs.map(ended), waiting: [], paused: false }));
  }

  /** Brings back what has been found at an address, undefined for one without runs. True if something is still to be played. */
  function open(address: string | undefined): boolean {
    if (address !== undefined && address === current) return false;
    if (current !== undefined) shownAt.set(current, getState());
    current = address;
    const shown = address === undefined ? undefined : shownAt.get(address);
    if (!shown) return true;
    abandon();
    const { earlier, isSeries } = shown;
    const runs = shown.runs.filter(isDone);
    setState({ runs, isSeries, earlier });
    return runs.length < shown.runs.length || shown.waiting.length > 0;
  }

  function show(run: LabRun): void {
    setState(({ runs, isSeries }) => {
      const at = runs.findIndex(({ serial }) => serial === run.serial);
      if (at >= 0) return { runs: runs.with(at, run) };
      if (isSeries) return { runs: [...runs, run] };
      return { runs: [run, ...runs.filter(staysBeside(run))].slice(0, SHOWN_RUNS) };
    });
  }

  function play(job: Job): void {
    const serial = ++lastSerial;
    const workers = Math.max(1, navigator.hardwareConcurrency || 2);
    startedAt = performance.now();
    waitsSince = undefined;
    let updatedAt = Number.NEGATIVE_INFINITY;
    let points: readonly WinCount[] = [];
    currentRun = runJob(job, workers, (progress) => {
      const now = performance.now();
      const { tally, milestones, done } = progress;
      points = extendCurve(points, milestones, job.games, done ? tally : undefined);
      if (!progress.done && now - updatedAt < UPDATE_MS) return;
      updatedAt = now;
      show({ serial, job, progress, points, elapsedMs: (waitsSince ?? now) - startedAt });
      if (!progress.done) return;
      currentRun = undefined;
      // Without workers the next job would fail, too.
      if (progress.failure) setState({ waiting: [] });
      else playNext();
    });
    follow();
  }

  /** Lets the current run go on, or wait: while the player has paused it, or is at another page. */
  function follow(): void {
    const now = performance.now();
    if (getState().paused || isLeft) {
      waitsSince ??= now;
      currentRun?.pause();
    } else {
      startedAt += now - (waitsSince ?? now);
      waitsSince = undefined;
      currentRun?.resume();
    }
  }

  return {
    store,
    start,
    startSeries,
    clear,
    open,
    /** Notes the address that the runs on the page are of from now on. */
    setAddress: (address: string): void => {
      current = address;
    },
    /** Notes that the form has asked for an address, which is played once more, and may take long. */
    allow: (address: string): void => {
      shownAt.delete(address);
      setState(({ allowed }) => ({ allowed: new Set(allowed).add(address) }));
    },
    /** Notes a guess; undefined for who would not guess. */
    guess: (of: string, choice: string | undefined): void =>
      setState(({ guesses }) => ({ guesses: new Map(guesses).set(of, choice) })),
    guessRun: (serial: number, share: number | undefined): void =>
      setState(({ runGuesses }) => ({ runGuesses: new Map(runGuesses).set(serial, share) })),
    togglePause: (): void => {
      setState(({ paused }) => ({ paused: !paused }));
      follow();
    },
    stop: (): void => {
      setState({ waiting: [], paused: false });
      currentRun?.stop();
    },
    /** The page is shown. What runs waits from a call of the returned function until the next visit. */
    visit: (): (() => void) => {
      isLeft = false;
      follow();
      return () => {
        isLeft = true;
        follow();
      };
    },
  };
}

/** Each point has at least this many times the games of the point before: about 80 points per power of ten. */
const GROWTH = 1.03;
/** The first point has at least this many games, unless the run is short: earlier intervals are too wide. */
const FIRST_GAMES = 100;

/** Adds the milestones that are far enough apart, and always `end`, the final count. The run has `total` games. */
export function extendCurve(
  points: readonly WinCount[],
  milestones: readonly WinCount[],
  total: number,
  end?: WinCount,
): readonly WinCount[] {
  const extended = [...points];
  const lastGames = (): number => extended.at(-1)?.games ?? 0;
  const first = Math.min(FIRST_GAMES, total / 10);
  for (const milestone of milestones) {
    if (milestone.games >= Math.max(first, lastGames() * GROWTH)) extended.push(milestone);
  }
  if (end && end.games > lastGames()) extended.push({ games: end.games, won: end.won });
  return extended;
}
