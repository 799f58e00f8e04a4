import { useEffect, useState } from 'react';
import { isResult } from '../../persistence/record';
import { betResult, betsOf } from '../../persistence/statistics';
import {
  canBet,
  describeBet,
  describeBetResult,
  describeFate,
  fateInWords,
} from '../../store/game/bet';
import type { TableGame } from '../../store/game/table';
import { useGameList } from '../parts/useGameList';
import Guess from './Guess';

/** The bet of a game whose play cannot change the result, and then the result, for it is known. */
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
        <Guess current={current} />
      </>
    );
  }
  const told = describeFate(record) ?? (result || revealed ? fateInWords(record) : undefined);
  return (
    <>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      {told ? (
        <p>{told}</p>
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
