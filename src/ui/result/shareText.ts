import { displayDeal } from '../../engine/dealId';
import { stateAt } from '../../engine/history';
import { plural } from '../../engine/words';
import { gameOf } from '../../games/index';
import type { GameFacts, PlayedGame } from '../../persistence/record';
import { describeHelp } from '../../store/game/change';
import { narrateEnd } from '../../store/game/narration';
import { formatDay } from '../parts/formatDay';
import { formatTime } from '../parts/formatTime';

/** How many signs show a game. */
const SIGNS = 10;
/** From nothing to the whole way to a win. */
const LEVELS = '▁▂▃▄▅▆▇█';

/**
 * A row of signs for a game up to its cursor: how near to a win it was at ten moments from the start to the present. It
 * gives no move away.
 */
export function gameSigns({ record, history }: PlayedGame): string {
  const { score, bestScore } = gameOf(record.variant).rules;
  const scoreAt = (cursor: number): number => score(stateAt(history, cursor));
  const first = scoreAt(0);
  return Array.from({ length: SIGNS }, (_, i) => {
    const at = scoreAt(Math.round((i * history.cursor) / (SIGNS - 1)));
    const share = first === bestScore ? 1 : (at - first) / (bestScore - first);
    return LEVELS[Math.min(LEVELS.length - 1, Math.max(0, Math.floor(share * LEVELS.length)))];
  }).join('');
}

/** What a shared daily deal says more. */
export interface SharedDaily {
  readonly par?: number | undefined;
  /** Days in a row. */
  readonly streak: number;
}

/** A game in a few short lines to send to a friend: game and deal, how it went, its signs once it is over, and a link to the deal. */
export function shareText(current: PlayedGame, link: string, daily?: SharedDaily): string {
  const { record, history } = current;
  const { variant, deal, seconds } = record;
  const game = gameOf(variant);
  const end = narrateEnd(game, history)?.replace(/\.$/, '');
  const isWon = game.rules.status(stateAt(history, history.cursor)) === 'won';
  const facts = [
    end ?? `${plural(history.cursor, 'move')} so far`,
    ...(seconds > 0 ? [formatTime(seconds)] : []),
    ...(isWon && !game.advice?.fate ? [describeHelp(record).toLowerCase()] : []),
  ];
  return [
    `${game.name} · ${daily ? describeDailyDeal(record) : `deal ${displayDeal(deal)}`}`,
    facts.join(' · '),
    ...(daily ? describeDaily(daily) : []),
    ...(end ? [gameSigns(current)] : []),
    link,
  ].join('\n');
}

/** `daily deal of 23 November 2026, late` */
const describeDailyDeal = ({ day = '', late }: GameFacts): string =>
  `daily deal of ${formatDay(day)}${late ? ', late' : ''}`;

/** A line with par and the streak, as far as there is any. */
function describeDaily({ par, streak }: SharedDaily): readonly string[] {
  const facts = [
    ...(par === undefined ? [] : [`par ${par}`]),
    ...(streak > 0 ? [`streak ${plural(streak, 'day')}`] : []),
  ];
  return facts.length > 0 ? [facts.join(' · ')] : [];
}
