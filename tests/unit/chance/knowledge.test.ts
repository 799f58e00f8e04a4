import { expect, test } from 'vitest';
import { cardsSeenIn, knowledgeOf } from '../../../src/chance/knowledge';
import { type Outlook, outlookOf } from '../../../src/chance/outlook';
import { hasChances } from '../../../src/chance/registry';
import type { LayoutState } from '../../../src/games/layouts/board';
import { DRAW } from '../../../src/games/layouts/rules';
import { runToEnd } from '../../../src/solver/gameSolver';
import { dealKlondike, klondikeOf } from '../../support/klondike';
import { variant } from '../../support/variants';

const dealt = dealKlondike(3, '1');
const known = (state: LayoutState) => ({ state, seen: cardsSeenIn([state]) });

function after(state: LayoutState, move: Parameters<typeof rules.apply>[1]): LayoutState {
  const next = rules.apply(state, move);
  if (!next.ok) throw new Error('the move is illegal');
  return next.value;
}
const { rules } = klondikeOf(3);

test('of a new deal only the seven top cards are known', () => {
  expect(knowledgeOf(dealt, cardsSeenIn([dealt]))).toMatchObject({ unseenStock: 24 });
  expect(knowledgeOf(dealt, cardsSeenIn([dealt])).unknown).toHaveLength(45);
});

test('what came by stays known, also when it was taken back', () => {
  const drawn = after(dealt, DRAW);
  const knowledge = knowledgeOf(dealt, cardsSeenIn([dealt, drawn]));
  expect(knowledge.unseenStock).toBe(21);
  expect(knowledge.state.stock?.slice(-3)).toEqual(dealt.stock?.slice(-3));
  expect(knowledge.unknown).not.toContain(dealt.stock?.at(-1));
});

test('an outlook that is stopped says what it knows', () => {
  let steps = 0;
  const outlook = runToEnd(outlookOf('klondike-3', known(dealt), 0), () => ++steps < 3);
  expect(outlook).toMatchObject({ deals: 96, unknownCards: 45 });
});

test('before it is done an outlook says what is known so far, sharper each time', () => {
  let soFar: (() => Outlook) | undefined;
  const work = outlookOf('klondike-3', known(dealt), 0, (found) => {
    soFar = found;
  });
  const said: Outlook[] = [];
  const end = runToEnd(work, () => {
    if (soFar) said.push(soFar());
    return true;
  }) as Outlook;
  expect(said[0]).toMatchObject({ deals: 32, moves: [] });
  expect(said.map(({ deals }) => deals)).toEqual(
    said.map(({ deals }) => deals).sort((a, b) => a - b),
  );
  const withMoves = said.filter(({ moves }) => moves.length > 0);
  expect(withMoves.length).toBeGreaterThan(20);
  for (const { moves } of withMoves) expect(moves).toHaveLength(end.moves.length);
  expect(said.at(-1)).toMatchObject({ share: end.share, undecided: end.undecided });
});

test('a game that is won, and one whose cards are all known, have no outlook', () => {
  const won = {
    ...dealt,
    stock: [],
    tableau: dealt.tableau.map(() => ({ cards: [], hidden: 0 })),
    foundations: [0, 1, 2, 3].map((suit) => Array.from({ length: 13 }, (_, n) => suit * 13 + n)),
  } as unknown as LayoutState;
  expect(runToEnd(outlookOf('klondike-3', known(won), 0))).toBe('won');
  const open = {
    ...dealt,
    tableau: dealt.tableau.map(({ cards }) => ({ cards: cards.slice(-1), hidden: 0 })),
    stock: [],
  };
  expect(runToEnd(outlookOf('klondike-3', known(open), 0))).toBe('known');
});

test('chances are for Klondike with unlimited redeals', () => {
  expect(
    ['klondike-3', 'klondike-1', 'klondike-3;redeals=2', 'freecell'].map(variant).map(hasChances),
  ).toEqual([true, true, false, false]);
});
