import { countInEnglish } from '../engine/english';
import { estimateOf } from '../engine/interval';
import { errorOf } from '../engine/result';
import { padCells } from '../engine/textTable';
import type { VariantId } from '../games/index';
import { atStart, formatPercent, formatTime } from '../locales/format';
import { checkCollected } from '../persistence/collection';
import { mergeAll } from '../persistence/merge';
import { type BackupEntry, openBackup, placeUnread } from '../persistence/readBackup';
import { factsOf, type GameRecord, type ListedGame, replayRecord } from '../persistence/record';
import {
  byGame,
  countedGames,
  countPossible,
  type Summary,
  summarise,
  type WinnableCount,
} from '../persistence/statistics';
import { type WhyUnread, whyUnread } from '../persistence/whyUnread';
import type { PatienceCommand } from './commandLine';
import { expectOk, filePortions, InputError, printError, printJson, printLines } from './program';

const BACKUP = 'a file exported in the settings; - for the standard input';

/** Adds `stats`, which prints the figures of a backup, and `verify`, which replays every game of it. */
export function addBackupCommands(program: PatienceCommand): void {
  program
    .command('stats')
    .description('print the statistics of a backup, in total and by game')
    .argument('<backup>', BACKUP)
    .option('--json', 'print JSON')
    .examples('stats backup.json')
    .action(stats);
  program
    .command('verify')
    .description('replay every game of a backup, and report each faulty line')
    .argument('<backup>', BACKUP)
    .examples('verify backup.json')
    .action(verify);
}

/** The entries of a backup; throws an InputError if the file is not one. */
async function backupEntries(file: string): Promise<AsyncIterable<BackupEntry>> {
  return expectOk(await openBackup(filePortions(file)), InputError);
}

async function verify(file: string): Promise<void> {
  let [right, wrong] = [0, 0];
  for await (const entry of await backupEntries(file)) {
    const why = faultOf(entry);
    if (why !== undefined) {
      wrong++;
      printError(`${atStart(placeUnread(entry.place))}: ${whyUnread(why)}.\n`);
    } else if (entry.kind === 'game') right++;
  }
  const faults = wrong > 0 ? `, ${countInEnglish(wrong, 'fault')}` : '';
  printLines([`${countInEnglish(right, 'game')} right${faults}.`]);
  if (wrong > 0) process.exitCode = 2;
}

/** What is wrong with an entry; undefined if nothing is. */
function faultOf(entry: BackupEntry): WhyUnread | undefined {
  if (entry.kind === 'unreadable') return entry.why;
  if (entry.kind === 'quarantined') return undefined;
  if (entry.kind === 'collected') return errorOf(checkCollected(entry.collected));
  return errorOf(replayRecord(entry.record));
}

/** What `stats --json` prints about some games. */
interface Figures extends Summary {
  /** What is known from the games alone: no solver is asked, and a backup has no verdicts. */
  readonly possible: WinnableCount;
}

const figuresOf = (games: readonly ListedGame[]): Figures => ({
  ...summarise(games),
  possible: countPossible(countedGames(games), () => undefined),
});

async function stats(file: string, { json }: { json?: true }): Promise<void> {
  const records: GameRecord[] = [];
  let faults = 0;
  for await (const entry of await backupEntries(file)) {
    if (entry.kind === 'unreadable') faults++;
    if (entry.kind === 'game') records.push(entry.record);
  }
  const games = mergeAll(records).map(factsOf);
  const all = figuresOf(games);
  const each = [...byGame(games)].map(([game, facts]): readonly [VariantId, Figures] => [
    game,
    figuresOf(facts),
  ]);
  if (json) {
    printJson({ all, games: Object.fromEntries(each) });
  } else {
    const rows: Row[] = each.map(([game, summary]) => [game, ...cellsOf(summary)]);
    const table = padCells(
      [TITLES, ['all games', ...cellsOf(all)], ...rows],
      (column) => column === 0,
    );
    printLines(table.map((cells) => cells.join('  ').trimEnd()));
  }
  if (faults === 0) return;
  printError(`${countInEnglish(faults, 'line')} cannot be read; verify says which, and why.\n`);
  process.exitCode = 2;
}

type Row = readonly string[];

const TITLES: Row = [
  'game',
  'played',
  'won',
  'lost',
  'solver',
  'win rate',
  '95% interval',
  'streak',
  'best streak',
  'fewest moves',
  'median time',
];

function cellsOf(summary: Summary): Row {
  const { played, won, lost, helped, streak, fewest, medianSeconds } = summary;
  const rate = won + lost > 0 ? estimateOf(won, won + lost) : undefined;
  return [
    ...[played, won, lost, helped].map(String),
    rate ? formatPercent(rate.share) : '',
    rate ? `${formatPercent(rate.interval.low)} to ${formatPercent(rate.interval.high)}` : '',
    String(streak.now),
    String(streak.best),
    fewest ? String(fewest.length) : '',
    medianSeconds === undefined ? '' : formatTime(Math.round(medianSeconds)),
  ];
}
