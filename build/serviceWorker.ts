import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Files that the service worker does not cache when it is installed: `index.html`, which it has as `./`; what the page
 * never asks for, and some hosts never send; and the court figures, which are large and cached when first shown.
 */
const NOT_LISTED = /^(index\.html|404\.html|_headers|robots\.txt)$|CourtFigure/;

/** Emits the service worker with the list of the build's final files and a version that changes with any of them. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const contents = new Map<string, string | Uint8Array>(
        Object.values(bundle).map((file) => [
          file.fileName,
          file.type === 'chunk' ? file.code : file.source,
        ]),
      );
      for (const name of readdirSync('public')) contents.set(name, readFileSync(`public/${name}`));
      const hash = createHash('sha256');
      for (const [name, content] of [...contents].sort(([a], [b]) => (a < b ? -1 : 1))) {
        hash.update(name).update(content);
      }
      const files = ['./', ...[...contents.keys()].filter((name) => !NOT_LISTED.test(name))];
      const source = readFileSync('src/offline/serviceWorker.js', 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: `const VERSION = '${hash.digest('hex').slice(0, 16)}';\nconst FILES = ${JSON.stringify(files)};\n${source}`,
      });
    },
  },
});
