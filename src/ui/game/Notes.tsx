import { useMemo } from 'react';
import { playsItself } from '../../engine/game';
import { present } from '../../engine/history';
import { gameOf } from '../../games/index';
import { betResult } from '../../persistence/bets';
import { type GameRecord, isResult } from '../../persistence/record';
import { betsOf, finishedDeals, type Summary } from '../../persistence/statistics';
import { canBet, describeBet, describeBetResult } from '../../store/game/bet';
import type { TableGame } from '../../store/game/table';
import { LoadError } from '../parts/LoadError';
import { lazyPart } from '../parts/lazyPart';
import { useGameList } from '../parts/useGameList';

const BetButtons = lazyPart(() => import('../autoplay/Bet'), LoadError);

/** The line above the table of a game that has notes of its own or plays itself: its notes, and the guess how it ends. */
export default function Notes({ current }: { readonly current: TableGame }) {
  const { record, history } = current;
  const { variant } = record;
  const game = gameOf(variant);
  const asksForBet = playsItself(game);
  const games = useGameList();
  const finished = useMemo(
    () => finishedDeals((games ?? []).filter((each) => each.variant === variant)),
    [games, variant],
  );
  if (asksForBet && canBet(current)) return <BetButtons />;
  const facts = [
    ...(asksForBet ? betInWords(record, games && betsOf(games)) : []),
    ...(game.text.notes?.(present(history), finished) ?? []),
  ];
  return <p>{facts.join('\u00a0· ')}</p>;
}

/** The bet while the game goes on, then whether it was right. */
function betInWords(record: GameRecord, bets: Summary['bets'] | undefined): readonly string[] {
  const { bet } = record;
  if (!isResult(bet)) return [];
  const isRight = betResult(record);
  return [isRight === undefined ? describeBet(bet) : describeBetResult(isRight, bets)];
}
