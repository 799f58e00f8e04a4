import { readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Page } from '@playwright/test';
import config from '../../lingui.config';

/** The language whose place the made-up one takes. */
const STAND_IN = 'de';

const LETTERS: Readonly<Record<string, string>> = Object.fromEntries([
  ...zip('abcdefghijklmnopqrstuvwxyz', 'àƀčđéƒĝĥíĵķĺɱñóþɋŕšţúṽŵẋýž'),
  ...zip('ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'ÀƁČĐÉƑĜĤÍĴĶĹṀÑÓÞɊŔŠŢÚṼŴẊÝŽ'),
]);

function zip(plain: string, accented: string): readonly (readonly [string, string])[] {
  const others = [...accented];
  return [...plain].map((letter, i) => [letter, others[i] ?? letter]);
}

/** A text with accents on all letters, and every other vowel doubled, which makes it about a fifth longer. */
const accented = (text: string): string =>
  text
    .replace(/[aeiou](?=[a-z])/g, (vowel, at: number) => (at % 2 === 0 ? vowel + vowel : vowel))
    .replace(/[a-z]/gi, (letter) => LETTERS[letter] ?? letter);

/** A compiled message with accents on what a person reads, and none on its variables. */
function accentedMessage(message: unknown): unknown {
  if (typeof message === 'string') return message === '#' ? message : accented(message);
  if (!Array.isArray(message)) return message;
  return message.map((part) => {
    if (!Array.isArray(part)) return accentedMessage(part);
    const [variable, kind, cases] = part;
    if (!kind) return part;
    const texts = Object.entries(cases ?? {}).map(([key, text]) => [key, accentedMessage(text)]);
    return [variable, kind, Object.fromEntries(texts)];
  });
}

/** Has a page speak a made-up language: English in brackets, longer, and with accents. What is left in plain letters is no message. */
export async function speakPseudoLanguage(page: Page): Promise<void> {
  const filename = `src/locales/${STAND_IN}.po`;
  const text = readFileSync(filename, 'utf8');
  const { sourceLocale } = config;
  const catalogue = await config.format.parse(text, { locale: STAND_IN, sourceLocale, filename });
  const messages = Object.entries(catalogue).map(([id, { message = '' }]) => {
    const compiled = accentedMessage(compileMessageOrThrow(message)) as readonly unknown[];
    return [id, ['[', ...compiled, ']']];
  });
  const body = `export default ${JSON.stringify(Object.fromEntries(messages))}`;
  await page.route(/\/assets\/de-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}
