import { useEffect, useState } from 'react';
import type { GameResult } from '../../engine/game';
import { gameOf } from '../../games/index';
import type { PlayedGame } from '../../store/savedGame';
import { useStores } from '../parts/context';

/** A guess of how the deal ends, before the first move, and what came of it. */
export function Guess({ current }: { readonly current: PlayedGame }) {
  const { store, records } = useStores();
  const { id, deal, history, result, guess } = current;
  const game = gameOf(id);
  const [asked, setAsked] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another deal is another question
  useEffect(() => setAsked(false), [id, deal]);
  if (!game.fate) return null;

  const fresh = history.steps.length === 0 && result === undefined;
  const certain = game.input === 'select';
  const known = result ?? (certain && (guess || asked) ? game.fate(history.initial) : undefined);
  const { right, total } = records.guesses();
  return (
    <section className="fate" aria-label="Fate">
      {fresh && !guess ? (
        <p className="row">
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
        guess && <p>{guessInWords(guess, known)}</p>
      )}
      {known && !guess && <p>{`This deal is ${known}${certain ? ', whatever is chosen' : ''}.`}</p>}
      {!known && certain && !fresh && (
        <button type="button" className="button" onClick={() => setAsked(true)}>
          Tell me how it ends
        </button>
      )}
      {total > 0 && (
        <p className="small">
          {`${right} of ${total} ${total === 1 ? 'guess' : 'guesses'} right (${Math.round((100 * right) / total)} %).`}
        </p>
      )}
    </section>
  );
}

function guessInWords(guess: GameResult, known: GameResult | undefined): string {
  if (known === undefined) return `You guessed that it will be ${guess}. Play, and see.`;
  return `You guessed ${guess}: ${guess === known ? 'right' : 'wrong'}, this deal is ${known}.`;
}
