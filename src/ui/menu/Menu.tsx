import { useEffect, useMemo, useState } from 'react';
import { autoplayTo } from '../../engine/autoplay';
import { displayDeal } from '../../engine/dealId';
import type { AnyGame } from '../../engine/game';
import { newHistory, present } from '../../engine/history';
import { GAME_IDS, type GameId, gameOf } from '../../games/all';
import { describeRecord } from '../../store/records';
import { gameAddress } from '../parts/address';
import { useStores } from '../parts/context';
import { Icon } from '../parts/Icon';
import { LoadErrorDialog } from '../parts/LoadError';
import { lazyPart } from '../parts/lazyPart';
import { Message } from '../parts/Message';
import { ToolButton } from '../parts/ToolButton';
import { MiniTable } from './MiniTable';
import './Menu.css';

const SettingsDialog = lazyPart(() => import('../parts/SettingsDialog'), LoadErrorDialog);

/** The deal drawn for a game that was never played, and the step shown if the game plays itself. */
const SAMPLE_DEAL = '275';
const SAMPLE_STEPS = 20;

/** A link to every registered game, with a picture of the last deal played. */
export default function Menu() {
  const { store, settings } = useStores();
  const [settingsOpen, setSettingsOpen] = useState(false);
  useEffect(() => {
    document.title = 'Patience Lab';
  }, []);
  return (
    <main className="menu">
      <header>
        <div>
          <h1>Patience Lab</h1>
          <p className="menu-lead">Play, undo, share and understand patience games.</p>
        </div>
        <div className="control-row">
          <a className="button" href="#/lab">
            <Icon name="lab" />
            The lab
          </a>
          <ToolButton icon="settings" name="Settings" onClick={() => setSettingsOpen(true)} />
        </div>
      </header>
      <Message store={store} />
      <nav aria-label="Games">
        <ul>
          {GAME_IDS.map((id) => (
            <li key={id}>
              <GameLink id={id} />
            </li>
          ))}
        </ul>
      </nav>
      {settingsOpen && (
        <SettingsDialog settings={settings} onClose={() => setSettingsOpen(false)} />
      )}
    </main>
  );
}

function GameLink({ id }: { readonly id: GameId }) {
  const { saves, records } = useStores();
  const game = gameOf(id);
  const lastGame = useMemo(() => saves.last(id), [saves, id]);
  const view = useMemo(
    () => game.view(lastGame ? present(lastGame.history) : sampleState(game)),
    [game, lastGame],
  );
  const record = describeRecord(records.of(id), game.fate === undefined);
  return (
    <a href={gameAddress(id)} data-played={lastGame !== undefined || undefined}>
      <MiniTable view={view} />
      <strong>{game.name}</strong>
      <span>{game.about}</span>
      {record && <span>{record}</span>}
      {lastGame && (
        <em>
          Resume deal {displayDeal(lastGame.deal)}, move {lastGame.history.cursor}
        </em>
      )}
    </a>
  );
}

/** The sample deal at its start, or partly played if the game plays itself. */
const sampleState = (game: AnyGame): unknown =>
  present(
    autoplayTo(game, newHistory(game.deal(SAMPLE_DEAL)), game.input === 'step' ? SAMPLE_STEPS : 0),
  );
