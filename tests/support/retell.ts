import type { ConsoleGame } from '../../src/engine/lines';

/** A game played again from lines that begin with its moves: its tables and its lines, as they are told now. */
export function retell<State, Move>(
  game: ConsoleGame<State, Move>,
  deal: string,
  lines: readonly string[],
) {
  const { rules, text } = game;
  let state = rules.deal(deal);
  const print = (): readonly string[] => game.lines.formatState(state).split('\n');
  const start = print();
  let after40: readonly string[] = [];
  const told = lines.map((line, i) => {
    const move = game.lines.parseMove(line.split('  ', 1)[0] ?? '');
    const next = move.ok ? rules.apply(state, move.value) : move;
    if (!move.ok || !next.ok) throw new Error(`refused: ${line}`);
    const sentences = text.narrate(state, move.value, next.value).join(' ');
    state = next.value;
    if (i === 39) after40 = print();
    return `${text.formatMove(move.value)}  ${sentences}`;
  });
  return { start, after40, lines: told, end: state };
}

/** A game played by its hints: the table before it, its lines, each with a move of so many letters, and the state at its end. */
export function followHints<State, Move>(
  game: ConsoleGame<State, Move>,
  deal: string,
  width: number,
) {
  const { rules, text, advice } = game;
  let state = rules.deal(deal);
  const start = game.lines.formatState(state);
  const lines: string[] = [];
  for (let move = advice?.hint?.(state); move; move = advice?.hint?.(state)) {
    const next = rules.apply(state, move);
    if (!next.ok) throw new Error(`a hint was refused: ${next.error.reason}`);
    const sentences = text.narrate(state, move, next.value).join(' ');
    lines.push(`${text.formatMove(move).padEnd(width)} ${sentences}`);
    state = next.value;
  }
  return { start, lines, end: state };
}
