import type { ComponentProps, MouseEvent } from 'react';
import type { GameFacts } from '../../persistence/record';
import { gameAddress } from './address';
import { useStores } from './context';
import { isModified } from './input';

interface OpenGameProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  readonly game: Pick<GameFacts, 'id' | 'variant' | 'deal'>;
  /** Opens the game at its end, if it has one. */
  readonly atEnd?: boolean;
  readonly primary?: boolean;
}

/** A link that opens a game as it was left. In a new tab it opens the deal, with the game that was played last. */
export function OpenGame({ game, atEnd = false, primary, ...link }: OpenGameProps) {
  const { actions } = useStores().store;
  const { id, variant, deal } = game;
  const open = (event: MouseEvent): void => {
    if (isModified(event)) return;
    event.preventDefault();
    void actions.open({ kind: 'game', id, atEnd });
  };
  return <a href={gameAddress(variant, deal)} onClick={open} data-main={primary} {...link} />;
}
