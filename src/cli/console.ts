import { createHinter } from '../analysis/hints';
import { consoleDialogue, type Dialogue, type Printed } from '../console/dialogue';
import { playText } from '../console/gameFile';
import { endSentences, hintLines, type Session, tableText } from '../console/session';
import { appendMoves } from '../engine/autoplay';
import { countInEnglish } from '../engine/english';
import { winsBy } from '../engine/game';
import { jump, present } from '../engine/history';
import { linesAsText } from '../engine/textTable';
import { hasLayout } from '../games/index';
import { consoleGameOf } from '../games/lines';
import { faultText } from '../games/positions';
import { isStandardMoves, readStandardMoves } from '../interchange/index';
import { hasSolver } from '../solver/registry';
import { solve } from '../solver/solve';
import {
  expectOk,
  InputError,
  inputLines,
  print,
  printLines,
  printsOnTerminal,
  randomDeal,
  readText,
} from './program';

/** Holds a dialogue by lines of the standard input, each after a prompt. */
export async function talk(dialogue: Dialogue, prompt = ''): Promise<void> {
  let next = dialogue.next();
  if (!next.done) show(next.value, prompt);
  for await (const line of inputLines()) {
    next = dialogue.next(line);
    if (next.done) break;
    const { hintOf } = next.value;
    const hint = hintOf && (await solverHint(hintOf));
    show(hint ? { text: linesAsText(hint) } : next.value, prompt);
  }
  if (next.done) print(expectOk(next.value));
}

/** Plays a game by lines of the standard input, printing the table after each change. */
export async function playByText(start: Session): Promise<void> {
  const prompt = process.stdin.isTTY ? '> ' : '';
  await talk(consoleDialogue(start, randomDeal), prompt);
}

const hinter = createHinter(async (id, state, ms) => {
  const deadline = performance.now() + ms;
  return solve(id, state, () => performance.now() < deadline, { wantsShortLine: true });
});

/** The hint of the solver, which sees all cards; undefined if it has none in time. */
async function solverHint(session: Session): Promise<readonly string[] | undefined> {
  const { variant, game, history } = session;
  const state = present(history);
  // It knows nothing of planted faults.
  if (game !== consoleGameOf(variant)) return undefined;
  if (!hasSolver(variant) || game.rules.status(state) !== 'playing') return undefined;
  const found = await hinter.lineFrom(variant, state, new AbortController().signal);
  if (found?.verdict === 'unwinnable') return ['No way to win from here.'];
  if (found?.verdict !== 'winnable') return undefined;
  const [suggestion = '', gain = winsBy(found.line)] = hintLines(session, 'Hint', found.line);
  return [suggestion, gain];
}

/** Plays a file of moves, also in Freecell Solver’s notation; throws an InputError for a wrong line, or if it names another deal. */
export function playFile(start: Session, file: string): Session {
  const text = readText(file);
  if (hasLayout(start.variant) && isStandardMoves(text)) return playStandardMoves(start, text);
  const { session, bad } = playText(start, text);
  if (bad) throw new InputError(faultText(bad));
  return session;
}

function playStandardMoves(start: Session, text: string): Session {
  const moves = readStandardMoves(start.variant, present(start.history), text);
  if (!moves.ok) throw new InputError(faultText(moves.error));
  const longer = appendMoves(start.game, start.history, moves.value);
  return { ...start, history: jump(longer, longer.steps.length) };
}

/** Plays a file of moves and prints the table at its end. */
export function replayFile(start: Session, file: string): void {
  const session = playFile(start, file);
  show({ text: `${tableText(session)}\n`, table: tableText(session) });
  printLines([`${countInEnglish(session.history.cursor, 'move')}.`, ...endSentences(session)]);
}

const RED = '\u001b[31m';
const RESET = '\u001b[0m';

/** Prints a text, on a terminal with the red cards of its table in red. */
function show({ text, table = '' }: Printed, prompt = ''): void {
  const isColoured = printsOnTerminal() && !process.env.NO_COLOR;
  print(
    isColoured
      ? table.replace(/\b[A2-9TJQK][HD]\b/g, `${RED}$&${RESET}`) + text.slice(table.length)
      : text,
  );
  print(prompt);
}
