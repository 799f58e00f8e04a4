import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { playOut, transcriptOf } from '../../engine/autoplay';
import { endSentence, playsItself } from '../../engine/game';
import { present } from '../../engine/history';
import { gameOf } from '../../games/index';
import { isReplay, type TableGame } from '../../store/game/table';
import { useStores } from '../parts/context';
import { dealFileName } from '../parts/download';
import { Deferred } from '../parts/lazyPart';
import { AutoplayControls } from './AutoplayControls';
import { DeckEnd } from './Guess';
import { LineDialogue } from './LineDialogue';
import { Transcript } from './Transcript';
import type { Autoplay } from './useAutoplay';
import '../analysis/PanelContent.css';
import './autoplay.css';

interface AutoplayPanelProps {
  readonly current: TableGame;
  readonly autoplay: Autoplay;
}

/**
 * The automatic player’s controls, and the transcript. A game that plays itself shows the steps made so far, and all of
 * them once its end was reached.
 */
export default function AutoplayPanel({ current, autoplay }: AutoplayPanelProps) {
  const { actions } = useStores().store;
  const { record, history } = current;
  const { variant, deal, result } = record;
  const game = gameOf(variant);
  const { initial } = history;
  // A game from a link is somebody else’s, already played.
  const isRevealed = playsItself(game) && (result !== undefined || isReplay(current));
  // Once revealed, the steps do not depend on the cursor, so they are computed once per deal.
  const playedHistory = isRevealed ? undefined : history;
  const whole = useMemo(
    () => playedHistory ?? playOut(game, initial),
    [playedHistory, game, initial],
  );
  const blocks = useMemo(() => transcriptOf(game, whole), [game, whole]);
  const total = whole.steps.length;
  const hasSlider = playsItself(game) ? isRevealed : total > 0;

  return (
    <>
      <AutoplayControls
        game={game}
        current={current}
        autoplay={autoplay}
        atEnd={game.rules.status(present(history)) !== 'playing'}
        lastStep={hasSlider ? total : undefined}
      />
      <Deferred>
        <p>{t`Nothing to decide here: the deck decides.`}</p>
        {!playsItself(game) && <DeckEnd current={current} />}
        {game.printing && (
          <Transcript
            name={`${dealFileName(variant, deal)}.txt`}
            blocks={blocks}
            currentStep={history.cursor}
            onSelect={actions.jump}
          />
        )}
      </Deferred>
      {game.printing?.asks === 'lines' && isRevealed && (
        <LineDialogue
          key={deal}
          outcome={endSentence(game, present(whole), total)}
          lines={blocks.flat()}
        />
      )}
    </>
  );
}
