import { plural, t } from '@lingui/core/macro';
import { reviewOf, untilMove } from '../../analysis/review';
import { CARDS_IN_DECK } from '../../engine/card';
import { hasChoice, playsItself, type Verdict } from '../../engine/game';
import { present } from '../../engine/history';
import { gameOf } from '../../games/index';
import { oddsInWords, oddsOf } from '../../games/odds';
import { formatTime, joinFacts, joinSentences, withFullStop } from '../../locales/format';
import { isUnaided } from '../../persistence/record';
import type { GuessCount, Streak, Summary } from '../../persistence/statistics';
import { formatRival, type Rival } from '../../store/challenge';
import { guessInWords } from '../../store/game/guess';
import type { TableGame } from '../../store/game/table';

/** A figure of a finished game, such as `97` `moves · 3 under the solver`. */
interface Figure {
  readonly value: string;
  readonly label: string;
}

/** What a finished game is compared with, once it is known. */
interface Yardstick {
  /** The moves of the solver’s line. */
  readonly par?: number | undefined;
  /** For a daily deal, the days in a row that were won. */
  readonly streak?: Streak | undefined;
}

/** `3 under the solver`; nothing while the solver’s moves are not known, or if they are more than twice as many: no yardstick. */
export function besideSolver(moves: number, par: number | undefined): readonly string[] {
  if (par === undefined || 2 * moves < par) return [];
  const difference = Math.abs(moves - par);
  if (difference === 0) return [t`same as the solver`];
  return [moves < par ? t`${difference} under the solver` : t`${difference} over the solver`];
}

/** The moves and the time of a won game; from the second win on its streak, and what is the best so far. */
export function figuresOf(
  { record, history, isPreview }: TableGame,
  { won, fewest, fastest, streak }: Pick<Summary, 'won' | 'fewest' | 'fastest' | 'streak'>,
  { par, streak: days }: Yardstick,
): readonly Figure[] {
  const { seconds } = record;
  const { cursor } = history;
  const beside = besideSolver(cursor, par);
  // The first win is nobody’s best.
  const isRecord = won > 1 && isUnaided(record);
  const isShortest = isRecord && cursor === fewest?.length;
  const { now: row, best } = days ?? streak;
  const movesInWords = t({
    message: plural(cursor, { one: 'move', other: 'moves' }),
    comment: 'after the number of moves',
  });
  // Neither the solver's play nor somebody else's is an achievement.
  if (record.helped || isPreview) return [{ value: String(cursor), label: movesInWords }];
  const inRow =
    days === undefined
      ? t({ message: 'in a row', comment: 'after the number of games won' })
      : t({
          message: plural(row, { one: 'day in a row', other: 'days in a row' }),
          comment: 'after the number of days',
        });
  const rowRecord = best > row ? t`best ${best}` : t`your best`;
  return [
    {
      value: String(cursor),
      label: joinFacts([
        movesInWords,
        ...(beside.length > 0 || !isShortest ? beside : [t`your best`]),
      ]),
    },
    { value: formatTime(seconds), label: timeInWords(seconds, fastest?.seconds, isRecord) },
    ...(row > 1 ? [{ value: String(row), label: joinFacts([inRow, rowRecord]) }] : []),
  ];
}

/** What stands under the time: that it is the best, or `time · best 3:12` if that was faster. */
function timeInWords(seconds: number, fastest: number | undefined, isRecord: boolean): string {
  if (isRecord && seconds > 0 && seconds === fastest) return t`your best time`;
  if (fastest === undefined || fastest >= seconds) return t`time`;
  const time = formatTime(fastest);
  return joinFacts([t`time`, t`best ${time}`]);
}

/** How a won game compares with what was to beat: fewer moves, or as many in less time. */
export function duelLine({ record, history }: TableGame, rival: Rival | undefined) {
  if (!rival || record.helped) return undefined;
  const theirs = formatRival(rival);
  const faster = rival.seconds > 0 ? rival.seconds - record.seconds : 0;
  const ahead = rival.moves - history.cursor || faster;
  if (ahead === 0) return { isBeaten: false, text: t`A draw: ${theirs} each.` };
  return ahead > 0
    ? { isBeaten: true, text: t`You beat ${theirs}.` }
    : { isBeaten: false, text: t`Still to beat: ${theirs}.` };
}

/** The line under the heading of a game without choice: the guess, and the odds if they are known. */
export function deckLine({ record }: TableGame, guesses: GuessCount): string {
  const words = guessInWords(record, guesses);
  const odds = oddsOf(record.variant);
  return joinSentences([words && withFullStop(words), odds && oddsInWords(odds)]);
}

/** `You won!`, `It came out!`, `You gave up.`, or `No moves left. 30 cards to go.`; the game’s own sentence where its score does not count cards. */
export function headingOf({ record, history, isPreview }: TableGame, end: string): string {
  const game = gameOf(record.variant);
  const { rules } = game;
  const state = present(history);
  const isWon = rules.status(state) === 'won';
  if (isWon && playsItself(game)) return t`It came out!`;
  if (!hasChoice(game) || rules.status(state) === 'playing') return end;
  if (isWon)
    return isPreview || record.helped
      ? t({ message: 'Won', context: 'by somebody else, or with the solver' })
      : t`You won!`;
  const left = Math.abs(rules.bestScore - rules.score(state));
  // A score that counts cards is best at none left, or with all of them on the foundations.
  const countsCards = [0, (game.decks ?? 1) * CARDS_IN_DECK].includes(rules.bestScore);
  return countsCards
    ? t`No moves left. ${plural(left, { one: '# card to go.', other: '# cards to go.' })}`
    : t`No moves left.`;
}

/** The last position of a game lost or given up that could be won, and a sentence about it. */
export interface LastChance {
  /** Its number of moves; undefined if none is known. */
  readonly move?: number;
  /** Undefined while the solver searches. */
  readonly text?: string;
  /** True if the solver has proved the sentence. */
  readonly isProved?: boolean;
  /** True if the present position can still be won. */
  readonly isOpen?: boolean;
}

/** The last position from which the game could be won, as far as is known. `cursor` is the present one. */
export function lastChanceOf(
  verdicts: readonly (Verdict | undefined)[],
  isDone: boolean,
  cursor = verdicts.length - 1,
): LastChance {
  if (verdicts[cursor] === 'winnable')
    return { text: t`You could still win.`, isProved: true, isOpen: true };
  const review = reviewOf(verdicts, isDone);
  if (verdicts[0] === 'unwinnable')
    return { text: t`Nobody could have won this one.`, isProved: true };
  if (review.kind === 'unknown') return { text: t`Nobody knows if this deal can be won.` };
  if (review.kind !== 'lost') return {};
  const move = review.move - 1;
  const when = untilMove(move);
  return review.proved
    ? { move, text: t`You could win ${when}.`, isProved: true }
    : { move, text: t`You could win ${when}; after that it’s not known.` };
}
