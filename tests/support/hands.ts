import { type Card, cardCode } from '../../src/engine/card';
import { gameOf, type VariantId } from '../../src/games/index';
import { consoleGameOf } from '../../src/games/lines';
import { cardFrom } from '../../src/games/removals/state';
import { solve } from '../../src/solver/solve';
import { removalGameOf } from './removals';

/** The moves of a transcript, each at the start of a line. */
export const linesOf = (transcript: readonly string[]): readonly string[] =>
  transcript.map((line) => line.split('  ', 1)[0] ?? '');

/** The kinds of piles by the letters that move lines have for them. */
const PILE_KINDS: Readonly<Record<string, string>> = { a: 'cell', c: 'tableau', f: 'foundation' };

/** How to make moves by hand, where a move names its piles: the card to lift and the pile to put it on; neither for the stock. */
export function handsOf(id: VariantId, deal: string, lines: readonly string[]) {
  const game = consoleGameOf(id);
  const { rules, table } = game;
  const pileOf = (letter: string, number: string): string =>
    letter === 'w' ? 'waste' : `${PILE_KINDS[letter]}-${number}`;
  let state = rules.deal(deal);
  return lines.map((line) => {
    const move = game.lines.parseMove(line);
    const next = move.ok ? rules.apply(state, move.value) : move;
    if (!next.ok) throw new Error(`refused: ${line}`);
    const { piles } = table.view(state);
    state = next.value;
    const found = /^m ([acfw])(\d*), ([acf])(\d+), (\d+)$/.exec(line);
    if (!found) return { line, code: '', to: '' };
    const [, from = '', fromNumber = '', to = '', toNumber = '', count] = found;
    const source = piles.find((pile) => pile.id === pileOf(from, fromNumber));
    const head = source?.cards.at(-Number(count));
    if (!head) throw new Error(`no card to lift: ${line}`);
    return { line, code: cardCode(head.card), to: pileOf(to, toNumber) };
  });
}

/** A move as it is made by hand: the cards that it moves, and the piles that they lie in; a draw has none. */
interface PlayedMove {
  readonly codes: readonly string[];
  readonly piles: readonly string[];
  readonly isDraw: boolean;
}

/** The solver’s short line of a deal. A move that lays a card from the stock on the waste, or turns the waste over, is a draw. */
export function playedLine(id: VariantId, deal: string): readonly PlayedMove[] {
  const game = gameOf(id);
  let state = game.rules.deal(deal);
  const { line } = solve(id, state, () => true, { wantsShortLine: true });
  return line.map((move) => {
    const next = game.rules.apply(state, move);
    if (!next.ok) throw new Error(next.error.reason);
    const isDraw = game.text.formatMove(move) === 's';
    const after = game.table.view(next.value).piles;
    const moved = game.table.view(state).piles.flatMap((pile) =>
      pile.cards
        .filter(
          ({ card }) =>
            !after.find(({ id }) => id === pile.id)?.cards.some((each) => each.card === card),
        )
        .filter(({ faceUp }) => faceUp)
        .map(({ card }) => ({ code: cardCode(card), pile: pile.id })),
    );
    state = next.value;
    return {
      codes: isDraw ? [] : moved.map(({ code }) => code),
      piles: isDraw ? [] : moved.map(({ pile }) => pile),
      isDraw,
    };
  });
}

/** The cards of each group that the automatic player removes from a deal of a pairing game. */
export function groupsOf(id: VariantId, deal: string): readonly (readonly string[])[] {
  const { advice, rules } = removalGameOf(id);
  const found: string[][] = [];
  let state = rules.deal(deal);
  for (;;) {
    const move = advice?.hint?.(state);
    const next = move && rules.apply(state, move);
    if (move?.type !== 'remove' || !next?.ok) return found;
    const cards = move.from.map((from) => cardFrom(state, from));
    found.push(cards.map((card) => cardCode(card as Card)));
    state = next.value;
  }
}
