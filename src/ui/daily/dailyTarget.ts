import { t } from '@lingui/core/macro';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { FIRST_GAMES, GAME_IDS, type GameId, gameNamed, isMainGame } from '../../games/index';
import { parseDay } from '../../persistence/calendar';
import type { Day } from '../../persistence/day';
import { hasDailyDeal, whyNoDailyDeal } from '../../solver/registry';

/** The games that have a daily deal, in the order of the list of games. */
export const DAILY_GAMES: readonly GameId[] = GAME_IDS.filter(hasDailyDeal);

/** The games with a button on the page, which also finds their deals ahead of time: those of newcomers first. */
export const MAIN_GAMES: readonly GameId[] = [
  ...FIRST_GAMES,
  ...DAILY_GAMES.filter((id) => isMainGame(id) && !FIRST_GAMES.includes(id)),
];

/** The game and the day that an address names. */
interface DailyTarget {
  readonly game?: GameId;
  readonly day?: Day;
}

/** Parses what follows `#/daily/`, as in `klondike-3/2026-11-23`; or says what is wrong. */
export function parseDailyTarget(parts: readonly string[]): Result<DailyTarget, string> {
  const [word, date, more] = parts;
  if (word === undefined) return ok({});
  const game = gameNamed(word);
  if (!game) {
    const written = quote(word);
    return err(t`There is no game called ${written}.`);
  }
  const why = whyNoDailyDeal(game);
  if (why !== undefined) return err(why);
  if (date === undefined) return ok({ game });
  if (more !== undefined) {
    const rest = quote(more);
    return err(t`The address goes on after the day: ${rest}.`);
  }
  const day = parseDay(date);
  return day.ok ? ok({ game, day: day.value }) : day;
}
