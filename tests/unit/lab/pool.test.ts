import { describe, expect, test, vi } from 'vitest';
import type { Job } from '../../../src/lab/job';
import type { LabRequest } from '../../../src/lab/labRequest';
import { type Progress, runJob } from '../../../src/lab/pool';
import { simulate } from '../../../src/lab/simulate';
import { START_MS } from '../../../src/workers/workerLink';
import { FakeWorker, withFakeWorkers } from '../../support/fakeWorker';

const partOf = ({ requests }: FakeWorker): Job | undefined => {
  const request = requests.at(-1) as LabRequest | undefined;
  return request?.kind === 'simulate' ? request.job : undefined;
};

function finishPart(worker: FakeWorker): void {
  const part = partOf(worker);
  worker.requests.length = 0;
  if (part) worker.say(simulate(part));
}

const workers = FakeWorker.all;
const working = (): FakeWorker[] =>
  workers.filter((worker) => !worker.isTerminated && partOf(worker) !== undefined);

/** Finishes parts until no worker has one. */
function finishAll(): void {
  for (let [worker] = working(); worker; [worker] = working()) finishPart(worker);
}

const JOB: Job = { game: 'tens', player: 'automatic', first: '-50', games: 900 };

function run(workerCount: number, job = JOB) {
  const reports: Progress[] = [];
  const control = runJob(job, workerCount, (progress) => reports.push(progress));
  return { ...control, reports, last: () => reports.at(-1) };
}

withFakeWorkers();

test('parts are assigned in order, and the final tally is that of the whole job', () => {
  const { reports, last } = run(3);
  expect(workers.map((worker) => partOf(worker)?.first)).toEqual(['-50', '150', '350']);
  finishAll();
  expect(last()).toMatchObject({
    done: true,
    deaths: 0,
    failure: undefined,
    tally: simulate(JOB).tally,
  });
  expect(reports.filter(({ done }) => done)).toHaveLength(1);
  expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true);
});

test('the first part of a player that may be slow is one game, so that the run stops and reports soon', () => {
  const { last, stop } = run(2, { ...JOB, game: 'klondike-3', player: 'first' });
  expect(last()).toMatchObject({ done: false, tally: { games: 0 } });
  expect(workers.map((worker) => partOf(worker)?.games)).toEqual([1, 1]);
  stop();
  finishAll();
  expect(last()).toMatchObject({ done: true, tally: { games: 2 } });
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

test('milestones go on from part to part, in the order of the deals', () => {
  const { reports } = run(3);
  for (let worker = working().at(-1); worker; worker = working().at(-1)) finishPart(worker);
  const milestones = reports.flatMap((report) => report.milestones);
  expect(milestones.at(-1)).toMatchObject({ games: JOB.games, won: simulate(JOB).tally.won });
  for (const [i, { games, won }] of milestones.entries()) {
    expect(games).toBeGreaterThan(milestones[i - 1]?.games ?? 0);
    if (i % 60 === 0) expect(won).toBe(simulate({ ...JOB, games }).tally.won);
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
  expect(last()).toMatchObject({ done: false, tally: { games: 0 } });
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
  expect(workers[2] && partOf(workers[2])).toMatchObject({ first: '-50', games: 200 });
  finishAll();
  expect(last()).toMatchObject({ done: true, deaths: 1, tally: simulate(JOB).tally });
});

test('a worker that dies without a part is given none', () => {
  const { pause, resume, last } = run(2);
  pause();
  finishAll();
  workers[0]?.die();
  resume();
  finishAll();
  expect(last()).toMatchObject({ done: true, tally: simulate(JOB).tally });
});

test('a run whose workers die again and again ends, and says why', () => {
  const { last } = run(2);
  for (let [worker] = working(); worker; [worker] = working()) worker.die();
  expect(last()).toMatchObject({ done: true, failure: 'failed', tally: { games: 0 } });
  expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true);
});

test('the last worker plays the parts of all that died', () => {
  const { last } = run(2);
  const [first] = workers;
  for (let lost = 0; lost < 9; lost++)
    working()
      .find((worker) => worker !== first)
      ?.die();
  expect(working()).toEqual([first]);
  finishAll();
  expect(last()).toMatchObject({ done: true, deaths: 9, failure: undefined });
  expect(last()?.tally).toEqual(simulate(JOB).tally);
});

test('every tally is of the deals from the first on, without a gap', () => {
  const { reports } = run(3);
  for (const worker of [workers[2], workers[1], workers[2], workers[0]])
    if (worker) finishPart(worker);
  finishAll();
  for (const { tally } of reports) {
    const { games } = tally;
    if (games > 0) expect(tally).toEqual(simulate({ ...JOB, games }).tally);
  }
  expect(reports.map(({ tally }) => tally.games).slice(0, 5)).toEqual([0, 0, 0, 0, 900]);
});

describe('workers that give no sign of life', () => {
  test('end the run if there is no other', () => {
    const { last } = run(3);
    vi.advanceTimersByTime(START_MS - 1);
    expect(last()).toMatchObject({ done: false });
    vi.advanceTimersByTime(1);
    expect(last()).toMatchObject({ done: true, deaths: 0, failure: 'silent', tally: { games: 0 } });
    expect(workers).toHaveLength(3);
    expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true);
  });

  test('leave their parts to the others', () => {
    const { last } = run(3);
    workers[1]?.load();
    vi.advanceTimersByTime(START_MS);
    expect(working()).toEqual([workers[1]]);
    finishAll();
    expect(last()).toMatchObject({ done: true, failure: undefined });
    expect(last()?.tally).toEqual(simulate(JOB).tally);
  });

  test('end a paused run too', () => {
    const { pause, last } = run(2);
    pause();
    vi.advanceTimersByTime(START_MS);
    expect(last()).toMatchObject({ done: true, failure: 'silent' });
  });
});

test('a long part of a worker that lives is waited for', () => {
  const { last } = run(1);
  workers[0]?.load();
  vi.advanceTimersByTime(1000 * START_MS);
  finishAll();
  expect(last()).toMatchObject({ done: true, tally: simulate(JOB).tally });
});

test('an abandoned run reports nothing more', () => {
  const { abandon, reports } = run(2);
  reports.length = 0;
  abandon();
  expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true);
  finishAll();
  expect(reports).toEqual([]);
});
