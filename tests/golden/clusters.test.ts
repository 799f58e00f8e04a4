import { chmodSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { type KubernetesJob, kubernetesFaults } from '../support/kubernetes';
import { findProgram } from '../support/programs';
import { folderOfProgram, shellWith } from '../support/terminal';

const GUIDE = readFileSync('docs/clusters.md', 'utf8');
const read = (name: string): string => readFileSync(join('docs/clusters', name), 'utf8');

const program = folderOfProgram();
/** Where shards are played. */
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cluster-'));
});

/** Runs a command as a person or a scheduler would, in the folder. */
const run = (
  command: string,
  variables: Readonly<Record<string, string>> = {},
  path: readonly string[] = [],
) =>
  shellWith(command, folder, {
    path: [...path, program],
    variables: { ...variables, HOME: folder },
  });

const fileOf = (name: string): string => readFileSync(join(folder, name), 'utf8');
const filesOf = (name: string): readonly string[] => readdirSync(join(folder, name)).sort();

/** A folder for PATH with a `patience` that is killed half-way through the shard from deal `first`, once. */
function dyingProgram(first: number): string {
  const path = mkdtempSync(join(tmpdir(), 'dying-'));
  writeFileSync(
    join(path, 'patience'),
    `#!/bin/sh
case "$* " in *"--first ${first} "*)
  if [ ! -e "${path}/died" ]; then
    : > "${path}/died"
    printf '{"form":1,"program":"0'
    kill -9 $$
  fi
esac
exec "${program}/patience" "$@"
`,
  );
  chmodSync(join(path, 'patience'), 0o755);
  return path;
}

const whole = (games: number): string =>
  run(`patience simulate pictures --first 0 --games ${games} --json`).out;

/** The first block of code under a heading of the guide, with numbers put in place of those it has. */
function codeUnder(heading: string, numbers: Readonly<Record<string, string>>): string {
  const section = GUIDE.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  const [, code = ''] = /^```sh\n(.*?)^```$/ms.exec(section) ?? [];
  return Object.entries(numbers).reduce((text, [number, other]) => {
    expect(text).toContain(number);
    return text.replaceAll(number, other);
  }, code);
}

test('the guide shows a tally and a gap as the program prints them', () => {
  const tally = run('patience simulate pictures --first 0 --games 1000 --json').out;
  const { program: version } = JSON.parse(tally);
  const [shown = ''] = /^\{"form".*$/m.exec(GUIDE) ?? [];
  expect(shown.replace(/"program":"[^"]+"/, `"program":"${version}"`)).toBe(
    tally.replace(/("scores":\{).*?\}/, '$1…}').trim(),
  );
  for (const [first, games] of [
    [0, 7_000_000],
    [8_000_000, 1_000_000],
  ] as const) {
    const file = { ...JSON.parse(tally), ranges: [{ first, games }], games, won: 0 };
    writeFileSync(join(folder, `${first}`), JSON.stringify({ ...file, scores: { 0: games } }));
  }
  expect(GUIDE).toContain(`\`\`\`\n${run('patience merge 0 8000000').err}\`\`\`\n`);
});

// Left out where GNU parallel is not installed; `npm run test:unit` says so at its end, and fails if CI is set.
test.each([findProgram('parallel')].filter((path) => path !== undefined))(
  'shards of %s, one of which dies, are one run after merge has found the gap',
  (parallel) => {
    const path = [dyingProgram(60), dirname(parallel)];
    const first = codeUnder('GNU parallel', {
      'GAMES=1000000': 'GAMES=20',
      'LAST=99999999': 'LAST=199',
    });
    expect(run(first, {}, path)).toMatchObject({
      err: expect.stringMatching(
        /Missing: deals 60 to 79\. To play them:\n {2}patience simulate pictures --first 60 --games 20 --json\n$/,
      ),
      status: 1,
    });
    expect(filesOf('shards').filter((name) => name.startsWith('60'))).toEqual(['60.part']);
    const again = codeUnder('A shard that died', {
      7000000: '60',
      1000000: '20',
      99999999: '199',
    });
    expect(run(again, {}, path)).toEqual({ out: '', err: '', status: 0 });
    expect(fileOf('tally.json')).toBe(whole(200));
  },
);

describe('the files for Slurm', () => {
  const FILES = ['simulate.slurm', 'merge.slurm'];

  /** The options of sbatch that the files may use, and what their values look like. */
  const OPTIONS: Readonly<Record<string, RegExp>> = {
    'job-name': /^[a-z-]+$/,
    array: /^\d+-\d+(%\d+)?$/,
    'cpus-per-task': /^\d+$/,
    mem: /^\d+[KMGT]$/,
    time: /^\d\d:\d\d:\d\d$/,
    output: /^[a-z-]+(-%[Aaj])+\.log$/,
  };

  test.each(FILES)('%s is a script whose lines for sbatch come before any command', (name) => {
    expect(run(`sh -n ${join(process.cwd(), 'docs/clusters', name)}`)).toMatchObject({
      err: '',
      status: 0,
    });
    const [shebang, ...lines] = read(name).split('\n');
    expect(shebang).toBe('#!/bin/sh');
    const options = lines.filter((line) => line.startsWith('#SBATCH'));
    expect(lines.slice(0, options.length)).toEqual(options);
    for (const line of options) {
      const [, option = '', value = ''] = /^#SBATCH --([a-z-]+)=(\S+)$/.exec(line) ?? [];
      expect(value, line).toMatch(OPTIONS[option] ?? /^there is no such option$/);
    }
  });

  test('an array with a task that dies is one run after that task has run again', () => {
    const variables = { GAMES: '7', SHARDS: '4' };
    const path = [dyingProgram(14)];
    const task = (id: number) =>
      run(read('simulate.slurm'), { ...variables, SLURM_ARRAY_TASK_ID: String(id) }, path);
    expect([3, 2, 0, 1].map((id) => task(id).status)).toEqual([0, 137, 0, 0]);
    const merge = () => run(read('merge.slurm'), variables, path);
    expect(merge()).toMatchObject({
      err: expect.stringMatching(/^Missing: deals 14 to 20\./),
      status: 1,
    });
    expect(task(2)).toEqual({ out: '', err: '', status: 0 });
    expect(merge()).toEqual({ out: '', err: '', status: 0 });
    expect(fileOf('tally.json')).toBe(whole(28));
  });

  test('both mean the same deals, and the guide submits them', () => {
    const gamesOf = (name: string) => /^GAMES=.*$/m.exec(read(name))?.[0];
    expect(gamesOf('merge.slurm')).toBe(gamesOf('simulate.slurm'));
    expect(read('simulate.slurm')).toContain('--array=0-99\n');
    expect(read('merge.slurm')).toMatch(/^SHARDS=\$\{SHARDS:-100\}$/m);
    for (const name of FILES) expect(codeUnder('Slurm', {})).toContain(` ${name}`);
  });
});

describe('the files for Kubernetes', () => {
  const documents = (name: string): readonly Record<string, unknown>[] =>
    parseAllDocuments(read(name)).map((document) => {
      expect([...document.errors, ...document.warnings]).toEqual([]);
      return document.toJS();
    });
  const jobOf = (name: string): KubernetesJob =>
    documents(name).find(({ kind }) => kind === 'Job') as unknown as KubernetesJob;
  const containerOf = (name: string) => {
    const [container, ...others] = jobOf(name).spec.template.spec.containers;
    if (!container || others.length > 0) throw new Error('One container is expected.');
    return container;
  };
  const variablesOf = (name: string): Record<string, string> =>
    Object.fromEntries(containerOf(name).env.map((variable) => [variable.name, variable.value]));

  test.each(['job.yaml', 'merge.yaml'])('%s is as the API wants it', (name) => {
    for (const document of documents(name)) expect(kubernetesFaults(document)).toEqual([]);
  });

  test('what the API refuses is found', () => {
    const { spec, ...job } = jobOf('job.yaml');
    const { completions, ...uncounted } = spec;
    const [container] = spec.template.spec.containers;
    const pod = { ...spec.template.spec };
    const faultsOf = (change: object) => kubernetesFaults({ ...job, spec: { ...spec, ...change } });
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ completionmode: 'Indexed' })).toEqual(['job.spec.completionmode is unknown']);
    expect(faultsOf({ completionMode: 'indexed' })).toHaveLength(1);
    expect(faultsOf({ completionMode: 'NonIndexed' })).toHaveLength(1);
    expect(faultsOf({ template: { spec: { ...pod, restartPolicy: 'OnFailure' } } })).toHaveLength(
      1,
    );
    expect(faultsOf({ template: { spec: { ...pod, restartPolicy: 'Always' } } })).toHaveLength(1);
    expect(faultsOf({ template: { spec: { ...pod, volumes: undefined } } })).toHaveLength(1);
    const env = [{ name: 'GAMES', value: 5 }];
    expect(
      faultsOf({ template: { spec: { ...pod, containers: [{ ...container, env }] } } }),
    ).toEqual(['job.spec.template.spec.containers[0].env[0].value is not a text']);
    expect(completions).toBe(100);
    expect(kubernetesFaults({ ...job, spec: uncounted })).toEqual([
      'an indexed Job needs completions',
    ]);
  });

  test('all mean the same deals, image and volume', () => {
    const { completionMode, completions } = jobOf('job.yaml').spec;
    const { SHARDS, ...shared } = variablesOf('merge.yaml');
    expect({ completionMode, SHARDS }).toEqual({
      completionMode: 'Indexed',
      SHARDS: String(completions),
    });
    expect(variablesOf('job.yaml')).toEqual(shared);
    const [claim] = documents('job.yaml');
    for (const name of ['job.yaml', 'merge.yaml']) {
      const { image, workingDir, volumeMounts } = containerOf(name);
      expect(codeUnder('Kubernetes', {})).toContain(`-f docs/clusters/${name}\n`);
      expect(codeUnder('Kubernetes', {})).toContain(`-f docs/clusters/Dockerfile -t ${image} .`);
      expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual([workingDir]);
      const [volume] = jobOf(name).spec.template.spec.volumes;
      expect(claim).toMatchObject({
        metadata: { name: volume?.persistentVolumeClaim.claimName },
      });
      expect(GUIDE).toContain(`job/${jobOf(name).metadata.name}\n`);
    }
  });

  test('a Job with a shard that dies is one run after it is applied again, which plays that shard only', () => {
    const path = [dyingProgram(12)];
    const start = (name: string, variables: Readonly<Record<string, string>>) => {
      const { command, args } = containerOf(name);
      // The shell itself would replace variables in words that are not quoted.
      const words = [...command, ...args].map((word) => `'${word.replaceAll("'", "'\\''")}'`);
      return run(words.join(' '), { ...variablesOf(name), GAMES: '6', ...variables }, path);
    };
    const shard = (index: number) => start('job.yaml', { JOB_COMPLETION_INDEX: String(index) });
    const merge = () => start('merge.yaml', { SHARDS: '3' });
    expect([0, 1, 2].map((index) => shard(index).status)).toEqual([0, 0, 137]);
    expect(filesOf('shards/pictures')).toEqual(['0.json', '12.part', '6.json']);
    expect(merge()).toMatchObject({
      out: '',
      err: expect.stringMatching(/^Missing: deals 12 to 17\./),
      status: 1,
    });
    const played = fileOf('shards/pictures/0.json');
    writeFileSync(join(folder, 'shards/pictures/0.json'), `${played}\n`);
    expect([0, 1, 2].map((index) => shard(index).status)).toEqual([0, 0, 0]);
    expect(fileOf('shards/pictures/0.json')).toBe(`${played}\n`);
    expect(merge()).toEqual({ out: whole(18), err: '', status: 0 });
  });
});
