import { t } from '@lingui/core/macro';
import { autoplayResult } from '../../engine/autoplay';
import type { Card } from '../../engine/card';
import { type Game, type Refusal, type Rules, refusal, type TableSide } from '../../engine/game';
import { err, ok, type Result } from '../../engine/result';
import { type PileView, pileView } from '../../engine/view';
import { cardCount } from '../common/words';

export interface StepMove {
  readonly type: 'step';
}

/** The only move of these games. */
export const STEP: StepMove = { type: 'step' };

type AutomaticReason = 'over';

/** What each automatic game defines; the rest of its `Game` is the same for all. */
interface AutomaticGameParts<State>
  extends Pick<Game<State, StepMove>, 'name'>,
    Omit<Rules<State, StepMove>, 'legalMoves' | 'apply'>,
    Pick<TableSide<State, StepMove>, 'view'> {
  /** Lines about the state, shown beside the table. */
  readonly notes: (state: State) => readonly string[];
  /** The state after the next step; called only while the game is on. */
  readonly step: (state: State) => State;
  /** Sentences saying what a step did. */
  readonly narrate: (before: State, after: State) => readonly string[];
  /** Where the next step is, while the game is on: `The next step is at pile A.` */
  readonly nextStep: (state: State) => string;
  /** The sentence about a lost deal: `Lost: pile A is empty.` */
  readonly lost: (state: State) => string;
}

/** A game without choice: its only move is the next step. */
export function automaticGame<State>(
  parts: AutomaticGameParts<State>,
): Game<State, StepMove, AutomaticReason> {
  const { name, deal, status, score, scoreLabel, bestScore, view } = parts;
  const isOver = (state: State): boolean => status(state) !== 'playing';
  const legalMoves = (state: State): readonly StepMove[] => (isOver(state) ? [] : [STEP]);

  function apply(state: State, _step: StepMove): Result<State, Refusal<AutomaticReason>> {
    if (isOver(state)) return err(refusal('over'));
    return ok(parts.step(state));
  }

  const game: Game<State, StepMove, AutomaticReason> = {
    name,
    rules: { deal, legalMoves, apply, status, score, scoreLabel, bestScore },
    table: {
      view,
      movesFor: (state, gesture) => {
        const nextPile = view(state).piles.find((pile) => pile.next);
        if (gesture.kind === 'press' && gesture.pile === nextPile?.id) return ok([STEP]);
        return err(nextPile ? parts.nextStep(state) : t`The game is over.`);
      },
    },
    text: {
      formatMove: () => 'step',
      explain: () => t`The game is over; undo, or start a new deal.`,
      narrate: (before, _step, after) => parts.narrate(before, after),
      suggest: () => t`press Step`,
      ended: (state) => (status(state) === 'won' ? t`You won!` : parts.lost(state)),
      notes: parts.notes,
    },
    stepping: true,
    advice: {
      hint: (state) => legalMoves(state)[0],
      fate: (state) => autoplayResult(game, state),
    },
  };
  return game;
}

/** The view of the face-down deck; its badge is the number of cards. */
export const deckView = (
  deck: readonly Card[],
  next: boolean,
  place: Pick<PileView, 'column' | 'row' | 'portrait'>,
): PileView =>
  pileView({
    id: 'deck',
    kind: 'stack',
    name: t`Deck`,
    shows: cardCount(deck.length),
    ...place,
    next,
    badge: String(deck.length),
    cards: deck,
    hidden: deck.length,
  });
