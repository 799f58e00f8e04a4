import { useEffect, useMemo, useState } from 'react';
import { autoplayTo } from '../../engine/autoplay';
import { displayDeal } from '../../engine/dealId';
import type { AnyGame } from '../../engine/game';
import { newHistory, present } from '../../engine/history';
import { GAME_IDS, type GameId, gameOf } from '../../games/all';
import type { GameRecord } from '../../store/records';
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

/** The deal that is drawn for a game that was never played. */
const SAMPLE = '275';
const SAMPLE_STEPS = 20;

/** Every registered game, one link each, with your last game on it. */
export default function Menu() {
  const { store, settings } = useStores();
  const [open, setOpen] = useState(false);
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
          <ToolButton icon="settings" name="Settings" onClick={() => setOpen(true)} />
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
      {open && <SettingsDialog settings={settings} onClose={() => setOpen(false)} />}
    </main>
  );
}

function GameLink({ id }: { readonly id: GameId }) {
  const { saves, records } = useStores();
  const game = gameOf(id);
  const last = useMemo(() => saves.last(id), [saves, id]);
  const view = useMemo(
    () => game.view(last ? present(last.history) : sampleOf(game)),
    [game, last],
  );
  const record = records.of(id);
  return (
    <a href={gameAddress(id)} data-played={last !== undefined || undefined}>
      <MiniTable view={view} />
      <strong>{gameOf(id).name}</strong>
      <span>{gameOf(id).about}</span>
      {record.started > 0 && <span>{recordInWords(record)}</span>}
      {last && (
        <em>
          Resume deal {displayDeal(last.deal)}, move {last.history.cursor}
        </em>
      )}
    </a>
  );
}

/** The first state of the sample; of a game that plays itself a state from the middle. */
const sampleOf = (game: AnyGame): unknown =>
  present(
    autoplayTo(game, newHistory(game.deal(SAMPLE)), game.input === 'step' ? SAMPLE_STEPS : 0),
  );

/** `Won 3 of 10 deals, the quickest in 98 moves.` */
function recordInWords({ started, won, fewest }: GameRecord): string {
  const quickest = fewest > 0 ? `, the quickest in ${fewest} moves` : '';
  return `Won ${won} of ${started} ${started === 1 ? 'deal' : 'deals'}${quickest}.`;
}
