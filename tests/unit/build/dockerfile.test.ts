import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { built } from '../../support/built';

/** The files and folders that .dockerignore lets through. */
const LET_THROUGH = [...readFileSync('.dockerignore', 'utf8').matchAll(/^!(.+)$/gm)].map(
  ([, name = '']) => name,
);
/** What a build writes, what `npm ci` brings, and what vitest reads. */
const NEVER_COPIED = ['dist', 'dist-cli', 'node_modules', 'tests'];

const topOf = (path: string): string => path.split(/[\\/]/)[0] ?? '';

/** The files of code that an image is built from. */
const CODE = LET_THROUGH.flatMap((name) =>
  statSync(name).isDirectory()
    ? readdirSync(name, { recursive: true, encoding: 'utf8' }).map((file) => join(name, file))
    : [name],
).filter((path) => /\.(ts|tsx|mjs|css|html)$/.test(path));

/** The files and folders of the project that stand in the quotes of a file: what it imports, and what it reads. */
function pathsIn(file: string): readonly string[] {
  const quoted = readFileSync(file, 'utf8').matchAll(/["'`]([\w@./-]*\w)(\?\w+)?["'`]/g);
  return [...quoted].flatMap(([, text = '']) => {
    const isRelative = text.startsWith('.');
    // Only what runs when an image is built names files from the top of the project.
    if (!isRelative && topOf(file) === 'src') return [];
    const path = isRelative ? join(dirname(file), text) : text.replace(/^\//, '');
    const found = ['', '.ts', '.tsx']
      .map((ending) => path + ending)
      .find((name) => existsSync(name));
    return found === undefined || NEVER_COPIED.includes(topOf(found))
      ? []
      : found.replaceAll('\\', '/');
  });
}

/** The steps of a Dockerfile, whose sources are let through, and whose build has its configuration. */
function stepsOf(dockerfile: string): string {
  const steps = readFileSync(dockerfile, 'utf8');
  for (const [, sources = ''] of steps.matchAll(/^COPY (?!--)(.+) \S+$/gm)) {
    for (const source of sources.split(' ').filter((name) => name !== '.')) {
      expect(LET_THROUGH).toContain(topOf(source));
      expect(existsSync(source)).toBe(true);
    }
  }
  const [, config = 'vite.config.ts'] =
    /^RUN npx vite build(?: --config (\S+))?$/m.exec(steps) ?? [];
  expect(LET_THROUGH).toContain(config);
  return steps;
}

test('the images are built from files that .dockerignore lets through', () => {
  const named = CODE.flatMap(pathsIn);
  for (const path of ['build/messages.ts', 'lingui.config.ts', 'package.json', 'public']) {
    expect(named).toContain(path);
  }
  expect(named.filter((path) => !LET_THROUGH.includes(topOf(path)))).toEqual([]);
  stepsOf('Dockerfile');
});

test('the image of the terminal program holds all that it needs', () => {
  const steps = stepsOf('docs/clusters/Dockerfile');
  const image = mkdtempSync(join(tmpdir(), 'image-'));
  onTestFinished(() => rmSync(image, { recursive: true }));
  const project = dirname(built('dist-cli'));
  for (const [, from = '', to = ''] of steps.matchAll(/^COPY --from=build (\S+) (\S+)$/gm)) {
    cpSync(join(project, from.replace('/patience', '')), join(image, to), { recursive: true });
  }
  const [, program = ''] = /^RUN ln -s (\S+) \/usr\/local\/bin\/patience$/m.exec(steps) ?? [];
  const [, words = ''] = /^CMD \["patience", "(.*)"\]$/m.exec(steps) ?? [];
  const out = execFileSync(join(image, program), [words], { encoding: 'utf8' });
  expect(out).toMatch(/^Usage: patience /);
});
