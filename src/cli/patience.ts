import { parseDealId } from '../engine/deck';
import { type AnyGame, hasChoice, playsItself } from '../engine/game';
import { quote } from '../engine/quote';
import { GAME_IDS, gameOf, type VariantId } from '../games/all';
import { hasSolver } from '../solver/registry';
import { playByText, replayFile } from './console';
import { dailyCommand } from './dailyCommand';
import { mergeCommand } from './mergeCommand';
import { type Options, parseDeal, parseGame, parseOptions } from './options';
import { playFromSeed, playWithLines, printOutcome, transcriptOfDeal } from './play';
import {
  expectOk,
  InputError,
  OutputError,
  print,
  printError,
  printLines,
  randomDeal,
  UsageError,
} from './program';
import { RUN_OPTIONS } from './runJobs';
import { simulateCommand } from './simulateCommand';
import { solveCommand } from './solveCommand';
import { statsCommand } from './statsCommand';
import { GAME_OPTIONS, sweepCommand } from './sweepCommand';
import { verifyCommand } from './verifyCommand';

type Asks = NonNullable<AnyGame['text']['transcript']>['asks'];

/** What the program of a game’s source asks for, which is asked for here as well. */
const asksOf = (id: VariantId): Asks => gameOf(id).text.transcript?.asks;

/** The games that a test is true for, as the usage has them. */
const gamesWhere = (test: (id: VariantId) => boolean): string => GAME_IDS.filter(test).join(' | ');

const DIALOGUES = gamesWhere((id) => asksOf(id) === 'lines');
const SOLVABLE = gamesWhere(hasSolver);

const USAGE = `Usage:
  patience list
  patience play ${gamesWhere((id) => asksOf(id) !== undefined)}
  patience play ${gamesWhere((id) => asksOf(id) === undefined)} [--deal N]
  patience replay GAME N FILE
  patience deal GAME (N | --deck "52 codes, last = top")
  patience transcript GAME (N | --deck "…")
  patience outcome ${DIALOGUES} (N | --deck "…")
  patience simulate GAME --games N --first I [--player P] [--workers K] [--resume FILE] [--json]
  patience sweep GAME --OPTION A..B --games N [--first I] [--player P] [--workers K] [--resume FILE] [--json]
  patience merge FILE… [--deals A..B] [--any-version]
  patience solve ${SOLVABLE} (--deal N | --deck "…") [--moves FILE] [--seconds S] [--memory MB] [--json]
  patience solve ${SOLVABLE} --deals A..B [--seconds S] [--memory MB] [--verdicts] [--grade]
  patience daily [GAME] [DATE]
  patience stats BACKUP [--json]
  patience verify BACKUP

A game may be given other rules, as in "klondike-3;redeals=2" or "elevens;places=8". A sweep plays one option (--${GAME_OPTIONS.join(', --')})
or --player with several values: a range 5..12, a list a,b,c. With --resume, what is counted is kept in the file, and the same command
goes on from there. A backup is a file that the page’s statistics export.
`;

/** A subcommand, with the names of the options it takes. */
interface Subcommand {
  /** Options followed by a value. */
  readonly values: readonly string[];
  /** Options without one. */
  readonly flags: readonly string[];
  readonly run: (options: Options) => void | Promise<void>;
}

const SUBCOMMANDS: Readonly<Record<string, Subcommand>> = {
  list: {
    values: [],
    flags: [],
    run: ({ words }) => {
      if (words.length > 0) throw new UsageError('list takes no argument.');
      printLines(GAME_IDS.map((id) => `${id.padEnd(16)} ${gameOf(id).name}`));
    },
  },
  play: { values: ['deal'], flags: [], run: play },
  deal: {
    values: ['deck'],
    flags: [],
    run: (options) => {
      const { id, deal } = parseGameAndDeal(options);
      const game = gameOf(id);
      print(`${game.text.formatState(game.rules.deal(deal.number, deal.deck))}\n`);
    },
  },
  transcript: {
    values: ['deck'],
    flags: [],
    run: (options) => {
      const { id, deal } = parseGameAndDeal(options);
      const game = gameOf(id);
      if (hasChoice(game)) throw new UsageError(`${id} does not play itself.`);
      if (!game.text.transcript) throw new UsageError(`${id} has no transcript.`);
      printLines(transcriptOfDeal(id, deal).lines);
    },
  },
  outcome: {
    values: ['deck'],
    flags: [],
    run: (options) => {
      const { id, deal } = parseGameAndDeal(options);
      if (asksOf(id) !== 'lines') {
        throw new UsageError(`Only ${DIALOGUES} has an outcome of its own.`);
      }
      printOutcome(id, deal);
    },
  },
  replay: {
    values: [],
    flags: [],
    run: ({ words }) => {
      const [game, deal, file, ...more] = words;
      const id = expectOk(parseGame(game));
      const number = expectOk(parseDealId(deal ?? '', gameOf(id)));
      if (file === undefined || more.length > 0)
        throw new UsageError('One file of moves is needed.');
      replayFile(id, number, file);
    },
  },
  solve: {
    values: ['deal', 'deck', 'seconds', 'memory', 'moves', 'deals'],
    flags: ['json', 'verdicts', 'grade'],
    run: solveCommand,
  },
  daily: { values: [], flags: [], run: dailyCommand },
  stats: { values: [], flags: ['json'], run: statsCommand },
  verify: { values: [], flags: [], run: verifyCommand },
  simulate: { values: RUN_OPTIONS, flags: ['json'], run: simulateCommand },
  sweep: { values: [...RUN_OPTIONS, ...GAME_OPTIONS], flags: ['json'], run: sweepCommand },
  merge: { values: ['deals'], flags: ['any-version'], run: mergeCommand },
};

function parseGameAndDeal({ words, named }: Options) {
  const [game, deal, ...more] = words;
  const id = expectOk(parseGame(game));
  if (more.length > 0)
    throw new UsageError(`One deal at a time, not also ${quote(more[0] ?? '')}.`);
  return { id, deal: expectOk(parseDeal(deal, named.get('deck'), gameOf(id))) };
}

async function play({ words, named }: Options): Promise<void> {
  const [game, ...more] = words;
  const id = expectOk(parseGame(game));
  if (more.length > 0)
    throw new UsageError(`One game at a time, not also ${quote(more[0] ?? '')}.`);
  const deal = named.get('deal');
  const asks = asksOf(id);
  if (asks) {
    if (deal !== undefined) throw new UsageError(`play ${id} asks for its seed by itself.`);
    return asks === 'seed' ? playFromSeed(id) : playWithLines(id);
  }
  const number = expectOk(parseDealId(deal ?? randomDeal(), gameOf(id)));
  if (!playsItself(gameOf(id))) return playByText(id, number);
  if (deal === undefined) printError(`Deal ${number}.\n`);
  printLines(transcriptOfDeal(id, { number }).lines);
}

async function main(args: readonly string[]): Promise<void> {
  const [name, ...rest] = args;
  try {
    if (name === '--help' || name === 'help') return print(USAGE);
    const command = Object.hasOwn(SUBCOMMANDS, name ?? '') ? SUBCOMMANDS[name ?? ''] : undefined;
    if (!command) {
      throw new UsageError(
        name === undefined ? 'A command is needed.' : `There is no command ${quote(name)}.`,
      );
    }
    await command.run(expectOk(parseOptions(rest, command.values, command.flags)));
  } catch (error) {
    endWith(error);
  }
}

/** Prints the sentence of an error that people can cause, and sets the exit code; throws any other. */
function endWith(error: unknown): void {
  if (error instanceof OutputError) {
    if (error.readerIsGone) return;
    process.exitCode = 1;
    printError(`${error.message}\n`);
  } else if (error instanceof UsageError || error instanceof InputError) {
    process.exitCode = 2;
    printError(`${error.message}\n${error instanceof UsageError ? USAGE : ''}`);
  } else throw error;
}

await main(process.argv.slice(2));
