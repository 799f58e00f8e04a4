import { t } from '@lingui/core/macro';
import type { Verdict } from '../engine/game';
import { present } from '../engine/history';
import { gameOf, type VariantDeal } from '../games/index';
import type { Asking } from './solverClient';
import { noVerdict, stillSearching } from './solverFailure';
import type { AnalysedGame, SolverService } from './solverService';

/** Milliseconds for a lost deal, before the solver gives up. */
const DEAL_MS = 4_000;

/** The verdict on a position, remembered or found within `ms` milliseconds; undefined if the question is cancelled. */
export async function askVerdict(
  { client, memory }: SolverService,
  { variant, deal }: VariantDeal,
  position: unknown,
  ms: number,
  asking: Asking,
): Promise<Verdict | undefined> {
  const known = memory.of(variant, deal);
  await known.reading;
  const before = known.get(position)?.verdict;
  if (before && before !== 'unknown') return before;
  const question = { wanted: 'verdict', id: variant, state: position, ms } as const;
  const verdict = (await client.ask(question, asking))?.verdict;
  if (verdict && verdict !== 'unknown') known.set(position, { verdict, rounds: 1 });
  return verdict;
}

/** The verdict on a deal that was lost, for the statistics; undefined if the question is cancelled. */
export async function askLostDeal(
  service: SolverService,
  of: VariantDeal,
  signal: AbortSignal,
): Promise<Verdict | undefined> {
  const { variant, deal } = of;
  const asking: Asking = { priority: 'lostDeals', signal };
  const dealt = gameOf(variant).rules.deal(deal);
  const verdict = await askVerdict(service, of, dealt, DEAL_MS, asking);
  if (verdict === 'unknown') service.memory.of(variant, deal).giveUp();
  return verdict;
}

function verdictInWords(verdict: Verdict, isOfDeal: boolean): string {
  switch (verdict) {
    case 'winnable':
      return isOfDeal ? t`This deal can be won` : t`You can still win`;
    case 'unwinnable':
      return isOfDeal ? t`This deal can’t be won` : t`No way to win from here`;
    case 'unknown':
      return t`The solver gave up`;
  }
}

/**
 * The verdict on a game’s present position in words; without a `verdict` the solver is still searching, unless there was a
 * `failure`. The words are about the deal before the first move, and later, too, if `ofDeal` says that it was lost from the start.
 */
export function describeVerdict(
  { record, history }: AnalysedGame,
  verdict: Verdict | undefined,
  ofDeal?: Verdict,
  failure?: unknown,
): string {
  if (gameOf(record.variant).rules.status(present(history)) === 'won')
    return t({ message: 'Won', context: 'in place of a verdict: the game is won' });
  if (!verdict) return failure ? noVerdict(failure) : stillSearching();
  return verdictInWords(verdict, history.cursor === 0 || ofDeal === 'unwinnable');
}
