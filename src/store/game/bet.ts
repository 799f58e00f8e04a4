import { type GameResult, hasChoice, playsItself } from '../../engine/game';
import { ok } from '../../engine/result';
import { gameOf } from '../../games';
import { betResult, fateOf } from '../../persistence/bets';
import { type Bet, type GameRecord, isResult } from '../../persistence/record';
import type { Summary } from '../../persistence/statistics';
import {
  type Context,
  isReplay,
  refuse,
  type Table,
  type TableGame,
  type Transition,
} from './table';

/** True while the player may bet: before the first move, if no choice changes the end of the deal. */
export const canBet = (game: TableGame): boolean => {
  const { record, history } = game;
  return (
    !isReplay(game) &&
    !hasChoice(gameOf(record.variant)) &&
    history.steps.length === 0 &&
    record.result === undefined &&
    record.bet === undefined
  );
};

/** Records the player’s bet on the end of the deal. */
export function placeBet(table: Table, bet: Bet, { now, seconds }: Context): Transition {
  const { current } = table;
  if (!canBet(current)) return refuse('A bet comes before the first move.');
  const record = { ...current.record, bet, seconds, updated: now };
  return ok({
    table: { ...table, current: { ...current, record } },
    sentences: [],
    news: bet === 'none' ? [] : describePlacedBet(record, bet),
  });
}

function describePlacedBet(record: GameRecord, bet: GameResult): readonly string[] {
  const isRight = betResult(record);
  return [
    `${describeBet(bet)}.`,
    ...(isRight === undefined ? [] : [fateInWords(record), `${describeBetResult(isRight)}.`]),
  ];
}

/** True if the end is revealed with the bet: the player moves, but cannot change it. */
const revealsResultAtBet = ({ variant }: Pick<GameRecord, 'variant'>): boolean =>
  !playsItself(gameOf(variant));

/** The end of a deal that no choice changes, once the player has bet; undefined otherwise. */
export const describeFate = (record: GameRecord): string | undefined =>
  isResult(record.bet) && revealsResultAtBet(record) ? fateInWords(record) : undefined;

/** `Whatever you choose, this deal is won.` */
export const fateInWords = (record: GameRecord): string =>
  `Whatever you choose, this deal is ${fateOf(record)}.`;

/** `Your bet: win` */
export const describeBet = (bet: GameResult): string =>
  `Your bet: ${bet === 'won' ? 'win' : 'loss'}`;

/** `You called it`, or `You called it, 4 of 5` if all bets are given. */
export const describeBetResult = (isRight: boolean, bets?: Summary['bets']): string =>
  `${isRight ? 'You called it' : 'Not this time'}${bets ? `, ${bets.right} of ${bets.total}` : ''}`;
