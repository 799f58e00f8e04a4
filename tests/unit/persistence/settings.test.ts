import { beforeEach, expect, test } from 'vitest';
import { KEYS } from '../../../src/persistence/keys';
import { quarantinedTexts } from '../../../src/persistence/quarantine';
import { createSafeStorage } from '../../../src/persistence/safeStorage';
import { CHOICES, createSettings, winnableFor } from '../../../src/persistence/settings';
import { type FakeStorage, fakeStorage } from '../../support/storage';

let storage: FakeStorage;
beforeEach(() => {
  storage = fakeStorage();
});
const newSettings = () => createSettings(createSafeStorage(storage));
const DEFAULTS = {
  language: 'auto',
  ...Object.fromEntries(Object.entries(CHOICES).map(([name, [first]]) => [name, first])),
  games: {},
};

test('the first choice of each setting is the default, and nothing is stored yet', () => {
  expect(newSettings().getState()).toEqual(DEFAULTS);
  expect(storage.texts.size).toBe(0);
});

const quarantined = () => [...quarantinedTexts(createSafeStorage(storage)).values()];

test('settings are stored as they change; unknown values are the defaults', () => {
  const settings = newSettings();
  expect(settings.getState()).toMatchObject({
    faces: 'standard',
    sounds: 'off',
    autoplaySafe: 'off',
  });
  settings.set('faces', 'classic');
  expect(newSettings().getState().faces).toBe('classic');
  storage.texts.set(KEYS.settings, '{"version":1,"faces":"gold","speed":"fast"}');
  settings.reread();
  expect(settings.getState()).toMatchObject({ faces: 'standard', speed: 'fast' });
  storage.texts.set(KEYS.settings, 'null');
  expect(newSettings().getState().speed).toBe('normal');
  expect(quarantined()).toEqual([{ key: KEYS.settings, text: 'null', why: 'damaged' }]);
  expect(storage.texts.has(KEYS.settings)).toBe(false);
});

test('the stored text has a version and every setting by its name', () => {
  newSettings().set('leftHanded', 'on');
  expect(JSON.parse(storage.texts.get('patience/settings') ?? '')).toEqual({
    version: 1,
    ...DEFAULTS,
    leftHanded: 'on',
  });
});

test('settings of another version are quarantined', () => {
  const text = '{"version":3,"faces":"classic"}';
  storage.texts.set(KEYS.settings, text);
  expect(newSettings().getState()).toEqual(DEFAULTS);
  expect(quarantined()).toEqual([{ key: KEYS.settings, text, why: 'anotherVersion' }]);
  expect(storage.texts.size).toBe(1);
});

test('a storage that refuses does not keep a setting from changing', () => {
  storage.refuses = true;
  const settings = newSettings();
  settings.set('speed', 'off');
  expect(settings.getState().speed).toBe('off');
});

test('each game keeps its own choices; one it never made is that for all games', () => {
  const settings = newSettings();
  settings.setForGame('spider-1', { panel: 'open' });
  settings.setForGame('spider-1', { winnable: 'hard' });
  settings.setForGame('golf', { panel: 'closed' });
  settings.set('winnable', 'off');
  expect(newSettings().getState()).toEqual(settings.getState());
  const { games } = settings.getState();
  expect(games).toEqual({
    'spider-1': { panel: 'open', winnable: 'hard' },
    golf: { panel: 'closed' },
  });
  expect(winnableFor(settings.getState(), 'spider-1')).toBe('hard');
  expect(winnableFor(settings.getState(), 'golf')).toBe('off');
});

test('unknown choices of a game are left out, whatever is stored', () => {
  for (const games of [null, 7, 'golf', [], { golf: null }, { golf: ['panel'] }]) {
    storage.texts.set(KEYS.settings, JSON.stringify({ version: 1, games }));
    const read = newSettings().getState().games;
    expect(Object.values(read).every((each) => Object.keys(each).length === 0)).toBe(true);
  }
  const golf = { panel: 'ajar', winnable: 'easy', colour: 'red' };
  storage.texts.set(KEYS.settings, JSON.stringify({ version: 1, games: { golf } }));
  expect(newSettings().getState().games).toEqual({ golf: { winnable: 'easy' } });
});

test('damaged settings in a full storage are not overwritten until there is room for them in quarantine', () => {
  storage.texts.set(KEYS.settings, '{');
  storage.refuses = true;
  const settings = newSettings();
  storage.rejects = (key) => key.includes('/quarantine/');
  storage.refuses = false;
  settings.set('speed', 'fast');
  expect([...storage.texts]).toEqual([[KEYS.settings, '{']]);
  storage.rejects = () => false;
  settings.set('speed', 'off');
  expect(newSettings().getState().speed).toBe('off');
  expect(quarantined()).toMatchObject([{ text: '{' }]);
});

test('a language is a tag; anything else is what the browser wishes', () => {
  const languageOf = (language: unknown): string => {
    const storage = fakeStorage();
    storage.setItem('patience/settings', JSON.stringify({ version: 1, language }));
    return createSettings(createSafeStorage(storage)).getState().language;
  };
  expect(['de', 'pt-BR', 'zh-Hans', 'auto'].map(languageOf)).toEqual([
    'de',
    'pt-BR',
    'zh-Hans',
    'auto',
  ]);
  expect(['../de', '', 7, null, 'x'.repeat(90)].map(languageOf)).toEqual(Array(5).fill('auto'));
});
