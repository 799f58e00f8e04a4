import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createOutlooks, type OutlookAnswer } from '../../analysis/outlooks';
import type { Asking } from '../../analysis/solverClient';
import { noVerdict, stillSearching } from '../../analysis/solverFailure';
import { describeVerdict } from '../../analysis/verdicts';
import { hasChances, hasOutlooks } from '../../chance/registry';
import type { DealId } from '../../engine/dealId';
import { cardsOfPack } from '../../engine/deck';
import { newHistory } from '../../engine/history';
import { gameOf, type VariantId } from '../../games/index';
import type { KnownState } from '../../games/positions';
import { joinSentences, withFullStop } from '../../locales/format';
import { hasSolver } from '../../solver/registry';
import { Chance } from '../analysis/Chance';
import { gameAddress } from '../parts/address';
import { Button } from '../parts/Button';
import { useStores } from '../parts/context';
import { solverServiceOf } from '../parts/sharedSolver';
import { type Ask, useAnswer } from '../parts/useAsync';
import type { Checks, PositionDeal } from './checks';

const VERDICT_MS = 30_000;

/** Plays the position; while it cannot be played, says why. */
export function PlayFromHere({ found, faults, notes }: Checks) {
  const { actions } = useStores().store;
  return found ? (
    <a className="button" data-main href={gameAddress(found.variant, found.deal)}>
      {t`Play from here`}
    </a>
  ) : (
    <Button
      primary
      aria-disabled
      onClick={() => actions.announce(joinSentences([...faults, ...notes]), 'refusal')}
    >
      {t`Play from here`}
    </Button>
  );
}

interface ChecksPanelProps {
  readonly game: VariantId;
  readonly checks: Checks;
  /** Called with moves to be made on the table. */
  readonly onMove: (line: readonly unknown[]) => void;
}

/** What is wrong with the position, and what can be asked about it once nothing is. */
export function ChecksPanel({ game, checks, onMove }: ChecksPanelProps) {
  const { faults, notes, found, result } = checks;
  const hasUnknown = result.ok && result.value.unknown.length > 0;
  const verdict = useVerdict(found);
  const [isAsked, setIsAsked] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const isReady = found !== undefined;
  const wasReady = useRef(isReady);
  // On a phone the panel may lie below the window.
  useEffect(() => {
    if (isReady && !wasReady.current) panel.current?.scrollIntoView({ block: 'nearest' });
    wasReady.current = isReady;
  }, [isReady]);
  return (
    <section ref={panel} className="panel set-up-checks" aria-label={t`Position`}>
      <div aria-live="polite">
        {faults.map((fault) => (
          <p key={fault} className="form-error">
            {fault}
          </p>
        ))}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {found && <p>{t`This position can be played.`}</p>}
        {verdict.words && <p className="set-up-verdict">{withFullStop(verdict.words)}</p>}
        {verdict.isWinnable && <p>{t`Play from here: the analysis shows how, and so do hints.`}</p>}
      </div>
      {hasSolver(game) && found && verdict.words === undefined && (
        <Button onClick={verdict.ask}>{t`Can it be won?`}</Button>
      )}
      {hasUnknown && !hasOutlooks(game) && (
        <p className="muted">{t`In this game the chance can’t be worked out while cards are unknown.`}</p>
      )}
      {hasUnknown && hasOutlooks(game) && (
        <ChanceSection
          game={game}
          known={result.value}
          isAsked={isAsked}
          onAsk={() => setIsAsked(true)}
          onMove={onMove}
        />
      )}
    </section>
  );
}

interface Found {
  readonly words: string;
  readonly isWinnable: boolean;
}

/** The verdict on a deal in words, once it is asked for; undefined before. Another deal has to be asked about anew. */
function useVerdict(of: PositionDeal | undefined) {
  const { games } = useStores();
  const [asked, setAsked] = useState<DealId>();
  const deal = of?.deal;
  const isAsked = deal !== undefined && asked === deal;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id of the deal says all of it
  const ask: Ask<Found> = useCallback(
    (show, signal) => {
      if (!of) return;
      const { variant: id, deal, state } = of;
      const game = { record: { variant: id, deal }, history: newHistory(state) };
      solverServiceOf(games)
        .client.ask({ wanted: 'verdict', id, state, ms: VERDICT_MS }, { signal })
        .then(
          (answer) =>
            answer &&
            show({
              words: describeVerdict(game, answer.verdict),
              isWinnable: answer.verdict === 'winnable',
            }),
          (error) => show({ words: noVerdict(error), isWinnable: false }),
        );
    },
    [deal, games],
  );
  const { words = stillSearching(), isWinnable = false } =
    useAnswer(isAsked ? ask : undefined) ?? {};
  return { words: isAsked ? words : undefined, isWinnable, ask: () => setAsked(deal) };
}

interface ChanceSectionProps extends Pick<ChecksPanelProps, 'game' | 'onMove'> {
  /** A position with unknown cards. */
  readonly known: KnownState;
  readonly isAsked: boolean;
  readonly onAsk: () => void;
}

/** How often a position with unknown cards can be won, and with which move, once somebody asks, for every position. A press on a move makes it. */
function ChanceSection(props: ChanceSectionProps) {
  const { game, known, isAsked, onAsk, onMove } = props;
  const { state, unknown } = known;
  const { games } = useStores();
  const outlooks = useMemo(() => createOutlooks(solverServiceOf(games).client.ask), [games]);
  const find = useCallback(
    (asking: Asking<OutlookAnswer>) => {
      const isUnknown = new Set(unknown);
      const seen = cardsOfPack(gameOf(game)).filter((card) => !isUnknown.has(card));
      return outlooks.find(game, { state, seen }, asking);
    },
    [outlooks, game, state, unknown],
  );
  if (!isAsked)
    return (
      <Button onClick={onAsk}>
        {hasChances(game) ? t`What is my chance?` : t`How often can it still be won?`}
      </Button>
    );
  return (
    <Chance
      find={find}
      about={state}
      game={game}
      position={state}
      onMove={({ line }) => onMove(line)}
    />
  );
}
