import type { Card } from './card';
import type { DealId } from './dealId';
import type { Result } from './result';
import type { Gesture, PileId, TableView } from './view';

/** `stuck`: no more moves, which is lost where there is no choice. */
export type Status = 'playing' | 'stuck' | 'won';

/** How a game has ended. */
export type GameResult = 'won' | 'lost';

/** The result that a status means; nothing while the game goes on. */
export const resultOf = (status: Status): GameResult | undefined =>
  status === 'playing' ? undefined : status === 'won' ? 'won' : 'lost';

/** Why a move is refused, with the cards and piles it is about. */
export interface Refusal {
  readonly reason: string;
  readonly cards: readonly Card[];
  readonly piles: readonly PileId[];
}

/** What the selected cards come to, in words, and whether they may go. */
export interface SelectionSummary {
  readonly text: string;
  readonly legal: boolean;
}

/** The text that a game prints, in the order of its moves. */
export interface Transcript<State, Move> {
  intro(initial: State): readonly string[];
  /** The lines that a move adds. */
  step(before: State, move: Move, after: State): readonly string[];
}

/**
 * Everything the app knows of one game. Every member is pure; `State` and `Move` are plain JSON data.
 * `tests/contract` holds every registered game to what is said here.
 */
export interface Game<State, Move> {
  readonly name: string;
  /** One line for the menu. */
  readonly about: string;
  readonly family: 'klondike' | 'pairing' | 'automatic';
  readonly input: 'drag' | 'select' | 'step';
  /** The first state of a deal; `deck`, bottom first, is dealt instead of the number's where given. */
  deal(number: DealId, deck?: readonly Card[]): State;
  /** Every move that `apply` would accept, in a fixed order. */
  legalMoves(state: State): readonly Move[];
  /** The next state, or why the move is refused. Never changes its arguments; shares what did not change. */
  apply(state: State, move: Move): Result<State, Refusal>;
  status(state: State): Status;
  /** What the lab counts. */
  score(state: State): number;
  /** What the score is, as the head of its table says it. */
  readonly scoreLabel: string;
  /** The score of a won game, and of no other. */
  readonly winningScore: number;
  view(state: State): TableView;
  /**
   * The moves a gesture can mean, best first and never none, or a sentence why it means nothing. A tap or
   * a send gives legal moves only; of another gesture `apply` says whether its one move is legal.
   */
  movesFor(state: State, gesture: Gesture): Result<readonly Move[], string>;
  /** The state as lines of text. */
  formatState(state: State): string;
  /** One line, which `parseMove` reads back. */
  formatMove(move: Move): string;
  parseMove(text: string): Result<Move, string>;
  /** A refusal in words, with the cards and piles it is about. */
  explain(refusal: Refusal): string;
  /** The rules, a sentence each. */
  readonly howToPlay: readonly string[];
  /**
   * A sensible next move, which need not be the best; nothing when there is none. Where choice cannot change
   * the result it is the automatic player's.
   */
  hint(state: State): Move | undefined;
  /** The next card that can be put away without ever being missed. */
  safeMove?(state: State): Move | undefined;
  /** The moves that end the game won by themselves, proved by a play-out, or nothing. */
  finish?(state: State): readonly Move[] | undefined;
  /** What a move did, as sentences. */
  narrate(before: State, move: Move, after: State): readonly string[];
  /** The sentence at the end of the game, after so many moves. */
  ended(state: State, moves: number): string;
  /** Lines about the state that stand beside the table. */
  notes?(state: State): readonly string[];
  /** For games whose cards are picked: what the picked ones come to. */
  selection?(cards: readonly Card[]): SelectionSummary;
  /** For games that can be watched. */
  readonly transcript?: Transcript<State, Move>;
  /** How the game ends from here, where no choice can change it. */
  fate?(state: State): GameResult;
}

/** A game whose states and moves are only handed back to it. */
export type AnyGame = Game<unknown, unknown>;

/** The piles that would take the topmost `count` cards of a pile, in the table's order. */
export const legalTargets = <State, Move>(
  game: Game<State, Move>,
  state: State,
  from: PileId,
  count: number,
): readonly PileId[] =>
  game.view(state).piles.flatMap(({ id }) => {
    const moves = game.movesFor(state, { kind: 'drop', from, count, to: id });
    const legal = moves.ok && moves.value.some((move) => game.apply(state, move).ok);
    return legal ? [id] : [];
  });
