import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What the builds are made of. */
const SOURCES = ['src', 'build', 'public', 'index.html', 'vite.config.ts', 'vite.cli.config.ts'];

/** The last change of a file, or of any file in a folder, in milliseconds since 1970. */
function changedAt(path: string): number {
  const times = statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
        .map((name) => statSync(join(path, name)))
        .filter((entry) => entry.isFile())
        .map(({ mtimeMs }) => mtimeMs)
    : [statSync(path).mtimeMs];
  return Math.max(...times);
}

const FILES = { dist: 'dist/index.html', 'dist-cli': 'dist-cli/patience.js' } as const;

/** The path of a build’s folder. Throws if it is missing, or older than a source. */
export function built(folder: keyof typeof FILES): string {
  const file = statSync(FILES[folder], { throwIfNoEntry: false });
  if (!file || file.mtimeMs < Math.max(...SOURCES.map(changedAt))) {
    throw new Error(`${folder} is older than its sources: run “npm run build” first.`);
  }
  return resolve(folder);
}
