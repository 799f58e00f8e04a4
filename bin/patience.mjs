#!/usr/bin/env node
import { existsSync, writeSync } from 'node:fs';

const program = new URL('../dist-cli/patience.js', import.meta.url);
if (existsSync(program)) {
  const { run } = await import(program.href);
  await run(process.argv.slice(2));
} else {
  process.exitCode = 2;
  try {
    writeSync(2, 'The terminal program is not built yet: run “npm ci && npm run build” first.\n');
  } catch {
    // Nobody can be told, except by the exit code.
  }
}
