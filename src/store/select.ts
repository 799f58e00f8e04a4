import { type Card, cardName } from '../engine/card';
import { present } from '../engine/history';
import { gameOf } from '../games';
import type { PlayedGame } from './savedGame';
import { cardAt, cardViewAt, type TapGesture } from './tap';

/** True if a tap selects: the game selects cards, and this one may be selected. */
export const selects = ({ id, history }: PlayedGame, gesture: TapGesture): boolean => {
  const game = gameOf(id);
  return (
    game.table.selection !== undefined &&
    cardViewAt(game, present(history), gesture)?.liftable === true
  );
};

/** A new selection, what it comes to in words, and whether it may be replaced. */
interface Selected {
  readonly selection: readonly Card[];
  readonly text: string;
  readonly legal: boolean;
  /** True if it is to be replaced at once. */
  readonly isComplete: boolean;
}

/** Selects the tapped card, or deselects it; nothing where there is no card, or none is ever selected. */
export function toggleCard(
  { id, history }: PlayedGame,
  selection: readonly Card[],
  gesture: TapGesture,
): Selected | undefined {
  const game = gameOf(id);
  const card = cardAt(game, present(history), gesture);
  if (card === undefined || !game.table.selection) return undefined;
  const selected = selection.includes(card);
  const next = selected ? selection.filter((each) => each !== card) : [...selection, card];
  const { text, legal } = game.table.selection(next);
  const done = `${cardName(card)} ${selected ? 'put back' : 'selected'}.`;
  const isInPlace = game.table.removesAtOnce && !legal && next.length > 1;
  return {
    selection: isInPlace ? [card] : next,
    text: text ? `${done} ${text}.` : done,
    legal,
    isComplete: legal && game.table.removesAtOnce === true,
  };
}
