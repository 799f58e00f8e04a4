import { describe, expect, test } from 'vitest';
import { type Card, makeCard } from '../../src/engine/card';
import type { AnyConsoleGame } from '../../src/engine/lines';
import { pythonRandom, pythonShuffle } from '../../src/engine/pythonRandom';
import { ok } from '../../src/engine/result';
import { type LayoutState, pilesOf } from '../../src/games/layouts/board';
import { dealLayout } from '../../src/games/layouts/deal';
import { layoutGame } from '../../src/games/layouts/game';
import { howToPlay } from '../../src/games/layouts/howToPlay';
import { packSize, setupOf } from '../../src/games/layouts/layout';
import { faultsOf, formatLayout, parseLayout } from '../../src/games/layouts/layoutText';
import { layoutLines } from '../../src/games/layouts/lines';
import { PRESETS, type PresetId, presetGame } from '../../src/games/layouts/presets';
import { apply, DRAW, type LayoutMove, legalMoves, status } from '../../src/games/layouts/rules';
import { settle } from '../../src/games/layouts/settle';
import { layoutTable } from '../../src/games/layouts/table';
import { layoutText } from '../../src/games/layouts/text';
import { atStart } from '../../src/locales/format';
import { followHints } from '../support/board';
import { expectDescriptionOrSentence } from '../support/descriptionTexts';
import { testContract } from '../support/gameContract';
import { proofSize } from '../support/proofSize';
import { layoutsAtRandom, randomLayouts } from '../support/randomLayouts';
import { isSentence } from '../support/sentence';

/** Moves of a game with a small pack, and at every how many of its positions all moves are tried. */
const MOVES = 10;
const MOVES_TO_TRY = 6;

const LAYOUTS = randomLayouts(proofSize(50, 2_000));
const TITLED = LAYOUTS.map((layout) => [formatLayout(layout), layout] as const);
const gameOf = (layout: (typeof LAYOUTS)[number]): AnyConsoleGame => ({
  ...layoutGame(layout, { name: () => 'A game' }),
  lines: layoutLines(setupOf(layout)),
});

describe.each(TITLED)('%s', (text, layout) => {
  const game = gameOf(layout);
  testContract(game, { deals: 1, moves: 20 });

  test('has one text, and rules in sentences', () => {
    const parsed = parseLayout(text);
    expect(parsed.ok && formatLayout(parsed.value)).toBe(text);
    for (const paragraph of howToPlay(layout)) {
      expect(isSentence(paragraph), paragraph).toBe(true);
      expect(paragraph).not.toMatch(/undefined|NaN| {2}|,,|\.\./);
    }
  });

  test('hints end and never lead back', () => {
    for (let deal = 0; deal < 2; deal++) followHints(game, String(deal));
  });
});

const IDS = Object.keys(PRESETS) as readonly PresetId[];

test.each(IDS)('hints of %s end and never lead back', (id) => {
  for (let deal = 0; deal < proofSize(1, 100); deal++) followHints(presetGame(id), `${deal}`);
});

/** Every move that names piles of a position, and moves that name others. */
const tries = (state: LayoutState): readonly LayoutMove[] => {
  const piles = (['waste', 'tableau', 'foundation', 'cell', 'reserve'] as const).flatMap((kind) =>
    Array.from({ length: pilesOf(state, kind).length + 1 }, (_, i) => ({ kind, index: i + 1 })),
  );
  const longest = Math.max(...state.tableau.map(({ cards }) => cards.length));
  return [
    DRAW,
    ...piles.flatMap((from) =>
      Array.from({ length: from.kind === 'tableau' ? longest + 1 : 2 }, (_, i) => i + 1).flatMap(
        (count) => piles.map((to) => ({ from, to, count })),
      ),
    ),
  ];
};

describe.each([3, 4, 5, 6])('packs of %i ranks', (ranks) => {
  const { layouts, broken } = layoutsAtRandom(proofSize(60, 5_000), ranks);

  test('keep all cards, take exactly the legal moves, and put each into words and a line', () => {
    for (const [n, layout] of layouts.entries()) {
      const setup = setupOf(layout, ranks);
      const text = layoutText(setup);
      const { parseMove } = layoutLines(setup);
      const { view } = layoutTable(setup);
      const { randomBelow } = pythonRandom(`${n}`);
      const cards = Array.from({ length: packSize(setup) }, (_, i) => {
        const deck = Math.floor(i / (4 * ranks));
        return (makeCard(Math.floor(i / ranks) % 4, i % ranks) + 52 * deck) as Card;
      });
      const all = inOrder(cards);
      let state = settle(setup, dealLayout(setup, [...pythonShuffle(cards, `${n}`)]));
      for (let move = 0; move < MOVES; move++) {
        expect(cardsIn(state)).toBe(all);
        const legal = [...legalMoves(setup, state)];
        if (move % MOVES_TO_TRY === 0) {
          const accepted = tries(state).filter((each) => apply(setup, state, each).ok);
          const lines = legal.map(text.formatMove);
          expect(accepted.map(text.formatMove).sort()).toEqual(lines.sort());
          const shown = view(state).piles.flatMap((pile) => pile.cards.map(({ card }) => card));
          expect(inOrder(shown)).toBe(all);
        }
        const chosen = legal[randomBelow(Math.max(1, legal.length))];
        if (!chosen) {
          expect(status(setup, state)).not.toBe('playing');
          break;
        }
        expect(parseMove(text.formatMove(chosen))).toEqual(ok(chosen));
        expect(isSentence(`${atStart(text.suggest(state, chosen))}.`)).toBe(true);
        const next = apply(setup, state, chosen);
        if (!next.ok) throw new Error(`a legal move of ${formatLayout(layout)} is refused`);
        for (const told of text.narrate?.(state, chosen, next.value) ?? [])
          expect(isSentence(told), told).toBe(true);
        const again = apply(setup, next.value, chosen);
        if (!again.ok) expect(isSentence(text.explain(again.error))).toBe(true);
        state = next.value;
      }
    }
  });

  test('a description with faults says so in sentences', () => {
    expect(broken.length).toBeGreaterThan(proofSize(40, 100));
    for (const layout of broken) {
      const said = faultsOf(layout, ranks);
      expect(said.length).toBeGreaterThan(0);
      for (const { sentence } of said) expect(isSentence(sentence), sentence).toBe(true);
    }
    // The text of a description is for whole packs.
    for (const layout of [...layouts, ...broken]) {
      const parsed = parseLayout(formatLayout(layout));
      expect(parsed.ok).toBe(faultsOf(layout).length === 0);
      if (parsed.ok) expect(formatLayout(parsed.value)).toBe(formatLayout(layout));
      else expect(isSentence(parsed.error), parsed.error).toBe(true);
    }
  });
});

const inOrder = (cards: readonly Card[]): string => cards.toSorted((a, b) => a - b).join();

const cardsIn = (state: LayoutState): string =>
  inOrder([
    ...(['tableau', 'foundation', 'cell', 'reserve', 'waste'] as const).flatMap((kind) =>
      pilesOf(state, kind).flat(),
    ),
    ...(state.stock ?? []),
  ]);

describe('the text of a description', () => {
  const refuse = (text: string): string => {
    const parsed = parseLayout(text);
    return parsed.ok ? '' : parsed.error;
  };

  test.each([
    ['columns=99x99', '“columns” has at most 20 numbers.'],
    ['columns=99', '99 cards are dealt, and there are only 52.'],
    ['columns=7x4;columns=7x4', '“columns” is given twice.'],
    ['cells=4', 'A description needs columns, as in “columns=7x4.6x4”.'],
    ['columns=7x4;cells=99', /^“cells” can be 0, 1, .* or 12, not “99”\.$/],
    ['columns=7x4;full=yes', '“full” stands alone, without a value.'],
    [
      'columns=7x4;wings=2',
      /^“wings=2” is not a member of a description; the members are decks, suits, /,
    ],
    ['columns=7x4.6x4;redeals=1', 'No cards are left for a stock.'],
    ['columns=3x7;stock=rows;redeals=1', /^Only a waste is dealt again/],
    ['columns=3x7;down=3x7', 'The last card of column 1 must lie face up.'],
    ['columns=6x4;goal=runs', 'A whole suit can’t be put together in these columns.'],
    ['columns=', '“columns” is a list of numbers such as 7x4.6x4, not “”.'],
  ])('%s is refused', (text, sentence) => {
    expect(refuse(text)).toMatch(sentence);
  });

  test('is read in either case, with spaces, in any order', () => {
    const plain = parseLayout('columns=7x4.6x4;move=helped;cells=4');
    expect(parseLayout(' CELLS = 4 ; Move=HELPED;columns=7X4.6.6.6x2 ')).toEqual(plain);
  });

  test('of any kind and length is a description or a sentence', () => {
    expectDescriptionOrSentence({
      members: ['columns', 'down', 'decks', 'base', 'stock', 'redeals', 'empty', 'full'],
      values: ['', '=', '=1', '=7x4', '=-1', '=deal', '=rows', '=1e9', '=0x99', '=7x', '=x'],
      parse: parseLayout,
      faultsOf,
    });
  });
});
