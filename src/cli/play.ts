import { menu, parseAnswer, question } from '../console/lineDialogue';
import { playOut, transcriptOf } from '../engine/autoplay';
import { parseDealNumber } from '../engine/dealId';
import { present } from '../engine/history';
import { type GameId, gameOf } from '../games/all';
import type { Dealt } from './options';
import { inputLines, need, print, printLines } from './program';

const PROMPT = 'Please enter an integer to feed the seed() function: ';

/** What a deal prints, and the sentence at its end. */
export function played(
  id: GameId,
  { number, deck }: Dealt,
): { lines: readonly string[]; end: string } {
  const game = gameOf(id);
  const history = playOut(game, game.deal(number, deck));
  const end = game.ended(present(history), history.cursor);
  return { lines: transcriptOf(game, history).flat(), end };
}

/** The outcome of Eight Stacks and the question below it. Source: seed 003, 4.2. */
export function printOutcome(dealt: Dealt): readonly string[] {
  const { lines, end } = played('eight-stacks', dealt);
  printLines(['', end, '', question(lines.length)]);
  return lines;
}

/** The program solitaire_1 of seed 003: asks for a seed, and prints the game. */
export async function playPictures(): Promise<void> {
  const input = inputLines();
  print(PROMPT);
  const line = await input.next();
  input.close();
  if (line === undefined) return;
  printLines(played('pictures', { number: need(parseDealNumber(line)) }).lines);
}

/** The program solitaire_2 of seed 003: asks for a seed, prints the outcome, and shows lines until q. */
export async function playStacks(): Promise<void> {
  const input = inputLines();
  print(PROMPT);
  const line = await input.next();
  if (line === undefined) return;
  const lines = printOutcome({ number: need(parseDealNumber(line)) });
  for (;;) {
    print(`\n${menu(lines.length)}`);
    const text = await input.next();
    const answer = text === undefined ? { kind: 'quit' as const } : parseAnswer(text, lines.length);
    if (answer?.kind === 'quit') break;
    if (answer) printLines(['', ...lines.slice(answer.from - 1, answer.to)]);
  }
  input.close();
}
