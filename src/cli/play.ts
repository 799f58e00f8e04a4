import { menu, parseAnswer, question } from '../console/lineDialogue';
import { playOut, transcriptOf } from '../engine/autoplay';
import { parseDealNumber } from '../engine/dealId';
import { endSentence } from '../engine/game';
import { present } from '../engine/history';
import { gameOf, type VariantId } from '../games/all';
import type { DealChoice } from './options';
import { expectOk, inputLines, print, printLines } from './program';

const PROMPT = 'Please enter an integer to feed the seed() function: ';

/** The transcript of a deal that plays itself, and the sentence at its end. */
export function transcriptOfDeal(
  id: VariantId,
  { number, deck }: DealChoice,
): { lines: readonly string[]; end: string } {
  const game = gameOf(id);
  const history = playOut(game, game.rules.deal(number, deck));
  const end = endSentence(game, present(history), history.cursor);
  return { lines: transcriptOf(game, history).flat(), end };
}

/** Prints the outcome of a deal and the question below it; returns the transcript. Source: COMP9021 solitaire_2. */
export function printOutcome(id: VariantId, deal: DealChoice): readonly string[] {
  const { lines, end } = transcriptOfDeal(id, deal);
  printLines(['', end, '', question(lines.length)]);
  return lines;
}

/** COMP9021 solitaire_1: asks for a seed and prints the transcript. */
export async function playFromSeed(id: VariantId): Promise<void> {
  print(PROMPT);
  for await (const seed of inputLines()) {
    const number = expectOk(parseDealNumber(seed));
    return printLines(transcriptOfDeal(id, { number }).lines);
  }
}

/** COMP9021 solitaire_2: asks for a seed, prints the outcome, and shows lines of the transcript until q. */
export async function playWithLines(id: VariantId): Promise<void> {
  let lines: readonly string[] | undefined;
  print(PROMPT);
  for await (const text of inputLines()) {
    if (lines) {
      const answer = parseAnswer(text, lines.length);
      if (answer?.kind === 'quit') return;
      if (answer) printLines(['', ...lines.slice(answer.from - 1, answer.to)]);
    } else lines = printOutcome(id, { number: expectOk(parseDealNumber(text)) });
    print(`\n${menu(lines.length)}`);
  }
}
