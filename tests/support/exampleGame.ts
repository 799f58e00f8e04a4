import { type Card, cardName, rankOf, suitOf } from '../../src/engine/card';
import { deckOfDeal, formatCards } from '../../src/engine/deck';
import { refusal, type Status } from '../../src/engine/game';
import type { ConsoleGame } from '../../src/engine/lines';
import { err, ok } from '../../src/engine/result';
import { pileView, type TableView } from '../../src/engine/view';
import { usualEnd } from '../../src/games/common/words';

/** Piles in a row, from left to right; each is bottom first. */
type Piles = readonly (readonly Card[])[];
/** Puts one pile on another; piles count from 1. */
type Fold = { readonly from: number; readonly to: number };

const topOf = (piles: Piles, pile: number) => piles[pile - 1]?.at(-1);

/** A pile goes on its left neighbour, or on the third to its left, if the top cards share suit or rank. */
function isLegal(piles: Piles, { from, to }: Fold): boolean {
  const [card, onto] = [topOf(piles, from), topOf(piles, to)];
  if (card === undefined || onto === undefined || ![1, 3].includes(from - to)) return false;
  return suitOf(card) === suitOf(onto) || rankOf(card) === rankOf(onto);
}

const legalMoves = (piles: Piles): readonly Fold[] =>
  piles
    .flatMap((_, i) => [i, i - 2].map((to) => ({ from: i + 1, to })))
    .filter((move) => isLegal(piles, move));

const status = (piles: Piles): Status =>
  piles.length === 1 ? 'won' : legalMoves(piles)[0] ? 'playing' : 'stuck';

const suggest = (piles: Piles, { from, to }: Fold): string =>
  `${cardName(topOf(piles, from) as Card)} to pile ${to}`;

const view = (piles: Piles): TableView => ({
  columns: 13,
  rows: 4,
  fanRoom: 0,
  piles: piles.map((cards, i) => {
    const place = { column: i % 13, row: Math.floor(i / 13) };
    const [id, name] = [`pile-${i + 1}`, `Pile ${i + 1}`];
    return pileView({ id, kind: 'stack', name, ...place, cards, liftable: 1 });
  }),
});

export const accordion: ConsoleGame<Piles, Fold> = {
  name: 'Accordion',
  rules: {
    deal: (deal, deck) =>
      deckOfDeal(deal, deck)
        .toReversed()
        .map((card) => [card]),
    legalMoves,
    apply: (piles, move) => {
      if (!isLegal(piles, move)) return err(refusal('no match'));
      const folded = [...(piles[move.to - 1] ?? []), ...(piles[move.from - 1] ?? [])];
      return ok(piles.with(move.to - 1, folded).toSpliced(move.from - 1, 1));
    },
    status,
    score: (piles) => piles.length,
    scoreLabel: 'Number of piles left',
    bestScore: 1,
  },
  table: {
    view,
    movesFor: (piles, gesture) => {
      const numberOf = (pile: string) => Number(pile.replace('pile-', ''));
      if (gesture.kind === 'select') return err('Drag a pile, or tap it.');
      if (gesture.kind === 'drop')
        return ok([{ from: numberOf(gesture.from), to: numberOf(gesture.to) }]);
      const moves = legalMoves(piles).filter(({ from }) => from === numberOf(gesture.pile));
      return moves.length > 0 ? ok(moves) : err('This pile has nowhere to go.');
    },
  },
  text: {
    formatMove: ({ from, to }) => `${from} ${to}`,
    explain: () => 'Only neighbours, or piles three apart, that share suit or rank go together.',
    suggest,
    narrate: (piles, fold) => [`${suggest(piles, fold)}.`],
    ended: (piles, moves) => usualEnd(status(piles), moves),
  },
  lines: {
    howToPlay: () => ['Put a pile on the first or third to its left, to match suit or rank.'],
    moveHelp: () => ['5 4               put pile 5 on pile 4'],
    formatState: (piles) =>
      piles.map((pile, i) => `Pile ${i + 1}: ${formatCards(pile)}`).join('\n'),
    parseMove: (text) => {
      const [, from, to] = /^\s*(\d{1,2})\s+(\d{1,2})\s*$/.exec(text) ?? [];
      if (from === undefined) return err('Moves look like “5 4”.');
      return ok({ from: Number(from), to: Number(to) });
    },
  },
};
