import { parentPort } from 'node:worker_threads';
import { type Job, simulate } from '../lab/simulate';

parentPort?.on('message', (job: Job) => parentPort?.postMessage(simulate(job).tally));
