import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(html|js|css|svg|txt|json|webmanifest)$/;

/** Bytes. A smaller file fits into one packet anyway. */
const MIN_SIZE = 1024;

/** Writes each larger text file of a folder compressed beside it, with `.br` and `.gz` added to its name. */
export function compressFolder(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!COMPRESSIBLE.test(name)) continue;
    const path = join(folder, name);
    const content = readFileSync(path);
    if (content.length < MIN_SIZE) continue;
    const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}

/** Compresses the built files once, so that a server can send them so without any work. */
export const compression = (): Plugin => ({
  name: 'compression',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: { order: 'post', handler: ({ dir }) => compressFolder(dir ?? 'dist') },
});
