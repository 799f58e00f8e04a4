import { useMemo } from 'react';
import { playsItself } from '../../engine/game';
import { present } from '../../engine/history';
import { gameOf } from '../../games/index';
import { finishedDeals, guessesOf } from '../../persistence/statistics';
import { canGuess, guessInWords } from '../../store/game/guess';
import type { TableGame } from '../../store/game/table';
import { LoadError } from '../parts/LoadError';
import { lazyPart } from '../parts/lazyPart';
import { useGameList } from '../parts/useGameList';
import { useReplaceOffer } from './useReplaceOffer';

const GuessButtons = lazyPart(() => import('../autoplay/Guess'), LoadError);

/** The line above the table of a game that has notes of its own or plays itself: its notes, and the guess how it ends. */
export default function Notes({ current }: { readonly current: TableGame }) {
  const { record, history } = current;
  const { variant } = record;
  const game = gameOf(variant);
  useReplaceOffer();
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
