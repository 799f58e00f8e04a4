import { useId } from 'react';
import { canBet } from '../../store/game/bet';
import type { TableGame } from '../../store/game/table';
import { useStores } from '../parts/context';
import './Guess.css';

/** Asks for a bet on the end of the deal before the first move; nothing at any other time. */
export default function Guess({ current }: { readonly current: TableGame }) {
  const { actions } = useStores().store;
  const questionId = useId();
  if (!canBet(current)) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend does not lie in a row with the buttons
    <div className="guess" role="group" aria-labelledby={questionId}>
      <span id={questionId}>Your bet: win or loss?</span>
      <button type="button" className="button" onClick={() => actions.bet('won')}>
        Win
      </button>
      <button type="button" className="button" onClick={() => actions.bet('lost')}>
        Loss
      </button>
      <button type="button" className="button" onClick={() => actions.bet('none')}>
        No bet
      </button>
    </div>
  );
}
