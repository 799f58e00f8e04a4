import { present } from '../../engine/history';
import { plural } from '../../engine/words';
import { gameOf } from '../../games/index';
import type { Verdict } from '../../solver/solve';
import { describeHelp } from '../../store/counting';
import { callOf, describeCall } from '../../store/guess';
import type { GameRecord, Guesses } from '../../store/records';
import type { PlayedGame } from '../../store/savedGame';
import { formatDay } from '../parts/formatDay';
import { formatTime } from '../parts/formatTime';
import { reviewOf, untilMove } from './judging';

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
  current: PlayedGame,
  record: GameRecord,
  guesses: Guesses,
  { par, deckWins, streak }: Yardstick,
): readonly Fact[] {
  const { id, history, seconds, helped } = current;
  const game = gameOf(id);
  const isRight = callOf(current);
  const time = seconds > 0 ? [{ name: 'Time', value: formatTime(seconds) }] : [];
  if (game.advice?.fate || game.rules.status(present(history)) !== 'won') {
    const call =
      isRight === undefined ? [] : [{ name: 'Your bet', value: describeCall(isRight, guesses) }];
    const deck =
      deckWins === undefined
        ? []
        : [{ name: 'The deck', value: `wins about ${Math.round(deckWins * 100)}\u00a0% of deals` }];
    return [...time, ...call, ...deck];
  }
  const isBest = !helped && history.cursor === record.fewest;
  return [
    { name: 'Moves', value: String(history.cursor), ...(isBest && newsOf(record)) },
    ...time,
    ...(record.fewest > 0 && !isBest
      ? [{ name: 'Your best', value: plural(record.fewest, 'move') }]
      : []),
    { name: 'Help', value: describeHelp(current) },
    ...(par === undefined ? [] : [{ name: 'Par, by the solver', value: plural(par, 'move') }]),
    ...(streak === undefined ? [] : dailyFacts(current, streak)),
  ];
}

const dailyFacts = (current: PlayedGame, streak: number): readonly Fact[] => [
  { name: 'Daily deal', value: `${formatDay(current.day ?? '')}${current.late ? ', late' : ''}` },
  { name: 'Streak', value: plural(streak, 'day') },
];

const newsOf = ({ won }: GameRecord) => ({ news: won > 1 ? 'your best' : 'your first win' });

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
