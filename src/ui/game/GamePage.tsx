import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { hasNextStep } from '../../engine/autoplay';
import { playsItself } from '../../engine/game';
import { present } from '../../engine/history';
import { baseOf, gameOf } from '../../games/index';
import { type Settings, winnableFor } from '../../persistence/settings';
import { hasSolver } from '../../solver/registry';
import { narrateEnd } from '../../store/game/narration';
import type { TableGame } from '../../store/game/table';
import { useSolver } from '../analysis/useSolver';
import { useAutoplay } from '../autoplay/useAutoplay';
import { isCoached } from '../coach/coached';
import { useSettings, useStores } from '../parts/context';
import { LoadError } from '../parts/LoadError';
import { lazyPart } from '../parts/lazyPart';
import { Message } from '../parts/Message';
import { createCommands, useCommandHandler } from './commands';
import { GameBar } from './GameBar';
import { GameDialogs, useDialogs } from './GameDialogs';
import { GameTable } from './GameTable';
import { useShortcuts } from './shortcuts';
import { Toolbar } from './Toolbar';
import { useAutoComplete } from './useAutoComplete';
import { useFeedback } from './useFeedback';
import { useLossWarning } from './useLossWarning';
import { useSidePanel } from './useSidePanel';
import { useTableFocus } from './useTableFocus';
import { useTimer } from './useTimer';
import './layout.css';

/** What a game that plays itself, or has notes of its own, shows above its table. */
const Notes = lazyPart(() => import('./Notes'), LoadError);
const PanelContent = lazyPart(() => import('../analysis/PanelContent'), LoadError);
const Coach = lazyPart(
  () => import('../coach/Coach'),
  () => null,
);
const SharedGame = lazyPart(
  () => import('../autoplay/SharedGame'),
  () => null,
);
const ResultSheet = lazyPart(
  () => import('../result/ResultSheet'),
  () => null,
);

/** Milliseconds between two steps of autoplay. */
const STEP_MS: Readonly<Record<Settings['speed'], number>> = {
  slow: 1300,
  normal: 600,
  fast: 150,
  off: 150,
};

/** One game on the table, with everything that can be done to it. */
export function GamePage({ current }: { readonly current: TableGame }) {
  const { store, settings: settingsStore, storage } = useStores();
  const settings = useSettings();
  const { record, history } = current;
  const { variant } = record;
  const game = gameOf(variant);
  const end = narrateEnd(game, history);
  const status = game.rules.status(present(history));
  const table = useRef<HTMLDivElement>(null);
  const canReplace = useStore(
    store,
    ({ selection }) => game.selecting?.summarise(selection).legal ?? false,
  );
  const canUndoRestart = useStore(
    store,
    ({ restarted }) => restarted !== undefined && history.steps.length === 0,
  );
  const dialogs = useDialogs();
  const panel = useSidePanel(current);
  const autoplay = useAutoplay(() => {
    if (hasNextStep(game, history)) store.actions.step();
  }, STEP_MS[settings.speed]);
  const { mayWarn, isDismissed, onWarn, onDismiss } = useLossWarning(current, panel.open);
  const solver = useSolver(
    current,
    hasSolver(variant) && (panel.open || status === 'stuck' || mayWarn),
  );
  const autoComplete = useAutoComplete(store, game, present(history), solver.ending);
  const onCommand = useCommandHandler(
    createCommands({
      current,
      store,
      solver,
      autoplay,
      autoComplete,
      panel,
      openDialog: dialogs.open,
      openWinnable: () => {
        settingsStore.setForGame(baseOf(variant), { winnable: 'on' });
        store.actions.newGame(variant);
      },
    }),
    store,
  );
  useShortcuts(onCommand);
  useFeedback(store, settings);
  useTableFocus(table);
  useTimer(store, history.cursor > 0 && end === undefined);
  useEffect(() => {
    const title = game.name;
    document.title = t`${title} · Patience Lab`;
  }, [game]);

  return (
    <main className="game">
      <div className="game-top">
        <GameBar
          record={record}
          light={solver.light}
          moves={history.cursor}
          hasTimer={settings.timer === 'on'}
          onCommand={onCommand}
        />
        <Toolbar
          id={variant}
          game={game}
          panelOpen={panel.open}
          autoplaying={autoplay.playing}
          ended={end !== undefined}
          onlyWinnable={winnableFor(settings, baseOf(variant)) !== 'off'}
          canReplace={canReplace}
          canAutoComplete={autoComplete.offered}
          canUndo={history.cursor > 0 || canUndoRestart}
          canRedo={history.cursor < history.steps.length}
          onCommand={onCommand}
        />
      </div>
      {(playsItself(game) || game.text.notes) && (
        <div className="game-notes muted" data-guess={playsItself(game) || undefined}>
          <Notes current={current} />
        </div>
      )}
      <GameTable root={table} current={current} />
      <div className="game-foot">
        <Message store={store} />
        {isShared(current) && !playsItself(game) ? (
          <SharedGame key={record.id} current={current} autoplay={autoplay} />
        ) : (
          !isCoached(storage) && <Coach current={current} />
        )}
      </div>
      {(end !== undefined || mayWarn) && !isDismissed && (
        <ResultSheet
          current={current}
          autoplay={autoplay}
          solver={solver}
          end={end}
          onAnalyse={panel.open ? undefined : panel.toggle}
          onDismiss={onDismiss}
          onWarn={onWarn}
        />
      )}
      {panel.open && (
        <aside className="side-panel" aria-label={panel.name}>
          <PanelContent current={current} autoplay={autoplay} solver={solver} panel={panel} />
        </aside>
      )}
      <GameDialogs current={current} dialogs={dialogs} />
    </main>
  );
}

/** True for the moves of a link. Once the solver has added some of its own, they are no longer those that were shared. */
const isShared = ({ record, isPreview }: TableGame): boolean =>
  isPreview === true && record.source === 'link' && !record.helped;
