import { defineGame } from '../../engine/defineGame';
import { plural } from '../../engine/words';
import { narrateTransfer } from '../building/board';
import { FOUNDATION_SCORE } from '../building/rules';
import { finish, hint, safeMove } from './advice';
import { apply, type FreeCellMove, type FreeCellReason, legalMoves, status } from './rules';
import { dealFreeCell, type FreeCellState } from './state';
import { movesFor, view } from './table';
import { explain, formatMove, formatState, MOVE_HELP, parseMove, suggest } from './text';

/** FreeCell with so many cells. */
export const freecell = (cells: number) =>
  defineGame<FreeCellState, FreeCellMove, FreeCellReason>({
    name: 'FreeCell',
    about: 'All cards lie open: sort them over a few free cells to the foundations.',
    howToPlay: [
      'Build each of the four foundations up in one suit, from the ace to the king. A card there stays there.',
      'Build the eight columns down in alternating colours. An empty column takes any card.',
      `${cellsInWords(cells)}, any card, for as long as you like.`,
      'Cards in order move together, as many as could go one by one over the free cells; each empty column doubles that.',
    ],
    microsoftDeals: true,
    rules: {
      deal: (deal, deck) => dealFreeCell(cells, deal, deck),
      legalMoves,
      apply,
      status,
      ...FOUNDATION_SCORE,
    },
    table: { view, movesFor },
    text: {
      moveHelp: MOVE_HELP,
      formatState,
      formatMove,
      parseMove,
      explain,
      suggest,
      narrate: narrateTransfer,
      whyStuck: () => 'No card can be played, and every free cell is taken.',
    },
    advice: { hint, safeMove, finish },
  });

/** `The free cell holds one card`, `The 4 free cells hold one card each` */
const cellsInWords = (cells: number): string =>
  cells === 1
    ? 'The free cell holds one card'
    : `The ${plural(cells, 'free cell')} hold one card each`;
