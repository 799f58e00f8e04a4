import { readFileSync, writeFileSync } from 'node:fs';
import { gameOf, type VariantId } from '../src/games/all';
import { allFamilies } from '../src/games/allFamilies';
import {
  middleShare,
  ODDS,
  type Odds,
  oddsCommand,
  oddsInterval,
  oddsOf,
  PUBLISHED_IN,
  publishedShare,
} from '../src/games/odds';
import { baseOf } from '../src/games/variants';
import { VERDICT_SCORES } from '../src/lab/job';
import { parseTallies, type TallyFile } from '../src/lab/tally';
import { isVerdictText, parseVerdicts, tallyOfVerdicts } from '../src/lab/verdictRun';
import { solve } from '../src/solver/solve';

// Writes src/games/odds.json and docs/odds.md: how many deals of each game can be won.
//
//   npm run odds -- FILE …
//
// Each file holds the verdicts of `patience solve GAME --deals 0..N --verdicts --json`, or the tally of `patience simulate GAME
// --first 0 --games N --json` for a game whose choices change nothing. Its counts replace those of the same game; without files
// only the page is written anew.

const DATA = 'src/games/odds.json';
const PAGE = 'docs/odds.md';

/** Solutions of which the median length is taken, and the most steps for shortening one. */
const SOLUTIONS = 9;
const STEPS = 4_000;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] as number;

/** The median length of short solutions of the first deals that can be won; undefined if there are too few. */
function medianMoves(game: VariantId, winnable: readonly string[]): number | undefined {
  const lengths = winnable.slice(0, SOLUTIONS).map((deal) => {
    let steps = 0;
    const dealt = gameOf(game).rules.deal(deal);
    return solve(game, dealt, () => steps++ < STEPS, { wantsShortLine: true }).line.length;
  });
  return lengths.length < SOLUTIONS ? undefined : median(lengths);
}

/** What a file says of its game. Throws if it does not begin with deal 0 or leaves deals out. */
function oddsIn(file: string): Odds {
  const text = readFileSync(file, 'utf8');
  if (!isVerdictText(text)) {
    const read = parseTallies(text);
    if (!read.ok) throw new Error(`${file}: ${read.error}`);
    const { game, games, won } = only(file, read.value);
    return { game, deals: games, won, lost: games - won };
  }
  const read = parseVerdicts(text);
  if (!read.ok) throw new Error(`${file}: ${read.error}`);
  const { run, verdicts } = read.value;
  const { game, games, won, scores } = only(file, [tallyOfVerdicts(read.value)]);
  const winnable = verdicts.filter(({ verdict }) => verdict === 'winnable');
  // The first deals stay the same, however many follow.
  const moves =
    oddsOf(game)?.moves ??
    medianMoves(
      game,
      winnable.map(({ deal }) => deal),
    );
  return {
    game,
    deals: games,
    won,
    lost: scores[VERDICT_SCORES.unwinnable] ?? 0,
    steps: run.effort.steps,
    ...(moves !== undefined && { moves }),
  };
}

function only(file: string, [tally, ...others]: readonly TallyFile[]): TallyFile {
  const [range, ...gaps] = tally?.ranges ?? [];
  if (!tally || others.length + gaps.length > 0 || range?.first !== '0')
    throw new Error(`${file}: one run from deal 0 on is needed`);
  return tally;
}

const percent = (share: number, decimals = 1): string => (100 * share).toFixed(decimals);

const familyOf = (game: VariantId): string =>
  allFamilies().find(({ games }) => games.some(({ id }) => id === baseOf(game)))?.name ?? '';

function row(odds: Odds): string {
  const { game, deals, won, lost, moves } = odds;
  const { low, high } = oddsInterval(odds);
  const published = publishedShare(game);
  const cells = [
    gameOf(game).name,
    familyOf(game),
    `${percent(low)} to ${percent(high)}`,
    deals.toLocaleString('en'),
    won.toLocaleString('en'),
    lost.toLocaleString('en'),
    (deals - won - lost).toLocaleString('en'),
    moves ?? '',
    published ? percent(published.share, 3) : '',
    `\`${oddsCommand(odds)}\``,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The page of these counts. */
const page = (all: readonly Odds[]): string => `# Which solitaire can be won?

How many of a game's deals can be won by somebody who sees every card: the solver's verdicts on its deals from 0 on, and their 95 % Wilson interval.
A deal on which the search gave up is *unknown*. It counts as lost at the lower end of the interval and as won at the upper end, so that many of them make
it wide: what is not known is not guessed. The games are in the order of the middle of what their deals allow.

Each command prints its row's verdicts again, the same on every machine. Its limit is a number of steps of the search, each about a millisecond's work, with 64 MB of memory.
A verdict of won has a line of moves that the rules accepted, and one of lost an exhausted search ([solver.md](solver.md)); a better search can only decide
more of the unknown deals. Games in which no choice changes the end are played instead.
*Moves* is the median length of the shortened solutions of the first ${SOLUTIONS} deals that can be won.
*Published* is the share in ${PUBLISHED_IN}, where the rules are the same.

\`npm run odds -- FILE …\` puts the verdicts of files (\`--json\`) in place of those of the same games, and writes this page.

| game | family | can be won, % | deals | won | lost | unknown | moves | published, % | command |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${all.map(row).join('\n')}
`;

const given = process.argv.slice(2).map(oddsIn);
const all = [
  ...ODDS.filter(({ game }) => !given.some((each) => each.game === game)),
  ...given,
].sort(
  (a, b) =>
    middleShare(b) - middleShare(a) || gameOf(a.game).name.localeCompare(gameOf(b.game).name),
);
const lines = all.map((odds) => `  ${JSON.stringify(odds, null, 1).replace(/\n ?/g, ' ')}`);
writeFileSync(DATA, `[\n${lines.join(',\n')}\n]\n`);
writeFileSync(PAGE, page(all));
