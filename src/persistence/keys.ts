/** What all names in the browser begin with: it may serve other pages from the same address. */
export const PREFIX = 'patience/';

/**
 * Every key of `localStorage`, and what it holds: JSON with a version, unless another form is named. A key that ends with a slash is
 * the beginning of several. They are a stored format.
 */
export const KEYS = {
  settings: `${PREFIX}settings`,
  /** A state of a game, by its id: that of the game on the table, and those that the database does not have. */
  journal: `${PREFIX}journal/`,
  /** A text that cannot be read, until the database’s quarantine has it, by a number and the key where it was found. */
  quarantine: `${PREFIX}quarantine/`,
  /** Custom games and variants that the player keeps under a name. */
  keptGames: `${PREFIX}kept-games`,
  /** The day of the first visit. */
  firstVisit: `${PREFIX}daily`,
  /** Daily deals, by the variant. */
  dailyDeals: `${PREFIX}daily/`,
  /** Winnable deals found ahead. */
  readyDeals: `${PREFIX}ready`,
  /** What somebody else’s game set to beat, by the deal. */
  duels: `${PREFIX}duels`,
  /** The position that was set up last of each game, as its code. */
  positions: `${PREFIX}positions`,
  /** `yes` or `declined` once the coach was offered and answered. */
  coached: `${PREFIX}coached`,
  /** `yes` once the winning light was explained. */
  light: `${PREFIX}light`,
} as const;

/** Every key of `sessionStorage`, which is that of one tab. */
export const TAB_KEYS = {
  /** What is on the table of this tab, and what of it is stored nowhere else. */
  table: `${PREFIX}table`,
  /** `true` if the last input came from the keyboard. */
  keyboard: `${PREFIX}keyboard`,
  /** The page that the game on the table was opened from. */
  origin: `${PREFIX}origin`,
  /** `settings` if they open once the page has been loaded again. */
  reopens: `${PREFIX}reopens`,
} as const;

/** What the name of the lock of the tab that plays a game begins with; its id follows. */
export const GAME_LOCK = `${PREFIX}game/`;
