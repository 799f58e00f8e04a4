import type { MouseEvent, ReactNode, Ref } from 'react';
import type { ListedGame } from '../../persistence/record';
import { gameAddress } from '../parts/address';

interface OpenGameProps {
  readonly facts: ListedGame;
  readonly onOpen: (facts: ListedGame) => void;
  readonly children: ReactNode;
  /** Its name, where the children say it in another form. */
  readonly label?: string;
  readonly className?: string;
  readonly tabIndex?: number;
  readonly onFocus?: () => void;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link that opens a game as it was left. In a window of its own it is the deal, with the game that was played last. */
export function OpenGame({ facts, onOpen, children, label, ...link }: OpenGameProps) {
  const open = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(facts);
  };
  return (
    <a href={gameAddress(facts.variant, facts.deal)} onClick={open} aria-label={label} {...link}>
      {children}
    </a>
  );
}
