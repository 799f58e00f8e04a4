import { isDeepStrictEqual } from 'node:util';
import { faceCode } from '../../src/engine/card';
import { cardsOfPack, parseDealId } from '../../src/engine/deck';
import { jump, present } from '../../src/engine/history';
import { decodeMoves } from '../../src/engine/moveCode';
import { encodeMoves } from '../../src/engine/moveLink';
import { selectionShuffle } from '../../src/engine/shuffle';
import { baseOf, gameOf, optionsOf, type VariantId } from '../../src/games/index';
import { MAX_GAMES, playersOf } from '../../src/lab/job';
import { formatValues, MAX_VALUES, parseSweep, type Sweep } from '../../src/lab/sweep';
import { labAddress, parseLabAddress, sweepAddress } from '../../src/ui/lab/labAddress';
import { addressProblem, gameAddress, parseAddress } from '../../src/ui/parts/address';
import { currentOf, openGame } from '../support/fakeGames';
import { playAtRandom } from '../support/random';
import { testStores } from '../support/testStores';
import { VARIANTS } from '../support/variants';
import { anyText, type Dice, damage } from './dice';
import { type Engine, hold, holdCards, holdReplay, holdSentence } from './engine';
import { newBrowser } from './moves';

const MAX_DAMAGE = 3;

function anyAddress(dice: Dice): string {
  const id = dice.pick(VARIANTS);
  const number = String(dice.below(2_000) - 1_000);
  if (dice.oneIn(4)) {
    const player = dice.pick(playersOf(id));
    return labAddress({ game: id, player, games: dice.below(1_000_000) + 1, first: number });
  }
  const swept = dice.oneIn(4) && anySweep(id, dice);
  if (swept) return sweepAddress({ sweep: swept, games: dice.below(1_000) + 1, first: number });
  const game = gameOf(id);
  const microsoft = game.microsoftDeals && dice.oneIn(2);
  const deal = microsoft
    ? `ms${dice.below(2_000) + 1}`
    : dice.oneIn(4)
      ? selectionShuffle(cardsOfPack(game), dice.below).map(faceCode).join('')
      : number;
  if (dice.oneIn(3)) return gameAddress(id, deal);
  const code = encodeMoves(game, playAtRandom(game, deal, dice.below(60), number));
  return gameAddress(id, deal, code.ok ? code.value : '1');
}

/** A sweep over an option of a game, or over its players; nothing where there are not two values. */
function anySweep(id: VariantId, dice: Dice): Sweep | undefined {
  const option = dice.pick([undefined, ...optionsOf(id)]);
  const values = option ? option.values.map(({ value }) => value) : playersOf(id);
  const from = dice.below(values.length);
  const some = values.slice(from, from + dice.below(values.length) + 1);
  const sweep = parseSweep(`${baseOf(id)};${option?.name ?? 'player'}=${formatValues(some)}`);
  hold(sweep.ok || some.length < 2, `no sweep of ${some.join(',')}`);
  return sweep.ok ? sweep.value : undefined;
}

/** Opens the game of an address and goes through its moves. */
async function openAddress(address: string): Promise<void> {
  const route = parseAddress(address);
  if (route.page !== 'game' || route.deal === undefined) return;
  const { game: id, deal, moves, played } = route;
  const canonical = parseDealId(deal, gameOf(id));
  hold(canonical.ok && canonical.value === deal, `${deal} is not canonical`);
  const again = gameAddress(id, deal, moves, played);
  hold(isDeepStrictEqual(parseAddress(again), route), `${address} changes`);
  const stores = testStores({ ...newBrowser() });
  const named = { variant: id, deal };
  await openGame(
    stores.store,
    moves === undefined ? { kind: 'address', ...named } : { kind: 'link', ...named, moves, played },
  );
  holdSentence(stores.store.getState().announcement?.text, address);
  const { history } = currentOf(stores.store);
  const whole = jump(history, history.steps.length);
  holdCards(gameOf(id), present(whole));
  holdReplay(id, deal, whole);
  const code = encodeMoves(gameOf(id), whole);
  hold(code.ok, `the moves of ${address} fit into no link`);
  const decoded = decodeMoves(gameOf(id), whole.initial, code.value);
  hold(isDeepStrictEqual(decoded, { history: whole }), `the moves of ${address} change`);
}

/** Opens an address of the lab; true if it can be read. */
function openLab(parts: readonly string[], address: string): boolean {
  const target = parseLabAddress(parts);
  if (!target.ok) {
    holdSentence(addressProblem(target.error), address);
    return false;
  }
  const { run, sweep } = target.value;
  const { games = 1 } = run ?? sweep ?? {};
  hold(games >= 1 && games <= MAX_GAMES, `${games} games`);
  const runs = run ? [run] : (sweep?.sweep.values ?? []);
  hold(runs.length <= MAX_VALUES, `${runs.length} values`);
  for (const { game, player } of runs) {
    hold(playersOf(game).includes(player), `${player} plays ${game}`);
  }
  const canonical = run ? labAddress(run) : sweep && sweepAddress(sweep);
  if (canonical === undefined) return true;
  const again = parseAddress(canonical);
  const sameTarget = again.page === 'lab' && parseLabAddress(again.parts);
  hold(isDeepStrictEqual(sameTarget, target), `${address} changes`);
  return true;
}

/** Addresses, whole and damaged, opened as the page opens them. */
export const addresses: Engine = {
  name: 'addresses',
  run: async (dice) => {
    let address = dice.oneIn(10) ? anyText(dice, 20) : anyAddress(dice);
    for (let n = dice.below(MAX_DAMAGE + 1); n > 0; n--) address = damage(dice, address);
    const route = parseAddress(address);
    if (route.page === 'home') {
      // Blanks, encoded slashes, and signs that may follow a link in a text, name no page.
      const plain = address.replace(/%(?:25)*[\da-f]{2}/gi, '');
      const isEmpty = route.problem === undefined && !/[\p{L}\p{N}]/u.test(plain);
      if (!isEmpty) holdSentence(route.problem, address);
      return { addresses: 1, refused: isEmpty ? 0 : 1 };
    }
    if (route.page === 'lab' && !openLab(route.parts, address)) return { addresses: 1, refused: 1 };
    await openAddress(address);
    return { addresses: 1, refused: 0 };
  },
};
