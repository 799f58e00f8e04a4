import { t } from '@lingui/core/macro';
import { inEnglish } from '../locales/i18n';
import {
  englishName,
  GAME_IDS,
  type GameId,
  gameOf,
  kindredOf,
  type MenuGroup,
  menuEntry,
  type VariantId,
} from './index';
import { FAMILIES, PRESETS, type PresetId } from './layouts/presets/index';

// The games by kind, on the home page and in the list of all games. The rules of every game must be loaded.

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

const pairsName = (): string =>
  t({ message: 'Pairs', comment: 'games whose cards are taken in pairs' });

const pairs = (): TileGame => ({
  name: pairsName(),
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
  const ids = kindredOf(id);
  const chips = ids.map((each) => [each, menuEntry(each).shared?.chip ?? each] as const);
  return {
    name: shared?.name() ?? gameOf(id).name,
    line: LINES[id]?.() ?? gameOf(id).about,
    ids: [id, ...ids.slice(1)],
    chips: shared ? chips.toReversed() : id === 'spider' ? SPIDER_CHIPS : [],
  };
}

const tilesOf = (group: MenuGroup): readonly TileGame[] =>
  group === 'pair'
    ? [pairs()]
    : GAME_IDS.filter(isOf(group))
        .filter((id) => menuEntry(id).tile !== false && kindredOf(id)[0] === id)
        .map(tileOf);

const isOf =
  (group: MenuGroup) =>
  (id: GameId): boolean =>
    menuEntry(id).group === group;

/** Games of one kind on the home page, under the name that players know it by. */
interface TileFamily {
  readonly group: MenuGroup;
  readonly name: string;
  readonly tiles: readonly TileGame[];
}

/** The families of the home page. */
export const tileFamilies = (): readonly TileFamily[] => {
  const family = (group: MenuGroup, name: string) => ({ group, name, tiles: tilesOf(group) });
  return [
    family('build', t({ message: 'Classic', comment: 'a kind of games' })),
    family('peel', t({ message: 'Quick', comment: 'a kind of games' })),
    family('pair', pairsName()),
    family('watch', t({ message: 'Luck', comment: 'games that play themselves' })),
  ];
};

/** A game and what the list of all games says of it. */
export interface GameOfList {
  readonly id: GameId;
  readonly name: string;
  /** Other names, as books and programs have them, and all names in English. */
  readonly aliases: readonly string[];
  /** What the game is, in a line. */
  readonly about: string;
}

function gameOfList(id: GameId): GameOfList {
  const { name, about } = gameOf(id);
  const aliases = (): readonly string[] => PRESETS[id as PresetId]?.aliases?.() ?? [];
  return { id, name, about, aliases: [...aliases(), englishName(id), ...inEnglish(aliases)] };
}

interface Family {
  readonly name: string;
  readonly games: readonly GameOfList[];
}

/** All games in their families, as books have them; of described games the best known first. */
export const allFamilies = (): readonly Family[] => {
  const family = (name: string, has: (id: GameId) => boolean) => ({
    name,
    games: GAME_IDS.filter(has).map(gameOfList),
  });
  const described = (name: string, kind: keyof typeof FAMILIES) =>
    family(name, (id) => id in FAMILIES[kind]);
  return [
    described(t`Klondike`, 'klondike'),
    described(t`FreeCell`, 'freecell'),
    described(t`Spider`, 'spider'),
    described(t`Canfield`, 'canfield'),
    described(t`Forty Thieves`, 'fortyThieves'),
    described(t`Yukon`, 'yukon'),
    described(t`Open tableau`, 'open'),
    family(pairsName(), isOf('pair')),
    family(
      t({ message: 'Peeling', comment: 'games whose cards are taken off piece by piece' }),
      isOf('peel'),
    ),
    family(t({ message: 'Watched', comment: 'games that play themselves' }), isOf('watch')),
  ];
};
