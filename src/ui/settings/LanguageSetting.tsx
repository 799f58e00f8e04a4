import { t } from '@lingui/core/macro';
import { useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import { isEnglish } from '../../locales/format';
import { i18n } from '../../locales/i18n';
import { LANGUAGES } from '../../locales/languages';
import { KEYS } from '../../persistence/keys';
import { useStores } from '../parts/context';
import { ActingSelect, type Choice } from '../parts/Field';
import { Icon } from '../parts/Icon';
import { endReload, reloadInSettings, reopensSettings } from '../parts/languageReload';

/** `Deutsch`: a language’s name in the language itself. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const choices = (): readonly Choice<string>[] => [
  ['auto', t({ message: 'Automatic', comment: 'the language that the browser wishes' })],
  ...LANGUAGES.map((language) => [language, languageName(language), language] as const),
];

/** What the page speaks. Another language begins with a reload. The globe and the English word are for those who cannot read the page. */
export function LanguageSetting() {
  const { settings, storage, games } = useStores();
  const wanted = useStore(settings, (state) => state.language);
  // Another tab may have chosen another one, which this page does not speak before it is loaded again.
  const language = wanted === 'auto' ? wanted : i18n.locale;
  const [isRefused, setIsRefused] = useState(false);
  const [isBack] = useState(reopensSettings);
  const id = useId();
  useEffect(endReload, []);

  function choose(next: string): void {
    settings.set('language', next);
    // A reload would lose what is only in memory.
    if (!storage.whyOnlyInMemory(KEYS.settings)) {
      void games.flush().then(reloadInSettings);
      return;
    }
    settings.set('language', wanted);
    setIsRefused(true);
  }

  return (
    <div className="language-setting control-row">
      <Icon name="language" />
      <label htmlFor={id}>
        {t`Language`}{' '}
        {!isEnglish() && (
          <small lang="en" translate="no">
            Language
          </small>
        )}
      </label>
      <ActingSelect
        id={id}
        value={language}
        choices={choices()}
        onChange={choose}
        data-first-focus={isBack || undefined}
      />
      {isRefused && <p role="alert">{t`The browser refused this change.`}</p>}
    </div>
  );
}
