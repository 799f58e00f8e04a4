import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { compile, numbered, shortIds, variablesOf } from '../../../build/catalogue';

const ENGLISH =
  '{rank, select, A {the ace} other {{rank}}} of {suit}: {count, plural, one {# card} other {# cards of {suit}}}';
const GERMAN =
  '{count, plural, one {# Karte} other {# Karten}}: {suit} {rank, select, A {Ass} other {{rank}}}';

test('numbered variables of a message and its translation stand for the same values', () => {
  const variables = variablesOf(compile(ENGLISH));
  expect(variables).toEqual(['rank', 'suit', 'count']);
  const values = { rank: 'A', suit: 'Herz', count: 2 };
  for (const text of [ENGLISH, GERMAN]) {
    const say = (message: unknown, given: object) =>
      setupI18n({ locale: 'en', messages: { en: { id: message as string } } })._('id', {
        ...given,
      });
    const short = numbered(compile(text), variables);
    expect(JSON.stringify(short)).not.toMatch(/rank|suit|count/);
    expect(say(short, Object.values(values))).toBe(say(compile(text), values));
  }
});

test('every message has a short id of its own', async () => {
  const ids = await shortIds();
  expect(new Set(ids.values()).size).toBe(ids.size);
  expect(Math.max(...[...ids.values()].map(({ length }) => length))).toBeLessThanOrEqual(3);
});
