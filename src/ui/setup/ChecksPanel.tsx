import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { hasOutlooks } from '../../chance/registry';
import { dealOfPosition } from '../../games/positions';
import { joinSentences, withFullStop } from '../../locales/format';
import { hasSolver } from '../../solver/registry';
import { gameAddress } from '../parts/address';
import { Button } from '../parts/Button';
import { useStores } from '../parts/context';
import { ChanceSection } from './ChanceSection';
import type { Checks } from './checks';
import type { PositionDraft } from './draft';
import { positionFrom, type SetUpTable } from './setUpTable';
import { useVerdict } from './useVerdict';

interface ChecksPanelProps {
  readonly table: SetUpTable;
  readonly draft: PositionDraft;
  readonly checks: Checks;
  /** Called with moves to be made on the table. */
  readonly onMove: (line: readonly unknown[]) => void;
}

/** What is wrong with the position, and what can be done with it once nothing is. */
export function ChecksPanel({ table, draft, checks, onMove }: ChecksPanelProps) {
  const { store } = useStores();
  const { game, size } = table;
  const { count, faults, notes, state, result } = checks;
  const hasUnknown = result.ok && result.value.unknown.length > 0;
  const deal =
    state === undefined
      ? undefined
      : dealOfPosition(game, positionFrom(table, draft.piles, draft.redeals));
  const found = deal?.ok ? { variant: game, deal: deal.value, state } : undefined;
  const verdict = useVerdict(found);
  const [isAsked, setIsAsked] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const wasReady = useRef(found !== undefined);
  const isReady = found !== undefined;
  // On a phone the panel may lie below the window.
  useEffect(() => {
    if (isReady && !wasReady.current) panel.current?.scrollIntoView({ block: 'nearest' });
    wasReady.current = isReady;
  }, [isReady]);
  const explain = (): void => {
    const why = [...faults, ...notes];
    store.actions.announce(
      why.length > 0 ? joinSentences(why) : t`Not all cards are on the table yet.`,
      'refusal',
    );
  };
  return (
    <section ref={panel} className="panel set-up-checks" aria-label={t`Position`}>
      <h2>{t`${count} of ${size} cards`}</h2>
      {/* Above the words, whose number of lines changes: it stands still while cards are put. */}
      {found ? (
        <a className="button" data-main href={gameAddress(game, found.deal)}>
          {t`Play from here`}
        </a>
      ) : (
        <Button primary aria-disabled onClick={explain}>
          {t`Play from here`}
        </Button>
      )}
      {hasSolver(game) && found && verdict.words === undefined && (
        <Button onClick={verdict.ask}>{t`Can it be won?`}</Button>
      )}
      <div aria-live="polite">
        {count === 0 && (
          <p>{t`Copy a game from anywhere: choose a place on the table, then press its cards.`}</p>
        )}
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
