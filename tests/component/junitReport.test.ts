import { expect, test } from 'vitest';
import type { Judgement } from '../../src/cli/check/judge';
import { junitReport } from '../../src/cli/check/reports';

const judgement = (deal: string, more: Partial<Judgement>): Judgement => ({
  deal,
  kind: 'right',
  sentence: '',
  details: [],
  forgiven: 0,
  leftProcesses: false,
  milliseconds: 1234,
  ...more,
});

test('a report for JUnit is read back, whatever a program printed', () => {
  const odd = 'a & b < "c" > ]]> \u0000\u001b[31m \ud800 🂡\uffff';
  const xml = junitReport({
    game: 'pictures',
    command: ['true'],
    judgements: [
      judgement('0', {}),
      judgement('1', { kind: 'different', sentence: odd, details: [odd, '  · → '] }),
      judgement('2', { kind: 'crashed', sentence: odd, leftProcesses: true }),
    ],
  });
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  const suite = document.querySelector('testsuite');
  const attributes = ['name', 'tests', 'failures', 'errors', 'time'].map((name) =>
    suite?.getAttribute(name),
  );
  expect(attributes).toEqual(['pictures', '3', '1', '1', '3.702']);
  const [right, different, crashed] = [...document.querySelectorAll('testcase')];
  expect(right?.children).toHaveLength(0);
  const shown = 'a & b < "c" > ]]> \ufffd\ufffd[31m \ufffd 🂡\ufffd';
  expect(different?.querySelector('failure')?.getAttribute('message')).toBe(shown);
  expect(different?.querySelector('failure')?.textContent).toBe(`${shown}\n${shown}\n  · → `);
  expect(crashed?.querySelector('error')?.textContent).toContain('left processes behind');
});
