import { t } from '@lingui/core/macro';
import { parseDealNumber } from '../../engine/dealId';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { gameWord, parseVariant } from '../../games/index';
import type { DealRange } from '../../lab/dealRange';
import { type Job, MAX_GAMES, parsePlayer, playersOf } from '../../lab/job';
import { parseSweep } from '../../lab/sweep';
import { type ExperimentName, isExperiment } from './experiments';
import type { SweepRun } from './sweepText';
import { noGames } from './text';

/** What an address of the lab names: a run, a sweep or an experiment; empty for the start page. */
export interface LabTarget {
  readonly run?: Job;
  readonly sweep?: SweepRun;
  readonly experiment?: ExperimentName;
}

/** Parses what follows `#/lab/`: nothing, an experiment, or what `labAddress` and `sweepAddress` write. The error is a sentence. */
export function parseLabAddress(parts: readonly string[]): Result<LabTarget, string> {
  if (parts.length === 0) return ok({});
  const [game = '', name = '', games = '', first = '', ...rest] = parts;
  const word = gameWord(game);
  if (isExperiment(word) && parts.length === 1) return ok({ experiment: word });
  if (word === SWEEP) {
    const sweep = parseSweep(name);
    if (!sweep.ok) return sweep;
    const deals = parseDeals(games, first, rest);
    return deals.ok ? ok({ sweep: { sweep: sweep.value, ...deals.value } }) : deals;
  }
  const variant = parseVariant(game);
  if (!variant.ok) return variant;
  if (first === '') {
    return err(t`A run has a game, a player, a number of games and a first deal.`);
  }
  const player = parsePlayer(name.toLowerCase());
  if (!player || !playersOf(variant.value).includes(player)) {
    const typed = quote(name);
    return err(t`There is no player called ${typed} for this game.`);
  }
  const deals = parseDeals(games, first, rest);
  return deals.ok ? ok({ run: { game: variant.value, player, ...deals.value } }) : deals;
}

const SWEEP = 'sweep';

/** The end of an address: a number of games and the first deal, and nothing more. */
function parseDeals(
  games: string,
  first: string,
  rest: readonly string[],
): Result<DealRange, string> {
  const count = /^\d{1,10}$/.test(games) ? Number(games) : 0;
  if (count < 1 || count > MAX_GAMES) return err(noGames(games));
  const firstDeal = parseDealNumber(first);
  if (!firstDeal.ok) return firstDeal;
  if (rest.length > 0) {
    const more = quote(rest.join('/'));
    return err(t`The address goes on after the first deal: ${more}.`);
  }
  return ok({ games: count, first: firstDeal.value });
}

/** `#/lab/pictures/automatic/100000/-5` */
export const labAddress = ({ game, player, games, first }: Job): string =>
  `#/lab/${game}/${player}/${games}/${first}`;

/** `#/lab/sweep/elevens;places=5..12/100000/0` */
export const sweepAddress = ({ sweep, games, first }: SweepRun): string =>
  `#/lab/${SWEEP}/${sweep.name}/${games}/${first}`;

/** `#/lab/skill` */
export const experimentAddress = (name: ExperimentName): string => `#/lab/${name}`;
