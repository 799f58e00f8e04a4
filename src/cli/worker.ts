import { parentPort } from 'node:worker_threads';
import '../games/all';
import type { Job } from '../lab/job';
import { simulate } from '../lab/simulate';

// Plays the parts of a job that the main thread sends, and sends their tallies back.
parentPort?.on('message', (job: Job) => parentPort?.postMessage(simulate(job).tally));
