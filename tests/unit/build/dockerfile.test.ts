import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const VITE = resolve('node_modules/vite/bin/vite.js');

const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'context-'));

/** Runs the build of a Dockerfile’s steps on the files that .dockerignore lets through; returns their folder. */
function buildImage(steps: string): string {
  const context = temporaryFolder();
  for (const [, name = ''] of readFileSync('.dockerignore', 'utf8').matchAll(/^!(.+)$/gm)) {
    cpSync(name, join(context, name), { recursive: true });
  }
  for (const [, sources = ''] of steps.matchAll(/^COPY (?!--)(.+) \S+$/gm)) {
    for (const source of sources.split(' ')) expect(existsSync(join(context, source))).toBe(true);
  }
  const [, build = ''] = /^RUN npx vite (build.*)$/m.exec(steps) ?? [];
  symlinkSync(resolve('node_modules'), join(context, 'node_modules'), 'junction');
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [VITE, ...build.split(' ')], {
    cwd: context,
    env,
    stdio: 'pipe',
  });
  return context;
}

test('the image of the page is built from files that .dockerignore lets through', () => {
  const context = buildImage(readFileSync('Dockerfile', 'utf8'));
  for (const file of ['index.html', 'index.html.br', 'index.html.gz', 'sw.js', '404.html']) {
    expect(existsSync(join(context, 'dist', file))).toBe(true);
  }
});

test('the image of the terminal program holds all that it needs', () => {
  const steps = readFileSync('docs/clusters/Dockerfile', 'utf8');
  const context = buildImage(steps);
  const image = temporaryFolder();
  for (const [, from = '', to = ''] of steps.matchAll(/^COPY --from=build (\S+) (\S+)$/gm)) {
    cpSync(join(context, from.replace('/patience', '')), join(image, to), { recursive: true });
  }
  const [, program = ''] = /^RUN ln -s (\S+) \/usr\/local\/bin\/patience$/m.exec(steps) ?? [];
  const [, words = ''] = /^CMD \["patience", "(.*)"\]$/m.exec(steps) ?? [];
  const out = execFileSync(join(image, program), [words], { encoding: 'utf8' });
  expect(out).toMatch(/^Usage: patience /);
});
