import { useEffect, useState } from 'react';
import {
  callOf,
  canGuess,
  describeCall,
  describeFate,
  describeGuess,
  fateInWords,
} from '../../store/guess';
import type { PlayedGame } from '../../store/savedGame';
import { useStores } from '../parts/context';
import Guess from './Guess';

/** The bet of a game whose play cannot change the result, and then the result, for it is known. */
export function DeckBet({ current }: { readonly current: PlayedGame }) {
  const { records } = useStores();
  const { id, deal, guess, result } = current;
  const [revealed, setRevealed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another deal is not revealed yet
  useEffect(() => setRevealed(false), [id, deal]);
  const isRight = callOf(current);
  const facts = [
    ...(guess ? [describeGuess(guess)] : []),
    ...(isRight === undefined ? [] : [describeCall(isRight, records.guesses())]),
  ];
  if (canGuess(current)) {
    return (
      <>
        <p>Play cannot change how this deal ends: it is a bet with the deck.</p>
        <Guess current={current} />
      </>
    );
  }
  const told = describeFate(current) ?? (result || revealed ? fateInWords(current) : undefined);
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
