import { t } from '@lingui/core/macro';
import type { Card } from './card';
import type { DealId } from './dealId';
import type { DealKinds } from './deck';
import type { GameLines } from './lines';
import type { Pile } from './pile';
import type { Result } from './result';
import type { Gesture, PileId, TableView } from './view';

/** `stuck`: no more moves. In a game without choice the deal is then lost. */
export type Status = 'playing' | 'stuck' | 'won';

/** How a deal ended. */
export type GameResult = 'won' | 'lost';

/** The score of a deal played to its end, and whether it is won. */
export interface DealScore {
  readonly score: number;
  readonly won: boolean;
}

/** A number of games, and how many of them were won. */
export interface WinCount {
  readonly games: number;
  readonly won: number;
}

const VERDICTS = ['winnable', 'unwinnable', 'unknown'] as const;

/** Whether a position can be won with all cards known; `unknown` if a search gave up. */
export type Verdict = (typeof VERDICTS)[number];

export const isVerdict = (value: unknown): value is Verdict =>
  VERDICTS.some((verdict) => verdict === value);

/** How difficult a winnable deal is. */
export type Grade = 'easy' | 'medium' | 'hard';

/** Which winnable deals a player wants: those of a grade, or `on` for all. */
export type WantedDeals = 'on' | Grade;

/** The result that a status means; undefined while the game goes on. */
export const resultOf = (status: Status): GameResult | undefined =>
  status === 'playing' ? undefined : status === 'won' ? 'won' : 'lost';

/** Why a move is refused, and the cards and piles in question. */
export interface Refusal<Reason extends string = string> {
  readonly reason: Reason;
  readonly cards: readonly Card[];
  readonly piles: readonly Pile[];
}

/** A refusal for this reason, about these piles and cards. */
export const refusal = <Reason extends string>(
  reason: Reason,
  piles: readonly Pile[] = [],
  cards: readonly Card[] = [],
): Refusal<Reason> => ({ reason, cards, piles });

/** The selected cards in words: what they add up to or still need, and whether they may be removed. */
export interface SelectionSummary {
  readonly text: string;
  /** What they add up to, short enough to lie on a card: `8 + 3 = 11`, `J + Q`. */
  readonly sum: string;
  readonly legal: boolean;
}

/** The rules of a game. */
export interface Rules<State, Move, Reason extends string = string> {
  /** The initial state of a deal. If `deck` is given, bottom first, it is dealt in place of the deal’s own. */
  deal(deal: DealId, deck?: readonly Card[]): State;
  /** Every move that `apply` accepts, in a fixed order. */
  legalMoves(state: State): readonly Move[];
  /** The next state, which shares all unchanged parts with the given one, or why the move is refused. */
  apply(state: State, move: Move): Result<State, Refusal<Reason>>;
  status(state: State): Status;
  /** The number that the lab counts for a finished game: any integer. */
  score(state: State): number;
  /** The heading of the score in tables. */
  readonly scoreLabel: string;
  /** The best score there is; the nearer a score is to it, the better the game went. Only `status` says what is won. */
  readonly bestScore: number;
}

/** How a game lies on the table, and what gestures mean there. */
export interface TableSide<State, Move> {
  /** The view of a pile that has not changed is the same object each time, so that it is not drawn again. */
  view(state: State): TableView;
  /**
   * The moves that a gesture can mean, at least one, the best first; or a sentence saying why it means none.
   * A tap or a send means legal moves only. Any other gesture means one move, which need not be legal.
   */
  movesFor(state: State, gesture: Gesture): Result<readonly Move[], string>;
}

/** The part of a game whose cards are selected and removed together. */
interface Selecting<State> {
  summarise(cards: readonly Card[]): SelectionSummary;
  /** True if these cards could become a group with others. A card that cannot is selected in place of the others. */
  isPart(cards: readonly Card[]): boolean;
  /** The cards on the table that could go with these. */
  partners(state: State, cards: readonly Card[]): readonly Card[];
  /** True if selected cards that may go do so at once, without Replace. A card can then also be dragged onto another. */
  readonly removesAtOnce?: true;
}

/** A game in words. */
export interface GameText<State, Move, Reason extends string = string> {
  /** The move as one line, which `parseMove` of its lines reads back. */
  formatMove(move: Move): string;
  /** A sentence saying why a move is refused. */
  explain(refusal: Refusal<Reason>): string;
  /**
   * What a move did, in sentences: first what was moved and, after a semicolon, what that leads to. To those who see the table it is
   * named as `suggest` names it; to those who listen or type, columns have numbers.
   */
  narrate(before: State, move: Move, after: State, isSeen?: boolean): readonly string[];
  /** What else a move did, in sentences for those who listen: others see it at once. */
  aside?(before: State, move: Move, after: State): readonly string[];
  /**
   * What to do to make a move, in the imperative: `draw from the stock`, `8 of Clubs onto 9 of Hearts`. It names only cards
   * that are in view before the move. For those who listen, it says the number of a column, too.
   */
  suggest(state: State, move: Move, isHeard?: boolean): string;
  /**
   * A sentence saying what a move gains, for the hint that shows it; undefined if that can be seen or is nothing special. `line` has
   * the moves that are to follow, if they are known.
   */
  gain?(state: State, move: Move, line?: readonly Move[]): string | undefined;
  /** The sentence at the end of a game of this many moves. */
  ended(state: State, moves: number): string;
  /** Lines about the state and the player’s finished deals, shown beside the table. */
  notes?(state: State, finished: WinCount): readonly string[];
}

/** What a game can say about the play to come. */
interface Advice<State, Move> {
  /** A sensible next move, not always the best; undefined if there is none. The automatic player plays these moves. */
  hint?(state: State): Move | undefined;
  /**
   * The moves that come before a draw from the stock if they keep the win, the best first: cards that are safe on their
   * foundations, and moves that turn a card up.
   */
  beforeDraw?(state: State): readonly Move[];
  /** A move that takes a card to a foundation and can never do harm; undefined if there is none. */
  safeMove?(state: State): Move | undefined;
  /** Moves that win without any further choice, checked by playing them; undefined if they do not win, or if cards lie face down. */
  finish?(state: State): readonly Move[] | undefined;
  /** For games whose result no choice can change: how the game ends from this state. */
  fate?(state: State): GameResult;
}

/**
 * Everything the app knows about one game. Every function is pure; `State` and `Move` are plain JSON data.
 * `tests/contract` checks every registered game against these comments.
 */
export interface Game<State, Move, Reason extends string = string> extends DealKinds {
  readonly name: string;
  readonly rules: Rules<State, Move, Reason>;
  readonly table: TableSide<State, Move>;
  readonly text: GameText<State, Move, Reason>;
  readonly advice?: Advice<State, Move>;
  readonly selecting?: Selecting<State>;
  /** The game plays itself: its only move is its hint, until it is over. */
  readonly stepping?: true;
  /** How it is typed and printed. Left out by games whose lines are loaded later: `consoleGameOf` in `src/games/lines.ts` adds them. */
  readonly lines?: GameLines<State, Move>;
}

/** A game whose states and moves are opaque to the caller. */
export type AnyGame = Game<unknown, unknown>;

/** True for a game in which the player only asks for the next step. */
export const playsItself = ({ stepping }: AnyGame): boolean => stepping === true;

/** True for a game whose result depends on what is played. */
export const hasChoice = ({ advice }: AnyGame): boolean => advice?.fate === undefined;

/** The state after a line of moves. One that is refused changes nothing. */
export const stateAfter = <State, Move>(
  { rules }: Game<State, Move>,
  start: State,
  line: readonly Move[],
): State =>
  line.reduce((state, move) => {
    const next = rules.apply(state, move);
    return next.ok ? next.value : state;
  }, start);

/** The piles that would take the topmost `count` cards of a pile, in the view’s order. */
export const legalTargets = <State, Move>(
  game: Game<State, Move>,
  state: State,
  from: PileId,
  count: number,
): readonly PileId[] =>
  game.table.view(state).piles.flatMap(({ id }) => {
    const moves = game.table.movesFor(state, { kind: 'drop', from, count, to: id });
    const legal = moves.ok && moves.value.some((move) => game.rules.apply(state, move).ok);
    return legal ? [id] : [];
  });

/** What a shown move is called: the game’s hint, or a move that may be bad. */
export type HintWord = 'Hint' | 'Possible move';

/** The game’s hint or, without one, the first legal move; `move` is undefined if there is none. */
export function moveToShow(
  { advice, rules }: AnyGame,
  state: unknown,
): { readonly word: HintWord; readonly move: unknown } {
  const move = advice?.hint?.(state);
  return move === undefined
    ? { word: 'Possible move', move: rules.legalMoves(state)[0] }
    : { word: 'Hint', move };
}

/** Why to begin a line that wins, where nothing else can be said of its first move. */
export const winsBy = (line: readonly unknown[]): string =>
  line.length === 1 ? t`That wins the game.` : t`You can still win after that.`;
