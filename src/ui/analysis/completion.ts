import { type AnyGame, legalTargets } from '../../engine/game';
import type { PileId, TableView } from '../../engine/view';
import { parsePileId } from '../../games/klondike/pile';
import { formatPile } from '../../games/klondike/text';
import type { Highlight } from '../../store/gameState';

/** The legal moves whose text begins as `typed` does; a comma counts as a space. */
export function completions(game: AnyGame, state: unknown, typed: string): readonly string[] {
  const prefix = normalise(typed);
  if (prefix === '') return [];
  return game.rules
    .legalMoves(state)
    .map((move) => game.text.formatMove(move))
    .filter((text) => normalise(text).startsWith(prefix));
}

/** More words than any move has. Those after them make no difference. */
const MAX_WORDS = 20;

const normalise = (text: string): string =>
  text
    .toLowerCase()
    .trimStart()
    .split(/\s*,\s*|\s+/, MAX_WORDS)
    .join(' ');

/** The longest text that all the texts start with. */
export function commonPrefix(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  let length = first.length;
  for (const other of others) {
    while (!other.startsWith(first.slice(0, length))) length--;
  }
  return first.slice(0, length);
}

/** The name of a pile in commands: `tableau-6` → `c6`. Empty for a pile that Klondike does not have. */
function pileCode(id: PileId): string {
  const pile = parsePileId(id);
  return pile ? formatPile(pile) : '';
}

/**
 * What to highlight while a command of Klondike is typed: the cards it would move and the piles that would take them;
 * until it names a pile, the piles that cards can be moved from.
 */
export function highlightOf(
  game: AnyGame,
  state: unknown,
  view: TableView,
  typed: string,
): Highlight | undefined {
  const [command, source, target, count = '1'] = normalise(typed).trim().split(' ');
  if (command === 's') return { cards: [], piles: ['stock'] };
  if (command !== 'm') return undefined;
  const moves = completions(game, state, source === undefined ? 'm ' : typed).map((text) => {
    const [, from = '', to = ''] = normalise(text).split(' ');
    return { from, to };
  });
  const pilesOf = (codes: readonly string[]): readonly PileId[] =>
    view.piles.map(({ id }) => id).filter((id) => codes.includes(pileCode(id)));

  const pile = view.piles.find(({ id }) => pileCode(id) === source);
  if (!pile) return { cards: [], piles: pilesOf(moves.map(({ from }) => from)) };
  const cards = Number(count) > 0 ? pile.cards.slice(-Number(count)) : [];
  const piles =
    target === undefined
      ? pilesOf(moves.map(({ to }) => to))
      : legalTargets(game, state, pile.id, Number(count)).filter((id) =>
          pileCode(id).startsWith(target),
        );
  return { cards: cards.filter(({ faceUp }) => faceUp).map(({ card }) => card), piles };
}
