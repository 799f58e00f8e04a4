import { playedTranscript } from '../console/dialogue';
import type { DealId } from '../engine/dealId';
import { playsItself } from '../engine/game';
import { linesAsText } from '../engine/textTable';
import type { VariantId } from '../games/index';
import { consoleGameOf } from '../games/lines';

/** All that a game that plays itself prints of a deal; undefined for any other game. */
export function transcriptText(id: VariantId, deal: DealId): string | undefined {
  const game = consoleGameOf(id);
  if (!playsItself(game) || !game.lines.printing) return undefined;
  return linesAsText(playedTranscript(game, game.rules.deal(deal)).lines);
}

/** The line in which a program asks for the seed, and what was typed behind it. */
const PROMPT_LINE = /^Please enter an integer[^\n]*\n/;

/** A program’s output as somebody pasted it, without the line of the prompt, and with a newline at its end. */
export function pastedOutput(text: string): string {
  const output = text.replaceAll('\r\n', '\n').replace(PROMPT_LINE, '');
  return output === '' || output.endsWith('\n') ? output : `${output}\n`;
}
