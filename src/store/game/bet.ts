import { type GameResult, hasChoice, playsItself } from '../../engine/game';
import { ok } from '../../engine/result';
import { gameOf } from '../../games';
import type { Bet, GameRecord } from '../../persistence/record';
import type { Summary } from '../../persistence/statistics';
import {
  type Context,
  isReplay,
  refuse,
  type Table,
  type TableGame,
  type Transition,
} from './table';

/** True while the player may bet on the end of the deal: before the first move, where no choice changes it. */
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

/** Notes the player’s bet on the end of the deal. */
export function placeBet(table: Table, bet: Bet, { now, seconds }: Context): Transition {
  const { current } = table;
  if (!canBet(current)) return refuse('A bet comes before the first move.');
  const record = { ...current.record, bet, seconds, updated: now };
  return ok({
    table: { ...table, current: { ...current, record } },
    sentences: bet === 'none' ? ['No bet.'] : describePlacedBet(record),
  });
}

function describePlacedBet(record: GameRecord): readonly string[] {
  const isRight = betResult(record);
  return [
    `${describeBet(record.bet)}.`,
    ...(isRight === undefined ? [] : [fateInWords(record), `${describeBetResult(isRight)}.`]),
  ];
}

/** Where the player chooses, the bet alone shows how the deal ends: no play could change it. */
const revealsResultAtBet = ({ variant }: Pick<GameRecord, 'variant'>): boolean =>
  !playsItself(gameOf(variant));

/** How the deal ends, whatever is played; undefined where choice decides. */
const fateOf = ({
  variant,
  deal,
}: Pick<GameRecord, 'variant' | 'deal'>): GameResult | undefined => {
  const { rules, advice } = gameOf(variant);
  return advice?.fate?.(rules.deal(deal));
};

/** The end of a deal that the player’s choices cannot change, once a bet is made; undefined of any other deal. */
export const describeFate = (record: GameRecord): string | undefined =>
  record.bet !== undefined && record.bet !== 'none' && revealsResultAtBet(record)
    ? fateInWords(record)
    : undefined;

/** `Whatever you choose, this deal is won.` */
export const fateInWords = (record: GameRecord): string =>
  `Whatever you choose, this deal is ${fateOf(record)}.`;

/** `Your bet: win` */
export const describeBet = (bet: Bet | undefined): string =>
  `Your bet: ${bet === 'won' ? 'win' : 'loss'}`;

/** `You called it`, or `You called it, 4 of 5` with all bets of the player. */
export const describeBetResult = (isRight: boolean, bets?: Summary['bets']): string =>
  `${isRight ? 'You called it' : 'Not this time'}${bets ? `, ${bets.right} of ${bets.total}` : ''}`;

/** Whether the bet was right; undefined without one, and while that is not known. */
export function betResult(record: GameRecord): boolean | undefined {
  const { bet, result } = record;
  if (bet === undefined || bet === 'none') return undefined;
  const end = revealsResultAtBet(record) ? fateOf(record) : result;
  return end && bet === end;
}
