import { countInEnglish } from '../engine/english';
import { GAME_IDS, gameOf, isMainGame, type VariantId } from '../games/index';
import { parseDay } from '../persistence/calendar';
import { seedOf } from '../persistence/daily';
import { localDay } from '../persistence/day';
import { resumableDaily } from '../solver/daily';
import { runToEnd } from '../solver/gameSolver';
import { hasDailyDeal, whyNoDailyDeal } from '../solver/registry';
import { resumablePar } from '../solver/solve';
import { GAME_HELP, type PatienceCommand } from './commandLine';
import { parseGame } from './options';
import { expectOk, InputError, printLines, UsageError } from './program';

/** Adds `daily`, which prints the daily deal and its par, of one game or of those of the home page, by default of today. */
export function addDaily(program: PatienceCommand): void {
  program
    .command('daily')
    .description('print the daily deal of a day and its par, in moves')
    .argument('[game]', `${GAME_HELP} (by default those of the home page)`)
    .argument('[day]', 'as in 2026-11-23 (by default today)')
    .examples('daily', 'daily klondike-3 2026-11-23')
    .action(daily);
}

function daily(first: string | undefined, second: string | undefined): void {
  const isDate = first !== undefined && second === undefined && /^\d/.test(first);
  const [game, date] = isDate ? [undefined, first] : [first, second];
  const ids: readonly VariantId[] =
    game === undefined
      ? GAME_IDS.filter((id) => hasDailyDeal(id) && isMainGame(id))
      : [expectOk(parseGame(game))];
  const day = date === undefined ? localDay(new Date()) : expectOk(parseDay(date));
  for (const id of ids) {
    const why = whyNoDailyDeal(id);
    if (why !== undefined) throw new UsageError(why);
    const deal = runToEnd(resumableDaily(id, seedOf(day)));
    if (deal === undefined)
      throw new InputError(`The solver wins none of the deals of ${id} on ${day}.`);
    const { line } = runToEnd(resumablePar(id, gameOf(id).rules.deal(deal)));
    printLines([`${id} ${day}: deal ${deal}, par ${countInEnglish(line.length, 'move')}`]);
  }
}
