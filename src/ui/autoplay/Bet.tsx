import { useEffect, useId, useState } from 'react';
import { betResult } from '../../persistence/bets';
import { isResult } from '../../persistence/record';
import { betsOf } from '../../persistence/statistics';
import {
  canBet,
  describeBet,
  describeBetResult,
  describeFate,
  fateInWords,
} from '../../store/game/bet';
import type { TableGame } from '../../store/game/table';
import { useStores } from '../parts/context';
import { useGameList } from '../parts/useGameList';
import './autoplay.css';

/** Asks for a bet on the end of the deal, before the first move. */
export default function BetButtons() {
  const { actions } = useStores().store;
  const questionId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend does not lie in a row with the buttons
    <div className="bet-buttons" role="group" aria-labelledby={questionId}>
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

/** The bet on a deal whose result no choice can change, and then that result. */
export function DeckBet({ current }: { readonly current: TableGame }) {
  const { record } = current;
  const { id, bet, result } = record;
  const [revealed, setRevealed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another deal is not revealed yet
  useEffect(() => setRevealed(false), [id]);
  const isRight = betResult(record);
  const games = useGameList(isRight !== undefined);
  const facts = [
    ...(isResult(bet) ? [describeBet(bet)] : []),
    ...(isRight === undefined ? [] : [describeBetResult(isRight, games && betsOf(games))]),
  ];
  if (canBet(current)) {
    return (
      <>
        <p>Play cannot change how this deal ends: it is a bet with the deck.</p>
        <BetButtons />
      </>
    );
  }
  const end = describeFate(record) ?? (result || revealed ? fateInWords(record) : undefined);
  return (
    <>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      {end ? (
        <p>{end}</p>
      ) : (
        <p>
          <button type="button" className="button" onClick={() => setRevealed(true)}>
            Show how it ends
          </button>
        </p>
      )}
    </>
  );
}
