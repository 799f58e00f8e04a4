import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { USUAL_EFFORT } from '../../../src/lab/job';
import { simulate } from '../../../src/lab/simulate';
import { mergeByGame, mergeTallies, parseTallies, tallyFile } from '../../../src/lab/tally';
import {
  headLine,
  isVerdictText,
  parseVerdicts,
  tallyOfVerdicts,
  type VerdictRun,
  verdictLine,
  verdictOn,
  verdictsOn,
} from '../../../src/lab/verdictRun';
import { hostileJson } from '../../support/hostileJson';
import { isSentence } from '../../support/sentence';

const RUN: VerdictRun = { game: 'tripeaks', first: '-2', games: 5, effort: USUAL_EFFORT };
const HASTY = { steps: 0, megabytes: 64 };

const textOf = (run: VerdictRun): string =>
  headLine(run) + verdictsOn(run).map(verdictLine).join('');

/** The file of a run, as it is read. */
function fileOf(run: VerdictRun) {
  const file = parseVerdicts(textOf(run));
  if (!file.ok) throw new Error(file.error);
  return file.value;
}

test('a file of verdicts is read again, and is its own tally', () => {
  const text = textOf(RUN);
  expect(isVerdictText(text)).toBe(true);
  const file = fileOf(RUN);
  expect(file).toMatchObject({ run: RUN, verdicts: verdictsOn(RUN), whole: text });
  expect(file.verdicts.map(({ deal }) => deal)).toEqual(['-2', '-1', '0', '1', '2']);
  // The player “solver” of the lab counts the same.
  const { effort: _, ...range } = RUN;
  const { tally } = simulate({ ...range, player: 'solver' });
  expect(tallyOfVerdicts(file)).toEqual(tallyFile(tally));
});

test('a file of deals by Microsoft’s numbers is read again', () => {
  const run: VerdictRun = { game: 'freecell', first: 'ms186215', games: 2, effort: USUAL_EFFORT };
  const { verdicts } = fileOf(run);
  expect(fileOf(run)).toMatchObject({ run });
  expect(verdicts.map(({ deal, verdict }) => [deal, verdict])).toEqual([
    ['ms186215', 'winnable'],
    ['ms186216', 'unwinnable'],
  ]);
});

test('a line that was cut off is left out, wherever it was cut', () => {
  const text = textOf(RUN);
  const lastLine = text.lastIndexOf('\n', text.length - 2) + 1;
  for (let end = lastLine; end < text.length; end++) {
    const file = parseVerdicts(text.slice(0, end));
    expect(file).toMatchObject({
      ok: true,
      value: { run: { games: 4 }, whole: text.slice(0, lastLine) },
    });
  }
});

describe('bad text is one sentence', () => {
  const [head = '', first = '', second = ''] = textOf(RUN).split(/(?<=\n)/);
  test.each([
    ['', 'It holds no verdicts.'],
    ['x\n', 'It holds no verdicts.'],
    [head.slice(0, 30), 'It holds no verdicts.'],
    [head + second, 'Its line 2 is damaged.'],
    [`${head + first}\n`, 'Its line 3 is damaged.'],
    [head + first.replace('winnable', 'toString'), 'Its line 2 is damaged.'],
    [head + first.replace(/"moves":\d+/, '"moves":-1'), 'Its line 2 is damaged.'],
    [head.replace('"verdicts":1', '"verdicts":2'), /^It has a form that version .* cannot read\.$/],
    [head.replace('tripeaks', 'chess'), 'There is no game called “chess”.'],
    [head.replace('"-2"', '"x"'), 'Its first line is damaged.'],
    [head.replace('500', '"500"'), 'Its first line is damaged.'],
  ])('%j', (text, sentence) => {
    const read = parseVerdicts(text);
    expect(read.ok).toBe(false);
    expect(read.ok ? '' : read.error).toMatch(sentence);
  });

  test('any JSON, as the first line or a later one', () => {
    fc.assert(
      fc.property(hostileJson, (value) => {
        for (const before of ['', head]) {
          const read = parseVerdicts(`${before}${JSON.stringify(value)}\n`);
          expect(read.ok ? '' : read.error).toSatisfy(isSentence);
        }
      }),
    );
  });
});

test('a search ends as unknown at its limit of steps, and with more is decided alike', () => {
  const hasty = verdictOn('golf', '0', HASTY);
  expect(hasty).toMatchObject({ verdict: 'unknown', moves: 0 });
  const decided = verdictOn('golf', '0', USUAL_EFFORT);
  expect(decided.verdict).toBe('winnable');
  expect(verdictOn('golf', '0', { steps: 100_000, megabytes: 64 })).toEqual(decided);
});

test('verdicts of one effort merge, and those of another stand beside them', () => {
  const parts = [RUN, { ...RUN, first: '3', games: 2 }].map((run) => tallyOfVerdicts(fileOf(run)));
  const whole = tallyOfVerdicts(fileOf({ ...RUN, games: 7 }));
  expect(mergeTallies(parts)).toEqual({ ok: true, value: whole });
  const other = tallyOfVerdicts(fileOf({ ...RUN, first: '9', effort: HASTY }));
  expect(mergeTallies([...parts, other])).toEqual({
    ok: false,
    error: 'The verdicts are of the usual effort and of 0 steps and 64 MB.',
  });
  expect(mergeByGame([...parts, other])).toEqual({ ok: true, value: [whole, other] });
  expect(parseTallies(JSON.stringify([whole, other]))).toEqual({ ok: true, value: [whole, other] });
  expect(parseTallies(JSON.stringify({ ...other, effort: 3 }))).toEqual({
    ok: false,
    error: 'Its effort is damaged.',
  });
});
