import type { AnyGame } from '../../engine/game';
import { legalTargets } from '../../engine/game';
import type { PileId, TableView } from '../../engine/view';
import type { Highlight } from '../../store/gameState';

/** The legal commands that begin as a line that is being typed does; spaces and commas count alike. */
export function completions(game: AnyGame, state: unknown, typed: string): readonly string[] {
  const begun = plain(typed);
  if (begun === '') return [];
  return game
    .legalMoves(state)
    .map((move) => game.formatMove(move))
    .filter((line) => plain(line).startsWith(begun));
}

const plain = (line: string): string =>
  line
    .toLowerCase()
    .trimStart()
    .replace(/\s*,\s*|\s+/g, ' ');

/** What all the lines begin with alike. */
export function commonStart(lines: readonly string[]): string {
  const [first = '', ...others] = lines;
  let length = first.length;
  for (const other of others) {
    while (!other.startsWith(first.slice(0, length))) length--;
  }
  return first.slice(0, length);
}

const SHORT: Readonly<Record<string, string>> = { c: 'tableau', f: 'foundation' };

/** The table's name of a pile of the console: `c6` → `tableau-6`. */
const pileOf = (word: string): PileId =>
  word === 'w' ? 'waste' : `${SHORT[word.charAt(0)]}-${word.slice(1)}`;

/**
 * What a line that is being typed lights on the table: the cards it would take, and the piles that would take
 * them; before it names a pile the piles that something can be taken from.
 */
export function highlightOf(
  game: AnyGame,
  state: unknown,
  view: TableView,
  typed: string,
): Highlight | undefined {
  const [word, source, target, count = '1'] = plain(typed).trim().split(' ');
  if (word === 's') return { cards: [], piles: ['stock'] };
  if (word !== 'm') return undefined;
  const moves = completions(game, state, source === undefined ? 'm ' : typed).map((line) =>
    plain(line).split(' '),
  );
  if (source === undefined) return { cards: [], piles: moves.map(([, from = '']) => pileOf(from)) };
  const from = view.piles.find(({ id }) => id === pileOf(source));
  if (!from) return { cards: [], piles: moves.map(([, each = '']) => pileOf(each)) };
  const cards = from.cards
    .slice(-Number(count) || from.cards.length)
    .filter(({ faceUp }) => faceUp);
  const piles =
    target === undefined
      ? moves.map(([, , to = '']) => pileOf(to))
      : legalTargets(game, state, from.id, Number(count)).filter((id) =>
          id.startsWith(pileOf(target)),
        );
  return { cards: cards.map(({ card }) => card), piles };
}
