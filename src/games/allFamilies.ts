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

/** The best known first. */
const DESCRIBED = [
  'Klondike',
  'FreeCell',
  'Spider',
  'Canfield',
  'Forty Thieves',
  'Yukon',
  'Open tableau',
] as const satisfies readonly (keyof typeof FAMILIES)[];

/** All games in their families, as books have them. The rules of every game must be loaded. */
export const allFamilies = (): readonly {
  readonly name: string;
  readonly games: readonly GameOfList[];
}[] => [
  ...DESCRIBED.map((name) => family(name, (id) => id in FAMILIES[name])),
  family('Pairs', isOf('pair')),
  family('Peeling', isOf('peel')),
  family('Watched', isOf('watch')),
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
  return { id, name, about, aliases: PRESETS[id as PresetId]?.aliases ?? [] };
}
