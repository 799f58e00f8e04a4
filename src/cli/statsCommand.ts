import { plural } from '../engine/words';
import type { VariantId } from '../games/all';
import { factsOf, type GameRecord, newerOf } from '../persistence/record';
import { byGame, type Summary, summarise, winRate } from '../persistence/statistics';
import type { PatienceCommand } from './commandLine';
import { print, printError, printLines } from './program';
import { BACKUP, backupEntries } from './verifyCommand';

/** Adds `stats`, which prints the figures of a backup. The games are not replayed: `verify` does that. */
export function addStats(program: PatienceCommand): void {
  program
    .command('stats')
    .description('print the figures of a backup, of all games and of each')
    .argument('<backup>', BACKUP)
    .option('--json', 'print JSON')
    .examples('stats backup.json')
    .action(stats);
}

async function stats(file: string, { json }: { json?: true }): Promise<void> {
  const records = new Map<string, GameRecord>();
  let faults = 0;
  for await (const entry of await backupEntries(file)) {
    if (entry.kind === 'unreadable') faults++;
    if (entry.kind !== 'game') continue;
    const { record } = entry;
    const known = records.get(record.id);
    records.set(record.id, known ? newerOf(known, record) : record);
  }
  const games = [...records.values()].map(factsOf);
  const all = summarise(games);
  const each = [...byGame(games)].map(([game, facts]): readonly [VariantId, Summary] => [
    game,
    summarise(facts),
  ]);
  if (json) {
    print(`${JSON.stringify({ all, games: Object.fromEntries(each) })}\n`);
  } else {
    const rows: Row[] = each.map(([game, summary]) => [game, ...cellsOf(summary)]);
    printLines(formatTable([TITLES, ['all games', ...cellsOf(all)], ...rows]));
  }
  if (faults === 0) return;
  printError(`${plural(faults, 'line')} cannot be read; verify says which, and why.\n`);
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
  '95 % interval',
  'streak',
  'best streak',
  'fewest moves',
  'median time',
];

/** What the columns after the first say. */
function cellsOf(summary: Summary): Row {
  const { played, won, lost, helped, streak, fewest, medianSeconds } = summary;
  const rate = winRate({ won, games: won + lost });
  return [
    ...[played, won, lost, helped].map(String),
    rate ? percent(rate.share) : '',
    rate ? `${percent(rate.interval.low)} to ${percent(rate.interval.high)}` : '',
    String(streak.now),
    String(streak.best),
    fewest?.length === undefined ? '' : String(fewest.length),
    medianSeconds === undefined ? '' : formatSeconds(medianSeconds),
  ];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** `7:05`: minutes and seconds. */
const formatSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Columns that are as wide as their widest cell: the first one begins on the left, the others end on the right. */
function formatTable(rows: readonly Row[]): readonly string[] {
  const widths = TITLES.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
}
