import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCommand } from '../../src/console/command';
import { execute, openSession } from '../../src/console/session';
import { GAME_IDS } from '../../src/games/index';
import { consoleGameOf } from '../../src/games/lines';
import { proofSize } from '../support/proofSize';

const word = fc.constantFrom(
  'm',
  's',
  'c1',
  'c9',
  'f2',
  'w',
  ',',
  '2',
  'z',
  'y',
  'n',
  '-7',
  '?',
  'h',
  'step',
  '1 4',
);
const line = fc.oneof(
  fc.string(),
  fc.array(word, { maxLength: 6 }).map((words) => words.join(' ')),
);

test('no line of any text breaks the console, and a refused one changes nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...GAME_IDS), fc.array(line, { maxLength: 12 }), (id, lines) => {
      let session = openSession(id, '275');
      for (const text of lines) {
        const command = parseCommand(consoleGameOf(id), text);
        if (!command.ok) expect(command.error).toMatch(/\.$/);
        const reply = execute(session, text, () => '1');
        if (reply.kind === 'refusal') {
          expect(reply.session).toBe(session);
          expect(reply.lines.length).toBe(1);
        }
        session = reply.session;
      }
    }),
    { numRuns: proofSize(500, 10_000) },
  );
});
