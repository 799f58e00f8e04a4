import { reviewOf, untilMove } from '../../analysis/judging';
import { present } from '../../engine/history';
import { plural } from '../../engine/words';
import { gameOf } from '../../games/index';
import type { GameFacts } from '../../persistence/record';
import { betResult, type Summary } from '../../persistence/statistics';
import type { Verdict } from '../../solver/solve';
import { describeBetResult } from '../../store/game/bet';
import { describeHelp } from '../../store/game/change';
import type { TableGame } from '../../store/game/table';
import { formatDay } from '../parts/formatDay';
import { formatTime } from '../parts/formatTime';

/** A fact about a finished game. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  /** What is new about it: a record. */
  readonly news?: string;
}

/** What a finished game is compared with, once it is known. */
interface Yardstick {
  /** Par of the deal, in moves. */
  readonly par?: number | undefined;
  /** The share of deals that the deck wins, where no choice changes the end. */
  readonly deckWins?: number | undefined;
  /** Of a daily deal, the days in a row that were won. */
  readonly streak?: number | undefined;
}

/** What a finished game is measured by. */
export function resultFacts(
  current: TableGame,
  { summary, bets }: { readonly summary: Summary; readonly bets: Summary['bets'] },
  { par, deckWins, streak }: Yardstick,
): readonly Fact[] {
  const { record, history } = current;
  const { seconds, helped } = record;
  const game = gameOf(record.variant);
  const isRight = betResult(record);
  const time = seconds > 0 ? [{ name: 'Time', value: formatTime(seconds) }] : [];
  if (game.advice?.fate || game.rules.status(present(history)) !== 'won') {
    const call =
      isRight === undefined ? [] : [{ name: 'Your bet', value: describeBetResult(isRight, bets) }];
    const deck =
      deckWins === undefined
        ? []
        : [{ name: 'The deck', value: `wins about ${Math.round(deckWins * 100)}\u00a0% of deals` }];
    return [...time, ...call, ...deck];
  }
  const isBest = !helped && history.cursor === summary.fewest?.length;
  return [
    { name: 'Moves', value: String(history.cursor), ...(isBest && newsOf(summary)) },
    ...time,
    ...(summary.fewest && !isBest
      ? [{ name: 'Your best', value: plural(summary.fewest.length, 'move') }]
      : []),
    { name: 'Help', value: describeHelp(record) },
    ...(par === undefined ? [] : [{ name: 'Par, by the solver', value: plural(par, 'move') }]),
    ...(streak === undefined ? [] : dailyFacts(record, streak)),
  ];
}

const dailyFacts = ({ day = '', late }: GameFacts, streak: number): readonly Fact[] => [
  { name: 'Daily deal', value: `${formatDay(day)}${late ? ', late' : ''}` },
  { name: 'Streak', value: plural(streak, 'day') },
];

const newsOf = ({ won }: Summary) => ({ news: won > 1 ? 'your best' : 'your first win' });

/** What is known of a game without moves: the last position that could be won, and that in a sentence. */
export interface LastChance {
  /** Undefined if none is known. */
  readonly move?: number;
  /** Undefined while the solver searches. */
  readonly text?: string;
}

/** The last position of a lost game that could be won, by the verdicts so far. */
export function lastChanceOf(
  verdicts: readonly (Verdict | undefined)[],
  isDone: boolean,
): LastChance {
  const review = reviewOf(verdicts, isDone);
  if (verdicts[0] === 'unwinnable') return { text: 'This deal can’t be won (proved).' };
  if (review.kind === 'unknown') return { text: 'Whether this deal can be won is not known.' };
  if (review.kind !== 'lost') return {};
  const move = review.move - 1;
  const text = review.proved
    ? `It could be won ${untilMove(move)} (proved).`
    : `It could be won ${untilMove(move)}; after that it’s not known.`;
  return { move, text };
}
