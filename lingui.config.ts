import { join } from 'node:path';
import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Messages are English in the code. A language is one file of translations, src/locales/LANGUAGE.po. */
export default {
  locales: ['de', 'es', 'fr', 'ja', 'pt-BR', 'zh-Hans'],
  sourceLocale: 'en',
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['**/assembly/**', '**/*.assembly.ts'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  runtimeConfigModule: [join(import.meta.dirname, 'src/locales/i18n.ts'), 'i18n'],
} satisfies LinguiConfig;
