import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findProgram } from '../support/programs';
import { proofSize } from '../support/proofSize';
import { folderOfProgram, patience } from '../support/terminal';

const GUIDE = readFileSync('docs/courses.md', 'utf8');
const solution = (name: string): string => resolve('docs/courses', name);

/** The solutions, and how each is called. */
const SOLUTIONS: readonly (readonly [game: string, ...command: readonly string[]])[] = [
  ['perditio-tempus', 'perditio.py'],
  ['pictures', 'solitaire_1.py'],
  ['eight-stacks', 'solitaire_2.py'],
  ['elevens', 'elevens.py'],
  ['thirteens', 'elevens.py', 'thirteens'],
  ['tens', 'elevens.py', 'tens'],
  ['klondike-1', 'klondike.py'],
  ['klondike-3', 'klondike.py', '3'],
];

const DEALS = proofSize(4, 1_000);

// Left out where Python is not installed; `npm run test:unit` says so at its end, and fails if CI is set.
describe.each([findProgram('python')].filter((path) => path !== undefined))('with %s', (python) => {
  test.each(SOLUTIONS)('the solution of %s is right', (game, file = '', ...words) => {
    const args = [
      'check',
      game,
      '--deals',
      `0..${DEALS - 1}`,
      '--',
      python,
      solution(file),
      ...words,
    ];
    expect(patience(args)).toEqual({
      out: `${DEALS} of ${DEALS} deals right.\n`,
      err: '',
      status: 0,
    });
  });

  test.each([
    ['pictures', 'solitaire_1'],
    ['eight-stacks', 'solitaire_2'],
  ])('the tables of %s are right', (game, module) => {
    const code = `import sys; sys.path.insert(0, r'${resolve('docs/courses')}'); from ${module} import simulate; simulate({games}, {deal})`;
    const args = ['check', game, '--games', '40', '--deals', '0..1', '--', python, '-c', code];
    expect(patience(args)).toMatchObject({ out: '2 of 2 deals right.\n', status: 0 });
  });

  describe('the autograder', () => {
    const path = [folderOfProgram(), dirname(python), process.env.PATH].join(delimiter);

    /** Grades a submission, and returns the results. */
    function grade(submission: Readonly<Record<string, string>>, settings: string) {
      const root = mkdtempSync(join(tmpdir(), 'autograder-'));
      cpSync('docs/courses/autograder', join(root, 'source'), { recursive: true });
      const file = join(root, 'source', 'settings.sh');
      writeFileSync(file, `${readFileSync(file, 'utf8')}\n${settings}\n`);
      mkdirSync(join(root, 'submission'));
      for (const [name, text] of Object.entries(submission))
        writeFileSync(join(root, 'submission', name), text);
      const ran = spawnSync('bash', [join(root, 'source', 'run_autograder')], {
        encoding: 'utf8',
        env: { ...process.env, PATH: path, AUTOGRADER_ROOT: root },
      });
      expect(ran).toMatchObject({ status: 0 });
      return JSON.parse(readFileSync(join(root, 'results', 'results.json'), 'utf8'));
    }

    const right = readFileSync(solution('solitaire_1.py'), 'utf8');
    const FEW = 'OPTIONS="--deals 0..2"';

    test('gives a point for each deal that is right', () => {
      expect(grade({ 'solitaire_1.py': right }, FEW)).toMatchObject({
        output: '3 of 3 deals right.',
        tests: [0, 1, 2].map((deal) => ({ name: `Deal ${deal}`, score: 1, max_score: 1 })),
      });
    });

    test('says where a program is wrong', () => {
      const { tests } = grade({ 'solitaire_1.py': right.replace('.rstrip()', '') }, FEW);
      expect(tests[0]).toMatchObject({
        score: 0,
        output: expect.stringMatching(/^Deal 0, line 16: “→” at the end of the line/),
      });
    });

    test('gives no points for a file that is missing, or does not compile', () => {
      expect(grade({}, '')).toMatchObject({
        score: 0,
        output: 'The file solitaire_1.py is missing from your submission.',
      });
      const build = 'BUILD="python3 -m py_compile solitaire_1.py"';
      expect(grade({ 'solitaire_1.py': 'print(' }, build)).toMatchObject({
        score: 0,
        output: expect.stringMatching(/^Your program does not compile: [\s\S]*SyntaxError/),
      });
    });
  });
});

test('the tables in docs/courses.md are those of the program', () => {
  const blocks = [...GUIDE.matchAll(/```\n\$ patience (.+)\n([^`]+)```/g)];
  expect(blocks).toHaveLength(2);
  for (const [, command = '', text] of blocks) expect(patience(command.split(' ')).out).toBe(text);
});

test('every option of check is in docs/courses.md', () => {
  const options = patience(['check', '--help']).out.matchAll(/^ {2}(--[a-z]+)/gm);
  for (const [, option] of options) expect(GUIDE).toContain(`\`${option}`);
});
