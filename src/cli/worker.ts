import { parentPort } from 'node:worker_threads';
import type { Job } from '../lab/job';
import { simulate } from '../lab/simulate';

parentPort?.on('message', (job: Job) => parentPort?.postMessage(simulate(job).tally));
