import { t } from '@lingui/core/macro';
import type { DealId } from '../../engine/dealId';
import { parseDealId } from '../../engine/deck';
import { parseMoveCode } from '../../engine/moveCode';
import { quote } from '../../engine/quote';
import { GAME_IDS, gameOf, parseVariant, type VariantId } from '../../games/index';
import { joinSentences } from '../../locales/format';

/** The pages whose addresses begin with their names. */
const PLACES = ['lab', 'daily', 'statistics', 'workshop'] as const;
type Place = (typeof PLACES)[number];

/** A parsed address. An unreadable one opens the menu, or the lab, with a sentence. */
export type Address =
  | { readonly page: 'menu'; readonly problem?: string }
  | {
      readonly page: Place;
      /** What follows the page’s name, split at slashes. The page parses it. */
      readonly parts: readonly string[];
    }
  | {
      readonly page: 'game';
      readonly game: VariantId;
      readonly deal?: DealId;
      /** The encoded moves of a whole game. */
      readonly moves?: string;
    };

/** When a page does not exist, the service worker opens the app with this before the missing path. */
const NOT_FOUND = 'not-found';

/** The longest address has five parts, as in `lab/pictures/automatic/100000/-5`. Any more are only quoted in an error. */
const MAX_PARTS = 5;

/** Parses the hash of an address: `#/`, `#/klondike-3`, `#/klondike-3/275`, `#/klondike-3/275/MOVES`. */
export function parseAddress(hash: string): Address {
  const parts = hash
    .replace(/^#\/?/, '')
    .split('/')
    .map((part, i) => (i < MAX_PARTS ? decode(part) : part));
  const [game = '', deal, moves = '', ...rest] = parts;
  if (game === '' && deal === undefined) return { page: 'menu' };
  const place = PLACES.find((name) => game.split(';', 1)[0] === name);
  if (place) {
    const named = [game.slice(place.length + 1), ...parts.slice(1)];
    return { page: place, parts: named.filter((part) => part !== '') };
  }
  if (game === NOT_FOUND) return missingPage(parts.slice(1).join('/'));
  const variant = parseVariant(game);
  if (!variant.ok) return unreadable(variant.error);
  if (rest.some((part) => part !== '')) {
    const further = quote(rest.join('/'));
    return unreadable(t`The address goes on after the moves: ${further}.`);
  }
  if (deal === undefined || deal === '') return { page: 'game', game: variant.value };
  const id = parseDealId(deal, gameOf(variant.value));
  if (!id.ok) return unreadable(id.error);
  if (moves === '') return { page: 'game', game: variant.value, deal: id.value };
  const code = parseMoveCode(moves);
  if (!code.ok) return unreadable(code.error);
  return { page: 'game', game: variant.value, deal: id.value, moves: code.value };
}

/** The sentence for an unreadable address. */
export const addressProblem = (problem: string): string =>
  joinSentences([t`This address cannot be opened.`, problem]);

const unreadable = (problem: string): Address => ({
  page: 'menu',
  problem: addressProblem(problem),
});

function missingPage(path: string): Address {
  const [page, example] = [quote(path), gameAddress(GAME_IDS[0])];
  return unreadable(t`There is no page ${page} here. A game’s address has a #, as in ${example}.`);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const addressOf = (...parts: readonly (string | undefined)[]): string =>
  ['#', ...parts.filter((part) => part !== undefined)].join('/');

/** `#/klondike-3/275`; parts from the end may be missing. */
export const gameAddress = (game: VariantId, deal?: DealId, moves?: string): string =>
  addressOf(game, deal, moves);

/** `#/daily/klondike-3/2026-11-23`; parts from the end may be missing. */
export const dailyAddress = (game?: VariantId, day?: string): string =>
  addressOf('daily', game, day);

/** `#/statistics/klondike-3`; without a game, that of all games together. */
export const statisticsAddress = (game?: VariantId): string => addressOf('statistics', game);
