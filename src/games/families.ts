import { t } from '@lingui/core/macro';
import { playsItself } from '../engine/game';
import { inEnglish } from '../locales/i18n';
import { aboutGame, aliasesOf } from './about';
import {
  englishName,
  GAME_IDS,
  type GameId,
  gameOf,
  optionsOf,
  presetOf,
  removalOf,
  titleOf,
  type VariantId,
  valuesOf,
  variantOf,
} from './index';
import { FAMILIES } from './layouts/presets';
import type { Removal } from './removals/removal';

// The games by kind, on the home page and in the list of all games.

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

/** The tile of games under the name of the first. */
const tile = (
  ids: TileGame['ids'],
  line: string,
  chips: TileGame['chips'] = [],
  name = titleOf(ids[0]),
): TileGame => ({ name, line, ids, chips });

/** Chips for values of an option, the text of each being the value. */
const chipsOf = (game: GameId, option: string, values: readonly string[]): TileGame['chips'] =>
  values.map((value) => [variantOf(game, { ...valuesOf(game), [option]: value }), value]);

const pairsName = (): string =>
  t({ message: 'Pairs', comment: 'games whose cards are taken in pairs' });

/** The best known games, as the home page shows them to newcomers. */
export const bestKnownTiles = (): readonly TileGame[] => [
  tile(
    ['klondike-1', 'klondike-3'],
    t`Draw one or three`,
    chipsOf('klondike-3', 'draw', ['1', '3']),
  ),
  tile(['freecell'], t`All cards open, four free cells`),
  tile(['spider'], t`1, 2 or 4 suits`, chipsOf('spider', 'suits', ['1', '2', '4'])),
  tile(['yukon'], t`Any face-up card moves`),
  tile(['golf'], t({ message: 'One rank up or one down', comment: 'exactly one rank' })),
  tile(['tripeaks'], t`Take three peaks down`),
  tile(['pyramid'], t`Pairs that make thirteen`),
  tile(
    ['elevens', 'thirteens', 'tens'],
    t`Cards that add up`,
    [
      ['elevens', '11'],
      ['thirteens', '13'],
      ['tens', '10'],
    ],
    pairsName(),
  ),
  tile(['perditio-tempus'], t`Each card names the next pile`),
  tile(['pictures'], t`Find the twelve court cards`),
  tile(['eight-stacks'], t`Suits up and down at once`),
];

/** A game and what the list of all games says of it. */
export interface GameOfList {
  readonly id: GameId;
  readonly name: string;
  /** Other names, as books and programs have them, and all names in English. */
  readonly aliases: readonly string[];
  /** The values of its options in words, as names of variants have them: `four suits`; and that it has two decks. */
  readonly options: readonly string[];
  /** What the game is, in a line. */
  readonly about: string;
}

function gameOfList(id: GameId): GameOfList {
  const { name, decks } = gameOf(id);
  const aliases = () => aliasesOf(id);
  const options = () => [
    ...optionsOf(id).flatMap(({ values }) => values.map(({ inName }) => inName())),
    ...(decks === 2 ? [t`Two decks`] : []),
  ];
  return {
    id,
    name,
    about: aboutGame(id),
    aliases: [...aliases(), englishName(id), ...inEnglish(aliases)],
    options: [...options(), ...inEnglish(options)],
  };
}

/** Games that books put together. */
export interface Family {
  readonly name: string;
  /** What its games have in common, in a line. */
  readonly about: string;
  readonly games: readonly GameOfList[];
}

/** All games, each in one family as books have them, the best known families and games first. No family is empty. */
export const allFamilies = (): readonly Family[] => {
  const family = (name: string, about: string, has: (id: GameId) => boolean) => ({
    name,
    about,
    games: GAME_IDS.filter(has).map(gameOfList),
  });
  const described = (name: string, kind: keyof typeof FAMILIES, about: string) =>
    family(name, about, (id) => (presetOf(id) ?? '') in FAMILIES[kind]);
  const removing = (name: string, about: string, has: (removal: Removal) => boolean) =>
    family(name, about, (id) => {
      const removal = removalOf(id);
      return removal !== undefined && has(removal);
    });
  const isWatched = (id: GameId) => playsItself(gameOf(id));
  return [
    described(
      t`Klondike`,
      'klondike',
      t`Build suits up from the ace, and turn up the cards that lie face down.`,
    ),
    described(
      t`FreeCell`,
      'freecell',
      t`Every card lies open, and free cells hold what is in the way.`,
    ),
    described(t`Spider`, 'spider', t`Put whole suits together in the columns, from king to ace.`),
    removing(
      t({ message: 'Quick', comment: 'a kind of games' }),
      t`Take the cards away, one or two at a time: a few minutes a game.`,
      ({ refill = false }) => !refill,
    ),
    described(t`Yukon`, 'yukon', t`Any face-up card moves, with all the cards on it.`),
    removing(
      pairsName(),
      t`Cards that go together leave, and new ones take their places.`,
      ({ refill = false }) => refill,
    ),
    described(
      t`Canfield`,
      'canfield',
      t`A reserve to play away, and a first card that says where suits begin.`,
    ),
    described(
      t`Forty Thieves`,
      'fortyThieves',
      t`Two decks in many columns, and one pass through the stock.`,
    ),
    described(
      t`Castles and fans`,
      'castles',
      t`No stock: the cards lie in columns or fans, and move one at a time.`,
    ),
    family(
      t({ message: 'Luck', comment: 'games that play themselves' }),
      t`They play by themselves: guess how it ends, and watch.`,
      isWatched,
    ),
    family(t`Other games`, '', (id) => !presetOf(id) && !removalOf(id) && !isWatched(id)),
  ].filter(({ games }) => games.length > 0);
};
