import { readFileSync, writeFileSync } from 'node:fs';
import { gameOf, type VariantId } from '../src/games/index';
import { middleShare, ODDS, type Odds, oddsOf } from '../src/games/odds';
import { VERDICT_SCORES } from '../src/lab/job';
import { parseTallies, type TallyFile } from '../src/lab/tally';
import { isVerdictText, parseVerdicts, tallyOfVerdicts } from '../src/lab/verdictRun';
import { solve } from '../src/solver/solve';
import { oddsPage, SOLUTIONS } from './oddsPage';

// Writes src/games/odds.json and docs/odds.md: how many deals of each game can be won.
//
//   npm run odds -- FILE …
//
// A tally of `patience simulate GAME --player fair --first 0 --games N --json` says how often a game is won without peeking, one of
// `--player careless` how easy it is. Each other file holds the verdicts of `patience solve GAME --deals 0..N --verdicts --json`, or the tally of `patience simulate GAME
// --first 0 --games N --json` for a game whose choices change nothing. Its counts replace those of the same game; without files
// only the page is written anew.

const DATA = 'src/games/odds.json';
const PAGE = 'docs/odds.md';

/** The most steps for shortening a solution. */
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
    const { game, games, won, player } = only(file, read.value);
    const known = oddsOf(game);
    if (player !== 'fair' && player !== 'careless')
      return { game, deals: games, won, lost: games - won };
    if (!known) throw new Error(`${file}: the verdicts on deals of ${game} are missing`);
    return { ...known, [player]: { deals: games, won } };
  }
  const read = parseVerdicts(text);
  if (!read.ok) throw new Error(`${file}: ${read.error}`);
  const { run, verdicts } = read.value;
  const { game, games, won, scores } = only(file, [tallyOfVerdicts(read.value)]);
  const winnable = verdicts.filter(({ verdict }) => verdict === 'winnable');
  const { name, fair, careless } = oddsOf(game) ?? {};
  // Anew each time: a better search may find shorter lines.
  const moves = medianMoves(
    game,
    winnable.map(({ deal }) => deal),
  );
  return {
    game,
    ...(name && { name }),
    deals: games,
    won,
    lost: scores[VERDICT_SCORES.unwinnable] ?? 0,
    steps: run.effort.steps,
    ...(moves !== undefined && { moves }),
    ...(fair && { fair }),
    ...(careless && { careless }),
  } as Odds;
}

function only(file: string, [tally, ...others]: readonly TallyFile[]): TallyFile {
  const [range, ...gaps] = tally?.ranges ?? [];
  if (!tally || others.length + gaps.length > 0 || range?.first !== '0')
    throw new Error(`${file}: one run from deal 0 on is needed`);
  return tally;
}

const given = process.argv.slice(2).map(oddsIn);
const all = [
  ...ODDS.filter(({ game }) => !given.some((each) => each.game === game)),
  ...given,
].sort(
  (a, b) =>
    middleShare(b) - middleShare(a) || gameOf(a.game).name.localeCompare(gameOf(b.game).name),
);
const lines = all.map((odds) => `  ${JSON.stringify(odds, null, 1).replace(/\n */g, ' ')}`);
writeFileSync(DATA, `[\n${lines.join(',\n')}\n]\n`);
writeFileSync(PAGE, oddsPage(all));
