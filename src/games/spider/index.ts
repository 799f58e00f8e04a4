import { defineGame } from '../../engine/defineGame';
import { hint } from './advice';
import { apply, legalMoves, type SpiderMove, type SpiderReason, status } from './rules';
import { completeRuns, DECKS, dealSpider, FOUNDATIONS, type SpiderState } from './state';
import { movesFor, view } from './table';
import { explain, formatMove, formatState, MOVE_HELP, narrate, parseMove, suggest } from './text';

/** Spider with these suits, or all if left out; `dealsToEmpty` if cards are dealt while a column is empty. */
export const spider = (suits: readonly number[] | undefined, dealsToEmpty: boolean) => {
  const pack = { decks: DECKS, ...(suits && { suits }) };
  return defineGame<SpiderState, SpiderMove, SpiderReason>({
    name: 'Spider',
    about: 'Two decks of one, two or four suits: put each suit together from king to ace.',
    howToPlay: [
      'Put all thirteen cards of a suit together in a column, from the king down to the ace. Such a run leaves by itself; you win when all eight have left.',
      suits?.length === 1
        ? 'A card goes on any card one rank higher. All cards are spades, so cards in order move together.'
        : 'A card goes on any card one rank higher, whatever its suit. Only cards of one suit that are in order move together.',
      'An empty column takes any card or run. A face-down card that becomes the last of its column is turned up.',
      dealsToEmpty
        ? 'A click on the stock deals a card to each column.'
        : 'A click on the stock deals a card to each column. Fill empty columns first.',
    ],
    ...pack,
    rules: {
      deal: (deal, deck) => dealSpider({ pack, dealsToEmpty }, deal, deck),
      legalMoves,
      apply,
      status,
      score: completeRuns,
      scoreLabel: 'Number of complete runs',
      bestScore: FOUNDATIONS,
    },
    table: { view, movesFor },
    text: {
      moveHelp: MOVE_HELP,
      formatState,
      formatMove,
      parseMove,
      explain,
      narrate,
      suggest,
      whyStuck: () => 'No card can be played, and the stock is empty.',
    },
    advice: { hint },
  });
};
