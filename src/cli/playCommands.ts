import { linesDialogue, outcomeLines, playedTranscript, seedDialogue } from '../console/dialogue';
import { type Session, withGame } from '../console/session';
import { hasChoice, playsItself } from '../engine/game';
import type { AnyConsoleGame } from '../engine/lines';
import { quote } from '../engine/quote';
import { howToPlay } from '../games/howToPlay';
import { descriptionOf, GAME_IDS, gameOf, type VariantId } from '../games/index';
import { consoleGameOf } from '../games/lines';
import { plantFault } from '../games/plantedFaults';
import { formatSolvitaireRules } from '../interchange/index';
import { DEAL_HELP, DECK_HELP, GAME_HELP, type PatienceCommand, PILES_HELP } from './commandLine';
import { playByText, replayFile, talk } from './console';
import { FAULT_HELP } from './faultsCommand';
import { parseGame } from './options';
import { formText, parseForm, TO_HELP } from './positions';
import {
  expectOk,
  InputError,
  print,
  printError,
  printLines,
  randomDeal,
  UsageError,
} from './program';
import { dealtSession, sessionOfPiles } from './start';

type Asks = NonNullable<AnyConsoleGame['lines']['printing']>['asks'];

/** What the original program of a game asks for; this one asks for the same. */
const asksOf = (id: VariantId): Asks => consoleGameOf(id).lines.printing?.asks;

const DIALOGUES = GAME_IDS.filter((id) => asksOf(id) === 'lines').join(' | ');
const ASKING = GAME_IDS.filter((id) => asksOf(id) !== undefined).join(' and ');

/** Adds the commands that list, play and print games. */
export function addPlayCommands(program: PatienceCommand): void {
  program.command('list').description('print the names of all games').action(list);
  program
    .command('play')
    .description('play a game by typing; one that plays itself is printed')
    .argument('<game>', GAME_HELP)
    .option('--deal <n>', `${DEAL_HELP} (by default any; ${ASKING} ask for it)`)
    .option('--piles <file>', PILES_HELP)
    .option('--fault <name>', FAULT_HELP)
    .examples('play klondike-1 --deal 275', 'play pictures', 'play "layout;columns=6x8;cells=3"')
    .action(play);
  program
    .command('replay')
    .description('play the moves of a file, and print the table at its end')
    .argument('<game>', GAME_HELP)
    .argument('<deal>', DEAL_HELP)
    .argument('<file>', 'the moves, one a line, as the page exports them; - for the standard input')
    .examples('replay klondike-3 251 moves.txt')
    .action(replay);
  program
    .command('rules')
    .description('print how a game is played, and its description')
    .argument('<game>', GAME_HELP)
    .option('--to <form>', 'print them as solvitaire instead')
    .examples('rules canfield', 'rules canfield --to solvitaire')
    .action(printRules);
  addDealCommand(program, 'deal', 'print the table of a deal', printDeal)
    .option('--to <form>', TO_HELP)
    .option('--json', 'the same as --to piles')
    .examples('deal freecell ms11982', 'deal canfield 5 --json', 'deal golf 7 --to board');
  addDealCommand(
    program,
    'transcript',
    'print how a deal that plays itself goes on to its end',
    printTranscript,
  )
    .option('--fault <name>', FAULT_HELP)
    .examples('transcript eight-stacks 9', 'transcript pictures 0 --fault lost-tab');
  addDealCommand(program, 'outcome', `print how a deal of ${DIALOGUES} ends`, (id, { history }) => {
    if (asksOf(id) !== 'lines')
      throw new UsageError(`Only ${DIALOGUES} has an outcome of its own.`);
    const { lines, end } = playedTranscript(consoleGameOf(id), history.initial);
    printLines(outcomeLines(end, lines.length));
  }).examples('outcome eight-stacks 9');
}

interface DealOptions {
  readonly deck?: string;
  readonly fault?: string;
  readonly json?: true;
  readonly to?: string;
}

/** Adds a command for a deal, given by number or deck. */
const addDealCommand = (
  program: PatienceCommand,
  name: string,
  description: string,
  run: (id: VariantId, dealt: Session, options: DealOptions) => void,
): PatienceCommand =>
  program
    .command(name)
    .description(description)
    .argument('<game>', GAME_HELP)
    .argument('[deal]', DEAL_HELP)
    .option('--deck <cards>', DECK_HELP)
    .action((game: string, deal: string | undefined, options: DealOptions) => {
      const id = expectOk(parseGame(game));
      run(id, dealtSession(id, deal, options.deck), options);
    });

const list = (): void => printLines(GAME_IDS.map((id) => `${id.padEnd(16)} ${gameOf(id).name}`));

async function play(
  word: string,
  {
    deal,
    piles,
    fault,
  }: { readonly deal?: string; readonly piles?: string; readonly fault?: string },
): Promise<void> {
  const id = expectOk(parseGame(word));
  const game = expectOk(plantFault(id, fault));
  if (piles !== undefined) {
    if (fault !== undefined) throw new UsageError('Give piles or a fault, not both.');
    if (deal !== undefined) throw new UsageError('Give a deal or piles, not both.');
    return playByText(sessionOfPiles(id, piles));
  }
  const asks = asksOf(id);
  if (asks) {
    if (deal !== undefined) throw new UsageError(`play ${id} asks for its seed by itself.`);
    return talk(asks === 'seed' ? seedDialogue(game) : linesDialogue(game));
  }
  const session = withGame(dealtSession(id, deal ?? randomDeal()), game);
  if (!playsItself(game)) return playByText(session);
  if (deal === undefined) printError(`Deal ${session.deal}.\n`);
  printLines(playedTranscript(game, session.history.initial).lines);
}

function replay(word: string, deal: string, file: string): void {
  const id = expectOk(parseGame(word));
  replayFile(dealtSession(id, deal), file);
}

function printDeal(id: VariantId, { history }: Session, { json, to }: DealOptions): void {
  if (json && to !== undefined) throw new UsageError('Give --json or --to, not both.');
  const dealt = history.initial;
  const form = json ? 'piles' : to;
  if (form === undefined) printLines([consoleGameOf(id).lines.formatState(dealt)]);
  else print(formText(id, dealt, expectOk(parseForm(form))));
}

function printRules(word: string, { to }: { readonly to?: string }): void {
  const id = expectOk(parseGame(word));
  if (to !== undefined) {
    if (to.trim().toLowerCase() !== 'solvitaire')
      throw new UsageError(`Rules are written as solvitaire, not as ${quote(to)}.`);
    return print(expectOk(formatSolvitaireRules(id), InputError));
  }
  printLines([gameOf(id).name, ...howToPlay(id), descriptionOf(id) ?? []].flat());
}

function printTranscript(id: VariantId, dealt: Session, { fault }: DealOptions): void {
  const game = expectOk(plantFault(id, fault));
  if (hasChoice(game)) throw new UsageError(`${id} does not play itself.`);
  if (!game.lines.printing) throw new UsageError(`${id} has no transcript.`);
  printLines(playedTranscript(game, withGame(dealt, game).history.initial).lines);
}
