import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { build, type Plugin } from 'vite';

/**
 * Files that the service worker does not cache when it is installed: `index.html`, which it has as `./`; what the page
 * never asks for, and some hosts never send; the picture that is shown where somebody shares the page; and the
 * court figures, which are large and cached when first shown.
 */
const NOT_LISTED = /^(index\.html|404\.html|_headers|robots\.txt)$|ClassicFigure|\.webp$/;

/** Emits the service worker with the list of the build's final files and a version that changes with any of them. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
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
      const version = hash.digest('hex').slice(0, 16);
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: `const VERSION = '${version}';\nconst FILES = ${JSON.stringify(files)};\n${await compile()}`,
      });
    },
  },
});

/** The script of the service worker, which needs VERSION and FILES. */
async function compile(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: { input: 'src/offline/serviceWorker.ts', output: { format: 'iife' } },
    },
  });
  if (!('output' in built)) throw new Error('the service worker is built once');
  return built.output[0].code;
}
