import { useEffect, useState } from 'react';
import type { GameResult } from '../../engine/game';
import { gameOf } from '../../games/index';
import type { PlayedGame } from '../../store/savedGame';
import { useStores } from '../parts/context';

/** The player’s guess, made before the first move, how the deal will end, and whether it was right. */
export function Guess({ current }: { readonly current: PlayedGame }) {
  const { store, records } = useStores();
  const { id, deal, history, result, guess } = current;
  const game = gameOf(id);
  const [revealed, setRevealed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another deal is not revealed yet
  useEffect(() => setRevealed(false), [id, deal]);
  if (!game.fate) return null;

  const untouched = history.steps.length === 0 && result === undefined;
  const hasChoice = game.input === 'select';
  const knownResult =
    result ?? (hasChoice && (guess || revealed) ? game.fate(history.initial) : undefined);
  const { right, total } = records.guesses();
  return (
    <section aria-label="Fate">
      {untouched && !guess ? (
        <p className="control-row">
          Guess before you play: this deal will be
          {(['won', 'lost'] as const).map((end) => (
            <button
              key={end}
              type="button"
              className="button"
              aria-label={`Guess ${end}`}
              onClick={() => store.actions.guess(end)}
            >
              {end}
            </button>
          ))}
        </p>
      ) : (
        guess && <p>{describeGuess(guess, knownResult)}</p>
      )}
      {knownResult && !guess && (
        <p>{`This deal is ${knownResult}${hasChoice ? ', whatever is chosen' : ''}.`}</p>
      )}
      {!knownResult && hasChoice && !untouched && (
        <button type="button" className="button" onClick={() => setRevealed(true)}>
          Tell me how it ends
        </button>
      )}
      {total > 0 && (
        <p className="hint-text">
          {`${right} of ${total} ${total === 1 ? 'guess' : 'guesses'} right (${Math.round((100 * right) / total)} %).`}
        </p>
      )}
    </section>
  );
}

function describeGuess(guess: GameResult, knownResult: GameResult | undefined): string {
  if (knownResult === undefined) return `You guessed that it will be ${guess}. Play, and see.`;
  return `You guessed ${guess}: ${guess === knownResult ? 'right' : 'wrong'}, this deal is ${knownResult}.`;
}
