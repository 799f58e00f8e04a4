import { playText } from '../console/gameFile';
import { endSentences, execute, openSession, type Session, tableText } from '../console/session';
import type { DealId } from '../engine/dealId';
import { countInEnglish } from '../engine/english';
import type { VariantId } from '../games/index';
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
    printLines(reply.lines);
    print(prompt);
  }
}

/** Plays a file of moves; throws an InputError for a wrong line, or if it names another deal. */
export function playFile(start: Session, file: string): Session {
  const { session, bad } = playText(start, readText(file));
  if (bad) throw new InputError(`Line ${bad.line}: ${bad.why}`);
  return session;
}

/** Plays a file of moves and prints the table at its end. */
export function replayFile(id: VariantId, deal: DealId, file: string): void {
  const session = playFile(openSession(id, deal), file);
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
