import { getCatalogs } from '@lingui/cli/api';
import { makeConfig } from '@lingui/conf';
import config from '../lingui.config';

// Says which messages of the code a language does not translate, and which of its translations nothing uses any more. Ends with
// an error if there are any: `npm run extract` then writes them into the files of src/locales.

/** The most messages listed of each kind. */
const MOST_LISTED = 5;

const [catalogue] = await getCatalogs(makeConfig(config));
if (!catalogue) throw new Error('lingui.config.ts names no catalogue');
const used = (await catalogue.collect()) ?? {};

function report(locale: string, what: string, messages: readonly string[]): void {
  if (messages.length === 0) return;
  process.exitCode = 1;
  console.error(`src/locales/${locale}.po: ${messages.length} ${what}, such as:`);
  for (const message of messages.slice(0, MOST_LISTED)) console.error(`  ${message}`);
}

for (const locale of config.locales) {
  const translated = (await catalogue.read(locale)) ?? {};
  const missing = Object.entries(used).filter(([id]) => !translated[id]?.translation);
  const unused = Object.entries(translated).filter(([id]) => !used[id]);
  report(
    locale,
    'messages are not translated',
    missing.map(([, { message }]) => message ?? ''),
  );
  report(
    locale,
    'translations are not used',
    unused.map(([, { message }]) => message ?? ''),
  );
}
