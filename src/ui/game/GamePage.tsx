import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { useStore } from 'zustand';
import { hasChoice, playsItself } from '../../engine/game';
import { baseOf, gameOf } from '../../games/index';
import { givenUpInWords, narrateEnd } from '../../store/game/narration';
import { canGiveUp, statusOf, type TableGame } from '../../store/game/table';
import { SolverContext } from '../analysis/assistantLoader';
import { useWinningLight } from '../analysis/useWinningLight';
import { isCoached } from '../coach/coached';
import { AppDialogs } from '../page/AppDialogs';
import { isVisit } from '../parts/address';
import { GamePageContext, useAsked, useStores } from '../parts/context';
import { useGameName } from '../parts/gameName';
import { LoadError, LoadErrorDialog } from '../parts/LoadError';
import { lazyPart } from '../parts/lazyPart';
import { Message } from '../parts/Message';
import { useStripRoom } from '../parts/stripRoom';
import { useTitle } from '../parts/useTitle';
import { useWinnableDeals } from '../parts/useWinnableDeals';
import { Table } from '../table/Table';
import { useAutoCompleteNews, useAutoCompleteOffer } from './autoComplete';
import { useGameParts, useShortcuts } from './commands';
import { GameBar } from './GameBar';
import { SearchStrip } from './Opening';
import { usePanelOpen } from './panel';
import { Toolbar } from './Toolbar';
import { useFeedback } from './useFeedback';
import { useIsGivenUp, useLossWarning } from './useLossWarning';
import { useTableFocus } from './useTableFocus';
import { useTimer } from './useTimer';
import './layout.css';
import './foot.css';

/** What a game that plays itself, or has notes of its own, shows above its table. */
const Notes = lazyPart(() => import('./Notes'), LoadError);
const PanelContent = lazyPart(() => import('../analysis/PanelContent'), LoadError);
const Coach = lazyPart(() => import('../coach/Coach'));
const Introduction = lazyPart(() => import('../coach/Introduction'));
const SharedGame = lazyPart(() => import('../autoplay/SharedGame'));
const ResultSheet = lazyPart(() => import('../result/ResultSheet'));
const GameSheet = lazyPart(() => import('./GameSheet'), LoadErrorDialog);
const ShareSheet = lazyPart(() => import('../result/ShareSheet'), LoadErrorDialog);

/** One game on the table, with everything that can be done to it. */
export function GamePage({ current }: { readonly current: TableGame }) {
  const { store, storage } = useStores();
  const parts = useGameParts();
  const { panel, solver, dialogs } = parts;
  const { record, history } = current;
  const { variant } = record;
  const game = gameOf(variant);
  const isGivenUp = useIsGivenUp(current);
  const end = narrateEnd(game, history) ?? (isGivenUp ? givenUpInWords() : undefined);
  const status = statusOf(current);
  const page = useRef<HTMLElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const isPanelOpen = usePanelOpen(panel, current);
  const { mayWarn, isDismissed, onWarn, onDismiss, onResume } = useLossWarning(
    current,
    isPanelOpen,
  );
  const isAsked = useAsked(panel, current);
  const wholeGame = (isPanelOpen && isAsked) || status === 'stuck' || isGivenUp || mayWarn;
  const light = useWinningLight(solver.load, current, wholeGame);
  const canAutoComplete = useAutoCompleteOffer(current, solver);
  useAutoCompleteNews(current, canAutoComplete);
  const canUndoRestart = useStore(
    store,
    ({ restarted }) => restarted !== undefined && history.steps.length === 0,
  );
  const search = useStore(store, (state) => state.search);
  const coach = (
    <>
      {!isCoached(storage) && <Coach current={current} />}
      <Introduction key={baseOf(variant)} current={current} />
    </>
  );
  useWinnableDeals([variant]);
  useShortcuts(parts.run);
  useFeedback();
  useTableFocus(page);
  useStripRoom(page, record.id);
  useTimer(store, history.cursor > 0 && end === undefined);
  useTitle(useGameName()(variant));

  return (
    <GamePageContext value={parts}>
      <SolverContext value={solver}>
        <main className="game" ref={page}>
          <div className="game-top quiet">
            <GameBar record={record} light={light} moves={history.cursor} />
            <Toolbar
              id={variant}
              panelOpen={isPanelOpen}
              ended={end !== undefined}
              canAutoComplete={canAutoComplete}
              canUndo={history.cursor > 0 || canUndoRestart}
              canRedo={history.cursor < history.steps.length}
              canGiveUp={canGiveUp(current)}
            />
          </div>
          {(playsItself(game) || game.text.notes) && (
            <div className="game-notes muted" data-guess={playsItself(game) || undefined}>
              <Notes current={current} />
            </div>
          )}
          <Table root={table} game={game} current={current} />
          <div className="game-foot">
            <Message isPanelOpen={isPanelOpen} />
            {search ? (
              <SearchStrip search={search} onStop={search.stop} />
            ) : isShared(current) ? (
              <SharedGame key={record.id} current={current} otherwise={coach} />
            ) : (
              coach
            )}
          </div>
          {(end !== undefined || mayWarn) && !isDismissed && !search && (
            <ResultSheet {...{ current, end, isPanelOpen, onDismiss, onResume, onWarn }} />
          )}
          {isPanelOpen && (
            <aside className="side-panel" aria-label={hasChoice(game) ? t`Analysis` : t`Steps`}>
              <PanelContent current={current} />
            </aside>
          )}
          <AppDialogs dialogs={dialogs} id={variant} onRules={() => dialogs.open('game')}>
            {(name, onClose) =>
              ((name === 'game' || name === 'dealNumber') && (
                <GameSheet {...{ current, onClose }} asksNumber={name === 'dealNumber'} />
              )) ||
              (name === 'share' && <ShareSheet {...{ current, onClose }} />)
            }
          </AppDialogs>
        </main>
      </SolverContext>
    </GamePageContext>
  );
}

/**
 * True for the moves of a link, unless the solver has added to them or a game that plays itself has begun; and for a deal by whose address
 * somebody came, until the first move.
 */
const isShared = ({ record, history, isPreview }: TableGame): boolean =>
  isPreview
    ? record.source === 'link' &&
      !record.helped &&
      (history.cursor === 0 || !playsItself(gameOf(record.variant)))
    : history.steps.length === 0 && !record.result && isVisit();
