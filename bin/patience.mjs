#!/usr/bin/env node
import { existsSync } from 'node:fs';

const program = new URL('../dist-cli/patience.js', import.meta.url);
if (existsSync(program)) {
  await import(program.href);
} else {
  process.stderr.write(
    'The terminal program is not built yet: run “npm ci && npm run build” first.\n',
  );
  process.exitCode = 2;
}
