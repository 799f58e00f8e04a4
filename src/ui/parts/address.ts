import { type DealId, parseDealNumber } from '../../engine/dealId';
import { parseDealId } from '../../engine/deck';
import { parseMoveCode } from '../../engine/moveCode';
import { quote } from '../../engine/quote';
import { type GameId, isGameId } from '../../games/index';
import {
  type ExperimentName,
  isExperiment,
  isPlayer,
  type Job,
  MAX_GAMES,
  playersOf,
} from '../../lab/job';

/** A parsed address. An unreadable one is the menu with a sentence. */
export type Address =
  | { readonly page: 'menu'; readonly problem?: string }
  | { readonly page: 'lab'; readonly run?: Job; readonly experiment?: ExperimentName }
  | {
      readonly page: 'game';
      readonly game: GameId;
      readonly deal?: DealId;
      /** The encoded moves of a whole game. */
      readonly moves?: string;
    };

/** What the service worker puts before the path of a page that does not exist, when it opens the app instead. */
const NOT_FOUND = 'not-found';

/** The parts of the longest address, as in `lab/pictures/automatic/100000/-5`. What follows is only quoted. */
const MAX_PARTS = 5;

/** Parses the hash of an address: `#/`, `#/klondike-3`, `#/klondike-3/275`, `#/klondike-3/275/MOVES`. */
export function parseAddress(hash: string): Address {
  const parts = hash
    .replace(/^#\/?/, '')
    .split('/')
    .map((part, i) => (i < MAX_PARTS ? decode(part) : part));
  const [game = '', deal, moves = '', ...rest] = parts;
  if (game === '' && deal === undefined) return { page: 'menu' };
  if (game === 'lab')
    return parseLabAddress([deal ?? '', moves, ...rest].filter((part) => part !== ''));
  if (game === NOT_FOUND) return missingPage(parts.slice(1).join('/'));
  if (!isGameId(game)) return unreadable(`There is no game called ${quote(game)}.`);
  if (rest.some((part) => part !== '')) {
    return unreadable(`The address goes on after the moves: ${quote(rest.join('/'))}.`);
  }
  if (deal === undefined || deal === '') return { page: 'game', game };
  const id = parseDealId(deal);
  if (!id.ok) return unreadable(id.error);
  if (moves === '') return { page: 'game', game, deal: id.value };
  const code = parseMoveCode(moves);
  if (!code.ok) return unreadable(code.error);
  return { page: 'game', game, deal: id.value, moves: code.value };
}

/** Parses what follows `#/lab/`: nothing, an experiment, or a run, as in `pictures/automatic/100000/-5`. */
function parseLabAddress(parts: readonly string[]): Address {
  if (parts.length === 0) return { page: 'lab' };
  const [game = '', player = '', games = '', first = '', ...rest] = parts;
  if (isExperiment(game) && parts.length === 1) return { page: 'lab', experiment: game };
  if (!isGameId(game)) return unreadable(`There is no game called ${quote(game)}.`);
  if (first === '') {
    return unreadable('A run has a game, a player, a number of games and a first deal.');
  }
  if (!isPlayer(player) || !playersOf(game).includes(player)) {
    return unreadable(`There is no player called ${quote(player)} for this game.`);
  }
  const count = /^\d{1,10}$/.test(games) ? Number(games) : 0;
  if (count < 1 || count > MAX_GAMES)
    return unreadable(`${quote(games)} is not a number of games.`);
  const firstDeal = parseDealNumber(first);
  if (!firstDeal.ok) return unreadable(firstDeal.error);
  if (rest.length > 0)
    return unreadable(`The address goes on after the first deal: ${quote(rest.join('/'))}.`);
  return { page: 'lab', run: { game, player, games: count, first: firstDeal.value } };
}

/** `#/lab/pictures/automatic/100000/-5` */
export const labAddress = ({ game, player, games, first }: Job): string =>
  `#/lab/${game}/${player}/${games}/${first}`;

/** `#/lab/skill` */
export const experimentAddress = (name: ExperimentName): string => `#/lab/${name}`;

const unreadable = (problem: string): Address => ({
  page: 'menu',
  problem: `This address cannot be opened. ${problem}`,
});

const missingPage = (path: string): Address =>
  unreadable(`There is no page ${quote(path)} here. A game’s address has a #, as in #/klondike-3.`);

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** `#/klondike-3/275`; parts from the end may be missing. */
export const gameAddress = (game: GameId, deal?: DealId, moves?: string): string =>
  ['#', game, deal, moves].filter((part) => part !== undefined).join('/');
