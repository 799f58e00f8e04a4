import { readFileSync } from 'node:fs';
import {
  endSentences,
  execute,
  openSession,
  playText,
  type Session,
  tableOf,
} from '../console/session';
import type { DealId } from '../engine/dealId';
import { quote } from '../engine/quote';
import type { GameId } from '../games/all';
import { InputError, inputLines, print, printLines, randomDeal } from './program';

/** Plays a game by lines of text: the table after every line that changes it, one sentence for a wrong one. */
export async function playByText(id: GameId, deal: DealId): Promise<void> {
  const input = inputLines();
  let session = openSession(id, deal);
  show(session);
  printLines(endSentences(session));
  for (;;) {
    if (process.stdin.isTTY) print('> ');
    const line = await input.next();
    if (line === undefined) break;
    const answer = execute(session, line, randomDeal);
    if (answer.quits) break;
    session = answer.session;
    if (answer.shows) show(session);
    printLines(answer.said);
  }
  input.close();
}

/** Plays a file of lines, and prints the table at its end. */
export function replayFile(id: GameId, deal: DealId, file: string): void {
  let text: string;
  try {
    text = readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch {
    throw new InputError(`The file ${quote(file)} cannot be read.`);
  }
  const { session, bad } = playText(openSession(id, deal), text);
  if (bad) throw new InputError(`Line ${bad.line}: ${bad.why}`);
  show(session);
  printLines([`${session.history.cursor} moves.`, ...endSentences(session)]);
}

const RED = '\u001b[31m';
const PLAIN = '\u001b[0m';

function show(session: Session): void {
  const coloured = process.stdout.isTTY && !process.env.NO_COLOR;
  const table = tableOf(session);
  print(`${coloured ? table.replace(/\b[A2-9TJQK][HD]\b/g, `${RED}$&${PLAIN}`) : table}\n`);
}
