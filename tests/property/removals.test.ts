import { describe, expect, test } from 'vitest';
import type { AnyConsoleGame } from '../../src/engine/lines';
import { defaultValues } from '../../src/engine/options';
import { optionsOf } from '../../src/games/index';
import { removalGame } from '../../src/games/removals/game';
import { howToPlay } from '../../src/games/removals/howToPlay';
import { removalLines } from '../../src/games/removals/lines';
import { REMOVAL_IDS, removalPresetGame } from '../../src/games/removals/presets';
import { type Removal, setupOf } from '../../src/games/removals/removal';
import { faultsOf, formatRemoval, parseRemoval } from '../../src/games/removals/removalText';
import { runToEnd } from '../../src/solver/gameSolver';
import { removalSolver } from '../../src/solver/removals/solve';
import { followHints } from '../support/board';
import { expectDescriptionOrSentence } from '../support/descriptionTexts';
import { testContract } from '../support/gameContract';
import { plainRemovalVerdict } from '../support/plainSearch';
import { proofSize } from '../support/proofSize';
import { removalsAtRandom, smallRemovals } from '../support/randomRemovals';
import { isSentence } from '../support/sentence';

const { removals, broken } = removalsAtRandom(proofSize(50, 2_000));

const gameOf = (removal: Removal): AnyConsoleGame => ({
  ...removalGame(removal, 'A game'),
  lines: removalLines(setupOf(removal)),
});

describe.each(removals.map((removal) => [formatRemoval(removal), removal] as const))(
  '%s',
  (text, removal) => {
    const game = gameOf(removal);
    testContract(game, { deals: 1, moves: 20 });

    test('has one text, and rules in sentences', () => {
      const parsed = parseRemoval(text);
      expect(parsed.ok && formatRemoval(parsed.value)).toBe(text);
      for (const paragraph of howToPlay(setupOf(removal))) {
        expect(isSentence(paragraph), paragraph).toBe(true);
        expect(paragraph).not.toMatch(/undefined|NaN| {2}|,,|\.\./);
      }
    });

    test('the examples of its help name places that there are', () => {
      for (const line of game.lines.moveHelp()) {
        const [example = ''] = line.split(/ {2,}/);
        expect(game.lines.parseMove(example, game.rules.deal('0')), line).toMatchObject({
          ok: true,
        });
      }
    });

    test('hints end and never lead back', () => {
      for (let deal = 0; deal < 2; deal++) followHints(game, String(deal));
    });
  },
);

test.each(REMOVAL_IDS)('hints of %s end and never lead back', (id) => {
  const game = removalPresetGame(id, defaultValues(optionsOf(id)));
  for (let deal = 0; deal < proofSize(3, 100); deal++) followHints(game, `${deal}`);
});

test('the search and a plain one agree on small games', () => {
  const verdicts = { winnable: 0, unwinnable: 0 };
  for (const small of smallRemovals(proofSize(400, 20_000))) {
    const wanted = plainRemovalVerdict(small.setup, small.state);
    const { verdict } = runToEnd(removalSolver(small.setup)(small.state, {}));
    expect([formatRemoval(small.setup), small.state, verdict]).toEqual([
      formatRemoval(small.setup),
      small.state,
      wanted,
    ]);
    verdicts[wanted]++;
  }
  expect(Math.min(verdicts.winnable, verdicts.unwinnable)).toBeGreaterThan(50);
});

describe('the text of a description', () => {
  const refuse = (text: string): string => {
    const parsed = parseRemoval(text);
    return parsed.ok ? '' : parsed.error;
  };

  test.each([
    ['pyramid=99', '“pyramid” can be 0, 3, 4, 5, 6, 7, 8 or 9, not “99”.'],
    ['pyramid=7;match=sum;sum=0', '“sum” goes with “match=sum”, and with nothing else.'],
    ['row=1000', /^“row” can be 0, 1, 2, .* or 20, not “1000”\.$/],
    ['pyramid=7;pyramid=7', '“pyramid” is given twice.'],
    [
      'pyramid=7;wings=2',
      /^“wings=2” is not a member of a description; the members are decks, pyramid, /,
    ],
    ['', /^“” is not a member of a description/],
    ['match=next', 'A game needs a pyramid, peaks, columns or a row.'],
    ['pyramid=9;columns=5x8', '86 cards are dealt, and there are only 52.'],
    ['pyramid=7;open=yes', '“open” stands alone, without a value.'],
    ['pyramid=7;match=sum;sum=25', 'With the sum 25 some cards can never leave.'],
  ])('%s is refused', (text, sentence) => {
    expect(refuse(text)).toMatch(sentence);
  });

  test('with faults says so in sentences', () => {
    expect(broken.length).toBeGreaterThan(40);
    for (const removal of broken) {
      for (const { sentence } of faultsOf(removal))
        expect(isSentence(sentence), sentence).toBe(true);
      expect(isSentence(refuse(formatRemoval(removal)))).toBe(true);
    }
  });

  test('of any kind and length is a description or a sentence', () => {
    expectDescriptionOrSentence({
      members: ['pyramid', 'peaks', 'columns', 'row', 'match', 'sum', 'open', 'refill'],
      values: ['', '=', '=1', '=7', '=7x4', '=-1', '=sum', '=next', '=1e9', '=0x99'],
      parse: parseRemoval,
      faultsOf,
    });
  });
});
