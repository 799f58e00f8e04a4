import { t } from '@lingui/core/macro';
import { type Pile, parsePileId, WASTE } from '../engine/pile';
import type { Gesture } from '../engine/view';
import { baseOf, type VariantId } from '../games';
import { DRAW, type LayoutMove } from '../games/layouts/rules';
import type { GameStore } from './gameState';

/**
 * The events of KlondikeEventsHandler (Klondike project, appendix) on the game on the table. Tableau piles
 * are 1 to 7 and foundations 1 to 4, from the left. No event throws: a refusal is announced.
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

/** True for a game whose rules are Klondike’s. */
function isKlondike(id: VariantId): boolean {
  const base = baseOf(id);
  return base === 'klondike-3' || base === 'klondike-1';
}

const tableauPile = (index: number): Pile => ({ kind: 'tableau', index });
const foundationPile = (index: number): Pile => ({ kind: 'foundation', index });

/** The events, played on a store. */
export function klondikeEvents({ getState, actions }: GameStore): KlondikeEvents {
  const play = (move: LayoutMove): void => {
    const { current } = getState();
    if (current && isKlondike(current.record.variant)) actions.play(move);
    else actions.announce(t`No game of Klondike is on the table.`, 'refusal');
  };
  const move = (from: Pile, to: Pile, count = 1): void => play({ from, to, count });
  return {
    newGame: () => actions.newGame(),
    clickStock: () => play(DRAW),
    moveWasteToTableau: (tableau) => move(WASTE, tableauPile(tableau)),
    moveWasteToFoundation: (foundation) => move(WASTE, foundationPile(foundation)),
    moveTableauToFoundation: (tableau, foundation) =>
      move(tableauPile(tableau), foundationPile(foundation)),
    moveTableauToTableau: (tableauSrc, numCards, tableauDst) =>
      move(tableauPile(tableauSrc), tableauPile(tableauDst), numCards),
    moveFoundationToTableau: (foundation, tableau) =>
      move(foundationPile(foundation), tableauPile(tableau)),
    undo: () => actions.undo(),
    getName: () => t({ message: 'the founders of Patience Lab', comment: 'after “Made by”' }),
  };
}

/** Handles the table’s gestures: in Klondike a press on the stock and a drop are events, everything else goes to the store. */
export function gestureHandler(store: GameStore): (gesture: Gesture) => void {
  const events = klondikeEvents(store);
  return (gesture) => {
    const { current } = store.getState();
    const event = current && isKlondike(current.record.variant) && eventOf(events, gesture);
    if (event) event();
    else store.actions.gesture(gesture);
  };
}

/** The event that a gesture means, legal or not; nothing if it means none. */
function eventOf(events: KlondikeEvents, gesture: Gesture): (() => void) | undefined {
  if (gesture.kind === 'press') return gesture.pile === 'stock' ? events.clickStock : undefined;
  if (gesture.kind !== 'drop') return undefined;
  const { count } = gesture;
  const [from, to] = [parsePileId(gesture.from), parsePileId(gesture.to)];
  if (!from || !to) return undefined;
  switch (`${from.kind} to ${to.kind}`) {
    case 'tableau to tableau':
      return () => events.moveTableauToTableau(from.index, count, to.index);
    case 'waste to tableau':
      return count === 1 ? () => events.moveWasteToTableau(to.index) : undefined;
    case 'waste to foundation':
      return count === 1 ? () => events.moveWasteToFoundation(to.index) : undefined;
    case 'tableau to foundation':
      return count === 1 ? () => events.moveTableauToFoundation(from.index, to.index) : undefined;
    case 'foundation to tableau':
      return count === 1 ? () => events.moveFoundationToTableau(from.index, to.index) : undefined;
  }
  return undefined;
}
