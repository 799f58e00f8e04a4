import {
  consoleDialogue,
  type Dialogue,
  linesDialogue,
  playedTranscript,
  seedDialogue,
} from '../console/dialogue';
import { openSession } from '../console/session';
import type { DealId } from '../engine/dealId';
import { playsItself } from '../engine/game';
import type { AnyConsoleGame } from '../engine/lines';
import { linesAsText } from '../engine/textTable';
import { baseOf, GAME_IDS, type VariantId } from '../games/index';
import { consoleGameOf } from '../games/lines';
import type { RightOutput } from './comparison';
import { typedLines } from './typedLines';

// The games of the programming exercises: what a program of each is given to read, and what it should print.

const EXERCISE_IDS: readonly string[] = [
  'perditio-tempus',
  'pictures',
  'eight-stacks',
  'elevens',
  'thirteens',
  'tens',
  'klondike-1',
  'klondike-3',
];

/** The games that are exercises, in the order of the list of all games. */
export const EXERCISES = GAME_IDS.filter((id) => EXERCISE_IDS.includes(id));

/** True for a game of an exercise, whatever its options. */
export const isExercise = (id: VariantId): boolean => EXERCISE_IDS.includes(baseOf(id));

/** What a program reads on its standard input, and what it should print. */
export interface TestCase {
  /** The deal number, then whatever is typed, a line each. */
  readonly lines: readonly string[];
  readonly right: RightOutput;
}

/** The test case of a deal of an exercise. By default the lines that are typed follow from the deal. */
export function caseOf(id: VariantId, deal: DealId, typed?: readonly string[]): TestCase {
  const game = consoleGameOf(id);
  const lines = [deal, ...(typed ? ending(typed) : typedLines(id, game, deal))];
  return { lines, right: outputOf(id, game, lines) };
}

/** The lines, of which the last quits. */
const ending = (typed: readonly string[]): readonly string[] =>
  typed.at(-1) === 'q' ? typed : [...typed, 'q'];

/** What a game, right or faulty, prints if it reads these lines, of which the first is the deal number. */
export function outputOf(
  id: VariantId,
  game: AnyConsoleGame,
  [deal = '0', ...typed]: readonly string[],
): RightOutput {
  switch (game.lines.printing?.asks) {
    case 'seed':
      return talk(seedDialogue(game), [deal]);
    case 'lines':
      return talk(linesDialogue(game), [deal, ...typed]);
    default:
      return playsItself(game)
        ? { text: linesAsText(playedTranscript(game, game.rules.deal(deal)).lines) }
        : talk(
            consoleDialogue(openSession(id, deal, game), () => deal),
            typed,
          );
  }
}

/** All that a game that plays itself prints of a deal; undefined for any other game. */
export function transcriptText(id: VariantId, deal: DealId): string | undefined {
  const game = consoleGameOf(id);
  if (!playsItself(game) || !game.lines.printing) return undefined;
  return linesAsText(playedTranscript(game, game.rules.deal(deal)).lines);
}

/** The beginning of a table: the name of its first pile, or the number of its first place. */
const TABLE_START = /^(?:\w+ {2}|\d+:)/;

/** All that a dialogue prints while it reads these lines. */
function talk(dialogue: Dialogue, typed: readonly string[]): RightOutput {
  let text = '';
  let count = 0;
  let tableStart: string | undefined;
  const freeLines = new Set<number>();
  const show = (more: string): void => {
    text += more;
    count += more.split('\n').length - 1;
  };
  const unread = typed.values();
  for (let next = dialogue.next(); ; ) {
    if (next.done) {
      show(next.value.ok ? next.value.value : '');
      break;
    }
    const { text: shown, table, isRefusal } = next.value;
    tableStart ??= table && TABLE_START.exec(table)?.[0];
    if (isRefusal) freeLines.add(count);
    show(shown);
    const line = unread.next();
    if (line.done) break;
    next = dialogue.next(line.value);
  }
  return freeLines.size > 0 ? { text, freeLines, ...(tableStart && { tableStart }) } : { text };
}
