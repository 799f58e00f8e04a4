import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Marks the import of a file of AssemblyScript: `import compiled from './kernel.ts?compiled'`. */
const QUERY = '?compiled';
/** Files of this name take the place of those without it: `memory.assembly.ts` that of `memory.ts`. */
const ONLY_COMPILED = '.assembly.ts';

const OPTIONS = ['-O3', '--runtime', 'stub', '--noAssert', '--enable', 'simd'];

/** The compiled modules by their sources, so that a process compiles each once, however many builds it runs. */
const compiled = new Map<string, Promise<string>>();

/**
 * Compiles a file of AssemblyScript that is imported with `?compiled`, and the files of its folder that it imports. The import is
 * the module in base64.
 */
export const assemblyScript = (): Plugin => ({
  name: 'assembly-script',
  enforce: 'pre',
  load: {
    filter: { id: /\.ts\?compiled$/ },
    async handler(id) {
      const file = id.slice(0, -QUERY.length);
      const sources = await readSources(dirname(file));
      for (const name of sources.keys()) this.addWatchFile(join(dirname(file), name));
      const key = JSON.stringify([basename(file), ...sources]);
      const module = compiled.get(key) ?? compile(basename(file), sources);
      compiled.set(key, module);
      return { code: `export default '${await module}';`, map: null, moduleType: 'js' };
    },
  },
});

/** The sources of a folder by their names. */
async function readSources(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(folder)).filter((name) => /(?<!\.d)\.ts$/.test(name)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return new Map(names.map((name, i) => [name, texts[i] ?? '']));
}

/** The WebAssembly module of a source, in base64; throws the compiler’s errors. */
async function compile(name: string, sources: ReadonlyMap<string, string>): Promise<string> {
  // Loaded only when it is needed, since that takes half a second.
  const { main } = await import('assemblyscript/asc');
  let module: Uint8Array | string = '';
  const { error, stderr } = await main([name, ...OPTIONS, '--outFile', 'out.wasm'], {
    readFile: (path) =>
      sources.get(path.replace(/\.ts$/, ONLY_COMPILED)) ?? sources.get(path) ?? null,
    writeFile: (_, contents) => {
      module = contents;
    },
    listFiles: () => [],
  });
  if (error) throw new Error(`${name} does not compile.\n${stderr.toString()}`);
  return Buffer.from(module).toString('base64');
}
