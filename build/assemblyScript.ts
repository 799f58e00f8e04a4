import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** Marks the import of a file of AssemblyScript: `import compiled from './kernel.ts?compiled'`. */
const QUERY = '?compiled';

const OPTIONS = ['-O3', '--runtime', 'stub', '--noAssert', '--enable', 'simd'];

/** The compiled modules by their source, so that a process compiles each once, however many builds it runs. */
const compiled = new Map<string, Promise<string>>();

/** Compiles a file of AssemblyScript that is imported with `?compiled`; what is imported is the module, in base64. */
export const assemblyScript = (): Plugin => ({
  name: 'assembly-script',
  enforce: 'pre',
  load: {
    filter: { id: /\.ts\?compiled$/ },
    async handler(id) {
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const source = await readFile(file, 'utf8');
      const module = compiled.get(source) ?? compile(basename(file), source);
      compiled.set(source, module);
      return { code: `export default '${await module}';`, map: null, moduleType: 'js' };
    },
  },
});

/** The WebAssembly module of a source, in base64; throws what the compiler says against the source. */
async function compile(name: string, source: string): Promise<string> {
  // Loaded only when it is needed, since that takes half a second.
  const { main } = await import('assemblyscript/asc');
  let module: Uint8Array | string = '';
  const { error, stderr } = await main([name, ...OPTIONS, '--outFile', 'out.wasm'], {
    readFile: (path) => (path === name ? source : null),
    writeFile: (_, contents) => {
      module = contents;
    },
    listFiles: () => [],
  });
  if (error) throw new Error(`${name} does not compile.\n${stderr.toString()}`);
  return Buffer.from(module).toString('base64');
}
