import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (path: string): string => readFileSync(path, 'utf8');

test('the workflow runs every check on each Node of package.json', () => {
  const { engines } = JSON.parse(read('package.json'));
  const majors = [...engines.node.matchAll(/(\d+)\.\d+\.\d+/g)].map(([, major]) => Number(major));
  const { check, pages } = parse(read('.github/workflows/check.yml')).jobs;
  expect(check.strategy.matrix.node).toEqual(majors);
  expect(check.steps.at(-1)).toEqual({ run: '.ci/run' });
  expect(pages.needs).toBe('check');
});

test('every issue form asks for the link of a game, and that of a fault requires it', () => {
  const folder = '.github/ISSUE_TEMPLATE';
  const links = readdirSync(folder).map((name) => {
    const { body } = parse(read(`${folder}/${name}`));
    const link = body.find(({ id }: { id: string }) => id === 'link');
    expect(link?.attributes.label, name).toMatch(/^Link of /);
    return [name, link.validations?.required === true];
  });
  expect(links).toEqual([
    ['fault.yml', true],
    ['idea.yml', false],
  ]);
});
