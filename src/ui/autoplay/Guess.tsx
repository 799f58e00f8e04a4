import { useEffect, useId, useState } from 'react';
import { fateInWords } from '../../store/game/guess';
import type { TableGame } from '../../store/game/table';
import { useStores } from '../parts/context';
import './autoplay.css';

/** Asks how the deal will end, before the first step of a game that plays itself. */
export default function GuessButtons() {
  const { actions } = useStores().store;
  const questionId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend does not lie in a row with the buttons
    <div className="guess-buttons control-row" role="group" aria-labelledby={questionId}>
      <span id={questionId}>Your guess?</span>
      <button type="button" className="button" onClick={() => actions.guess('won')}>
        It comes out
      </button>
      <button type="button" className="button" onClick={() => actions.guess('lost')}>
        It doesn’t
      </button>
      <button type="button" className="button" onClick={() => actions.guess('none')}>
        Skip
      </button>
    </div>
  );
}

/** How a deal ends that is played by hand, though no choice changes its end: shown on request. */
export function DeckEnd({ current }: { readonly current: TableGame }) {
  const { record } = current;
  const [revealed, setRevealed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another deal is not revealed yet
  useEffect(() => setRevealed(false), [record.id]);
  if (record.result || revealed) return <p>{fateInWords(record)}</p>;
  return (
    <p>
      <button type="button" className="button" onClick={() => setRevealed(true)}>
        Show how it ends
      </button>
    </p>
  );
}
