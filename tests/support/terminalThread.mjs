// Runs the built terminal program again and again in one thread, which saves the start of a process for each run. The program
// reads and writes the standard streams by their descriptors; here those are texts.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { Readable } from 'node:stream';
import tty from 'node:tty';
import { workerData } from 'node:worker_threads';

const { program, port } = workerData;
let input = Buffer.alloc(0);
/** What was written, by the descriptor. */
let written = { 1: [], 2: [] };

const { readSync, writeSync } = fs;
fs.readSync = (descriptor, buffer, offset, length, position) => {
  if (descriptor !== 0) return readSync(descriptor, buffer, offset, length, position);
  const count = input.copy(buffer, offset, 0, length);
  input = input.subarray(count);
  return count;
};
fs.writeSync = (descriptor, bytes, ...rest) => {
  if (!(descriptor in written)) return writeSync(descriptor, bytes, ...rest);
  written[descriptor].push(bytes);
  return bytes.length;
};
tty.isatty = () => false;
syncBuiltinESMExports();

const { run } = await import(program);

/** What a run with these arguments and this standard input gives. */
async function resultOf(args, text) {
  input = Buffer.from(text);
  written = { 1: [], 2: [] };
  const stdin = Readable.from(text === '' ? [] : [input], { objectMode: false });
  Object.defineProperty(process, 'stdin', { configurable: true, value: stdin });
  process.exitCode = undefined;
  await run(args);
  const [out, err] = [1, 2].map((descriptor) => Buffer.concat(written[descriptor]).toString());
  return { out, err, status: process.exitCode ?? 0 };
}

port.on('message', async ({ args, text, isDone }) => {
  const answer = await resultOf(args, text).catch((error) => ({ error }));
  process.exitCode = undefined;
  port.postMessage(answer);
  Atomics.store(isDone, 0, 1);
  Atomics.notify(isDone, 0);
});
