import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Job } from '../../../src/lab/job';
import { type Progress, runJob } from '../../../src/lab/pool';
import { simulate } from '../../../src/lab/simulate';
import type { LabRequest } from '../../../src/lab/worker';

/** A worker that does nothing until it is told to finish its part or to die. */
class FakeWorker {
  onmessage: ((event: unknown) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  isTerminated = false;
  part: Job | undefined;

  constructor() {
    workers.push(this);
  }
  postMessage(request: LabRequest): void {
    if (request.kind === 'simulate') this.part = request.job;
  }
  terminate(): void {
    this.isTerminated = true;
  }
  finishPart(): void {
    const { part } = this;
    this.part = undefined;
    if (part) this.onmessage?.({ data: simulate(part) });
  }
  die(): void {
    this.onerror?.({ preventDefault: () => {} });
  }
}

const workers: FakeWorker[] = [];
const working = (): FakeWorker[] =>
  workers.filter(({ isTerminated, part }) => !isTerminated && part !== undefined);

/** Finishes parts until no worker has one. */
function finishAll(): void {
  for (let [worker] = working(); worker; [worker] = working()) worker.finishPart();
}

const JOB: Job = { game: 'tens', player: 'automatic', first: '-50', games: 900 };

function run(workerCount: number, job = JOB) {
  const reports: Progress[] = [];
  const control = runJob(job, workerCount, (progress) => reports.push(progress));
  return { ...control, reports, last: () => reports.at(-1) };
}

beforeEach(() => {
  workers.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

test('parts are assigned in order, and the final tally is that of the whole job', () => {
  const { reports, last } = run(3);
  expect(workers.map(({ part }) => part?.first)).toEqual(['-50', '150', '350']);
  finishAll();
  expect(last()).toMatchObject({ done: true, restarts: 0, tally: simulate(JOB).tally });
  expect(reports.filter(({ done }) => done)).toHaveLength(1);
  expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true);
});

test('the examples have the scores they stand for', () => {
  const { last } = run(2);
  finishAll();
  const { tally, examples } = last() ?? {};
  expect(Object.keys(examples ?? {})).toEqual(Object.keys(tally?.scores ?? {}));
  for (const [score, deal] of Object.entries(examples ?? {})) {
    expect(simulate({ ...JOB, first: deal, games: 1 }).tally.scores).toEqual({ [score]: 1 });
  }
});

test('a paused run finishes the parts under way, and goes on when it is resumed', () => {
  const { pause, resume, last } = run(2);
  pause();
  finishAll();
  expect(last()).toMatchObject({ done: false, tally: { games: 400 } });
  resume();
  finishAll();
  expect(last()).toMatchObject({ done: true, tally: simulate(JOB).tally });
});

test('a stopped run keeps every part that was assigned', () => {
  const { stop, last } = run(2);
  stop();
  expect(last()).toBeUndefined();
  finishAll();
  expect(last()).toMatchObject({ done: true, tally: simulate({ ...JOB, games: 400 }).tally });
});

test('a paused run can be stopped', () => {
  const { pause, stop, last } = run(1);
  pause();
  finishAll();
  stop();
  expect(last()).toMatchObject({ done: true, tally: { games: 200 } });
});

test("a dead worker's part is played again", () => {
  const { last } = run(2);
  workers[0]?.die();
  expect(workers).toHaveLength(3);
  expect(workers[2]?.part).toMatchObject({ first: '-50', games: 200 });
  finishAll();
  expect(last()).toMatchObject({ done: true, restarts: 1, tally: simulate(JOB).tally });
});

test('a run whose workers die again and again ends', () => {
  const { last } = run(2);
  for (let [worker] = working(); worker; [worker] = working()) worker.die();
  expect(last()).toMatchObject({ done: true, tally: { games: 0 } });
  expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true);
});

test('an abandoned run reports nothing more', () => {
  const { abandon, reports } = run(2);
  abandon();
  expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true);
  finishAll();
  expect(reports).toEqual([]);
});
