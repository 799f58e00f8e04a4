import { hasFigure, isHopeless } from '../chance/figures';
import { seenStateOf } from '../chance/knowledge';
import { type MoveOutlook, type NoOutlook, type Outlook, outlookOf } from '../chance/outlook';
import { hasChances, hasOutlooks, SHARE_GAMES } from '../chance/registry';
import { countInEnglish } from '../engine/english';
import { statesOf } from '../engine/history';
import type { Interval } from '../engine/interval';
import { GAME_IDS, gameOf, type VariantId } from '../games/index';
import { formatPercent } from '../locales/format';
import { runToEnd } from '../solver/gameSolver';
import type { PatienceCommand } from './commandLine';
import { parseCount, parseGame } from './options';
import { expectOk, InputError, printJson, printLines, UsageError } from './program';
import { addStart, type Start, sessionOf } from './start';

const IDS = GAME_IDS.filter(hasChances);

const MAX_SEED = 99_999;

const NO_OUTLOOK: Readonly<Record<NoOutlook, string>> = {
  won: 'The game is won.',
  known: 'All cards are known: “patience solve” says whether the game can be won.',
  unusual: 'No deal leads to this position, so there are no chances to compute.',
};

interface ChanceOptions extends Start {
  readonly seed?: string;
  readonly json?: true;
}

/** Adds `chance`, which says how often a position can be won by what a player has seen of it. */
export function addChance(program: PatienceCommand): void {
  addStart(
    program
      .command('chance')
      .description('list the moves by how often they win, without peeking at hidden cards')
      .argument('<game>', `one of ${[...IDS, ...SHARE_GAMES].join(', ')}`),
  )
    .option('--seed <n>', `which possible deals are tried, from 0 to ${MAX_SEED} (by default 0)`)
    .option('--json', 'print JSON')
    .examples('chance klondike-3 --deal 275', 'chance klondike-1 --deal 3 --moves moves.txt --json')
    .action(printChance);
}

function printChance(word: string, options: ChanceOptions): void {
  const id = expectOk(parseGame(word));
  if (!hasOutlooks(id)) {
    throw new UsageError(
      `Chances are computed for ${IDS.join(' and ')} with unlimited redeals and kings on empty columns. With their other options, and for ${SHARE_GAMES.join(', ')}, the figures say how often they could still be won.`,
    );
  }
  const seed = expectOk(parseCount(options.seed ?? '0', 'The seed', MAX_SEED, 0));
  const { history } = sessionOf(id, options);
  const outlook = runToEnd(outlookOf(id, seenStateOf(statesOf(history)), seed));
  if (typeof outlook === 'string') throw new InputError(NO_OUTLOOK[outlook]);
  if (options.json) printJson(asJson(id, outlook));
  else printLines(asLines(id, outlook));
}

function asLines(id: VariantId, outlook: Outlook): readonly string[] {
  const { unknownCards, unseenStock, undecided, deals, moves } = outlook;
  const possible = countInEnglish(deals, 'possible deal');
  const lines = [`${countInEnglish(unknownCards, 'card')} unknown; ${possible} tried.`];
  if (!hasFigure(outlook))
    return [...lines, `Too many open ends for a figure: ${percent(undecided)} were not decided.`];
  if (isHopeless(outlook)) return [...lines, 'None of them can be won.'];
  lines.push(...(outlook.chance === undefined ? shareLines(outlook) : chanceLines(outlook)));
  if (unseenStock > 0) {
    const unseen = countInEnglish(unseenStock, 'card');
    lines.push(`Look through the stock first, which costs nothing (${unseen} not seen yet).`);
  }
  if (moves.length === 0) return [...lines, 'No other move leads on.'];
  const head = outlook.chance === undefined ? 'share' : 'chance';
  return [...lines, row(head, 'moves'), ...moves.map(moveRow)];

  function moveRow({ chance, share, moves: line }: MoveOutlook): string {
    return row(percent(chance ?? share), line.map(gameOf(id).text.formatMove).join(', '));
  }
}

function chanceLines({ chance = 0, interval, share, undecided }: Outlook): readonly string[] {
  return [
    `Your chance: ${percent(chance)} (${inPercent(interval)}).`,
    `Somebody who saw all cards could still win ${percent(share)} of the possible deals; ${percent(undecided)} are undecided.`,
  ];
}

function shareLines({ interval, share, undecided }: Outlook): readonly string[] {
  return [
    `Somebody who saw all cards could still win ${percent(share)} of them (${inPercent(interval)}); ${percent(undecided)} are undecided.`,
    'A player who does not see them wins less often.',
  ];
}

const percent = (share: number): string => formatPercent(share, 0);

const inPercent = ({ low, high }: Interval): string =>
  `${Math.round(100 * low)} to ${percent(high)}`;

const row = (share: string, moves: string): string => `${share.padStart(6)}  ${moves}`;

const asJson = (id: VariantId, { moves, ...outlook }: Outlook): unknown => ({
  ...outlook,
  moves: moves.map(({ moves: line, ...shares }) => ({
    ...shares,
    moves: line.map(gameOf(id).text.formatMove),
  })),
});
