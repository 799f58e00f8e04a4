import { t } from '@lingui/core/macro';
import type { DealId } from '../../engine/dealId';
import { parseDealId } from '../../engine/deck';
import { parseMoveCode } from '../../engine/moveCode';
import { quote } from '../../engine/quote';
import { normaliseTyped } from '../../engine/typedText';
import { GAME_IDS, gameOf, gameWord, parseVariant, type VariantId } from '../../games/index';
import { joinSentences } from '../../locales/format';

/** The pages whose addresses begin with their names. */
const PAGE_NAMES = [
  'games',
  'lab',
  'daily',
  'statistics',
  'workshop',
  'set-up',
  'courses',
] as const;
/** The name of a page. */
export type PageName = (typeof PAGE_NAMES)[number];

/** A parsed address. An unreadable one opens the home page with a sentence. */
export type Address =
  | { readonly page: 'home'; readonly problem?: string }
  | {
      readonly page: PageName;
      /** What follows the page’s name, split at slashes. The page parses it. */
      readonly parts: readonly string[];
    }
  | {
      readonly page: 'game';
      readonly game: VariantId;
      readonly deal?: DealId;
      /** The encoded moves of a whole game. */
      readonly moves?: string;
      /** The seconds they took, or that they are the solver’s. */
      readonly played?: number | 'solver';
    };

/** When a page does not exist, the service worker opens the app with this before the missing path. */
const NOT_FOUND = 'not-found';

/** A page of the app whose `#` was encoded, for example by a mail program, so that it seemed to be a missing path. */
const ENCODED_HASH = new RegExp(`^(?:#?/?${NOT_FOUND}/(?=#))+`);
const MISSING = new RegExp(`^#?/?${NOT_FOUND}(?:$|/(.*))`, 's');

/**
 * Parses the hash of an address: `#/`, `#/klondike-3`, `#/klondike-3/275`, `#/klondike-3/275/MOVES`, `#/klondike-3/275/MOVES/SECONDS`,
 * `#/klondike-3/275/MOVES/solver`.
 * A slash at its end makes no difference, nor do signs of the text in which it stood.
 */
export function parseAddress(hash: string): Address {
  // Some mail programs encode an address twice.
  const text = decode(decode(hash)).replace(ENCODED_HASH, '');
  const missing = MISSING.exec(text);
  if (missing) return missingPage(missing[1] ?? '');
  const [head = '', ...rest] = partsOf(text);
  if (head === '' && rest.length === 0) return { page: 'home' };
  if ([head, ...rest].includes('')) return unreadable(t`It has two slashes in a row.`);
  const page = PAGE_NAMES.find((name) => name === gameWord(head));
  if (page) {
    const [, ...members] = head.split(';');
    return { page, parts: members.length > 0 ? [members.join(';'), ...rest] : rest };
  }
  const game = parseVariant(head);
  if (!game.ok) return unreadable(game.error);
  const [word = '', ...more] = rest;
  return gameWord(word) === SET_UP
    ? { page: SET_UP, parts: [game.value, ...more] }
    : parseDealAndMoves(game.value, rest);
}

/** The page on which a position of a game is set up: its address begins with the game. */
const SET_UP = 'set-up';

/** How the moves of an address were played: the seconds, or a word. */
const SECONDS = /^\d{1,6}$/;
const BY_SOLVER = 'solver';

function parseDealAndMoves(game: VariantId, parts: readonly string[]): Address {
  // `position/CODE` names one deal.
  const length = parts[0] === 'position' ? 2 : 1;
  const deal = parts.length > 0 ? parts.slice(0, length).join('/') : undefined;
  const [moves, how, ...rest] = parts.slice(length);
  const isBySolver = how?.toLowerCase() === BY_SOLVER;
  if (rest.length > 0 || (how !== undefined && !isBySolver && !SECONDS.test(how))) {
    const further = quote([how, ...rest].join('/'));
    return unreadable(t`The address goes on after the moves: ${further}.`);
  }
  if (deal === undefined) return { page: 'game', game };
  const id = parseDealId(deal, gameOf(game));
  if (!id.ok) return unreadable(id.error);
  if (moves === undefined) return { page: 'game', game, deal: id.value };
  const code = parseMoveCode(moves);
  if (!code.ok) return unreadable(code.error);
  const played = isBySolver ? BY_SOLVER : how === undefined ? undefined : Number(how);
  return {
    page: 'game',
    game,
    deal: id.value,
    moves: code.value,
    ...(played !== undefined && { played }),
  };
}

/** The state of an entry of the browser’s history that was reached from within the page. */
export const OWN_ENTRY = 'own';

/** True if the page was opened at the address it has now, as by a link that somebody sent. A reload changes nothing. */
export const isVisit = (): boolean => window.history.state !== OWN_ENTRY;

const partsOf = (text: string): readonly string[] =>
  withoutEnd(withoutEnd(normaliseTyped(text)).replace(/\/$/, ''))
    .replace(/^#?\/?/, '')
    .split('/');

/** What follows a link in a text: full stops, closing brackets, quotation marks and the like. No address ends in one. */
const AFTER_LINK = /[\s\p{Pe}\p{Pi}\p{Pf}\p{Terminal_Punctuation}"'`*~>|]/u;

function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && AFTER_LINK.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** The sentence for an unreadable address. */
export const addressProblem = (problem: string): string =>
  joinSentences([t`This address cannot be opened.`, problem]);

const unreadable = (problem: string): Address => ({
  page: 'home',
  problem: addressProblem(problem),
});

function missingPage(path: string): Address {
  const [page, example] = [quote(path), gameAddress(GAME_IDS[0])];
  return unreadable(t`There is no page ${page} here. A game’s address has a #, as in ${example}.`);
}

/** The text with what is encoded in it by `%`, as far as it is right. */
const decode = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });

const addressOf = (...parts: readonly (string | undefined)[]): string =>
  ['#', ...parts.filter((part) => part !== undefined)].join('/');

/** An address with that of the program before it, to be sent to others. */
export const linkTo = (address: string): string => new URL(address, window.location.href).href;

/** `#/klondike-3/275`, perhaps with moves, and the seconds they took or that they are the solver’s; parts from the end may be missing. */
export const gameAddress = (
  game: string,
  deal?: DealId,
  moves?: string,
  played?: number | 'solver',
): string => addressOf(game, deal, moves, played?.toString());

/** `#/daily/klondike-3/2026-11-23`; parts from the end may be missing. */
export const dailyAddress = (game?: VariantId, day?: string): string =>
  addressOf('daily', game, day);

/** `#/statistics/klondike-3`; without a game, that of all games together. */
export const statisticsAddress = (game?: VariantId): string => addressOf('statistics', game);

/** What follows `#/statistics/` where the list of unfinished games is shown. */
export const UNFINISHED = 'unfinished';
export const unfinishedAddress = (): string => addressOf('statistics', UNFINISHED);

/** `#/klondike-3/set-up`, perhaps with the code of what has been set up; without a game, the page that asks for one. */
export const setUpAddress = (game?: string, code = ''): string =>
  game === undefined ? addressOf(SET_UP) : addressOf(game, SET_UP, code || undefined);

/** Replaces the page’s address, unless that names another page already. Browsers limit how often: the next change tries again. */
export function replaceAddress(address: string): void {
  if (parseAddress(window.location.hash).page !== parseAddress(address).page) return;
  try {
    window.history.replaceState(null, '', address);
  } catch {
    // The address is behind for a while.
  }
}
