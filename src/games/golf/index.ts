import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { formatColumns, formatRow } from '../../engine/textTable';
import { peelGame } from '../peeling/peelGame';
import { hint } from './advice';
import { COLUMNS, dealGolf, type GolfState, RULES } from './rules';
import { view } from './table';

/** Golf; with `wrap`, ace and king follow each other. */
export const golf = (wrap: boolean) =>
  peelGame<GolfState>(RULES, {
    name: 'Golf',
    about: 'Play seven columns away, one rank up or down at a time.',
    howToPlay: [
      'Play all cards of the seven columns to the waste. Only the last card of a column can be played.',
      'A card goes on the waste if it is one rank higher or lower than the card there. Suits do not matter.',
      wrap
        ? 'Ace and king follow each other: an ace goes on a king, and a king on an ace.'
        : 'Nothing goes on a king, and only a 2 goes on an ace.',
      'A click on the stock turns its top card to the waste. There is one pass.',
      'Your score is the number of cards left in the columns: the fewer, the better.',
    ],
    wrap,
    deal: (deal, deck) => dealGolf(wrap, deal, deck),
    view,
    hint,
    playHelp: `m c3              play the last card of column 3; columns are c1 to c${COLUMNS}`,
    letter: 'c',
    parseFrom: parseColumn,
    onlyThese: 'Only the last card of a column can be played.',
    narrateEffect: ({ columns }, column) =>
      columns[column - 1]?.length === 0 ? [`Column ${column} is empty.`] : [],
    formatRest: ({ columns }) => [
      formatRow(
        columns.map((_, i) => `c${i + 1}`),
        COLUMN_WIDTH,
      ),
      ...formatColumns(columns, COLUMN_WIDTH),
    ],
  });

const COLUMN_WIDTH = 6;

function parseColumn(word: string): Result<number, string> {
  const [, digits] = /^c(\d+)$/.exec(word) ?? [];
  if (digits === undefined)
    return err(`${quote(word)} is not a column; they are c1 to c${COLUMNS}.`);
  const column = Number(digits);
  return column >= 1 && column <= COLUMNS
    ? ok(column)
    : err(`There is no column ${quote(digits)}; columns are c1 to c${COLUMNS}.`);
}
