import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('the image is built from files that .dockerignore lets through', () => {
  const context = mkdtempSync(join(tmpdir(), 'context-'));
  onTestFinished(() => rmSync(context, { recursive: true }));
  for (const [, name = ''] of readFileSync('.dockerignore', 'utf8').matchAll(/^!(.+)$/gm)) {
    cpSync(name, join(context, name), { recursive: true });
  }
  const steps = readFileSync('Dockerfile', 'utf8');
  for (const [, sources = ''] of steps.matchAll(/^COPY (?!--)(.+) \S+$/gm)) {
    for (const source of sources.split(' ')) expect(existsSync(join(context, source))).toBe(true);
  }
  const [, build = ''] = /^RUN npx (vite build)$/m.exec(steps) ?? [];
  symlinkSync(resolve('node_modules'), join(context, 'node_modules'), 'junction');
  const vite = resolve('node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [vite, ...build.split(' ').slice(1)], {
    cwd: context,
    env,
    stdio: 'pipe',
  });
  for (const file of ['index.html', 'index.html.br', 'index.html.gz', 'sw.js', '404.html']) {
    expect(existsSync(join(context, 'dist', file))).toBe(true);
  }
});
