import { createStore, type StoreApi } from 'zustand/vanilla';
import { parseJsonObject } from '../engine/json';
import { fromVersion1 } from './earlier/settings';
import { quarantineText } from './quarantine';
import { PREFIX, type SafeStorage } from './safeStorage';

/** Every setting and its choices, the default first. Names and choices are a stored format. */
export const CHOICES = {
  /** The theme: green felt, as the system is, light, or high contrast. */
  theme: ['dark', 'auto', 'light', 'contrast'],
  /** The faces of the cards: `large` has a large index and emblems, `classic` two indices and court figures. */
  faces: ['large', 'classic'],
  /** The pattern on the backs of the cards. */
  back: ['lattice', 'rosette'],
  /** The number of colours for the four suits. */
  colours: ['two', 'four'],
  /** The speed of animations. */
  speed: ['normal', 'fast', 'off'],
  /** Whether the table is mirrored. */
  leftHanded: ['off', 'on'],
  sounds: ['off', 'on'],
  timer: ['off', 'on'],
  /** Whether safe cards move to the foundations by themselves. */
  autoplaySafe: ['off', 'on'],
  /** Whether a complete group is replaced as soon as it is selected. */
  autoReplace: ['off', 'on'],
  /** Whether the cards that go with the card under the pointer are highlighted. */
  partners: ['off', 'on'],
  /** Whether the page shows if the game can still be won. */
  verdicts: ['off', 'on'],
  /** Whether new deals are winnable ones only, `on` of any grade. */
  winnable: ['off', 'on', 'easy', 'medium', 'hard'],
  /** How fast Autoplay plays. */
  pace: ['normal', 'slow', 'fast'],
  /** Whether the panel beside the table is open; `auto` leaves it to the game. */
  panel: ['auto', 'open', 'closed'],
  /** The same for each kind of panel, where the player opened or closed it; `auto` leaves it to `panel`. */
  'panel-drag': ['auto', 'open', 'closed'],
  'panel-select': ['auto', 'open', 'closed'],
  'panel-step': ['auto', 'open', 'closed'],
} as const;

/** Choosing `panel` resets the settings of each kind of panel. */
const PANELS = { 'panel-drag': 'auto', 'panel-select': 'auto', 'panel-step': 'auto' } as const;

export type SettingName = keyof typeof CHOICES;
export type Settings = { readonly [Name in SettingName]: (typeof CHOICES)[Name][number] };

/** The settings as a store. */
export type SettingsStore = StoreApi<Settings> & {
  readonly set: <Name extends SettingName>(name: Name, value: Settings[Name]) => void;
  /** Reads the settings again after another tab has changed them. */
  readonly reread: () => void;
};

export const SETTINGS_KEY = `${PREFIX}settings`;
const VERSION = 2;

/** Creates the player’s settings over a storage. They are stored as soon as they change; an unreadable one has its default. */
export function createSettings(storage: SafeStorage): SettingsStore {
  const store = createStore<Settings>(read);

  /** The stored settings. A text that cannot be read goes to quarantine. */
  function read(): Settings {
    const stored = valuesIn(storage.read(SETTINGS_KEY));
    if (!stored) releaseKey();
    return withDefaults(stored ?? {});
  }

  /** Moves an unreadable text to quarantine, if there is room. Returns whether the key may be written. */
  function releaseKey(): boolean {
    const text = storage.read(SETTINGS_KEY);
    if (text === null || valuesIn(text)) return true;
    const why = parseJsonObject(text) ? 'it was written by another version' : 'it is damaged';
    const isKept = quarantineText(storage, { key: SETTINGS_KEY, text, why });
    if (isKept) storage.remove(SETTINGS_KEY);
    return isKept;
  }

  return Object.assign(store, {
    set: <Name extends SettingName>(name: Name, value: Settings[Name]): void => {
      const overridden = name === 'panel' ? PANELS : {};
      store.setState({ ...overridden, [name]: value } as Partial<Settings>);
      const text = JSON.stringify({ version: VERSION, ...store.getState() });
      if (releaseKey()) storage.write(SETTINGS_KEY, text);
    },
    reread: () => store.setState(read()),
  });
}

/** The values of a stored text; undefined if it cannot be read. */
function valuesIn(text: string | null): Readonly<Record<string, unknown>> | undefined {
  const stored = parseJsonObject(text ?? '');
  if (stored?.version === 1) return fromVersion1(stored);
  return stored?.version === VERSION ? stored : undefined;
}

const withDefaults = (stored: Readonly<Record<string, unknown>>): Settings =>
  Object.fromEntries(
    Object.entries(CHOICES).map(([name, choices]) => [
      name,
      choices.find((choice) => choice === stored[name]) ?? choices[0],
    ]),
  ) as Settings;
