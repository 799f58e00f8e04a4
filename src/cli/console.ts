import { createHinter } from '../analysis/hints';
import { playText } from '../console/gameFile';
import { endSentences, execute, hintLines, type Session, tableText } from '../console/session';
import { countInEnglish } from '../engine/english';
import { present } from '../engine/history';
import { gameOf } from '../games/index';
import { hasSolver } from '../solver/registry';
import { solve } from '../solver/solve';
import {
  InputError,
  inputLines,
  print,
  printLines,
  printsOnTerminal,
  randomDeal,
  readText,
} from './program';

/** Plays a game by lines of the standard input, printing the table after each change. */
export async function playByText(start: Session): Promise<void> {
  const prompt = process.stdin.isTTY ? '> ' : '';
  let session = start;
  printTable(session);
  printLines(endSentences(session));
  print(prompt);
  for await (const line of inputLines()) {
    const reply = execute(session, line, randomDeal);
    if (reply.quits) break;
    session = reply.session;
    if (reply.printsTable) printTable(session);
    printLines((reply.isHint && (await solverHint(session))) || reply.lines);
    print(prompt);
  }
}

const hinter = createHinter(async ({ id, state, ms }) => {
  const deadline = performance.now() + ms;
  return solve(id, state, () => performance.now() < deadline, { wantsShortLine: true });
});

/** The hint of the solver, which sees all cards; undefined if it has none in time. */
async function solverHint(session: Session): Promise<readonly string[] | undefined> {
  const { id, history } = session;
  const state = present(history);
  if (!hasSolver(id) || gameOf(id).rules.status(state) !== 'playing') return undefined;
  const found = await hinter.lineFrom(id, state, new AbortController().signal);
  if (found?.verdict === 'unwinnable') return ['No way to win from here.'];
  return found?.verdict === 'winnable' ? hintLines(session, 'Hint', found.line) : undefined;
}

/** Plays a file of moves; throws an InputError for a wrong line, or if it names another deal. */
export function playFile(start: Session, file: string): Session {
  const { session, bad } = playText(start, readText(file));
  if (bad) throw new InputError(`Line ${bad.line}: ${bad.why}`);
  return session;
}

/** Plays a file of moves and prints the table at its end. */
export function replayFile(start: Session, file: string): void {
  const session = playFile(start, file);
  printTable(session);
  printLines([`${countInEnglish(session.history.cursor, 'move')}.`, ...endSentences(session)]);
}

const RED = '\u001b[31m';
const RESET = '\u001b[0m';

function printTable(session: Session): void {
  const isColoured = printsOnTerminal() && !process.env.NO_COLOR;
  const table = tableText(session);
  print(`${isColoured ? table.replace(/\b[A2-9TJQK][HD]\b/g, `${RED}$&${RESET}`) : table}\n`);
}
