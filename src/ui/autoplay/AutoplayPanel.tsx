import { t } from '@lingui/core/macro';
import { useId, useMemo, useState } from 'react';
import { playOut } from '../../engine/autoplay';
import { playsItself } from '../../engine/game';
import { present } from '../../engine/history';
import { entriesOf } from '../../engine/keysOf';
import { endSentence, transcriptOf } from '../../engine/lines';
import { consoleGameOf } from '../../games/lines';
import { fateOf, type GameRecord } from '../../persistence/record';
import { isReplay, statusOf, type TableGame } from '../../store/game/table';
import { Button } from '../parts/Button';
import { useSettings, useStores } from '../parts/context';
import { dealFileName } from '../parts/download';
import { Select } from '../parts/Field';
import { Deferred } from '../parts/lazyPart';
import { speedNames } from '../parts/sharedSettings';
import { LineDialogue } from './LineDialogue';
import { PlaybackButtons } from './PlaybackButtons';
import { Transcript } from './Transcript';
import './autoplay.css';

/** The automatic player: buttons, speed, a slider over the steps, the transcript. Of a game that plays itself all steps are shown after its end. */
export default function AutoplayPanel({ current }: { readonly current: TableGame }) {
  const { store, settings } = useStores();
  const { actions } = store;
  const { speed } = useSettings();
  const speedId = useId();
  const { record, history } = current;
  const { variant, deal, result } = record;
  const game = consoleGameOf(variant);
  const { initial, cursor } = history;
  // A game from a link is somebody else’s, already played.
  const isRevealed = playsItself(game) && (result !== undefined || isReplay(current));
  // Once revealed, the steps do not depend on the cursor, so they are computed once per deal.
  const playedHistory = isRevealed ? undefined : history;
  const whole = useMemo(
    () => playedHistory ?? playOut(game, initial),
    [playedHistory, game, initial],
  );
  const blocks = useMemo(() => transcriptOf(game, whole), [game, whole]);
  const lastStep = whole.steps.length;
  const hasSlider = playsItself(game) ? isRevealed : lastStep > 0;

  return (
    <>
      <div className="control-row">
        {statusOf(current) === 'playing' && (
          <PlaybackButtons current={current} atEnd={false} onlySkip={playsItself(game)} />
        )}
        <label className="inline-field control-row" htmlFor={speedId}>
          {t`Speed`}{' '}
          <Select
            id={speedId}
            value={speed}
            choices={entriesOf(speedNames())}
            onChange={(value) => settings.set('speed', value)}
          />
        </label>
      </div>
      {hasSlider && (
        <label className="inline-field control-row slider-row">
          <span>{t`Step ${cursor} of ${lastStep}`}</span>
          <input
            type="range"
            min={0}
            max={lastStep}
            value={Math.min(cursor, lastStep)}
            onChange={({ target }) => actions.jump(Number(target.value))}
          />
        </label>
      )}
      <Deferred>
        <p>{t`Nothing to decide here: the deck decides.`}</p>
        {!playsItself(game) && <DeckEnd key={record.id} record={record} />}
        {game.lines.printing && (
          <Transcript
            name={`${dealFileName(variant, deal)}.txt`}
            blocks={blocks}
            currentStep={cursor}
            onSelect={actions.jump}
          />
        )}
      </Deferred>
      {game.lines.printing?.asks === 'lines' && isRevealed && (
        <LineDialogue
          key={deal}
          outcome={endSentence(game, present(whole), lastStep)}
          lines={blocks.flat()}
        />
      )}
    </>
  );
}

/** How a deal ends if no choice can change that. */
const fateInWords = (record: GameRecord): string =>
  fateOf(record) === 'won'
    ? t`Whatever you choose, this deal is won.`
    : t`Whatever you choose, this deal is lost.`;

/** How a deal ends that is played by hand although no choice changes its end; shown on request. */
function DeckEnd({ record }: Pick<TableGame, 'record'>) {
  const [revealed, setRevealed] = useState(false);
  if (record.result || revealed) return <p>{fateInWords(record)}</p>;
  return (
    <p>
      <Button onClick={() => setRevealed(true)}>{t`Show how it ends`}</Button>
    </p>
  );
}
