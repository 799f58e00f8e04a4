import { expect, test } from 'vitest';
import { helpLines } from '../../../src/console/command';
import { execute, openSession } from '../../../src/console/session';
import { GAME_IDS, type VariantId } from '../../../src/games/index';
import { consoleGameOf } from '../../../src/games/lines';
import { ODD_TEXTS } from '../../support/oddTexts';
import { isSentence } from '../../support/sentence';

/** The lines that a help shows, such as `m c6, c1, 2`: several in a row, before what they mean. */
const linesOf = (help: readonly string[]): readonly string[] =>
  help.flatMap((line) => (line.split(/ {2,}/)[0] ?? '').split(' · '));

/** A line with an odd text in place of each of its words, and after it. */
const oddLines = (line: string, odd: string): readonly string[] => {
  const words = line.split(/(?<=[ ,])/);
  return [...words.map((_, i) => words.with(i, odd).join('')), `${line} ${odd}`];
};

function expectAnswers(id: VariantId, help: readonly string[]): void {
  const session = openSession(id, '275');
  for (const line of linesOf(help)) {
    for (const odd of Object.values(ODD_TEXTS)) {
      for (const typed of oddLines(line, odd)) {
        const { kind, lines, session: next } = execute(session, typed, () => '7');
        if (kind !== 'refusal') continue;
        expect(next).toBe(session);
        expect(lines).toHaveLength(1);
        expect(isSentence(lines[0] ?? ''), typed.slice(0, 100)).toBe(true);
      }
    }
  }
}

test('a command of the console with odd words is run, or refused in a sentence', () => {
  expectAnswers('klondike-3', helpLines(consoleGameOf('klondike-3')));
});

test.each(GAME_IDS)('a move of %s with odd words is made, or refused in a sentence', (id) => {
  expectAnswers(id, consoleGameOf(id).lines.moveHelp());
});
