import { useMemo } from 'react';
import { playOut, transcriptOf } from '../../engine/autoplay';
import { present } from '../../engine/history';
import { gameOf } from '../../games/index';
import type { PlayedGame } from '../../store/savedGame';
import { useStores } from '../parts/context';
import { Deferred } from '../parts/Deferred';
import { dealFileName } from '../parts/download';
import { AutoplayControls } from './AutoplayControls';
import { Guess } from './Guess';
import { LineDialogue } from './LineDialogue';
import { Transcript } from './Transcript';
import type { Autoplay } from './useAutoplay';
import './panel.css';

interface AutoplayPanelProps {
  readonly current: PlayedGame;
  readonly autoplay: Autoplay;
}

/** The automatic player’s controls, the guess how the deal ends, and the transcript. */
export default function AutoplayPanel({ current, autoplay }: AutoplayPanelProps) {
  const { actions } = useStores().store;
  const { id, deal, history } = current;
  const game = gameOf(id);
  const { initial } = history;
  const automatic = game.input === 'step';
  // The steps of an automatic game do not depend on the cursor, so they are computed once per deal.
  const playedHistory = automatic ? undefined : history;
  const whole = useMemo(
    () => playedHistory ?? playOut(game, initial),
    [playedHistory, game, initial],
  );
  const blocks = useMemo(() => transcriptOf(game, whole), [game, whole]);
  const atEnd = game.status(present(history)) !== 'playing';
  const lastStep = whole.steps.length;

  return (
    <>
      <AutoplayControls
        game={game}
        current={current}
        autoplay={autoplay}
        atEnd={atEnd}
        lastStep={lastStep}
      />
      <Deferred>
        <Guess current={current} />
        <Transcript
          name={`${dealFileName(id, deal)}.txt`}
          blocks={blocks}
          currentStep={history.cursor}
          wrapped={!automatic}
          onSelect={actions.jump}
        />
      </Deferred>
      {id === 'eight-stacks' && (
        <LineDialogue
          key={deal}
          outcome={game.ended(present(whole), lastStep)}
          lines={blocks.flat()}
        />
      )}
    </>
  );
}
