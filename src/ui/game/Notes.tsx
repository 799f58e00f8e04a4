import { playsItself } from '../../engine/game';
import { present } from '../../engine/history';
import { gameOf } from '../../games/index';
import { callOf, canGuess, describeCall, describeGuess } from '../../store/guess';
import type { Guesses } from '../../store/records';
import type { PlayedGame } from '../../store/savedGame';
import { useStores } from '../parts/context';
import { LoadError } from '../parts/LoadError';
import { lazyPart } from '../parts/lazyPart';
import './Notes.css';

const Guess = lazyPart(() => import('../analysis/Guess'), LoadError);

interface NotesProps {
  readonly current: PlayedGame;
  /** Whether the game can still be won, if the player wants that shown. */
  readonly verdict: string | undefined;
}

/** The line above the table: the game’s own notes, the bet on a game that plays itself, and the solver’s verdict. */
export function Notes({ current, verdict }: NotesProps) {
  const { records } = useStores();
  const { id, history, helped } = current;
  const game = gameOf(id);
  const asksForBet = playsItself(game);
  if (asksForBet && canGuess(current)) {
    return (
      <div className="game-notes" data-bet>
        <Guess current={current} />
      </div>
    );
  }
  const facts = [
    ...(asksForBet ? betInWords(current, records.guesses()) : []),
    ...(game.text.notes?.(present(history), records.of(id)) ?? []),
  ];
  const notes = [
    ...(facts.length > 0 ? [facts.join('\u00a0· ')] : []),
    ...(verdict ? [`${verdict}.`] : []),
    ...(helped ? ['Solver used.'] : []),
  ];
  return (
    <p
      className="game-notes"
      data-bet={asksForBet || undefined}
      data-lasting={(game.text.notes && !asksForBet) || undefined}
    >
      {notes.join(' ')}
    </p>
  );
}

/** The bet while the game goes on, then whether it was right. */
function betInWords(game: PlayedGame, guesses: Guesses): readonly string[] {
  if (!game.guess) return [];
  const isRight = callOf(game);
  return [isRight === undefined ? describeGuess(game.guess) : describeCall(isRight, guesses)];
}
