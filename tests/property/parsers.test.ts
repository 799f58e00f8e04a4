import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCard } from '../../src/engine/card';
import { parseDealNumber } from '../../src/engine/dealId';
import { parseCards } from '../../src/engine/deck';
import { restoreGame } from '../../src/store/savedGame';
import { gameAddress, parseAddress } from '../../src/ui/parts/address';

const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.json());

test('no parser throws, whatever the text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      parseCard(text);
      parseCards(text);
      parseDealNumber(text);
      parseAddress(text);
      parseAddress(`#/klondike-3/${text}`);
      restoreGame(text, 'klondike-3', '1');
    }),
    { numRuns: 2000 },
  );
});

test('a saved game of any shape is a game or a reason', () => {
  const saved = fc.record(
    {
      version: fc.oneof(fc.constant(1), fc.anything()),
      game: fc.oneof(fc.constant('klondike-3'), fc.anything()),
      deal: fc.oneof(fc.constant('1'), fc.anything()),
      moves: fc.oneof(fc.array(fc.oneof(fc.constant('s'), fc.string())), fc.anything()),
      cursor: fc.oneof(fc.integer(), fc.anything()),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(saved, (value) => {
      let text: string;
      try {
        text = JSON.stringify(value);
      } catch {
        return;
      }
      const restored = restoreGame(text, 'klondike-3', '1');
      if (restored.ok) {
        const { history } = restored.value.game;
        expect(history.cursor).toBeLessThanOrEqual(history.steps.length);
      } else {
        expect(restored.error).not.toBe('');
      }
    }),
    { numRuns: 2000 },
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
