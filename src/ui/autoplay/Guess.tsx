import { t } from '@lingui/core/macro';
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
      <span id={questionId}>{t`Your guess?`}</span>
      <button type="button" className="button" onClick={() => actions.guess('won')}>
        {t`It comes out`}
      </button>
      <button type="button" className="button" onClick={() => actions.guess('lost')}>
        {t`It doesn’t`}
      </button>
      <button type="button" className="button" onClick={() => actions.guess('none')}>
        {t({ message: 'Skip', context: 'makes no guess' })}
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
        {t`Show how it ends`}
      </button>
    </p>
  );
}
