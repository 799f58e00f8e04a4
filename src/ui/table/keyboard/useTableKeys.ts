import type { KeyboardEvent } from 'react';
import { isButtonPile } from '../../../engine/view';
import { useStores } from '../../parts/context';
import { useEscape } from '../../parts/escape';
import { isModified } from '../../parts/input';
import { DIRECTIONS } from './moveFocus';
import { type KeyboardMoveProps, useKeyboardMove } from './useKeyboardMove';
import { type RovingFocusProps, useRovingFocus } from './useRovingFocus';

interface TableKeysProps extends RovingFocusProps, KeyboardMoveProps {
  /** True in games whose cards are selected. */
  readonly selects: boolean;
  readonly hasSelection: boolean;
  readonly drags: boolean;
}

/**
 * What each key does on the table. Enter clicks the focused card; Space lifts it, or clicks it if it can’t be lifted. In games
 * whose cards are selected, Space selects, and Enter confirms unless cards can be dragged too. An empty pile says what it takes. Esc
 * puts back what is lifted or selected; so does Tab what is lifted.
 */
export function useTableKeys(props: TableKeysProps) {
  const { view, selects, hasSelection, drags } = props;
  const { actions } = useStores().store;
  const focus = useRovingFocus(props);
  const move = useKeyboardMove(props);
  useEscape(hasSelection ? actions.deselect : undefined);

  /** Handles a key. False if it means nothing on the table. */
  function press({ key, repeat, target: element }: KeyboardEvent): boolean {
    const target = focus.target();
    const pile = view.piles.find(({ id }) => id === target.id);
    const onButton = pile !== undefined && isButtonPile(pile);
    // A key held down repeats arrows and draws. It does not repeat a tap, nor lift and drop in turn.
    if (repeat && (key === ' ' || key === 'Enter') && !onButton) return true;
    if (move.lifted) return move.press(key);
    const direction = DIRECTIONS[key];
    if (direction) focus.move(direction);
    else if (selects && !drags && key === 'Enter') actions.replace();
    else if (key !== ' ' && key !== 'Enter') return false;
    else if (pile && !onButton) actions.gesture({ kind: 'tap', pile: pile.id, count: 0 });
    else if (key === 'Enter') return false;
    else if (pile && onButton) actions.gesture({ kind: 'press', pile: pile.id });
    else if (selects || !move.lift(target)) (element as HTMLElement).click();
    return true;
  }

  return {
    lifted: move.lifted,
    marked: move.marked,
    onFocus: focus.onFocus,
    onBlur: focus.onBlur,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Tab' && move.lifted) move.putBack();
      else if (!isModified(event) && press(event)) event.preventDefault();
    },
    // The space bar clicks a button when it is released.
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key === ' ') event.preventDefault();
    },
  };
}
