import { beforeEach, expect, test } from 'vitest';
import { createSafeStorage } from '../../../src/store/safeStorage';
import { CHOICES, createSettings, SETTINGS_KEY } from '../../../src/store/settings';
import { type FakeStorage, fakeStorage } from '../../support/storage';

let storage: FakeStorage;
beforeEach(() => {
  storage = fakeStorage();
});
const newSettings = () => createSettings(createSafeStorage(storage));
const DEFAULTS = Object.fromEntries(
  Object.entries(CHOICES).map(([name, [first]]) => [name, first]),
);

test('the first choice of each setting is the default, and nothing is stored yet', () => {
  expect(newSettings().getState()).toEqual(DEFAULTS);
  expect(storage.texts.size).toBe(0);
});

test('the felt is the default theme; settings of earlier versions keep their themes', () => {
  expect(newSettings().getState().scheme).toBe('dark');
  for (const scheme of ['auto', 'dark', 'light', 'contrast']) {
    storage.texts.set(SETTINGS_KEY, JSON.stringify({ version: 1, scheme, deck: 'classic' }));
    expect(newSettings().getState()).toMatchObject({ scheme, back: 'lattice', deck: 'classic' });
  }
});

test('winnable deals of earlier versions are those of any grade', () => {
  storage.texts.set(SETTINGS_KEY, '{"version":1,"winnable":"on"}');
  expect(newSettings().getState().winnable).toBe('on');
  newSettings().set('winnable', 'hard');
  expect(newSettings().getState().winnable).toBe('hard');
});

test('settings are stored as they change; unknown values are the defaults', () => {
  const settings = newSettings();
  expect(settings.getState()).toMatchObject({ deck: 'large', sounds: 'off', autoHome: 'off' });
  settings.set('deck', 'classic');
  expect(newSettings().getState().deck).toBe('classic');
  storage.texts.set(SETTINGS_KEY, '{"version":1,"deck":"gold","speed":"fast"}');
  settings.reread();
  expect(settings.getState()).toMatchObject({ deck: 'large', speed: 'fast' });
  storage.texts.set(SETTINGS_KEY, 'null');
  expect(newSettings().getState().speed).toBe('normal');
  expect([...storage.texts.keys()]).toContain(`patience/aside/1/${SETTINGS_KEY}`);
});

test('the stored text has a version and every setting by its name', () => {
  newSettings().set('hand', 'left');
  expect(JSON.parse(storage.texts.get('patience/settings') ?? '')).toEqual({
    version: 1,
    ...DEFAULTS,
    hand: 'left',
  });
});

test('settings of another version are quarantined', () => {
  storage.texts.set(SETTINGS_KEY, '{"version":2,"deck":"classic"}');
  expect(newSettings().getState()).toEqual(DEFAULTS);
  expect([...storage.texts.keys()]).toEqual([`patience/aside/1/${SETTINGS_KEY}`]);
});

test('a storage that refuses does not keep a setting from changing', () => {
  storage.refuses = true;
  const settings = newSettings();
  settings.set('speed', 'off');
  expect(settings.getState().speed).toBe('off');
});

test('each kind of panel remembers itself until the setting for all is chosen anew', () => {
  const settings = newSettings();
  settings.set('panel-select', 'closed');
  expect(settings.getState()).toMatchObject({ 'panel-select': 'closed', 'panel-step': 'auto' });
  settings.set('panel', 'open');
  expect(settings.getState()).toMatchObject({ panel: 'open', 'panel-select': 'auto' });
  expect(newSettings().getState()).toEqual(settings.getState());
});
