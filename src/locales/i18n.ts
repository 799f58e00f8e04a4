import { setupI18n } from '@lingui/core';

/** The messages of the language that was chosen. Until one is loaded, and in workers and the terminal, it is English, which lies in the code. */
export const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
