import { expect, test, vi } from 'vitest';
import { linkWorker, START_MS } from '../../../src/workers/workerLink';
import { FakeWorker, withFakeWorkers } from '../../support/fakeWorker';

withFakeWorkers();

/** A link that writes down everything it reports. */
function link() {
  const reports: string[] = [];
  const { post, close } = linkWorker<string, string>(
    './worker.js',
    (response) => reports.push(`response ${response}`),
    (failure) => reports.push(failure),
  );
  const worker = FakeWorker.all.at(-1) as FakeWorker;
  return { post, close, worker, reports };
}

test('requests go to the worker, and its responses come back', () => {
  const { post, worker, reports } = link();
  post('a');
  post('b');
  expect(worker.requests).toEqual(['a', 'b']);
  worker.load();
  worker.say('c');
  expect(reports).toEqual(['response c']);
});

test('a worker without a sign of life is given up after a while', () => {
  const { worker, reports } = link();
  vi.advanceTimersByTime(START_MS - 1);
  expect(reports).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(reports).toEqual(['silent']);
  expect(worker.isTerminated).toBe(true);
  worker.load();
  worker.say('late');
  worker.die();
  expect(reports).toEqual(['silent']);
});

test.each([
  ['it is loaded', (worker: FakeWorker) => worker.load()],
  ['it responds', (worker: FakeWorker) => worker.say('soon')],
])('once %s, a worker may take any time', (_, live) => {
  const { worker, reports } = link();
  vi.advanceTimersByTime(START_MS - 1);
  live(worker);
  vi.advanceTimersByTime(1000 * START_MS);
  worker.say('at last');
  expect(reports.at(-1)).toBe('response at last');
  expect(worker.isTerminated).toBe(false);
});

test('a worker that dies is reported once', () => {
  const { worker, reports } = link();
  worker.die();
  worker.die();
  vi.advanceTimersByTime(START_MS);
  expect(reports).toEqual(['failed']);
  expect(worker.isTerminated).toBe(true);
});

test('a worker that the browser does not allow is a failure, reported after the link is there', () => {
  vi.stubGlobal('Worker', () => {
    throw new DOMException('cannot be accessed from origin “null”', 'SecurityError');
  });
  const { post, reports } = link();
  post('a');
  expect(reports).toEqual([]);
  vi.runAllTimers();
  expect(reports).toEqual(['failed']);
});

test('a closed link ends the worker, and reports nothing more', () => {
  const { worker, close, reports } = link();
  close();
  expect(worker.isTerminated).toBe(true);
  worker.say('late');
  worker.die();
  vi.advanceTimersByTime(START_MS);
  expect(reports).toEqual([]);
});
