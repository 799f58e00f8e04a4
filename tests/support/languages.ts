import type { Page } from '@playwright/test';
import { readCatalogue, shortIds } from '../../build/catalogue';
import { compileTranslation } from '../../build/compiledMessage';

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

/** The messages of a language by their ids, each in English and translated. */
export const messagesOf = (language: string) => readCatalogue(`src/locales/${language}.po`);

/** Has a page speak a made-up language: English in brackets, longer, and with accents. What is left in plain letters is no message. */
export async function speakPseudoLanguage(page: Page): Promise<void> {
  const short = await shortIds();
  const messages = Object.entries(await messagesOf(STAND_IN)).map(([id, { message = '' }]) => {
    const compiled = accentedMessage(compileTranslation(message, message)) as readonly unknown[];
    return [short.get(id) ?? id, ['[', ...compiled, ']']];
  });
  const body = `export default ${JSON.stringify(Object.fromEntries(messages))}`;
  await page.route(new RegExp(`/assets/${STAND_IN}-[^/]+\\.js$`), (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

/** Every English message without variables, but for those that the language leaves in English, such as names of games. */
export async function englishMessages(language: string): Promise<ReadonlySet<string>> {
  const messages = Object.values(await messagesOf(language));
  const said = new Set(messages.map(({ translation }) => translation));
  const english = messages.flatMap(({ message = '' }) => (message.includes('{') ? [] : [message]));
  return new Set(english.filter((message) => !said.has(message)));
}

/** What a person reads or hears of the page, but for what is said to be in another language, or is not to be translated. */
export const textsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { lang } = document.documentElement;
    const isForeign = (element: Element | null): boolean =>
      element?.closest(`[lang]:not([lang="${lang}"]), [translate="no"], script, style, noscript`) !=
      null;
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (!isForeign(parentElement)) texts.push(nodeValue ?? '');
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (isForeign(element)) continue;
      for (const name of [
        'aria-label',
        'title',
        'alt',
        'placeholder',
        'aria-valuetext',
        'aria-description',
        'aria-roledescription',
      ]) {
        texts.push(element.getAttribute(name) ?? '');
      }
    }
    return texts.map((text) => text.trim()).filter(Boolean);
  });
