import { type DealId, parseDealNumber } from '../../engine/dealId';
import { parseDealId } from '../../engine/deck';
import { isMoveCode } from '../../engine/moveCode';
import { quote } from '../../engine/quote';
import { type GameId, isGameId } from '../../games/index';
import { isPlayer, type Job, MAX_GAMES, playersOf } from '../../lab/job';

/** What an address asks for. Anything unreadable is the menu, with a sentence. */
export type Address =
  | { readonly page: 'menu'; readonly problem?: string }
  | { readonly page: 'lab'; readonly run?: Job }
  | {
      readonly page: 'game';
      readonly game: GameId;
      readonly deal?: DealId;
      /** The code of the moves of a whole game. */
      readonly moves?: string;
    };

/** The page of an address's part behind the `#`: `/`, `/klondike-3`, `/klondike-3/275`, and that with moves. */
export function parseAddress(hash: string): Address {
  const [game = '', deal, moves = '', ...rest] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  if (game === '' && deal === undefined) return { page: 'menu' };
  if (game === 'lab') return parseLab([deal, moves, ...rest].filter(Boolean) as string[]);
  if (!isGameId(game)) return menu(`There is no game called ${quote(game)}.`);
  if (rest.some((part) => part !== '')) {
    return menu(`The address goes on after the moves: ${quote(rest.join('/'))}.`);
  }
  if (deal === undefined || deal === '') return { page: 'game', game };
  const number = parseDealId(deal);
  if (!number.ok) return menu(number.error);
  if (moves !== '' && !isMoveCode(moves)) return menu(`${quote(moves)} is not a list of moves.`);
  return { page: 'game', game, deal: number.value, ...(moves !== '' && { moves }) };
}

/** The run of a lab's address: `/lab`, `/lab/pictures/automatic/100000/-5`. */
function parseLab(parts: readonly string[]): Address {
  if (parts.length === 0) return { page: 'lab' };
  const [game = '', player = '', games = '', first = '', ...rest] = parts;
  if (!isGameId(game)) return menu(`There is no game called ${quote(game)}.`);
  if (first === '') {
    return menu('A run has a game, a player, a number of games and a first deal.');
  }
  if (!isPlayer(player) || !playersOf(game).includes(player)) {
    return menu(`There is no player called ${quote(player)} for this game.`);
  }
  const count = /^\d{1,10}$/.test(games) ? Number(games) : 0;
  if (count < 1 || count > MAX_GAMES) return menu(`${quote(games)} is not a number of games.`);
  const number = parseDealNumber(first);
  if (!number.ok) return menu(number.error);
  if (rest.length > 0)
    return menu(`The address goes on after the first deal: ${quote(rest.join('/'))}.`);
  return { page: 'lab', run: { game, player, games: count, first: number.value } };
}

export const labAddress = ({ game, player, games, first }: Job): string =>
  `#/lab/${game}/${player}/${games}/${first}`;

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

export const gameAddress = (game: GameId, deal?: DealId, moves?: string): string =>
  ['#', game, deal, moves].filter((part) => part !== undefined).join('/');
