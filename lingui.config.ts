import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const LOCALES = join(import.meta.dirname, 'src/locales');

/** Messages are English in the code. A language is one file of translations, src/locales/LANGUAGE.po. */
export default {
  rootDir: import.meta.dirname,
  locales: readdirSync(LOCALES)
    .filter((name) => name.endsWith('.po'))
    .map((name) => basename(name, '.po')),
  sourceLocale: 'en',
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['**/assembly/**', '**/*.assembly.ts'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  runtimeConfigModule: [join(LOCALES, 'i18n.ts'), 'i18n'],
} satisfies LinguiConfig;
