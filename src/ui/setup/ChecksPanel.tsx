import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { hasOutlooks } from '../../chance/registry';
import type { VariantId } from '../../games/index';
import { joinSentences, withFullStop } from '../../locales/format';
import { hasSolver } from '../../solver/registry';
import { gameAddress } from '../parts/address';
import { Button } from '../parts/Button';
import { useStores } from '../parts/context';
import { ChanceSection } from './ChanceSection';
import type { Checks } from './checks';
import { useVerdict } from './useVerdict';

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
