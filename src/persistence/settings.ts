import { createStore } from 'zustand/vanilla';
import { isJsonObject } from '../engine/json';
import { KEYS } from './keys';
import { quarantineText } from './quarantine';
import type { SafeStorage } from './safeStorage';
import { formatStored, parseStored, readStored } from './storedJson';

/** Every setting and its choices, the default first. Names and choices are a stored format. */
export const CHOICES = {
  /** The colours of the table: green felt, other felts, as the system is, light, or high contrast. */
  theme: ['dark', 'blue', 'charcoal', 'burgundy', 'auto', 'light', 'contrast'],
  /** The figures on court cards: drawn for small sizes, or the `classic` engravings. */
  faces: ['standard', 'classic'],
  /** Whether cards have one large index. Small cards always have it. */
  largePrint: ['off', 'on'],
  /** The pattern on the backs of the cards. */
  back: ['lattice', 'rosette', 'weave', 'waves', 'stars', 'leaves'],
  /** The number of colours for the four suits. */
  colours: ['two', 'four'],
  /** The speed of animations, and of a game that plays itself. */
  speed: ['normal', 'slow', 'fast', 'off'],
  /** What the cards of a won game do. */
  celebration: ['fan', 'cascade', 'none'],
  /** Whether the table is mirrored. */
  leftHanded: ['off', 'on'],
  /** Whether the stock and the waste lie at the lower edge of an upright screen. */
  stockBelow: ['off', 'on'],
  sounds: ['off', 'on'],
  /** Whether the device vibrates. */
  haptics: ['off', 'on'],
  /** Whether the time is shown. It is always counted. */
  timer: ['off', 'on'],
  /** Whether the screen stays on while a game is on the table. */
  awake: ['off', 'on'],
  /** Whether safe cards move to the foundations automatically. */
  autoplaySafe: ['off', 'on'],
  /** Whether a complete group is replaced as soon as it is selected. */
  autoReplace: ['on', 'off'],
  /** Whether the cards that go with the card under the pointer are highlighted. */
  partners: ['off', 'on'],
  /** Whether hints use only what the player has seen, or all cards, in games where that makes a difference. */
  hints: ['fair', 'solver'],
  /** Whether the page shows if the game can still be won. */
  verdicts: ['off', 'on'],
  /** What the lab asks a guess of before it shows the result: its ready questions, with `on` every run as well, or nothing. */
  guessFirst: ['questions', 'on', 'off'],
  /** Whether new deals are only winnable ones, with `on` of any grade; a game may have its own choice. */
  winnable: ['on', 'off', 'easy', 'medium', 'hard'],
} as const;

/** The settings of one game, and their choices. Names and choices are a stored format. */
const GAME_CHOICES = {
  winnable: CHOICES.winnable,
  /** Whether the panel beside the table is open. */
  panel: ['open', 'closed'],
  /** Whether the game is among the player’s favourites. */
  favourite: ['yes', 'no'],
} as const;

export type SettingName = keyof typeof CHOICES;
type Chosen = { readonly [Name in SettingName]: (typeof CHOICES)[Name][number] };
/** The player’s settings for a game; a choice that was never made is left out. */
type GameSettings = {
  readonly [Name in keyof typeof GAME_CHOICES]?: (typeof GAME_CHOICES)[Name][number];
};
export type Settings = Chosen & {
  /** The tag of the page’s language, or `auto`: the browser’s preference. The page may lack the language. */
  readonly language: string;
  /** By the game's id. */
  readonly games: Readonly<Record<string, GameSettings>>;
};

export type SettingsStore = ReturnType<typeof createSettings>;

/** Which deals a game starts with: the player's choice for this game, else the one for all. */
export const winnableFor = ({ games, winnable }: Settings, id: string): Settings['winnable'] =>
  games[id]?.winnable ?? winnable;

/** A tag of a language, or `auto`. */
const LANGUAGE = /^[a-z]{2,4}(-[a-z0-9]{2,8})*$/i;

/** Creates the player’s settings over a storage. They are stored as soon as they change; an unreadable one has its default. */
export function createSettings(storage: SafeStorage) {
  const store = createStore<Settings>(read);

  /** The stored settings. A text that cannot be read goes to quarantine. */
  function read(): Settings {
    releaseKey();
    return withDefaults(readStored(storage, KEYS.settings));
  }

  /** Moves an unreadable text to quarantine, if there is room. Returns whether the key may be written. */
  function releaseKey(): boolean {
    const text = storage.read(KEYS.settings);
    const stored = parseStored(text ?? '');
    if (text === null || stored.ok) return true;
    const isKept = quarantineText(storage, { key: KEYS.settings, text, why: stored.error });
    if (isKept) storage.remove(KEYS.settings);
    return isKept;
  }

  function change(changes: Partial<Settings>): void {
    store.setState(changes);
    const text = formatStored(store.getState());
    if (releaseKey()) storage.write(KEYS.settings, text);
  }

  function setForGames(ids: readonly string[], choices: GameSettings): void {
    const { games } = store.getState();
    const chosen = ids.map((id) => [id, { ...games[id], ...choices }] as const);
    change({ games: { ...games, ...Object.fromEntries(chosen) } });
  }

  return Object.assign(store, {
    set: <Name extends SettingName | 'language'>(name: Name, value: Settings[Name]): void =>
      change({ [name]: value } as Partial<Settings>),
    /** Sets choices of one game, and keeps its others. */
    setForGame: (id: string, choices: GameSettings): void => setForGames([id], choices),
    /** Sets the same choices of several games. */
    setForGames,
    /** Reads the settings again after another tab has changed them. */
    reread: (): void => store.setState(read()),
  });
}

const withDefaults = (stored: Readonly<Record<string, unknown>>): Settings => {
  const chosen = Object.entries(CHOICES).map(([name, choices]) => [
    name,
    pick(choices, stored[name]) ?? choices[0],
  ]);
  const { language } = stored;
  return {
    ...(Object.fromEntries(chosen) as Chosen),
    language: typeof language === 'string' && LANGUAGE.test(language) ? language : 'auto',
    games: gamesIn(stored.games),
  };
};

/** The known choices of each game in a stored value. */
function gamesIn(stored: unknown): Settings['games'] {
  const games = isJsonObject(stored) ? Object.entries(stored) : [];
  return Object.fromEntries(
    games.flatMap(([id, choices]) => (isJsonObject(choices) ? [[id, choicesIn(choices)]] : [])),
  );
}

const choicesIn = (stored: Readonly<Record<string, unknown>>): GameSettings =>
  Object.fromEntries(
    Object.entries(GAME_CHOICES).flatMap(([name, known]) => {
      const choice = pick(known, stored[name]);
      return choice === undefined ? [] : [[name, choice]];
    }),
  );

const pick = (choices: readonly string[], stored: unknown): string | undefined =>
  choices.find((choice) => choice === stored);
