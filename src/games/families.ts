import { t } from '@lingui/core/macro';
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

const LINES: Readonly<Partial<Record<GameId, () => string>>> = {
  'klondike-3': () => t`Draw one or three`,
  freecell: () => t`All cards open, four free cells`,
  spider: () => t`1, 2 or 4 suits`,
  yukon: () => t`Any face-up card moves`,
  golf: () => t`One rank up or one down`,
  tripeaks: () => t`Take three peaks down`,
  pyramid: () => t`Pairs that make thirteen`,
  'perditio-tempus': () => t`Each card names the next pile`,
  pictures: () => t`Find the twelve court cards`,
  'eight-stacks': () => t`Suits up and down at once`,
};

const pairs = (): TileGame => ({
  name: t({ message: 'Pairs', comment: 'games whose cards are taken in pairs' }),
  line: t`Cards that add up`,
  ids: ['elevens', 'thirteens', 'tens'],
  chips: [
    ['elevens', '11'],
    ['thirteens', '13'],
    ['tens', '10'],
  ],
});

const SPIDER_CHIPS: TileGame['chips'] = [
  ['spider', '1'],
  ['spider;suits=2', '2'],
  ['spider;suits=4', '4'],
];

/** The tile of a game and of those that share its name. */
function tileOf(id: GameId): TileGame {
  const { shared } = menuEntry(id);
  const ids = GAME_IDS.filter((each) => menuEntry(each).shared?.card === shared?.card);
  const line = LINES[id]?.() ?? gameOf(id).about;
  if (!shared) {
    const chips = id === 'spider' ? SPIDER_CHIPS : [];
    return { name: gameOf(id).name, line, ids: [id], chips };
  }
  return {
    name: shared.name(),
    line,
    ids: [id, ...ids.filter((each) => each !== id)],
    chips: ids.map((each) => [each, menuEntry(each).shared?.chip ?? each] as const).toReversed(),
  };
}

function tilesOf(group: MenuGroup): readonly TileGame[] {
  if (group === 'pair') return [pairs()];
  const ids = GAME_IDS.filter(
    (id) => menuEntry(id).group === group && menuEntry(id).tile !== false,
  );
  const names = ids.map((id) => menuEntry(id).shared?.card ?? id);
  return ids.filter((_, i) => names.indexOf(names[i] ?? '') === i).map(tileOf);
}

/** The families of games. The rules of every game must be loaded. */
export const listFamilies = (): readonly Family[] => [
  {
    group: 'build',
    name: t({ message: 'Classic', comment: 'a kind of games' }),
    tiles: tilesOf('build'),
  },
  {
    group: 'peel',
    name: t({ message: 'Quick', comment: 'a kind of games' }),
    tiles: tilesOf('peel'),
  },
  {
    group: 'pair',
    name: t({ message: 'Pairs', comment: 'games whose cards are taken in pairs' }),
    tiles: tilesOf('pair'),
  },
  {
    group: 'watch',
    name: t({ message: 'Luck', comment: 'games that play themselves' }),
    tiles: tilesOf('watch'),
  },
];
