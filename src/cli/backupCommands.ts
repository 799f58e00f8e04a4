import { countInEnglish, listInEnglish } from '../engine/english';
import { estimateOf } from '../engine/interval';
import { err, type Result } from '../engine/result';
import { padCells } from '../engine/textTable';
import type { VariantDeal, VariantId } from '../games/index';
import { atStart, formatPercent, formatTime } from '../locales/format';
import { isSameDeal, mergeAll } from '../persistence/merge';
import {
  checkEntry,
  openBackup,
  placeUnread,
  type SoundEntry,
  type UnreadPlace,
} from '../persistence/readBackup';
import { factsOf, type GameRecord, type ListedGame } from '../persistence/record';
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

interface CheckedEntry {
  readonly place: UnreadPlace;
  /** The entry, or why an import leaves it out. */
  readonly checked: Result<SoundEntry, WhyUnread>;
}

/** The entries of a backup as an import into an empty browser takes them; throws an InputError if the file is not one. */
async function* checkedEntries(file: string): AsyncGenerator<CheckedEntry, void> {
  const entries = expectOk(await openBackup(filePortions(file)), InputError);
  const deals = new Map<string, VariantDeal>();
  for await (const entry of entries) {
    const checked = checkEntry(entry);
    const isTaken =
      checked.ok && checked.value.kind === 'game' && hasOther(deals, checked.value.record);
    yield { place: entry.place, checked: isTaken ? err('nameTaken') : checked };
  }
}

/** Notes the deal of a game. True if an earlier game with its id is of another deal. */
function hasOther(deals: Map<string, VariantDeal>, { id, variant, deal }: GameRecord): boolean {
  const known = deals.get(id) ?? { variant, deal };
  deals.set(id, known);
  return !isSameDeal(known, { variant, deal });
}

async function verify(file: string): Promise<void> {
  let [right, wrong] = [0, 0];
  for await (const { place, checked } of checkedEntries(file)) {
    const why = faultOf(checked);
    if (why !== undefined) {
      wrong++;
      printError(`${atStart(placeUnread(place))}: ${why}.\n`);
    } else if (checked.ok && checked.value.kind === 'game') right++;
  }
  const faults = wrong > 0 ? `, ${countInEnglish(wrong, 'fault')}` : '';
  printLines([`${countInEnglish(right, 'game')} right${faults}.`]);
  if (wrong > 0) process.exitCode = 2;
}

/** A clause about what is wrong with an entry; undefined if nothing is. */
function faultOf(checked: CheckedEntry['checked']): string | undefined {
  if (!checked.ok) return whyUnread(checked.error);
  const unread = checked.value.kind === 'game' ? checked.value.unread : [];
  return unread.length > 0 ? `its ${listInEnglish(unread)} cannot be read` : undefined;
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
  for await (const { checked } of checkedEntries(file)) {
    if (!checked.ok) faults++;
    else if (checked.value.kind === 'game') records.push(checked.value.record);
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
