import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { transcriptText } from '../../courses/exercise';
import { isHandDealt } from '../../engine/dealId';
import { gameOf } from '../../games/index';
import type { TableGame } from '../../store/game/table';
import { GameFile } from '../console/GameFile';
import { Button } from '../parts/Button';
import { useClipboard } from '../parts/useClipboard';
import { CompareOutput } from './CompareOutput';
import { pythonFor } from './pythonDeal';

interface ForProgrammersProps {
  readonly current: TableGame;
  readonly onClose: () => void;
}

/** The game as a file, its deck in Python and, of a game that plays itself, its transcript and a comparison with a program’s output. */
export function ForProgrammers({ current, onClose }: ForProgrammersProps) {
  const { variant, deal } = current.record;
  const transcript = useMemo(() => transcriptText(variant, deal), [variant, deal]);
  const { message, copy } = useClipboard();
  return (
    <>
      <GameFile current={current} onClose={onClose} />
      {!isHandDealt(deal) && (
        <>
          <p>{t`The same cards in Python, the last one on top. From 0 to 51 they are hearts, diamonds, clubs, spades, each from ace to king:`}</p>
          {(gameOf(variant).decks ?? 1) > 1 && (
            <p>{t`Each further deck goes on from there, in the same order.`}</p>
          )}
          <pre className="code-block" lang="en" translate="no">
            {pythonFor(deal, gameOf(variant))}
          </pre>
        </>
      )}
      {transcript !== undefined && (
        <>
          <div className="control-row">
            <Button onClick={() => copy(transcript, t`Transcript copied.`)}>
              {t`Copy transcript`}
            </Button>
            <output className="note">{message}</output>
          </div>
          <CompareOutput transcript={transcript} />
        </>
      )}
    </>
  );
}
