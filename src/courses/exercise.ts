import { t } from '@lingui/core/macro';
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
import { pythonRandom } from '../engine/pythonRandom';
import type { RandomBelow } from '../engine/shuffle';
import { linesAsText } from '../engine/textTable';
import {
  baseOf,
  GAME_IDS,
  type GameId,
  removalOf,
  setupOfVariant,
  type VariantId,
} from '../games/index';
import { consoleGameOf } from '../games/lines';
import type { RightOutput } from './comparison';

// The games of the programming exercises: what a program of each is given to read, and what it should print.

const elevensLab = (): string => t`The Elevens Lab of AP Computer Science A, in Java`;

/** The exercise that each game comes from. */
const SOURCES = {
  'perditio-tempus': () => t`A program with stacks, in Java`,
  pictures: () => t`solitaire_1.py of COMP9021, in Python`,
  'eight-stacks': () => t`solitaire_2.py of COMP9021, in Python`,
  elevens: elevensLab,
  thirteens: elevensLab,
  tens: elevensLab,
  'klondike-1': () => t`A console program with linked lists and stacks`,
  'klondike-3': () => t`An object-oriented program with a window, in Java`,
} satisfies Partial<Record<GameId, () => string>>;

/** A game that is an exercise. */
type ExerciseId = keyof typeof SOURCES;

const isExerciseId = (id: GameId): id is ExerciseId => Object.hasOwn(SOURCES, id);

/** Where the exercise of a game comes from: its name or kind, and the language it is written for. */
export const exerciseInWords = (id: ExerciseId): string => SOURCES[id]();

/** The games that are exercises, in the order of the list of all games. */
export const EXERCISES = GAME_IDS.filter(isExerciseId);

/** True for a game of an exercise, whatever its options. */
export const isExercise = (id: VariantId): boolean => isExerciseId(baseOf(id));

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

const MAX_MOVES = 200;

/** The lines that are typed for a deal after its number, the same each time; none for a program that asks for nothing else. */
function typedLines(id: VariantId, game: AnyConsoleGame, deal: DealId): readonly string[] {
  const random = pythonRandom(deal).randomBelow;
  if (game.lines.printing?.asks === 'lines')
    return [...answers(playedTranscript(game, game.rules.deal(deal)).lines.length, random), 'q'];
  return playsItself(game) ? [] : [...moves(id, game, deal, random), 'q'];
}

/** One of some things at random; there is at least one. */
const oneOf = <T>(things: readonly T[], random: RandomBelow): T =>
  things[random(things.length)] as T;

/** Answers to the question which of so many lines to print: all, the last, a range, and one that is wrong. */
function answers(total: number, random: RandomBelow): readonly string[] {
  const from = 1 + random(total);
  const to = from + random(total - from + 1);
  const range = `${from}--${to}`;
  return [
    String(total),
    `-${1 + random(total)}`,
    oneOf([range, ` ${range} `, `${from} -- ${to}`, `   ${from}  --${to}`], random),
    oneOf(
      [
        '+3',
        '0',
        '-0',
        `${total + 1}`,
        `-${total + 1}`,
        '5--2',
        '- 3',
        '2-5',
        '--',
        'Q',
        '1.5',
        '',
      ],
      random,
    ),
  ];
}

/**
 * A game as it is typed: legal moves to its end, or 200 of them, with lines between them that must be refused, and in Klondike moves
 * that are taken back. In even deals all moves are the hints; in odd ones half of them are moves at random.
 */
function* moves(
  id: VariantId,
  game: AnyConsoleGame,
  deal: DealId,
  random: RandomBelow,
): Generator<string, undefined> {
  const isByHints = !/[13579]$/.test(deal);
  let state = game.rules.deal(deal);
  for (let n = 0; n < MAX_MOVES && game.rules.status(state) === 'playing'; n++) {
    if (random(3) === 0) {
      const line = wrongLine(id, game, state, random);
      if (line !== undefined) yield line;
    }
    const hint = isByHints || random(2) === 0 ? game.advice?.hint?.(state) : undefined;
    const move = hint ?? oneOf(game.rules.legalMoves(state), random);
    const next = game.rules.apply(state, move);
    if (!next.ok) return;
    yield game.text.formatMove(move);
    // The Elevens Lab takes nothing back.
    if (!removalOf(id) && random(12) === 0) {
      yield 'z';
      yield game.text.formatMove(move);
    }
    state = next.value;
  }
}

/** How many lines are tried until one is found that is refused. */
const TRIES = 40;

/** A line that looks like a move and is refused. */
function wrongLine(
  id: VariantId,
  game: AnyConsoleGame,
  state: unknown,
  random: RandomBelow,
): string | undefined {
  for (let n = 0; n < TRIES; n++) {
    const line = removalOf(id) ? somePlaces(id, random) : someTransfer(id, random);
    const move = game.lines.parseMove(line, state);
    if (move.ok && !game.rules.apply(state, move.value).ok) return line;
  }
  return undefined;
}

/** Numbers of places, mostly two of them; one may be beyond the last. */
function somePlaces(id: VariantId, random: RandomBelow): string {
  const count = removalOf(id)?.row ?? 1;
  const chosen = Array.from({ length: [2, 2, 2, 1, 3][random(5)] ?? 2 }, () => 1 + random(count));
  return [...chosen, ...(random(20) === 0 ? [count + 1] : [])].join(' ');
}

/** A move from one pile to another. */
function someTransfer(id: VariantId, random: RandomBelow): string {
  const columns = setupOfVariant(id).columns.map((_, i) => `c${i + 1}`);
  const foundations = ['f1', 'f2', 'f3', 'f4'];
  const from = oneOf([...columns, ...columns, 'w', 'w', 'w', ...foundations], random);
  const to = oneOf([...columns, ...columns, ...foundations], random);
  const count = from.startsWith('c') && to.startsWith('c') ? 1 + random(2) : 1;
  return `m ${from}, ${to}, ${count}`;
}
