import { plural, t } from '@lingui/core/macro';
import { roundsInWords } from './automatic/twelvePicturesLines';
import { baseOf, presetOf, removalOf, setupOfVariant, type VariantId, valuesOf } from './index';
import type { PresetId } from './layouts/presets';
import type { RegisteredId } from './registry';
import type { RemovalId } from './removals/presets';
import { setupOf } from './removals/removal';
import { groupsInWords } from './removals/words';

// What the home page and the list of all games say of each game beside its name: a line, and other names.

/** A game whose rules are code. */
type OtherId = Exclude<RegisteredId, PresetId | RemovalId | 'klondike-3' | 'klondike-1'>;

/** What a line is about: games that share a preset share it. */
type BlurbId = PresetId | RemovalId | OtherId;

/** `Remove two cards that add to 11, or a Jack, a Queen and a King, until no card is left.` */
function aboutGroups(id: VariantId): string {
  const groups = groupsInWords(setupOf(removalOf(id) ?? {}));
  return t`Remove ${groups}, until no card is left.`;
}

const BLURBS: Readonly<Record<BlurbId, (id: VariantId) => string>> = {
  klondike: (id) => {
    const { stock } = setupOfVariant(id);
    return t`${plural(stock, {
      1: 'Build four suits up from the ace; the stock turns one card at a time.',
      2: 'Build four suits up from the ace; the stock turns two cards at a time.',
      other: 'Build four suits up from the ace; the stock turns three cards at a time.',
    })}`;
  },
  'thumb-and-pouch': () =>
    t`Klondike where a card goes on any suit but its own, once through the stock.`,
  whitehead: () => t`Klondike with open cards: red goes on red, and runs of a suit move.`,
  westcliff: () => t`Ten short columns and empty ones for any card: an easy Klondike.`,
  trigon: () => t`Klondike with columns built down in suit.`,
  saratoga: () => t`Klondike, draw three, with every card of the columns in view.`,
  'double-klondike': () => t`Klondike with two decks and nine columns.`,
  gargantua: () => t`Double Klondike with a single redeal.`,
  easthaven: () => t`Build down as in Klondike; the stock deals a card to each column.`,
  gypsy: () => t`Two decks, eight columns, and a stock that deals a card to each.`,
  'agnes-sorel': () => t`The first card dealt is the base; columns go down in one colour.`,
  'american-canister': () => t`FreeCell’s layout without free cells, but runs move.`,
  canfield: () => t`A reserve of thirteen, a base that the deal decides, and few columns.`,
  rainbow: () => t`Canfield with columns of any suit, turned singly, once through the stock.`,
  storehouse: () => t`Canfield begun with the twos, built in suit, three times through.`,
  chameleon: () => t`Canfield with three columns of any suit, once through the stock.`,
  'american-toad': () =>
    t`Canfield with two decks, eight columns built in suit, a reserve of twenty.`,
  freecell: () => t`All cards lie open: use the free cells to sort them onto the foundations.`,
  'bakers-game': () => t`FreeCell with columns built down in suit.`,
  'eight-off': () => t`Eight free cells, four of them taken, and empty columns for kings.`,
  'seahaven-towers': () => t`Ten columns built in suit, four free cells, and two cards in them.`,
  forecell: () => t`FreeCell with its cells full at the start, and empty columns for kings.`,
  penguin: () => t`The first card is the beak: the other three of its rank begin the foundations.`,
  stronghold: () => t`Streets and Alleys with one free cell.`,
  'beleaguered-castle': () => t`The aces are out; one card at a time on any suit.`,
  'streets-and-alleys': () => t`Beleaguered Castle with the aces still among the cards.`,
  fortress: () => t`Ten columns built up or down in suit, one card at a time.`,
  bastion: () => t`Fortress with two free cells.`,
  'king-albert': () => t`Nine columns of one to nine cards, and a reserve of seven.`,
  'flower-garden': () => t`Six flower beds, and a bouquet of sixteen cards to choose from.`,
  fan: () => t`Eighteen fans built down in suit; kings on empty ones.`,
  'la-belle-lucie': () => t`Eighteen fans built down in suit; an empty one stays empty.`,
  trefoil: () => t`La Belle Lucie with the aces out, in sixteen fans.`,
  'bakers-dozen': () =>
    t({
      message: 'Thirteen columns of four with the kings below, one card at a time.',
      comment: 'below: dealt first, under the others',
    }),
  'portuguese-solitaire': () => t`Baker’s Dozen whose empty columns take kings.`,
  'good-measure': () => t`Baker’s Dozen in ten columns, with two aces out.`,
  'spanish-patience': () => t`Baker’s Dozen whose empty columns take any card.`,
  'castles-in-spain': () => t`Thirteen columns in alternating colours, three cards of each hidden.`,
  'forty-thieves': () => t`Ten columns built in suit, one card at a time: a hard one.`,
  josephine: () => t`Forty Thieves where runs move.`,
  streets: () => t`Forty Thieves in alternating colours.`,
  'rank-and-file': () =>
    t`Forty Thieves in alternating colours with hidden cards, where runs move.`,
  'number-ten': () => t`Rank and File with two cards of each column hidden.`,
  emperor: () => t`Rank and File, one card at a time.`,
  limited: () => t`Forty Thieves in twelve columns of three.`,
  lucas: () => t`Forty Thieves in thirteen columns of three, with the aces out.`,
  maria: () => t`Nine columns of four in alternating colours, one card at a time.`,
  yukon: () => t`Klondike without a stock: any face-up card moves, with all cards on it.`,
  'russian-solitaire': () => t`Yukon with columns built down in suit.`,
  alaska: () => t`Yukon with columns built up or down in suit.`,
  'australian-patience': () =>
    t`Seven columns of four built in suit, and a stock gone through once.`,
  scorpion: () => t`Any face-up card moves in suit; put each suit together.`,
  wasp: () => t`Scorpion whose empty columns take any card.`,
  spider: () => t`Two decks: put each suit together from king to ace.`,
  spiderette: () => t`Spider with one deck in Klondike’s columns.`,
  'spiderette-1': () => t`Spiderette with spades alone.`,
  'spiderette-2': () => t`Spiderette with hearts and spades.`,
  'will-o-the-wisp': () => t`Spiderette in seven columns of three.`,
  'simple-simon': () => t`Spider with one deck, all cards in view and no stock.`,
  'mrs-mop': () => t`Spider with all 104 cards in view.`,
  golf: () =>
    t({
      message: 'Play seven columns away, one rank up or down at a time.',
      comment: 'exactly one rank',
    }),
  tripeaks: () =>
    t({
      message: 'Take three peaks down, one rank up or down at a time.',
      comment: 'exactly one rank',
    }),
  pyramid: () => t`Take a pyramid down in pairs that add up to 13.`,
  'black-hole': () =>
    t({
      message: 'Drop all cards into the hole, one rank up or down at a time.',
      comment: 'exactly one rank',
    }),
  'all-in-a-row': () => t`Black Hole in thirteen columns; any card begins.`,
  elevator: () => t`Golf on a pyramid of face-down cards.`,
  escalator: () => t`Golf on a pyramid of face-up cards.`,
  giza: () => t`Pyramid without a stock: the other cards lie open in eight columns.`,
  'fourteen-out': () => t`Twelve columns, all cards face up: remove pairs that add up to 14.`,
  vertical: () => t`Pairs of one rank from seven columns and nine single cards.`,
  baroness: () => t`Five cards are dealt at a time; pairs that add up to 13 go.`,
  elevens: aboutGroups,
  thirteens: aboutGroups,
  tens: aboutGroups,
  'simple-pairs': aboutGroups,
  'perditio-tempus': () => t`Thirteen piles of four: each card names the pile that is turned next.`,
  pictures: (id) => {
    const inRounds = roundsInWords(Number(valuesOf(id).rounds));
    return t`Sixteen cards at a time: put all twelve court cards aside in ${inRounds}.`;
  },
  'eight-stacks': (id) => {
    const drawn = Number(valuesOf(id).drawn);
    return t`${plural(drawn, {
      1: 'One card at a time',
      2: 'Two cards at a time',
      3: 'Three cards at a time',
      4: 'Four cards at a time',
      5: 'Five cards at a time',
      other: '# cards at a time',
    })}: each suit up from the ace and down from the king.`;
  },
};

/** Other names, as books and programs have them. */
const ALIASES: Readonly<Partial<Record<string, () => readonly string[]>>> = {
  klondike: () => [
    t`Solitaire`,
    t`Patience`,
    t`Canfield (in Britain)`,
    t`Fascination`,
    t({
      message: 'Klondike',
      context: 'another name of the game in your language, which somebody may search for',
    }),
  ],
  spider: () => [t({ message: 'Spider', context: 'the animal, which somebody may search for' })],
  gargantua: () => [t`Jumbo`],
  'agnes-sorel': () => [t`Agnes`],
  canfield: () => [t`Demon`, t`Fascination`, t`Thirteen`],
  storehouse: () => [t`Provisions`, t`Straight Up`, t`Thirteen Up`],
  chameleon: () => [t`Kansas`],
  'seahaven-towers': () => [t`Sea Towers`, t`Towers`],
  penguin: () => [t`Beak and Flipper`],
  'beleaguered-castle': () => [t`Laying Siege`, t`Sham Battle`],
  'king-albert': () => [t`Idiot’s Delight`],
  'flower-garden': () => [t`The Garden`, t`The Bouquet`, t`Parterre`],
  'la-belle-lucie': () => [
    t`Lovely Lucy`,
    t`Fair Lucy`,
    t`Clover Leaf`,
    t`Midnight Oil`,
    t`The Fan`,
  ],
  'castles-in-spain': () => [t`Spanish Castles`],
  'forty-thieves': () => [
    t`Napoleon at Saint Helena`,
    t`Big Forty`,
    t`Le Cadran`,
    t`Roosevelt at San Juan`,
  ],
  'rank-and-file': () => [t`Dress Parade`, t`Deauville`],
  tripeaks: () => [t`Three Peaks`, t`Triple Peaks`, t`Tri Towers`],
  'all-in-a-row': () => [t`Quasar`],
  'fourteen-out': () => [t`Fourteen Puzzle`],
  baroness: () => [t`Five Piles`],
  'perditio-tempus': () => [t`Clock`],
} satisfies Partial<Record<BlurbId, () => readonly string[]>>;

/** The key of a game in both tables; neither has an invented game. */
const keyOf = (id: VariantId): string => presetOf(id) ?? baseOf(id);

const hasBlurb = (key: string): key is BlurbId => Object.hasOwn(BLURBS, key);

/** A line about a game: what it is. */
export function aboutGame(id: VariantId): string {
  const key = keyOf(id);
  return hasBlurb(key) ? BLURBS[key](id) : t`An invented game.`;
}

/** The other names of a game. */
export const aliasesOf = (id: VariantId): readonly string[] => ALIASES[keyOf(id)]?.() ?? [];
