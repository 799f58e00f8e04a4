import { plural, t } from '@lingui/core/macro';
import { dealInWords } from '../../engine/dealId';
import { hasChoice } from '../../engine/game';
import { present, stateAt } from '../../engine/history';
import { gameOf } from '../../games/index';
import { atStart, formatList, formatTime } from '../../locales/format';
import type { GameFacts, PlayedGame } from '../../persistence/record';
import { describeHelp } from '../../store/game/changedGame';
import { narrateEnd } from '../../store/game/narration';
import { formatDayOfYear } from '../parts/formatDay';
import { besideSolver } from './resultFacts';

const SIGNS = 10;
/** From no progress to a win. */
const LEVELS = '▁▂▃▄▅▆▇█';

/** How near to a win a game was at ten moments up to its cursor, from 0 to 7. */
export function levelsOf({ record, history }: PlayedGame): readonly number[] {
  const { score, bestScore } = gameOf(record.variant).rules;
  const scoreAt = (cursor: number): number => score(stateAt(history, cursor));
  const first = scoreAt(0);
  return Array.from({ length: SIGNS }, (_, i) => {
    const at = scoreAt(Math.round((i * history.cursor) / (SIGNS - 1)));
    const share = first === bestScore ? 1 : (at - first) / (bestScore - first);
    return Math.min(LEVELS.length - 1, Math.max(0, Math.floor(share * LEVELS.length)));
  });
}

/** The same as a row of signs that gives no move away. */
export const gameSigns = (game: PlayedGame): string =>
  levelsOf(game)
    .map((level) => LEVELS[level])
    .join('');

interface SharedDaily {
  readonly par?: number | undefined;
  /** Days in a row. */
  readonly streak: number;
}

/** A game in lines for its picture: the deal or its day, how it went, and the help. */
export function pictureLines(current: PlayedGame): readonly string[] {
  const { record } = current;
  const deal = record.day === undefined ? atStart(dealInWords(record.deal)) : describeDay(record);
  return [deal, ...howItWent(current)];
}

/** `Won in 97 moves · 3:12`, then the help; of a game that goes on, a question, since it is shared for its deal. */
function howItWent({ record, history }: PlayedGame): readonly [string, ...string[]] {
  const game = gameOf(record.variant);
  const end = narrateEnd(game, history)?.replace(/[.。]$/, '');
  if (!end && record.givenUp) return [t`Given up`];
  if (!end) return [t`Can you win it?`];
  const isWon = game.rules.status(present(history)) === 'won';
  return [
    record.seconds > 0 ? `${end} · ${formatTime(record.seconds)}` : end,
    ...(isWon && hasChoice(game) ? [describeHelp(record)] : []),
  ];
}

/** A game in a few short lines to send to a friend: game and deal, how it went, its signs once it is over, and a link to the deal. */
export function shareText(current: PlayedGame, link: string, daily?: SharedDaily): string {
  const { record, history } = current;
  const { variant, deal } = record;
  const game = gameOf(variant);
  const { cursor } = history;
  const status = game.rules.status(stateAt(history, cursor));
  const signs = status === 'playing' ? [] : [gameSigns(current)];
  const [soFar, ...more] = howItWent(current);
  if (daily) {
    const moves = plural(cursor, { one: '# move', other: '# moves' });
    const [day, streak] = [describeDay(record), daily.streak];
    const facts =
      status === 'won' ? formatList([moves, ...besideSolver(cursor, daily.par)]) : soFar;
    const days = plural(streak, { one: '# day in a row', other: '# days in a row' });
    return [
      t`Patience Lab daily ${day} 🂡 ${facts}`,
      [game.name, ...(streak > 0 ? [days] : [])].join(' · '),
      ...signs,
      link,
    ].join('\n');
  }
  const what = [game.name, dealInWords(deal)].join(' · ');
  return [what, [soFar, ...more].join(' · '), ...signs, link].join('\n');
}

/** `23 November, late` */
function describeDay({ day = '', late }: GameFacts): string {
  const date = formatDayOfYear(day);
  return late ? t`${date}, late` : date;
}
