import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { beforeEach, expect, test } from 'vitest';
import { assemblyScript } from '../../../build/assemblyScript';
import compiled from '../../../src/lab/kernel/assembly/kernel.ts?compiled';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patience-'));
});

/** Builds a program that exports the compiled form of a source, and gives its text. */
async function built(source: string): Promise<string> {
  writeFileSync(join(folder, 'part.ts'), source);
  writeFileSync(join(folder, 'main.ts'), "export { default } from './part.ts?compiled';");
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [assemblyScript()],
    build: { write: false, lib: { entry: 'main.ts', formats: ['es'] } },
  });
  const [output] = Array.isArray(result) ? result : [];
  const file = output?.output[0];
  return file?.type === 'chunk' ? file.code : '';
}

const moduleIn = (base64: string) => new WebAssembly.Module(Buffer.from(base64, 'base64'));

test('a source that is imported with ?compiled is its WebAssembly module', async () => {
  const code = await built('export function twice(n: i32): i32 { return 2 * n; }');
  const [, base64 = ''] = /["'`]([A-Za-z0-9+/]+=*)["'`]/.exec(code) ?? [];
  const { exports } = new WebAssembly.Instance(moduleIn(base64));
  expect((exports.twice as (n: number) => number)(21)).toBe(42);
});

test('a source that does not compile stops the build with what the compiler says', async () => {
  await expect(built('export function twice(n: i32): i32 { return "2"; }')).rejects.toThrow(
    /part\.ts does not compile\.[\s\S]*not assignable/,
  );
});

test('the kernel asks for nothing from outside and is smaller than 4 kB', () => {
  const module = moduleIn(compiled);
  expect(WebAssembly.Module.imports(module)).toEqual([]);
  // Chromium compiles no more than this at once on the page's own thread.
  expect(Buffer.from(compiled, 'base64').length).toBeLessThan(4096);
});
