import { t } from '@lingui/core/macro';
import { GAME_IDS, type GameId, gameOf, type MenuGroup, menuEntry } from './index';
import { FAMILIES, PRESETS, type PresetId } from './layouts/presets/index';

/** A game and what the list of all games says of it. */
export interface GameOfList {
  readonly id: GameId;
  readonly name: string;
  /** Other names, as books and programs have them. */
  readonly aliases: readonly string[];
  /** What the game is, in a line. */
  readonly about: string;
}

/** The families of described games, the best known first, and their names. */
const DESCRIBED: readonly (readonly [keyof typeof FAMILIES, () => string])[] = [
  ['klondike', () => t`Klondike`],
  ['freecell', () => t`FreeCell`],
  ['spider', () => t`Spider`],
  ['canfield', () => t`Canfield`],
  ['fortyThieves', () => t`Forty Thieves`],
  ['yukon', () => t`Yukon`],
  ['open', () => t`Open tableau`],
];

/** All games in their families, as books have them. The rules of every game must be loaded. */
export const allFamilies = (): readonly {
  readonly name: string;
  readonly games: readonly GameOfList[];
}[] => [
  ...DESCRIBED.map(([kind, name]) => family(name(), (id) => id in FAMILIES[kind])),
  family(t({ message: 'Pairs', comment: 'games whose cards are taken in pairs' }), isOf('pair')),
  family(
    t({ message: 'Peeling', comment: 'games whose cards are taken off piece by piece' }),
    isOf('peel'),
  ),
  family(t({ message: 'Watched', comment: 'games that play themselves' }), isOf('watch')),
];

const family = (name: string, has: (id: GameId) => boolean) => ({
  name,
  games: GAME_IDS.filter(has).map(gameOfList),
});

const isOf =
  (group: MenuGroup) =>
  (id: GameId): boolean =>
    menuEntry(id).group === group;

/** What the list says of a game. */
function gameOfList(id: GameId): GameOfList {
  const { name, about } = gameOf(id);
  return { id, name, about, aliases: PRESETS[id as PresetId]?.aliases?.() ?? [] };
}
