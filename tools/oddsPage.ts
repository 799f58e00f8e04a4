import { allFamilies } from '../src/games/families';
import { baseOf, gameOf, type VariantId, valuesOf, variantOf } from '../src/games/index';
import {
  fairInterval,
  type Odds,
  oddsCommand,
  oddsInterval,
  PUBLISHED_IN,
  publishedShare,
} from '../src/games/odds';

/** Solutions of which the median length is taken. */
export const SOLUTIONS = 9;

const percent = (share: number, digits = 1): string => (100 * share).toFixed(digits);

/** Enough deals for a second decimal of their interval. */
const MANY = 10_000;

const familyOf = (game: VariantId): string =>
  allFamilies().find(({ games }) => games.some(({ id }) => id === baseOf(game)))?.name ?? '';

/** What the fair player won: `39.7 to 50.7 (139 of 308)`; empty where it was not measured. */
function fairCell(odds: Odds): string {
  const interval = fairInterval(odds);
  if (!interval || !odds.fair) return '';
  const { won, deals } = odds.fair;
  return `${percent(interval.low)} to ${percent(interval.high)} (${won} of ${deals})`;
}

function row(odds: Odds): string {
  const { game, name, deals, won, lost, moves, careless } = odds;
  const { low, high } = oddsInterval(odds);
  const published = publishedShare(game);
  const digits = deals < MANY ? 1 : 2;
  const cells = [
    name ? `${name} (${gameOf(game).name})` : gameOf(game).name,
    familyOf(game),
    `${percent(low, digits)} to ${percent(high, digits)}`,
    deals.toLocaleString('en'),
    won.toLocaleString('en'),
    lost.toLocaleString('en'),
    (deals - won - lost).toLocaleString('en'),
    moves ?? '',
    published ? published.join(' ± ') : '',
    fairCell(odds),
    careless ? `${careless.won} of ${careless.deals}` : '',
    `\`${oddsCommand(odds)}\``,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** A game of whole suits, and the verdicts on the same deals if its cards went to foundations one by one. */
interface OneByOne extends Pick<Odds, 'deals' | 'lost' | 'won' | 'steps'> {
  readonly game: VariantId;
  /** The description with ordinary foundations. */
  readonly layout: string;
}

const ONE_BY_ONE: readonly OneByOne[] = [
  {
    game: 'simple-simon',
    layout: 'layout;columns=8x3.7.6.5.4.3.2.1;build=any;move=suit',
    deals: 10_000,
    won: 9_761,
    lost: 237,
    steps: 5_000,
  },
  {
    game: 'spiderette-1',
    layout:
      'layout;suits=1;columns=1.2.3.4.5.6.7;down=0.1.2.3.4.5.6;build=any;move=suit;stock=rows;full',
    deals: 10_000,
    won: 9_993,
    lost: 0,
    steps: 500,
  },
  {
    game: 'spiderette',
    layout: 'layout;columns=1.2.3.4.5.6.7;down=0.1.2.3.4.5.6;build=any;move=suit;stock=rows;full',
    deals: 1_000,
    won: 850,
    lost: 0,
    steps: 500,
  },
  {
    game: 'will-o-the-wisp',
    layout: 'layout;columns=3x7;down=2x7;build=any;move=suit;stock=rows;full',
    deals: 1_000,
    won: 902,
    lost: 1,
    steps: 500,
  },
  {
    game: 'spiderette-2',
    layout:
      'layout;suits=2;columns=1.2.3.4.5.6.7;down=0.1.2.3.4.5.6;build=any;move=suit;stock=rows;full',
    deals: 1_000,
    won: 992,
    lost: 0,
    steps: 500,
  },
  {
    game: 'mrs-mop',
    layout: 'layout;decks=2;columns=8x13;build=any;move=suit',
    deals: 1_000,
    won: 362,
    lost: 13,
    steps: 500,
  },
  {
    game: 'spider',
    layout:
      'layout;decks=2;suits=1;columns=6x4.5x6;down=5x4.4x6;build=any;move=suit;stock=rows;full',
    deals: 10_000,
    won: 8_000,
    lost: 0,
    steps: 500,
  },
  {
    game: variantOf('spider', { ...valuesOf('spider'), suits: '4' }),
    layout: 'layout;decks=2;columns=6x4.5x6;down=5x4.4x6;build=any;move=suit;stock=rows;full',
    deals: 1_000,
    won: 137,
    lost: 0,
    steps: 500,
  },
];

/** `615 of 10,000 (19 unknown)` */
const lostCell = ({ deals, won, lost }: Pick<Odds, 'deals' | 'lost' | 'won'>): string =>
  `${lost.toLocaleString('en')} of ${deals.toLocaleString('en')} (${(deals - won - lost).toLocaleString('en')} unknown)`;

const bothForms = (all: readonly Odds[]): string =>
  ONE_BY_ONE.map(({ game, layout, ...oneByOne }) => {
    const played = all.find((odds) => odds.game === game);
    const command = `patience solve '${layout}' --deals 0..${oneByOne.deals - 1} --verdicts --limit ${oneByOne.steps}`;
    return `| ${gameOf(game).name} | ${played ? lostCell(played) : ''} | ${lostCell(oneByOne)} | \`${command}\` |`;
  }).join('\n');

/** The text of docs/odds.md. */
export const oddsPage = (all: readonly Odds[]): string => `# Which solitaire can be won?

How many of a game's deals can be won by somebody who sees every card: the solver's verdicts on its deals from 0 on, and their 95% Wilson interval.
A deal on which the search gave up is *unknown*. It counts as lost at the lower end of the interval and as won at the upper end, so that many of them make
it wide: what is not known is not guessed. The games are in the order of (won + unknown / 2) / deals.

Each command prints its row's verdicts again, the same on every machine. Its limit is a number of steps of the search, each about a millisecond's work, with 64 MB of memory.
A verdict of won has a line of moves that the rules accepted, and one of lost an exhausted search ([solver.md](solver.md)); a better search can only decide
more of the unknown deals. Games in which no choice changes the end are played instead.
A row that an earlier search counted may now differ by a few deals, which are decided now or no longer: of the games with beams all but Double Klondike, Gargantua, Lucas, American Toad, Number Ten, Rank and File, Spider, Will o’ the Wisp, and Spiderette with one suit and with two.
*Moves* is the median length of the shortened solutions of the first ${SOLUTIONS} deals that can be won.
*Published* is the share in ${PUBLISHED_IN}, where the rules are the same. Rows whose command begins with \`layout;\` are games of that paper which are in no menu here.
*Without peeking* is what the fair player of [chance.md](chance.md) won of the deals from 0 on, who knows no more than a person: \`patience simulate GAME --player fair --first 0 --games N\`.
An earlier form of the player played most of the games of Klondike, draw one, so that single deals may end otherwise now.
*Careless* is what a player won who follows the hints but makes one move in four at random: \`patience simulate GAME --player careless --first 0 --games N\`. The list of all games calls a
game easy if that is a fifth of the deals or more, and hard if it is less than a fiftieth.

The figures that the paper prints for Simple Simon and the games of the Spider family are not here: they appear to count foundations that take cards one by one, where these games take whole suits.
Of Simple Simon, 2.4% of the deals are lost if cards go up one by one; the paper has 2.547%. As it is played, 6.2% are lost. One that is soon proved lost is deal 0, in 3 positions (\`patience solve simple-simon --deal 0\`).
Lost deals in both forms, of the same deals from 0 on:

| game | lost as it is played | lost if cards went up one by one | command for cards one by one |
| --- | --- | --- | --- |
${bothForms(all)}

\`npm run odds -- FILE …\` puts the verdicts of files (\`--json\`) in place of those of the same games, and writes this page.

| game | family | can be won, % | deals | won | lost | unknown | moves | published, % | without peeking, % | careless | command |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${all.map(row).join('\n')}
`;
