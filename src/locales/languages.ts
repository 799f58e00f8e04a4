import { i18n } from './i18n';

/** Translated messages by their ids, compiled by the build. */
type Translations = Parameters<typeof i18n.load>[1];

/** The translations that the first load of a game needs, and all others, by file. */
const FIRST = import.meta.glob<Translations>('./*.po', { query: '?first', import: 'default' });
const OTHERS = import.meta.glob<Translations>('./*.po', { query: '?others', import: 'default' });

const ENGLISH = 'en';

/** The languages that the page speaks, as tags of BCP 47: English, and each that has a file of translations. */
export const LANGUAGES: readonly string[] = [
  ENGLISH,
  ...Object.keys(FIRST).map((file) => file.slice('./'.length, -'.po'.length)),
];

const primary = (tag: string): string => tag.split('-')[0] ?? tag;

/** The language for preferences, the best first: the first that the page speaks, itself or in another form, as `pt-BR` for `pt`. */
export function languageFor(wishes: readonly string[]): string {
  const found = wishes.flatMap((wish) => {
    const exact = LANGUAGES.find((language) => language.toLowerCase() === wish.toLowerCase());
    return exact ?? LANGUAGES.find((language) => primary(language) === primary(wish)) ?? [];
  });
  return found[0] ?? ENGLISH;
}

/** Loads a language and switches to it; to English if it cannot be loaded. */
export async function speak(language: string): Promise<void> {
  try {
    const translations = await FIRST[`./${language}.po`]?.();
    if (translations) i18n.loadAndActivate({ locale: language, messages: translations });
  } catch {
    // The page is of more use in English than not at all.
  }
}

let others: Promise<void> | undefined;

/** Loads all other translations of the language. Without them the page speaks English. */
function loadOthers(): Promise<void> {
  others ??= Promise.resolve(OTHERS[`./${i18n.locale}.po`]?.()).then(
    (translations) => translations && i18n.load(i18n.locale, translations),
    () => {
      others = undefined;
    },
  );
  return others;
}

/** A part of the program that is loaded later, and its translations. */
export async function withTranslations<Part>(loading: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([loading, loadOthers()]);
  return part;
}
