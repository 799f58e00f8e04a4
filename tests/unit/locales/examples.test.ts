import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import config from '../../../lingui.config';
import { cardName, makeCard, rankWithArticle } from '../../../src/engine/card';
import { cardCount } from '../../../src/games/common/words';
import { i18n } from '../../../src/locales/i18n';
import { formatCount, formatPercent, listed } from '../../../src/locales/format';

async function speakLanguage(locale: string): Promise<void> {
  const filename = `src/locales/${locale}.po`;
  const text = readFileSync(filename, 'utf8');
  const context = { locale, sourceLocale: config.sourceLocale, filename };
  const catalogue = await config.format.parse(text, context);
  const messages = Object.entries(catalogue).map(([id, { translation = '' }]) => [id, translation]);
  i18n.loadAndActivate({ locale, messages: Object.fromEntries(messages) });
}

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

test.each(config.locales)('%s', async (locale) => {
  await speakLanguage(locale);
  const out = [cardName(makeCard(0, 11)), cardName(makeCard(3, 0)), cardName(makeCard(2, 9)), [0, 7, 11].map(rankWithArticle), [0,1,2,5].map(cardCount), listed(['7', '8', '9'], 'or'), formatCount(1234567), formatPercent(0.25)];
  console.log(locale, JSON.stringify(out));
});
