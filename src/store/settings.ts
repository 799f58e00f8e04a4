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
  /** Whether safe cards go to the foundations by themselves. */
  autoHome: ['off', 'on'],
  /** Whether a legal group of picked cards goes by itself. */
  autoReplace: ['off', 'on'],
  /** Whether the fate of the position stands beside the table. */
  fate: ['off', 'live'],
  /** Whether new deals are those only that can be won. */
  winnable: ['off', 'on'],
  /** How fast a game that is watched goes on. */
  pace: ['normal', 'slow', 'fast'],
  /** Whether the panel beside the table is open: as the game suggests, or as the player chose last. */
  panel: ['auto', 'open', 'closed'],
} as const;

export type SettingName = keyof typeof CHOICES;
export type Settings = { readonly [Name in SettingName]: (typeof CHOICES)[Name][number] };

export type SettingsStore = StoreApi<Settings> & {
  readonly set: <Name extends SettingName>(name: Name, value: Settings[Name]) => void;
  /** Takes over what another tab has stored. */
  readonly reread: () => void;
};

export const SETTINGS_KEY = `${PREFIX}settings`;

/** The player's settings, stored as soon as they change; whatever cannot be read is the default. */
export function createSettings(shelf: SafeStorage): SettingsStore {
  const store = createStore<Settings>(() => read(shelf));
  return Object.assign(store, {
    set: <Name extends SettingName>(name: Name, value: Settings[Name]): void => {
      store.setState({ [name]: value } as Partial<Settings>);
      shelf.write(SETTINGS_KEY, JSON.stringify({ version: 1, ...store.getState() }));
    },
    reread: () => store.setState(read(shelf)),
  });
}

function read(shelf: SafeStorage): Settings {
  const text = shelf.read(SETTINGS_KEY);
  const stored = text === null ? {} : parseJsonObject(text);
  if (!stored || (text !== null && stored.version !== 1)) {
    shelf.quarantine(SETTINGS_KEY);
    return chosen({});
  }
  return chosen(stored);
}

const chosen = (stored: Readonly<Record<string, unknown>>): Settings =>
  Object.fromEntries(
    Object.entries(CHOICES).map(([name, choices]) => [
      name,
      choices.find((choice) => choice === stored[name]) ?? choices[0],
    ]),
  ) as Settings;
