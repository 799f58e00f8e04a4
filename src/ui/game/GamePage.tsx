import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type AnyHistory, present } from '../../engine/history';
import { gameOf, optionsOf } from '../../games/index';
import { hasSolver } from '../../solver/registry';
import { narrateEnd } from '../../store/game/narration';
import type { TableGame } from '../../store/game/table';
import { gestureHandler } from '../../store/klondikeEvents';
import { isAdrift } from '../analysis/isAdrift';
import { useSolver } from '../analysis/useSolver';
import { useAutoplay } from '../autoplay/useAutoplay';
import { useSettings, useStores } from '../parts/context';
import { LoadError } from '../parts/LoadError';
import { lazyPart } from '../parts/lazyPart';
import { Message } from '../parts/Message';
import { Bar } from './Bar';
import { createCommands, useCommandHandler } from './commands';
import { GameDialogs, useDialogs } from './GameDialogs';
import { GameTable } from './GameTable';
import { Notes } from './Notes';
import { SidePanel, useSidePanel } from './SidePanel';
import { useShortcuts } from './shortcuts';
import { Toolbar } from './Toolbar';
import { useIdle, useTimer } from './timers';
import { useAutoComplete } from './useAutoComplete';
import { useFeedback } from './useFeedback';
import { useTableFocus } from './useTableFocus';
import './layout.css';

const PanelContent = lazyPart(() => import('../analysis/PanelContent'), LoadError);
const ResultSheet = lazyPart(
  () => import('../result/ResultSheet'),
  () => null,
);

/** One game on the table, with everything that can be done to it. */
export function GamePage({ current }: { readonly current: TableGame }) {
  const { store } = useStores();
  const onGesture = useMemo(() => gestureHandler(store), [store]);
  const settings = useSettings();
  const { record, history } = current;
  const { variant, deal } = record;
  const game = gameOf(variant);
  const end = narrateEnd(game, history);
  const status = game.rules.status(present(history));
  const hasTimer = settings.timer === 'on';
  const table = useRef<HTMLDivElement>(null);
  const canReplace = useStore(
    store,
    ({ selection }) => game.selecting?.summarise(selection).legal ?? false,
  );
  const dialogs = useDialogs();
  const panel = useSidePanel(current);
  const autoplay = useAutoplay(store, settings.speed);
  const [dismissed, setDismissed] = useState<AnyHistory>();
  /** The game whose player was told that it is lost, and when. */
  const [warned, setWarned] = useState<Pick<TableGame, 'history'> & { readonly id: string }>();
  const mayWarn =
    hasSolver(variant) &&
    !current.isPreview &&
    (warned?.id !== record.id || warned.history === history) &&
    isAdrift(game, history);
  const solver = useSolver(
    current,
    hasSolver(variant) && (panel.open || status === 'stuck' || mayWarn),
  );
  const onDismiss = useCallback(() => setDismissed(history), [history]);
  const onWarn = useCallback(() => setWarned({ id: record.id, history }), [record.id, history]);
  const autoComplete = useAutoComplete(store, game, present(history), solver.ending);
  const onCommand = useCommandHandler(
    createCommands({
      current,
      store,
      onGesture,
      solver,
      autoplay,
      autoComplete,
      panel,
      openDialog: dialogs.open,
    }),
  );
  useShortcuts(onCommand);
  useFeedback(store, settings.sounds === 'on');
  useTableFocus(table);
  const idle = useIdle(store);
  useTimer(store, history.cursor > 0 && end === undefined);
  useEffect(() => {
    document.title = `${game.name} · Patience Lab`;
  }, [game]);

  return (
    <main className="game">
      <div className="game-top">
        <Bar
          name={game.name}
          hasOptions={optionsOf(variant).length > 0}
          deal={deal}
          winnable={record.winnable === true}
          moves={history.cursor}
          hasTimer={hasTimer}
          onCommand={onCommand}
        />
        <Toolbar
          game={game}
          hasAutoComplete={game.advice?.finish !== undefined}
          panelOpen={panel.open}
          autoplaying={autoplay.playing}
          ended={end !== undefined}
          idle={idle && end === undefined}
          canReplace={canReplace}
          canAutoComplete={autoComplete.offered}
          canUndo={history.cursor > 0}
          canRedo={history.cursor < history.steps.length}
          onCommand={onCommand}
        />
      </div>
      <Message store={store} />
      <Notes current={current} verdict={solver.verdict} />
      <GameTable root={table} current={current} onGesture={onGesture} />
      {(end !== undefined || mayWarn) && dismissed !== history && (
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
        <SidePanel name={panel.name}>
          <PanelContent current={current} autoplay={autoplay} solver={solver} panel={panel} />
        </SidePanel>
      )}
      <GameDialogs current={current} dialogs={dialogs} />
    </main>
  );
}
