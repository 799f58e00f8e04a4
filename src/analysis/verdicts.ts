import { present } from '../engine/history';
import { gameOf } from '../games/index';
import type { PlayedGame } from '../persistence/record';
import { provesLosses } from '../solver/registry';
import type { Verdict } from '../solver/solve';
import { SEARCHING } from './solverFailure';

const WORDS: Readonly<Record<Verdict, string>> = {
  winnable: 'You can still win',
  unwinnable: 'This can no longer be won',
  unknown: 'The solver gave up',
};

const WORDS_OF_DEAL: Readonly<Record<Verdict, string>> = {
  ...WORDS,
  winnable: 'This deal can be won',
  unwinnable: 'This deal can’t be won (proved)',
};

/** What “unknown” means of a solver that finds wins alone. */
const NO_WIN_FOUND = 'No win found, which doesn’t prove that there is none';

/**
 * The verdict of a game’s present position as the page says it; before the first move it is about the deal, and so it is of a
 * deal known to be lost. Undefined means that the solver still searches.
 */
export function verdictOfGame(
  { record, history }: PlayedGame,
  verdict: Verdict | undefined,
  ofDeal?: Verdict,
): string {
  if (gameOf(record.variant).rules.status(present(history)) === 'won') return 'Won';
  if (verdict === 'unknown' && !provesLosses(record.variant)) return NO_WIN_FOUND;
  if (!verdict) return SEARCHING;
  const isOfDeal = history.cursor === 0 || ofDeal === 'unwinnable';
  return (isOfDeal ? WORDS_OF_DEAL : WORDS)[verdict];
}
