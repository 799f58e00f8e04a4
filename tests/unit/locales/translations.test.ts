import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import config from '../../../lingui.config';
import { messagesOf } from '../../support/languages';

interface Found {
  readonly variables: Set<string>;
  /** The cases of each plural. */
  readonly plurals: string[][];
  /** The variable of each select, and its cases. */
  readonly selects: (readonly [string, string[]])[];
}

/** The variables and cases of a compiled message. */
function parts(
  message: unknown,
  found: Found = { variables: new Set(), plurals: [], selects: [] },
) {
  if (!Array.isArray(message)) return found;
  for (const part of message) {
    if (!Array.isArray(part)) continue;
    const [variable, kind, cases = {}] = part;
    found.variables.add(variable);
    const keys = Object.keys(cases).filter((key) => key !== 'offset');
    if (kind === 'plural') found.plurals.push(keys);
    if (kind === 'select') found.selects.push([variable, keys]);
    for (const text of Object.values(cases)) parts(text, found);
  }
  return found;
}

const catalogues = await Promise.all(
  config.locales.map(async (locale) => [locale, Object.values(await messagesOf(locale))] as const),
);

test.each(catalogues)('%s uses the variables and cases of each message', (_, messages) => {
  for (const { message = '', translation = '' } of messages) {
    const [asked, given] = [message, translation].map((text) => parts(compileMessageOrThrow(text)));
    if (!asked || !given) throw new Error('two messages');
    const unknown = [...given.variables].filter((name) => !asked.variables.has(name));
    expect(unknown, message).toEqual([]);
    for (const [variable, cases] of given.selects) {
      expect(cases, message).toContain('other');
      const known = asked.selects.flatMap(([name, keys]) => (name === variable ? keys : []));
      // A language may select by a variable that English only inserts.
      if (known.length > 0) expect(known, message).toEqual(expect.arrayContaining(cases));
    }
  }
});

test.each(catalogues)('%s has every plural form of the language', (locale, messages) => {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  // “Many” is for millions, which only the lab counts.
  const needed = pluralCategories.filter((category) => category !== 'many');
  for (const { translation = '' } of messages) {
    for (const cases of parts(compileMessageOrThrow(translation)).plurals) {
      expect(cases, translation).toEqual(expect.arrayContaining(needed));
    }
  }
});

test('French keeps its signs on the line of the word before', async () => {
  for (const { translation = '' } of Object.values(await messagesOf('fr'))) {
    expect(translation).not.toMatch(/ [:;!?»%]|« |(?<!«)\u00a0[;!?]/);
  }
});
