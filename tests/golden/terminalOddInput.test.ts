import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ODD_TEXTS } from '../support/oddTexts';
import { proofSize } from '../support/proofSize';
import { isSentence } from '../support/sentence';
import { patience } from '../support/terminal';

const folder = mkdtempSync(join(tmpdir(), 'odd-'));
const file = join(folder, 'odd');

/** Every command with every option, and words to replace: a `?` by an odd text, `FILE` by a file that holds one. */
const LINES = [
  '?',
  'help ?',
  'list ?',
  'play ?',
  'play klondike-3 ?',
  'play klondike-3 --deal ?',
  'play klondike-3 --deal 1',
  'play pictures',
  'play eight-stacks',
  'play eight-stacks --deal 1',
  'play golf --piles FILE',
  'play golf --piles -',
  'replay ? 1 -',
  'replay klondike-3 ? -',
  'replay klondike-3 1 FILE',
  'replay klondike-3 1 - ?',
  'rules ?',
  'rules tens ?',
  'deal ? 1',
  'deal freecell ?',
  'deal tens 1 ?',
  'deal tens --json --deck ?',
  'transcript ? 1',
  'transcript pictures ?',
  'transcript pictures --deck ?',
  'transcript pictures 1 ?',
  'outcome ? 1',
  'outcome eight-stacks ?',
  'outcome eight-stacks --deck ?',
  'outcome eight-stacks 1 ?',
  'solve ? --deal 1 --seconds 1',
  'solve golf --deal ? --seconds 1',
  'solve golf --deck ?',
  'solve golf --deal 1 ?',
  'solve golf --deal 1 --seconds ?',
  'solve golf --deal 1 --memory ?',
  'solve golf --deal 1 --moves FILE',
  'solve golf --piles FILE',
  'solve golf --deals ? --grade',
  'solve golf --deals 0..1 --verdicts --limit ?',
  'solve golf --deals 0..1 --verdicts --workers ?',
  'solve golf --deals 0..1 --verdicts --json --resume FILE',
  'chance ? --deal 1',
  'chance klondike-1 --deal ?',
  'chance klondike-1 --deck ?',
  'chance klondike-1 --piles FILE',
  'chance klondike-1 --deal 1270 --seed ?',
  'chance klondike-1 --deal 1270 --json --moves FILE',
  'convert FILE',
  'rules golf --to ?',
  'solve --rules FILE --deal 1',
  'solve golf --deal 1 --to ?',
  'convert FILE --to ?',
  'convert - --game ? --to board',
  'deal golf 7 --to ?',
  'deal freecell py?',
  'daily ? 2026-11-23',
  'daily golf ?',
  'daily golf 2026-11-23 ?',
  'simulate ? --games 3 --first 0',
  'simulate tens --games ? --first 0',
  'simulate tens --games 3 --first ?',
  'simulate tens --games 3 --first 0 --player ?',
  'simulate tens --games 3 --first 0 --workers ?',
  'simulate tens --games 3 --first 0 --json --resume FILE',
  'simulate tens --games 3 --first 0 ?',
  'sweep ? --places 8..9 --games 3 --first 0',
  'sweep tens --places ? --games 3',
  'sweep tens --places 8..9 --games ?',
  'sweep tens --places 8..9 --games 3 --first ?',
  'sweep tens --places 8..9 --games 3 --player ?',
  'sweep tens --places 8..9 --games 3 --workers ?',
  'sweep tens --places 8..9 --games 3 --json --resume FILE',
  'sweep tens --places 8..9 --games 3 ?',
  'merge FILE',
  'merge FILE ?',
  'merge --any-version --deals ? FILE',
  'stats FILE',
  'stats --json -',
  'stats FILE ?',
  'verify FILE',
  'verify FILE ?',
  'faults ?',
  'faults golf ?',
  'transcript pictures 1 --fault ?',
  'play pictures --fault ?',
  'simulate tens --games 3 --first 0 --fault ?',
  // Whatever is right, the two reports exclude each other.
  'check ? --json --tap -- true',
  'check pictures --json --tap -- ?',
  'check pictures --deals ? --lenient --json --tap -- true',
  'check elevens --moves FILE --json --tap -- true',
  'check pictures --games ? --json --tap -- true',
  'check pictures --seconds ? --json --tap -- true',
  'check pictures --workers ? --json --tap -- true',
  'check pictures --junit FILE --gradescope FILE --json --tap -- true',
];

test('every command and option is tried', () => {
  const listed = (help: string, name: RegExp) => [...help.matchAll(name)].map(([, word]) => word);
  for (const command of listed(patience(['--help']).out, /^ {2}([a-z]+) /gm)) {
    const { out } = patience([`${command}`, '--help']);
    const options = listed(out, /^ {2}(--[a-z-]+) (?!.* an option of the game)/gm);
    const lines = LINES.filter((line) => line.startsWith(`${command} `)).join(' ');
    expect(lines.split(' ')).toEqual(expect.arrayContaining([command, ...options]));
  }
});

/** A command does its work, or says in sentences what is wrong, ends with the status in docs/terminal.md, and leaves its file alone. */
function expectAnswer(args: readonly string[], odd: string): void {
  writeFileSync(file, odd);
  const { err, status } = patience(args, odd);
  const name = `${args.join(' ').slice(0, 200)}: ${err.slice(0, 400)}`;
  if (status === 0) return expect(err, name).toMatch(/^(Read as .*\n)?$/);
  expect(status, name).toBe(2);
  expect(err.trimEnd().split('\n').every(isSentence), name).toBe(true);
  expect(readFileSync(file, 'utf8'), name).toBe(Buffer.from(odd).toString());
}

// The suite tries a third of the texts with each line, and with the next line another third; the proof tries all.
test.each(LINES.map((line, n) => [line, n] as const))('%s', (line, n) => {
  for (const [i, odd] of Object.values(ODD_TEXTS).entries()) {
    if ((i + n) % proofSize(3, 1) !== 0) continue;
    const values: Readonly<Record<string, string>> = { '?': odd, FILE: file };
    expectAnswer(
      line.split(' ').map((word) => values[word] ?? word),
      odd,
    );
  }
});
