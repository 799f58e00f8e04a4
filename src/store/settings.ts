import { createStore, type StoreApi } from 'zustand/vanilla';
import { parseJsonObject } from '../engine/json';
import { PREFIX, type SafeStorage } from './safeStorage';

/** Every setting with its choices, the default first. */
export const CHOICES = {
  scheme: ['auto', 'dark', 'light', 'contrast'],
  deck: ['large', 'classic'],
  colours: ['two', 'four'],
  speed: ['normal', 'fast', 'off'],
  hand: ['right', 'left'],
  sounds: ['off', 'on'],
  timer: ['off', 'on'],
  /** Whether safe cards move to the foundations by themselves. */
  autoHome: ['off', 'on'],
  /** Whether a complete group is replaced as soon as it is selected. */
  autoReplace: ['off', 'on'],
  /** Whether the page shows if the game can still be won. */
  fate: ['off', 'live'],
  /** Whether new deals are winnable ones only. */
  winnable: ['off', 'on'],
  /** How fast Autoplay plays. */
  pace: ['normal', 'slow', 'fast'],
  /** Whether the panel beside the table is open; `auto` leaves it to the game. */
  panel: ['auto', 'open', 'closed'],
} as const;

export type SettingName = keyof typeof CHOICES;
export type Settings = { readonly [Name in SettingName]: (typeof CHOICES)[Name][number] };

export type SettingsStore = StoreApi<Settings> & {
  readonly set: <Name extends SettingName>(name: Name, value: Settings[Name]) => void;
  /** Reads the settings again, after another tab has changed them. */
  readonly reread: () => void;
};

export const SETTINGS_KEY = `${PREFIX}settings`;

/** Creates the player’s settings over a storage. They are stored as soon as they change; an unreadable one is the default. */
export function createSettings(storage: SafeStorage): SettingsStore {
  const store = createStore<Settings>(() => read(storage));
  return Object.assign(store, {
    set: <Name extends SettingName>(name: Name, value: Settings[Name]): void => {
      store.setState({ [name]: value } as Partial<Settings>);
      storage.write(SETTINGS_KEY, JSON.stringify({ version: 1, ...store.getState() }));
    },
    reread: () => store.setState(read(storage)),
  });
}

function read(storage: SafeStorage): Settings {
  const text = storage.read(SETTINGS_KEY);
  const stored = text === null ? {} : parseJsonObject(text);
  if (!stored || (text !== null && stored.version !== 1)) {
    storage.quarantine(SETTINGS_KEY);
    return withDefaults({});
  }
  return withDefaults(stored);
}

const withDefaults = (stored: Readonly<Record<string, unknown>>): Settings =>
  Object.fromEntries(
    Object.entries(CHOICES).map(([name, choices]) => [
      name,
      choices.find((choice) => choice === stored[name]) ?? choices[0],
    ]),
  ) as Settings;
