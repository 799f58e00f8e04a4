import { parentPort } from 'node:worker_threads';
import { type Part, playPart } from './part';

// Plays parts of a run for the main thread, and sends their results back.
parentPort?.on('message', (part: Part) => parentPort?.postMessage(playPart(part)));
