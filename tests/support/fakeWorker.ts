import { afterEach, beforeEach, vi } from 'vitest';
import { READY } from '../../src/workers/workerLink';

/** A worker that says and does nothing until a test tells it to. */
export class FakeWorker {
  /** All workers created since the test began. */
  static readonly all: FakeWorker[] = [];

  onmessage: ((event: unknown) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  isTerminated = false;
  /** What it was sent. */
  readonly requests: unknown[] = [];

  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(request: unknown): void {
    this.requests.push(request);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  say(data: unknown): void {
    this.onmessage?.({ data });
  }
  load(): void {
    this.say(READY);
  }
  die(): void {
    this.onerror?.({ preventDefault: () => undefined });
  }
}

/** Every test of the file has fake workers, and a clock that stands still until it is moved. */
export function withFakeWorkers(): void {
  beforeEach(() => {
    FakeWorker.all.length = 0;
    vi.stubGlobal('Worker', FakeWorker);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
