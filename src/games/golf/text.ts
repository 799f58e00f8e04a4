import { cardName, rankOf } from '../../engine/card';
import type { Refusal } from '../../engine/game';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { formatColumns, formatRow } from '../../engine/textTable';
import { ranksInWords } from '../peeling/ranks';
import { wasteCard } from '../peeling/waste';
import {
  DRAW_HELP,
  endedWith,
  explainWaste,
  formatStockAndWaste,
  narrateDraw,
  suggestPlay,
} from '../peeling/words';
import { DRAW, fitsRank, type GolfMove, type GolfReason } from './rules';
import { COLUMNS, cardsLeft, type GolfState, lastOf } from './state';

/** A sentence saying why a move is refused, in the game with or without `wrap`. */
export const explainFor =
  (wrap: boolean) =>
  ({ reason, cards, piles }: Refusal<GolfReason>): string => {
    switch (reason) {
      case 'no such column':
        return `There is no such column; they are 1 to ${COLUMNS}.`;
      case 'empty column':
        return `Column ${piles[0]?.index} is empty.`;
      default:
        return explainWaste({ reason, cards }, (rank, onto) => fitsRank(rank, onto, wrap));
    }
  };

/** What a move did: `5 of Clubs to the waste.` `Column 3 is empty.` */
export function narrate(before: GolfState, move: GolfMove, after: GolfState): readonly string[] {
  if (move.type === 'draw') return [narrateDraw(after)];
  const moved = `${suggest(before, move)}.`;
  const isEmpty = lastOf(after, move.column) === undefined;
  return isEmpty ? [moved, `Column ${move.column} is empty.`] : [moved];
}

/** What to do: `draw from the stock`, `5 of Clubs to the waste`. */
export const suggest = (state: GolfState, move: GolfMove): string =>
  suggestPlay(move.type === 'play' ? lastOf(state, move.column) : undefined);

/** The sentence at the end. */
export function ended(state: GolfState, moves: number): string {
  const onto = wasteCard(state);
  const fitting = ranksInWords((rank) => fitsRank(rank, rankOf(onto), state.wrap));
  const why = fitting ? `no column ends in ${fitting}` : `nothing goes on the ${cardName(onto)}`;
  return endedWith(cardsLeft(state), moves, why);
}

/** A move as a line: `s`, `m c3`. */
export const formatMove = (move: GolfMove): string =>
  move.type === 'draw' ? 's' : `m c${move.column}`;

/** The lines of help about typed moves. */
export const MOVE_HELP = [
  DRAW_HELP,
  `m c3              play the last card of column 3; columns are c1 to c${COLUMNS}`,
];

/** More words than a move has. */
const MAX_WORDS = 4;
const EXAMPLE = 'moves look like “s” or “m c3”';

/** The move of such a line, in upper or lower case. */
export function parseMove(text: string): Result<GolfMove, string> {
  const [word = '', column, ...more] = text.trim().toLowerCase().split(/\s+/, MAX_WORDS);
  if (word === 's') return column === undefined ? ok(DRAW) : err('“s” takes no arguments.');
  if (word !== 'm') return err(`${quote(text)} is not a move; ${EXAMPLE}.`);
  if (column === undefined) return err('A move names a column, as in “m c3”.');
  if (more.length > 0) return err(`Too many words: ${EXAMPLE}.`);
  const [, digits] = /^c(\d+)$/.exec(column) ?? [];
  if (digits === undefined)
    return err(`${quote(column)} is not a column; they are c1 to c${COLUMNS}.`);
  const number = Number(digits);
  return number >= 1 && number <= COLUMNS
    ? ok({ type: 'play', column: number })
    : err(`There is no column ${quote(digits)}; columns are c1 to c${COLUMNS}.`);
}

const COLUMN_WIDTH = 6;

/** The table as text: stock, waste, and a column of codes for each column, the last card lowest. */
export const formatState = (state: GolfState): string =>
  [
    ...formatStockAndWaste(state),
    formatRow(
      state.columns.map((_, i) => `c${i + 1}`),
      COLUMN_WIDTH,
    ),
    ...formatColumns(state.columns, COLUMN_WIDTH),
  ].join('\n');
