import { menu, parseAnswer, question } from '../console/lineDialogue';
import { openSession, type Session } from '../console/session';
import { playOut, transcriptOf } from '../engine/autoplay';
import { parseDealNumber } from '../engine/dealId';
import { type AnyGame, endSentence, hasChoice, playsItself } from '../engine/game';
import { present } from '../engine/history';
import { howToPlay } from '../games/howToPlay';
import { descriptionOf, GAME_IDS, gameOf, type VariantId } from '../games/index';
import { DEAL, DECK, GAME, type PatienceCommand, PILES } from './commandLine';
import { playByText, replayFile } from './console';
import { parseGame } from './options';
import { dealtSession, formText, parseForm, sessionOfPiles, TO } from './piles';
import {
  expectOk,
  inputLines,
  print,
  printError,
  printLines,
  randomDeal,
  UsageError,
} from './program';

type Asks = NonNullable<AnyGame['printing']>['asks'];

/** What the original program of a game asks for; this one asks for the same. */
const asksOf = (id: VariantId): Asks => gameOf(id).printing?.asks;

const DIALOGUES = GAME_IDS.filter((id) => asksOf(id) === 'lines').join(' | ');
const ASKING = GAME_IDS.filter((id) => asksOf(id) !== undefined).join(' and ');

/** Adds the commands that list, play and print games. */
export function addPlayCommands(program: PatienceCommand): void {
  program.command('list').description('print the names of all games').action(list);
  program
    .command('play')
    .description('play a game by typing; one that plays itself is printed')
    .argument('<game>', GAME)
    .option('--deal <n>', `${DEAL} (by default any; ${ASKING} ask for it)`)
    .option('--piles <file>', PILES)
    .examples('play klondike-1 --deal 275', 'play pictures', 'play "layout;columns=6x8;cells=3"')
    .action(play);
  program
    .command('replay')
    .description('play the moves of a file, and print the table at its end')
    .argument('<game>', GAME)
    .argument('<deal>', DEAL)
    .argument('<file>', 'the moves, one a line, as the page exports them; - for the standard input')
    .examples('replay klondike-3 251 moves.txt')
    .action(replay);
  program
    .command('rules')
    .description('print how a game is played, and its description')
    .argument('<game>', GAME)
    .examples('rules canfield')
    .action(printRules);
  addDealCommand(program, 'deal', 'print the table of a deal', printDeal)
    .option('--to <form>', TO)
    .option('--json', 'the same as --to piles')
    .examples('deal freecell ms11982', 'deal canfield 5 --json', 'deal golf 7 --to board');
  addDealCommand(
    program,
    'transcript',
    'print how a deal that plays itself goes on to its end',
    printTranscript,
  ).examples('transcript eight-stacks 9');
  addDealCommand(program, 'outcome', `print how a deal of ${DIALOGUES} ends`, (id, { history }) => {
    if (asksOf(id) !== 'lines')
      throw new UsageError(`Only ${DIALOGUES} has an outcome of its own.`);
    printOutcome(id, history.initial);
  }).examples('outcome eight-stacks 9');
}

interface DealOptions {
  readonly deck?: string;
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
    .argument('<game>', GAME)
    .argument('[deal]', DEAL)
    .option('--deck <cards>', DECK)
    .action((game: string, deal: string | undefined, options: DealOptions) => {
      const id = expectOk(parseGame(game));
      run(id, dealtSession(id, deal, options.deck), options);
    });

const list = (): void => printLines(GAME_IDS.map((id) => `${id.padEnd(16)} ${gameOf(id).name}`));

async function play(
  word: string,
  { deal, piles }: { readonly deal?: string; readonly piles?: string },
): Promise<void> {
  const id = expectOk(parseGame(word));
  if (piles !== undefined) {
    if (deal !== undefined) throw new UsageError('Give a deal or piles, not both.');
    return playByText(sessionOfPiles(id, piles));
  }
  const asks = asksOf(id);
  if (asks) {
    if (deal !== undefined) throw new UsageError(`play ${id} asks for its seed by itself.`);
    return asks === 'seed' ? playFromSeed(id) : playWithLines(id);
  }
  const session = dealtSession(id, deal ?? randomDeal());
  if (!playsItself(gameOf(id))) return playByText(session);
  if (deal === undefined) printError(`Deal ${session.deal}.\n`);
  printLines(transcriptOfDeal(id, session.history.initial).lines);
}

function replay(word: string, deal: string, file: string): void {
  const id = expectOk(parseGame(word));
  replayFile(dealtSession(id, deal), file);
}

function printDeal(id: VariantId, { history }: Session, { json, to }: DealOptions): void {
  if (json && to !== undefined) throw new UsageError('Give --json or --to, not both.');
  const dealt = history.initial;
  const form = json ? 'piles' : to;
  if (form === undefined) printLines([gameOf(id).text.formatState(dealt)]);
  else print(formText(id, dealt, expectOk(parseForm(form))));
}

function printRules(word: string): void {
  const id = expectOk(parseGame(word));
  printLines([gameOf(id).name, ...howToPlay(id), descriptionOf(id) ?? []].flat());
}

function printTranscript(id: VariantId, { history }: Session): void {
  const game = gameOf(id);
  if (hasChoice(game)) throw new UsageError(`${id} does not play itself.`);
  if (!game.printing) throw new UsageError(`${id} has no transcript.`);
  printLines(transcriptOfDeal(id, history.initial).lines);
}

const dealtBySeed = (id: VariantId, seed: string): unknown =>
  openSession(id, expectOk(parseDealNumber(seed))).history.initial;

const PROMPT = 'Please enter an integer to feed the seed() function: ';

/** The transcript of a game that plays itself, and its last sentence. */
function transcriptOfDeal(
  id: VariantId,
  dealt: unknown,
): { lines: readonly string[]; end: string } {
  const game = gameOf(id);
  const history = playOut(game, dealt);
  const end = endSentence(game, present(history), history.cursor);
  return { lines: transcriptOf(game, history).flat(), end };
}

/** Prints the outcome of a deal and the question below it, and returns the transcript. Source: COMP9021 solitaire_2. */
function printOutcome(id: VariantId, dealt: unknown): readonly string[] {
  const { lines, end } = transcriptOfDeal(id, dealt);
  printLines(['', end, '', question(lines.length)]);
  return lines;
}

/** COMP9021 solitaire_1: asks for a seed and prints the transcript. */
async function playFromSeed(id: VariantId): Promise<void> {
  print(PROMPT);
  for await (const seed of inputLines()) {
    return printLines(transcriptOfDeal(id, dealtBySeed(id, seed)).lines);
  }
}

/** COMP9021 solitaire_2: asks for a seed, prints the outcome, and shows lines of the transcript until q. */
async function playWithLines(id: VariantId): Promise<void> {
  let lines: readonly string[] | undefined;
  print(PROMPT);
  for await (const text of inputLines()) {
    if (lines) {
      const answer = parseAnswer(text, lines.length);
      if (answer?.kind === 'quit') return;
      if (answer) printLines(['', ...lines.slice(answer.from - 1, answer.to)]);
    } else lines = printOutcome(id, dealtBySeed(id, text));
    print(`\n${menu(lines.length)}`);
  }
}
