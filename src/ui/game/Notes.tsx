import { t } from '@lingui/core/macro';
import { useId, useMemo } from 'react';
import { playsItself } from '../../engine/game';
import { present } from '../../engine/history';
import { gameOf } from '../../games/index';
import { finishedDeals, guessesOf } from '../../persistence/statistics';
import { canGuess, guessInWords } from '../../store/game/guess';
import type { TableGame } from '../../store/game/table';
import { Button } from '../parts/Button';
import { useStores } from '../parts/context';
import { useGameList } from '../parts/useStored';
import './Notes.css';

/** The line above the table of a game that has notes of its own or plays itself: its notes, and the guess of how it ends. */
export default function Notes({ current }: { readonly current: TableGame }) {
  const { record, history } = current;
  const { variant } = record;
  const game = gameOf(variant);
  const games = useGameList();
  const finished = useMemo(
    () => finishedDeals((games ?? []).filter((each) => each.variant === variant)),
    [games, variant],
  );
  if (canGuess(current)) return <GuessButtons />;
  const guess = playsItself(game) && guessInWords(record, games && guessesOf(games));
  const facts = [
    ...(guess ? [guess] : []),
    ...(game.text.notes?.(present(history), finished) ?? []),
  ];
  return <p>{facts.join('\u00a0· ')}</p>;
}

/** Asks how the deal will end, before the first step of a game that plays itself. */
function GuessButtons() {
  const { actions } = useStores().store;
  const questionId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend does not lie in a row with the buttons
    <div className="guess-buttons control-row" role="group" aria-labelledby={questionId}>
      <span id={questionId}>{t`Your guess?`}</span>
      <Button onClick={() => actions.guess('won')}>{t`It comes out`}</Button>
      <Button onClick={() => actions.guess('lost')}>{t`It doesn’t`}</Button>
      <Button onClick={() => actions.guess('none')}>
        {t({ message: 'Skip', context: 'makes no guess' })}
      </Button>
    </div>
  );
}
