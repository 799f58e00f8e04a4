import { type MessageDescriptor, setupI18n } from '@lingui/core';

/** The messages of the language that was chosen. Until one is loaded, and in workers and the terminal, it is English, which lies in the code. */
export const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** Replaces a backslash in an inserted text while a message is made: a private-use character, which nobody types. */
const BACKSLASH = '\uf8ff';

const hasBackslash = (value: unknown): value is string =>
  typeof value === 'string' && value.includes('\\');

const english = setupI18n({ locale: 'en', messages: { en: {} } });
let speaksEnglish = false;

/** What a function makes while messages are in English, whatever the page speaks. */
export function inEnglish<T>(make: () => T): T {
  const before = speaksEnglish;
  speaksEnglish = true;
  try {
    return make();
  } finally {
    speaksEnglish = before;
  }
}

// The library reads `\x41` as a letter wherever it stands in a finished message, so in what a player typed, too.
const translate = i18n._.bind(i18n);
const make = (message: MessageDescriptor | string): string =>
  speaksEnglish ? english._(message as MessageDescriptor) : translate(message as MessageDescriptor);
i18n._ = (message: MessageDescriptor | string): string => {
  if (typeof message === 'string') return make(message);
  const values = Object.entries(message.values ?? {});
  if (!values.some(([, value]) => hasBackslash(value))) return make(message);
  const safe = values.map(([name, value]) => [
    name,
    hasBackslash(value) ? value.replaceAll('\\', BACKSLASH) : value,
  ]);
  return make({ ...message, values: Object.fromEntries(safe) }).replaceAll(BACKSLASH, '\\');
};
