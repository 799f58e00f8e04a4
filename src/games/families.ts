import { GAME_IDS, type GameId, gameOf, type MenuGroup, menuEntry, type VariantId } from './index';

/** A game on the home page, or several that share a tile. */
export interface TileGame {
  readonly name: string;
  /** What the game is, in a line. */
  readonly line: string;
  /** The games of the tile; the first is played unless another was played last. */
  readonly ids: readonly [VariantId, ...VariantId[]];
  /** Variants to choose from, and their short names. */
  readonly chips: readonly (readonly [id: VariantId, text: string])[];
}

/** Games of one kind, under the name that players know it by. */
interface Family {
  readonly group: MenuGroup;
  readonly name: string;
  readonly tiles: readonly TileGame[];
}

const LINES: Readonly<Partial<Record<GameId, string>>> = {
  'klondike-3': 'Draw one or three',
  freecell: 'All cards open, four free cells',
  spider: '1, 2 or 4 suits',
  yukon: 'Any face-up card moves',
  golf: 'One rank up or one down',
  tripeaks: 'Take three peaks down',
  pyramid: 'Pairs that make thirteen',
  'perditio-tempus': 'Each card names the next pile',
  pictures: 'Find the twelve court cards',
  'eight-stacks': 'Suits up and down at once',
};

const PAIRS: TileGame = {
  name: 'Pairs',
  line: 'Cards that add up',
  ids: ['elevens', 'thirteens', 'tens'],
  chips: [
    ['elevens', '11'],
    ['thirteens', '13'],
    ['tens', '10'],
  ],
};

const SPIDER_CHIPS: TileGame['chips'] = [
  ['spider', '1'],
  ['spider;suits=2', '2'],
  ['spider;suits=4', '4'],
];

/** `3` of `Draw 3` */
const shortName = (id: GameId): string => menuEntry(id).shared?.button.split(' ').at(-1) ?? id;

/** The tile of a game and of those that share its name. */
function tileOf(id: GameId): TileGame {
  const { shared } = menuEntry(id);
  const ids = GAME_IDS.filter((each) => menuEntry(each).shared?.name === shared?.name);
  const { name, about } = shared ?? gameOf(id);
  const line = LINES[id] ?? about;
  if (!shared) return { name, line, ids: [id], chips: id === 'spider' ? SPIDER_CHIPS : [] };
  return {
    name,
    line,
    ids: [id, ...ids.filter((each) => each !== id)],
    chips: ids.map((each) => [each, shortName(each)] as const).toReversed(),
  };
}

function tilesOf(group: MenuGroup): readonly TileGame[] {
  if (group === 'pair') return [PAIRS];
  const ids = GAME_IDS.filter(
    (id) => menuEntry(id).group === group && menuEntry(id).tile !== false,
  );
  const names = ids.map((id) => menuEntry(id).shared?.name ?? id);
  return ids.filter((_, i) => names.indexOf(names[i] ?? '') === i).map(tileOf);
}

/** The families of games. The rules of every game must be loaded. */
export const listFamilies = (): readonly Family[] => [
  { group: 'build', name: 'Classic', tiles: tilesOf('build') },
  { group: 'peel', name: 'Quick', tiles: tilesOf('peel') },
  { group: 'pair', name: 'Pairs', tiles: tilesOf('pair') },
  { group: 'watch', name: 'Luck', tiles: tilesOf('watch') },
];
