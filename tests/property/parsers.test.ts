import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDealNumber } from '../../src/engine/dealId';
import { parseRecord, replayRecord } from '../../src/persistence/record';
import { gameAddress, parseAddress } from '../../src/ui/parts/address';
import { INHERITED, PARSERS, SHAPES } from '../support/hostile';
import { hostileJson } from '../support/hostileJson';
import { proofSize } from '../support/proofSize';
import { isSentence } from '../support/sentence';

/** Characters of a hostile text. A parser that is not linear would take hours for some of them. */
const LENGTH = proofSize(10_000, 300_000);

const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.json());

describe.each(Object.entries(PARSERS))('what reads %s', (_, parse) => {
  const holdAnswer = async (text: string, about: string): Promise<void> => {
    const answer = await parse(text);
    expect(answer === undefined || isSentence(answer), `${about}: ${answer}`).toBe(true);
  };

  test('accepts a long text or refuses it in a sentence', async () => {
    for (const [shape, textOf] of Object.entries(SHAPES)) await holdAnswer(textOf(LENGTH), shape);
  });

  test('accepts or refuses in a sentence what every object inherits', async () => {
    for (const name of INHERITED) {
      for (const text of [name, JSON.stringify(name), `{"${name}":1}`, `{"a":"${name}"}`]) {
        await holdAnswer(text, text);
      }
    }
  });

  test('accepts any text or refuses it in a sentence', async () => {
    const text = fc.oneof(
      anyText,
      hostileJson.map((value) => JSON.stringify(value) ?? ''),
    );
    await fc.assert(
      fc.asyncProperty(text, (each) => holdAnswer(each, each)),
      { numRuns: proofSize(60, 2_000) },
    );
  });
});

test('a record of any shape is a game or a reason', () => {
  const saved = fc.record(
    {
      version: fc.oneof(fc.constant(1), fc.anything()),
      id: fc.oneof(fc.constant('id'), fc.anything()),
      revision: fc.oneof(fc.constant(1), fc.anything()),
      variant: fc.oneof(fc.constant('klondike-3'), fc.anything()),
      deal: fc.oneof(fc.constant('1'), fc.anything()),
      moves: fc.oneof(fc.constant('1AA'), fc.string(), hostileJson),
      cursor: fc.oneof(fc.nat({ max: 3 }), hostileJson),
      started: fc.oneof(fc.nat(), fc.anything()),
      updated: fc.oneof(fc.nat(), fc.anything()),
      seconds: fc.oneof(fc.nat(), fc.anything()),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(saved, (value) => {
      const parsed = parseRecord(value);
      const played = parsed.ok ? replayRecord(parsed.value) : parsed;
      if (played.ok) {
        const { history } = played.value;
        expect(history.cursor).toBeLessThanOrEqual(history.steps.length);
      } else {
        expect(played.error).not.toBe('');
      }
    }),
    { numRuns: proofSize(500, 5_000) },
  );
});

test('every deal number has an address that reads back', () => {
  fc.assert(
    fc.property(fc.bigInt(), (number) => {
      const deal = String(number);
      expect(parseDealNumber(deal)).toEqual({ ok: true, value: deal });
      expect(parseAddress(gameAddress('klondike-1', deal))).toEqual({
        page: 'game',
        game: 'klondike-1',
        deal,
      });
    }),
  );
});
