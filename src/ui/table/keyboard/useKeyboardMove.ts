import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { type Card, cardCode, cardName, theCard } from '../../../engine/card';
import type { PileId, TableView } from '../../../engine/view';
import { joinSentences } from '../../../locales/format';
import { useStores } from '../../parts/context';
import { useEscape } from '../../parts/escape';
import { DIRECTIONS, type Direction, type FocusTarget } from './moveFocus';

/** Cards lifted by a key. */
interface KeyboardLift {
  /** The view that they were lifted from. A new view puts them back. */
  readonly view: TableView;
  readonly cards: readonly Card[];
  readonly from: PileId;
  /** Their legal targets, at least one, and the index of the one that is marked. */
  readonly targets: readonly PileId[];
  readonly index: number;
}

export interface KeyboardMoveProps {
  readonly view: TableView;
  /** The piles that would take the topmost `count` cards of a pile, the best first. */
  readonly targets: (from: PileId, count: number) => readonly PileId[];
}

/** The directions that lead to the next legal target; the others lead to the one before. */
const FORWARDS: readonly Direction[] = ['right', 'down', 'last'];

/**
 * Moves cards by keyboard alone: lift, step through the legal targets, drop. Returns the lifted cards and the marked target, too.
 */
export function useKeyboardMove(props: KeyboardMoveProps) {
  const { view, targets } = props;
  const { gesture: onGesture, announce: onAnnounce } = useStores().store.actions;
  const [last, setLift] = useState<KeyboardLift>();
  const current = last?.view === view ? last : undefined;

  function putBack(): void {
    setLift(undefined);
    onAnnounce(t`Put back.`);
  }

  useEscape(current && putBack);

  /** Lifts a card with all cards on it, or taps it if there is no legal target. False if the card cannot be lifted. */
  function lift(target: FocusTarget): boolean {
    const cards = liftableFrom(view, target);
    const [first] = cards;
    if (first === undefined) return false;
    const from = target.pile;
    const count = cards.length;
    const legal = targets(from, count);
    if (legal.length === 0) onGesture({ kind: 'tap', pile: from, count });
    else {
      setLift({ view, cards, from, targets: legal, index: 0 });
      const [card, others] = [cardName(first), count - 1];
      const lifted = others > 0 ? t`Lifted ${card} and ${others} more.` : t`Lifted ${card}.`;
      onAnnounce(joinSentences([lifted, describe(legal, 0)]));
    }
    return true;
  }

  /** `Column 7, on the Jack of Hearts, 1 of 3.` */
  function describe(legal: readonly PileId[], index: number): string {
    const pile = view.piles.find(({ id }) => id === legal[index]);
    const { name = '' } = pile ?? {};
    const [place, count] = [index + 1, legal.length];
    const top = pile?.kind === 'tableau' ? pile.cards.at(-1) : undefined;
    if (!top) return t`${name}, ${place} of ${count}.`;
    const card = theCard(top.card);
    return t({
      message: `${name}, on ${card}, ${place} of ${count}.`,
      comment: 'where lifted cards may go: “Column 7, on the Jack of Hearts, 1 of 3.”',
    });
  }

  /** Steps to another target or drops the cards. False for any other key. */
  function press(key: string): boolean {
    if (!current) return false;
    const { from, cards, targets: legal, index } = current;
    const direction = DIRECTIONS[key];
    if (direction) {
      const step = FORWARDS.includes(direction) ? 1 : -1;
      const next = (index + step + legal.length) % legal.length;
      setLift({ ...current, index: next });
      onAnnounce(describe(legal, next));
    } else if (key === ' ' || key === 'Enter') {
      const to = legal[index];
      setLift(undefined);
      if (to !== undefined) onGesture({ kind: 'drop', from, count: cards.length, to });
    } else return false;
    return true;
  }

  return {
    lifted: current?.cards,
    marked: current?.targets[current.index],
    lift,
    press,
    putBack,
  };
}

/** The card of a focus target with all cards on it; empty if it cannot be lifted. */
function liftableFrom(view: TableView, { id, pile }: FocusTarget): readonly Card[] {
  const cards = view.piles.find((each) => each.id === pile)?.cards ?? [];
  const index = cards.findIndex(({ card }) => cardCode(card) === id);
  return cards[index]?.liftable ? cards.slice(index).map(({ card }) => card) : [];
}
