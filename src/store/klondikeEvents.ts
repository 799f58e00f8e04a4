import { isKlondike } from '../games';
import type { KlondikeMove } from '../games/klondike/moves';
import type { GameStore } from './gameState';

/**
 * The events of KlondikeEventsHandler (seed 001, appendix) on the game on the table. Tableau piles are 1 to
 * 7 and foundations 1 to 4, from the left. None of them throws: what the rules refuse is said in words.
 */
export interface KlondikeEvents {
  readonly newGame: () => void;
  readonly clickStock: () => void;
  readonly moveWasteToTableau: (tableau: number) => void;
  readonly moveWasteToFoundation: (foundation: number) => void;
  readonly moveTableauToFoundation: (tableau: number, foundation: number) => void;
  readonly moveTableauToTableau: (tableauSrc: number, numCards: number, tableauDst: number) => void;
  readonly moveFoundationToTableau: (foundation: number, tableau: number) => void;
  readonly undo: () => void;
  /** Who made the program, for the About box. */
  readonly getName: () => string;
}

export function klondikeEvents({ getState, actions }: GameStore): KlondikeEvents {
  const play = (move: KlondikeMove): void => {
    const { current } = getState();
    if (current && isKlondike(current.id)) actions.play(move);
    else actions.announce('No game of Klondike is on the table.', 'refusal');
  };
  return {
    newGame: () => actions.newGame(),
    clickStock: () => play({ type: 'clickStock' }),
    moveWasteToTableau: (tableau) => play({ type: 'moveWasteToTableau', tableau }),
    moveWasteToFoundation: (foundation) => play({ type: 'moveWasteToFoundation', foundation }),
    moveTableauToFoundation: (tableau, foundation) =>
      play({ type: 'moveTableauToFoundation', tableau, foundation }),
    moveTableauToTableau: (tableauSrc, numCards, tableauDst) =>
      play({ type: 'moveTableauToTableau', tableauSrc, numCards, tableauDst }),
    moveFoundationToTableau: (foundation, tableau) =>
      play({ type: 'moveFoundationToTableau', foundation, tableau }),
    undo: () => actions.undo(),
    getName: () => 'the founders of Patience Lab',
  };
}
