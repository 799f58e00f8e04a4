import { isMoveCode } from '../../console/moveCode';
import { type DealNumber, parseDealNumber } from '../../engine/dealNumber';
import { quote } from '../../engine/quote';
import { type GameId, isGameId } from '../../games';

/** What an address asks for. Anything unreadable is the menu, with a sentence. */
export type Address =
  | { readonly page: 'menu'; readonly problem?: string }
  | {
      readonly page: 'game';
      readonly game: GameId;
      readonly deal?: DealNumber;
      /** The code of the moves of a whole game. */
      readonly moves?: string;
    };

/** The page of an address's part behind the `#`: `/`, `/klondike-3`, `/klondike-3/275`, and that with moves. */
export function parseAddress(hash: string): Address {
  const [, game = '', deal, moves = '', ...rest] = hash.replace(/^#/, '').split('/').map(decoded);
  if (game === '' && deal === undefined) return { page: 'menu' };
  if (!isGameId(game)) return menu(`There is no game called ${quote(game)}.`);
  if (rest.some((part) => part !== '')) {
    return menu(`The address goes on after the moves: ${quote(rest.join('/'))}.`);
  }
  if (deal === undefined || deal === '') return { page: 'game', game };
  const number = parseDealNumber(deal);
  if (!number.ok) return menu(number.error);
  if (moves !== '' && !isMoveCode(moves)) return menu(`${quote(moves)} is not a list of moves.`);
  return { page: 'game', game, deal: number.value, ...(moves !== '' && { moves }) };
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

export const gameAddress = (game: GameId, deal?: DealNumber, moves?: string): string =>
  ['#', game, deal, moves].filter((part) => part !== undefined).join('/');
