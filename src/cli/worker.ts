import { parentPort } from 'node:worker_threads';
import '../games/all';
import type { Job } from '../lab/job';
import { simulate } from '../lab/simulate';

// Plays parts of a job for the main thread, and sends their tallies back.
parentPort?.on('message', (job: Job) => parentPort?.postMessage(simulate(job).tally));
