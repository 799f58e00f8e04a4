import { type DealNumber, parseDealNumber } from '../../engine/dealNumber';
import { quote } from '../../engine/quote';
import { type GameId, isGameId } from '../../games';

/** What an address asks for. Anything unreadable is the menu, with a sentence. */
export type Address =
  | { readonly page: 'menu'; readonly problem?: string }
  | { readonly page: 'game'; readonly game: GameId; readonly deal?: DealNumber };

/** The page of an address's part behind the `#`: `/`, `/klondike-3`, `/klondike-3/275`. */
export function parseAddress(hash: string): Address {
  const [, game = '', deal, ...rest] = hash.replace(/^#/, '').split('/').map(decoded);
  if (game === '' && deal === undefined) return { page: 'menu' };
  if (!isGameId(game)) return menu(`There is no game called ${quote(game)}.`);
  if (rest.some((part) => part !== '')) {
    return menu(`The address goes on after the deal number: ${quote(rest.join('/'))}.`);
  }
  if (deal === undefined || deal === '') return { page: 'game', game };
  const number = parseDealNumber(deal);
  return number.ok ? { page: 'game', game, deal: number.value } : menu(number.error);
}

const menu = (problem: string): Address => ({
  page: 'menu',
  problem: `This address cannot be opened. ${problem}`,
});

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const gameAddress = (game: GameId, deal?: DealNumber): string =>
  deal === undefined ? `#/${game}` : `#/${game}/${deal}`;
