import { hasFigure, isHopeless } from '../chance/figures';
import { seenStateOf } from '../chance/knowledge';
import { type MoveOutlook, type NoOutlook, type Outlook, outlookOf } from '../chance/outlook';
import { hasChances, hasShares, SHARE_GAMES } from '../chance/registry';
import { type WinnableShare, winnableShareOf } from '../chance/winnableShare';
import { countInEnglish } from '../engine/english';
import { stateAt } from '../engine/history';
import { wilson } from '../engine/interval';
import { quote } from '../engine/quote';
import { GAME_IDS, gameOf, type VariantId } from '../games/index';
import { runToEnd } from '../solver/gameSolver';
import { DEAL, DECK, type PatienceCommand, PILES } from './commandLine';
import { playFile } from './console';
import { parseGame } from './options';
import { sessionOf } from './piles';
import { expectOk, InputError, print, printLines, UsageError } from './program';

/** The games that have chances. */
const IDS = GAME_IDS.filter(hasChances);

const MAX_SEED = 99_999;

const NO_OUTLOOK: Readonly<Record<NoOutlook, string>> = {
  won: 'The game is won.',
  known: 'All cards are known: “patience solve” says whether the game can be won.',
  unusual: 'No deal leads to this position, so there are no chances to compute.',
};

interface ChanceOptions {
  readonly deal?: string;
  readonly deck?: string;
  readonly piles?: string;
  readonly moves?: string;
  readonly seed?: string;
  readonly json?: true;
}

/** Adds `chance`, which says how often a position can be won by what a player has seen of it. */
export function addChance(program: PatienceCommand): void {
  program
    .command('chance')
    .description('list the moves by how often they win, without peeking at hidden cards')
    .argument('<game>', `one of ${[...IDS, ...SHARE_GAMES].join(', ')}`)
    .option('--deal <n>', DEAL)
    .option('--deck <cards>', DECK)
    .option('--piles <file>', PILES)
    .option('--moves <file>', 'play these moves first; - for the standard input')
    .option('--seed <n>', `which possible deals are tried, from 0 to ${MAX_SEED} (by default 0)`)
    .option('--json', 'print JSON')
    .examples('chance klondike-3 --deal 275', 'chance klondike-1 --deal 3 --moves moves.txt --json')
    .action(printChance);
}

function printChance(word: string, options: ChanceOptions): void {
  const id = expectOk(parseGame(word));
  if (!hasChances(id) && !hasShares(id)) {
    throw new UsageError(
      `Chances are computed for ${IDS.join(' and ')}, with unlimited redeals; for ${SHARE_GAMES.join(', ')} it is how often they could be won.`,
    );
  }
  const seed = seedOf(options);
  const start = sessionOf(id, options);
  const { history } = options.moves === undefined ? start : playFile(start, options.moves);
  const states = Array.from({ length: history.steps.length + 1 }, (_, n) => stateAt(history, n));
  if (!hasChances(id)) {
    const share = known(runToEnd(winnableShareOf(id, seenStateOf(states), seed)));
    return options.json ? print(`${JSON.stringify(share)}\n`) : printLines(shareLines(share));
  }
  const outlook = known(runToEnd(outlookOf(id, seenStateOf(states), seed)));
  if (options.json) print(`${JSON.stringify(asJson(id, outlook))}\n`);
  else printLines(asLines(id, outlook));
}

/** Throws if there is nothing to estimate. */
function known<Found extends object>(found: Found | NoOutlook): Found {
  if (typeof found === 'string') throw new InputError(NO_OUTLOOK[found]);
  return found;
}

function shareLines(found: WinnableShare): readonly string[] {
  const { share, undecided, deals, unknownCards } = found;
  const possible = countInEnglish(deals, 'possible deal');
  const lines = [`${countInEnglish(unknownCards, 'card')} unknown; ${possible} tried.`];
  if (!hasFigure(found)) return [...lines, openEnds(undecided)];
  if (isHopeless(found)) return [...lines, 'None of them can be won.'];
  const { low, high } = wilson(share * deals, deals);
  return [
    ...lines,
    `Somebody who saw all cards could still win ${percent(share)} of them (${Math.round(100 * low)} to ${percent(high)}); ${percent(undecided)} are undecided.`,
    'A player who does not see them wins less often.',
  ];
}

const openEnds = (undecided: number): string =>
  `Too many open ends for a figure: ${percent(undecided)} were not decided.`;

function seedOf({ seed = '0' }: ChanceOptions): number {
  const number = /^\d{1,5}$/.test(seed.trim()) ? Number(seed) : -1;
  if (number < 0)
    throw new UsageError(
      `The seed must be a whole number from 0 to ${MAX_SEED}, not ${quote(seed)}.`,
    );
  return number;
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

function asLines(id: VariantId, outlook: Outlook): readonly string[] {
  const { unknownCards, unseenStock, share, undecided, deals, chance, interval, moves } = outlook;
  const possible = countInEnglish(deals, 'possible deal');
  const lines = [`${countInEnglish(unknownCards, 'card')} unknown; ${possible} tried.`];
  if (!hasFigure(outlook)) return [...lines, openEnds(undecided)];
  if (isHopeless(outlook)) return [...lines, 'None of them can be won.'];
  const { low, high } = interval;
  lines.push(
    `Your chance: ${percent(chance)} (${Math.round(100 * low)} to ${percent(high)}).`,
    `Somebody who saw all cards could still win ${percent(share)} of the possible deals; ${percent(undecided)} are undecided.`,
  );
  if (unseenStock > 0) {
    const unseen = countInEnglish(unseenStock, 'card');
    lines.push(`Look through the stock first, which costs nothing (${unseen} not seen yet).`);
  }
  if (moves.length === 0) return [...lines, 'No other move leads on.'];
  return [...lines, row('chance', 'moves'), ...moves.map(moveRow)];

  function moveRow(move: MoveOutlook): string {
    return row(percent(move.chance), typed(id, move));
  }
}

const row = (chance: string, moves: string): string => `${chance.padStart(6)}  ${moves}`;

/** The moves as they are typed. */
const typed = (id: VariantId, { moves }: MoveOutlook): string =>
  moves.map(gameOf(id).text.formatMove).join(', ');

const asJson = (id: VariantId, { moves, ...outlook }: Outlook): unknown => ({
  ...outlook,
  moves: moves.map(({ moves: line, ...shares }) => ({
    ...shares,
    moves: line.map(gameOf(id).text.formatMove),
  })),
});
