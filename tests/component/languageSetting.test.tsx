import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { i18n } from '../../src/locales/i18n';
import { LANGUAGES } from '../../src/locales/languages';
import type { Stores } from '../../src/store/stores';
import { StoresContext } from '../../src/ui/parts/context';
import { LanguageSetting, languageName } from '../../src/ui/settings/LanguageSetting';
import { fakeStorage } from '../support/storage';
import { testStores } from '../support/testStores';

const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  vi.stubGlobal('location', { reload });
});

afterEach(() => {
  vi.unstubAllGlobals();
  i18n.activate('en');
});

function show(stores: Stores): HTMLElement {
  render(
    <StoresContext value={stores}>
      <LanguageSetting />
    </StoresContext>,
  );
  return screen.getByRole('combobox');
}

test('each language is named in itself', () => {
  const list = within(show(testStores()));
  expect(list.getAllByRole('option').map(({ textContent, lang }) => [textContent, lang])).toEqual([
    ['Automatic', ''],
    ...LANGUAGES.map((language) => [languageName(language), language]),
  ]);
});

test('a chosen language is stored, and spoken after a reload', async () => {
  const local = fakeStorage();
  const stores = testStores({ local });
  await userEvent.selectOptions(show(stores), 'English');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(testStores({ local }).settings.getState().language).toBe('en');
});

test('a language that cannot be stored is not chosen: a reload would not speak it, and lose what is only in memory', async () => {
  const local = { ...fakeStorage(), refuses: true };
  const stores = testStores({ local });
  const select = show(stores);
  await userEvent.selectOptions(select, 'English');
  expect(screen.getByRole('alert').textContent).toBe('The browser refused this change.');
  expect((select as HTMLSelectElement).value).toBe('auto');
  expect(reload).not.toHaveBeenCalled();
});

test('in another language, the label is in English too', () => {
  i18n.loadAndActivate({ locale: 'de', messages: {} });
  const select = show(testStores());
  expect(
    within(select.parentElement as HTMLElement).getByText('Language', { selector: 'small' }).lang,
  ).toBe('en');
});

test('a page whose language another tab has changed shows the one that it speaks', () => {
  const stores = testStores();
  stores.settings.set('language', 'fr');
  expect((show(stores) as HTMLSelectElement).value).toBe('en');
});
