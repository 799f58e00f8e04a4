import type { Card } from '../../engine/card';
import type { Game, Refusal } from '../../engine/game';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import type { PileId, PileView } from '../../engine/view';

/** The one move of a game that plays itself. */
export interface StepMove {
  readonly type: 'step';
}

export const STEP: StepMove = { type: 'step' };

/** What tells one game that plays itself from another. */
interface Parts<State>
  extends Pick<
    Game<State, StepMove>,
    | 'name'
    | 'about'
    | 'howToPlay'
    | 'deal'
    | 'status'
    | 'score'
    | 'scoreLabel'
    | 'winningScore'
    | 'view'
    | 'formatState'
  > {
  readonly notes: (state: State) => readonly string[];
  /** The state after a step; asked only while the game goes on. */
  readonly next: (state: State) => State;
  /** What a step did, in words, and the lines that it prints. */
  readonly narrate: (before: State, after: State) => readonly string[];
  readonly intro: (initial: State) => readonly string[];
  readonly print: (before: State, after: State) => readonly string[];
  /** The sentence at the end. */
  readonly ended: (state: State) => string;
}

/** A game without choice: its one move is the next step. */
export function automaticGame<State>(parts: Parts<State>): Game<State, StepMove> {
  const { next, intro, print, narrate, notes, ended, ...rest } = parts;
  const isOver = (state: State): boolean => parts.status(state) !== 'playing';
  const moves = (state: State): readonly StepMove[] => (isOver(state) ? [] : [STEP]);

  function apply(state: State, _step: StepMove): Result<State, Refusal> {
    if (isOver(state)) return err({ reason: 'over', cards: [], piles: [] });
    return ok(next(state));
  }

  return {
    ...rest,
    family: 'automatic',
    input: 'step',
    legalMoves: moves,
    apply,
    movesFor: (state, gesture) => {
      const turn = parts.view(state).piles.find((pile) => pile.next);
      if (gesture.kind === 'press' && gesture.pile === turn?.id) return ok([STEP]);
      return err(turn ? `The next step is at ${turn.name}.` : 'The game is over.');
    },
    formatMove: () => 'step',
    parseMove: (text) =>
      text.trim().toLowerCase() === 'step'
        ? ok(STEP)
        : err(`${quote(text)} is not a move; the only move of this game is “step”.`),
    explain: () => 'The game is over; undo, or start a new deal.',
    hint: (state) => moves(state)[0],
    narrate: (before, _step, after) => narrate(before, after),
    ended: (state) => ended(state),
    notes,
    transcript: { intro, step: (before, _step, after) => print(before, after) },
    fate: (start) => {
      let state = start;
      while (!isOver(state)) state = next(state);
      return parts.status(state) === 'won' ? 'won' : 'lost';
    },
  };
}

/** The view of a pile: its place, its cards and what is said of it. */
export function pileView(
  id: PileId,
  kind: PileView['kind'],
  name: string,
  said: string,
  place: Pick<PileView, 'column' | 'row' | 'portrait' | 'next' | 'badge'>,
  cards: readonly Card[],
  faceUp: boolean,
  placeholder = '',
): PileView {
  return {
    id,
    kind,
    name,
    label: `${name}, ${said}${place.next ? ', next' : ''}`,
    ...place,
    placeholder,
    cards: cards.map((card) => ({ card, faceUp, liftable: false })),
  };
}

/** The face-down deck, with the number of its cards on it. */
export const deckView = (
  deck: readonly Card[],
  next: boolean,
  place: Pick<PileView, 'column' | 'row' | 'portrait'>,
): PileView =>
  pileView(
    'deck',
    'stack',
    'Deck',
    count(deck.length),
    { ...place, next, badge: String(deck.length) },
    deck,
    false,
  );

/** `1 card`, `21 cards`. */
export const count = (cards: number): string => `${cards} ${cards === 1 ? 'card' : 'cards'}`;
