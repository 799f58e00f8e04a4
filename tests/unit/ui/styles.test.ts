import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
const UI = join(ROOT, 'src/ui');

const read = (end: RegExp, folder = UI) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => end.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

const sheets = read(/\.css$/).map(({ name, text }) => ({
  name,
  text,
  rules: text.replace(/\/\*[\s\S]*?\*\//g, ''),
}));
const scripts = read(/\.tsx?$/);
const html = readFileSync(join(ROOT, 'index.html'), 'utf8');

const layers = /@layer ([^;]+);/
  .exec(sheets.find(({ name }) => basename(name) === 'tokens.css')?.text ?? '')?.[1]
  ?.split(', ');

/** The heads of a sheet's rules that stand in no other: `@layer table` of `@layer table { .pile { … } }`. */
function outermost(rules: string): readonly string[] {
  const heads: string[] = [];
  let depth = 0;
  for (const [, head = '', end] of rules.matchAll(/([^{};]*)([{};])/g)) {
    if (depth === 0 && end !== '}') heads.push(head.trim());
    if (end === '{') depth++;
    else if (end === '}') depth--;
  }
  return heads;
}

test.each(sheets)('$name has every rule in a declared layer', ({ rules }) => {
  for (const head of outermost(rules)) {
    if (/^@(property|import|custom-media|font-face)( |$)/.test(head)) continue;
    const [, names = ''] = /^@layer (.+)$/.exec(head) ?? [];
    for (const name of names.split(', ')) expect(layers, head).toContain(name);
  }
});

test.each(sheets)('$name takes its heights from the ladder, and is short', ({ rules, text }) => {
  for (const [, value] of rules.matchAll(/z-index:([^;]+);/g)) {
    expect(value?.trim()).toMatch(/^var\(--z-[a-z-]+\)$/);
  }
  expect(text.split('\n').length).toBeLessThanOrEqual(300);
});

test.each(sheets)('$name is imported', ({ name }) => {
  const importers = [...scripts, ...sheets].filter(({ text }) =>
    new RegExp(`/${basename(name)}["'];`).test(text),
  );
  expect(importers.map((script) => script.name)).not.toEqual([]);
});

test('the scripts take a phone for what the style sheets take for one', () => {
  const conditions = sheets.find(({ name }) => basename(name) === 'conditions.css')?.rules ?? '';
  const script = scripts.find(({ name }) => name.endsWith('parts/media.ts'))?.text;
  for (const name of ['narrow', 'sideways']) {
    const [, condition] = new RegExp(`@custom-media --${name} ([^;]+);`).exec(conditions) ?? [];
    expect(script).toContain(`'${condition}'`);
  }
});

test('at most six conditions, each with a name', () => {
  const named = sheets.flatMap(({ rules }) =>
    [...rules.matchAll(/@custom-media (--[a-z-]+) /g)].map(([, name]) => `@media (${name})`),
  );
  // Several conditions, of which one is enough, are separated by commas.
  const used = sheets.flatMap(({ rules }) =>
    [...rules.matchAll(/@(?:media|container)([^{;]*)/g)].flatMap(([, conditions = '']) =>
      conditions.split(',').map((condition) => `@media ${condition.trim()}`),
    ),
  );
  expect(new Set(named).size).toBeLessThanOrEqual(6);
  expect(new Set(used)).toEqual(new Set(named));
});

/** The least size of a text, in pixels, at the usual size of letters. */
const MIN_TEXT = 11;

test.each(sheets)('$name has no text under 11 pixels', ({ rules }) => {
  const declared = [...rules.matchAll(/(?:^|[\s;{])(?:font|font-size|--text-[a-z]+):\s*([^;]+);/g)];
  const sizes = declared.flatMap(([, value = '']) => [
    ...value.matchAll(/(?<![\w.])(\d*\.?\d+)(px|rem|em)\b/g),
  ]);
  for (const [text, size, unit] of sizes) {
    expect(Number(size) * (unit === 'px' ? 1 : 16), text).toBeGreaterThanOrEqual(MIN_TEXT);
  }
  for (const [, value = ''] of declared) expect(value).not.toMatch(/^0(?![.\d])/);
});

test('the classes of the sheets are those of the page', () => {
  const styled = sheets.flatMap(({ rules }) =>
    [...rules.matchAll(/\.([a-z][a-z-]*)(?=[^{};"]*\{)/g)].map(([, name]) => name),
  );
  const strings = scripts.flatMap(({ text }) => [
    ...text.matchAll(/class(?:Name)?="([^"]+)"|'([a-z-]+(?: [a-z-]+)*)'/g),
  ]);
  const given = [...strings, ...html.matchAll(/class="([^"]+)"/g)].flatMap(([, quoted, plain]) =>
    (quoted ?? plain ?? '').split(' '),
  );
  const named = scripts.flatMap(({ text }) =>
    [...text.matchAll(/className="([^"]+)"/g)].flatMap(([, names]) => names?.split(' ') ?? []),
  );
  expect([...new Set(styled)].filter((name) => name && !given.includes(name))).toEqual([]);
  expect([...new Set(named)].filter((name) => !styled.includes(name))).toEqual([]);
});

test('no two pages style a class of the same name, as a sheet stays when its page is left', () => {
  const pages = ['courses', 'daily', 'lab', 'home', 'statistics', 'workshop'];
  const own = sheets.flatMap(({ name, rules }) => {
    const [folder = ''] = name.split(/[\\/]/);
    const heads = [...rules.matchAll(/(?:^|[{};,])\s*\.([a-z][a-z-]*)(?=[^{};"]*\{)/g)];
    return pages.includes(folder) ? heads.map(([, head]) => `${folder} .${head}`) : [];
  });
  const classes = [...new Set(own)].map((each) => each.split(' ')[1]);
  expect(classes.length).toBeGreaterThan(50);
  expect(classes.filter((each, i) => classes.indexOf(each) < i)).toEqual([]);
});

test('every custom property is read by a sheet or a script', () => {
  const texts = [...sheets.map(({ rules }) => rules), ...scripts.map(({ text }) => text)];
  const read = texts.flatMap((text) =>
    [...text.matchAll(/var\(\s*(--[a-z0-9-]+)|(?:Value|lengthOf)\(\s*'(--[a-z-]+)'/g)].map(
      ([, inSheet, inScript]) => inSheet ?? inScript,
    ),
  );
  const declared = sheets.flatMap(({ rules }) =>
    [...rules.matchAll(/(?:^|[\s;{])(--[a-z][a-z0-9-]*)\s*:|@property (--[a-z-]+)/g)].map(
      ([, set, registered]) => set ?? registered ?? '',
    ),
  );
  // Scripts write the number of a colour of these maps.
  const maps = ['sequential', 'diverging'].filter((map) =>
    scripts.some(({ text }) => text.includes(`'${map}'`)),
  );
  const isRead = (name: string): boolean =>
    read.includes(name) || maps.some((map) => name.startsWith(`--${map}-`));
  expect(declared.length).toBeGreaterThan(100);
  expect(declared.filter((name) => !isRead(name))).toEqual([]);
});

test.each(sheets)(
  '$name asks for no text, which each language says in its own words',
  ({ rules }) => {
    expect(rules).not.toMatch(/\[(?:aria-label|title|alt)[~|^$*]?=/);
  },
);

test('every attribute and value that a sheet asks for is written by a script', () => {
  const written = read(/\.tsx?$/, join(ROOT, 'src'))
    .map(({ text }) => text)
    .join('\n');
  const asked = sheets.flatMap(({ rules }) => [
    ...rules.matchAll(/\[(data-[a-z-]+)(?:="([^"]*)")?\]/g),
  ]);
  const isWritten = (name: string, value: string | undefined): boolean => {
    const key = name.slice('data-'.length).replace(/-(.)/g, (_, letter) => letter.toUpperCase());
    const hasName = written.includes(name) || new RegExp(`\\b${key}\\b`).test(written);
    const isGiven = new RegExp(`['"\`/.]${value}['"\`]|\\b${value}:`);
    return hasName && (value === undefined || isGiven.test(written));
  };
  expect(asked.length).toBeGreaterThan(50);
  const missing = asked.filter(([, name = '', value]) => !isWritten(name, value));
  expect(missing.map(([whole]) => whole)).toEqual([]);
});
