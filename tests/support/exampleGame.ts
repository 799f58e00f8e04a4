import { type Card, cardCode, cardName, rankOf, suitOf } from '../../src/engine/card';
import { deckOfDeal } from '../../src/engine/deck';
import type { Game } from '../../src/engine/game';
import { err, ok } from '../../src/engine/result';

/** Piles in a row, from left to right; each is bottom first. */
type AccordionState = readonly (readonly Card[])[];

/** Puts one pile on another; piles count from 1. */
interface AccordionMove {
  readonly from: number;
  readonly to: number;
}

const topOf = (state: AccordionState, pile: number): Card | undefined => state[pile - 1]?.at(-1);

/** A pile goes on its left neighbour, or on the third to its left, if the top cards share suit or rank. */
function isLegal(state: AccordionState, { from, to }: AccordionMove): boolean {
  const [card, onto] = [topOf(state, from), topOf(state, to)];
  if (card === undefined || onto === undefined || ![1, 3].includes(from - to)) return false;
  return suitOf(card) === suitOf(onto) || rankOf(card) === rankOf(onto);
}

const legalMoves = (state: AccordionState): readonly AccordionMove[] =>
  state
    .flatMap((_, i) => [i, i - 2].map((to) => ({ from: i + 1, to })))
    .filter((move) => isLegal(state, move));

export const accordion: Game<AccordionState, AccordionMove> = {
  name: 'Accordion',
  about: 'Fold a row of cards into one pile.',
  howToPlay: [
    'Put a pile on its left neighbour, or on the third to its left, to match suit or rank.',
  ],
  rules: {
    deal: (deal, deck) =>
      deckOfDeal(deal, deck)
        .cards.toReversed()
        .map((card) => [card]),
    legalMoves,
    apply: (state, move) => {
      if (!isLegal(state, move)) return err({ reason: 'no match', cards: [], piles: [] });
      const folded = [...(state[move.to - 1] ?? []), ...(state[move.from - 1] ?? [])];
      return ok(state.with(move.to - 1, folded).toSpliced(move.from - 1, 1));
    },
    status: (state) =>
      state.length === 1 ? 'won' : legalMoves(state).length > 0 ? 'playing' : 'stuck',
    score: (state) => state.length,
    scoreLabel: 'Number of piles left',
    bestScore: 1,
  },
  table: {
    view: (state) => ({
      columns: 13,
      rows: 4,
      fanRoom: 0,
      piles: state.map((pile, i) => ({
        id: `pile-${i + 1}`,
        kind: 'stack',
        name: `Pile ${i + 1}`,
        label: `Pile ${i + 1}, ${pile.length} ${pile.length === 1 ? 'card' : 'cards'}`,
        column: i % 13,
        row: Math.floor(i / 13),
        placeholder: '',
        cards: pile.map((card, at) => ({ card, faceUp: true, liftable: at === pile.length - 1 })),
      })),
    }),
    movesFor: (state, gesture) => {
      const numberOf = (pile: string) => Number(pile.replace('pile-', ''));
      if (gesture.kind === 'drop')
        return ok([{ from: numberOf(gesture.from), to: numberOf(gesture.to) }]);
      if (gesture.kind === 'select') return err('Drag a pile, or tap it.');
      const moves = legalMoves(state).filter(({ from }) => from === numberOf(gesture.pile));
      return moves.length > 0 ? ok(moves) : err('This pile has nowhere to go.');
    },
  },
  text: {
    moveHelp: ['5 4               put pile 5 on pile 4'],
    formatState: (state) => state.map((pile) => pile.map(cardCode).join('')).join(' '),
    formatMove: ({ from, to }) => `${from} ${to}`,
    parseMove: (text) => {
      const [, from, to] = /^\s*(\d+)\s+(\d+)\s*$/.exec(text) ?? [];
      return from && to
        ? ok({ from: Number(from), to: Number(to) })
        : err('Moves look like “5 4”.');
    },
    explain: () => 'Only neighbours, or piles three apart, that share suit or rank go together.',
    narrate: (state, { from, to }) =>
      (state[from - 1] ?? []).slice(-1).map((card) => `${cardName(card)} to pile ${to}.`),
    suggest: (_state, { from, to }) => `pile ${from} to pile ${to}`,
    ended: (state, moves) => (state.length === 1 ? `Won in ${moves} moves.` : 'No more moves.'),
  },
  advice: {
    hint: (state) => legalMoves(state)[0],
  },
};
