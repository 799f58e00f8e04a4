import { Fragment, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { legalTargets } from '../../engine/game';
import { present } from '../../engine/history';
import type { PileId } from '../../engine/view';
import { gameOf } from '../../games/index';
import { narrateEnd } from '../../store/narration';
import type { GameRecord } from '../../store/records';
import type { PlayedGame } from '../../store/savedGame';
import { useAutoplay } from '../analysis/useAutoplay';
import { useSolver } from '../analysis/useSolver';
import { useSettings, useStores } from '../parts/context';
import { LoadError, LoadErrorDialog } from '../parts/LoadError';
import { lazyPart } from '../parts/lazyPart';
import { Message } from '../parts/Message';
import { Table } from '../table/Table';
import { Bar } from './Bar';
import type { Command } from './shortcuts';
import { Toolbar } from './Toolbar';
import {
  useAutoComplete,
  useReactions,
  useRun,
  useShortcuts,
  useSounds,
  useTableFocus,
  useTimer,
} from './useGamePage';

const AboutDialog = lazyPart(() => import('./AboutDialog'), LoadErrorDialog);
const DealDialog = lazyPart(() => import('./DealDialog'), LoadErrorDialog);
const HelpDialog = lazyPart(() => import('./HelpDialog'), LoadErrorDialog);
const SettingsDialog = lazyPart(() => import('../parts/SettingsDialog'), LoadErrorDialog);
const AutoplayPanel = lazyPart(() => import('../analysis/AutoplayPanel'), LoadError);
const ConsolePanel = lazyPart(() => import('../analysis/ConsolePanel'), LoadError);

type DialogName = 'about' | 'deal' | 'help' | 'settings';

/** An open dialog. One that is opened again is another: the browser may still have to tell that the first is closed. */
interface Opened {
  readonly name: DialogName;
  readonly serial: number;
}

/** One game on the table, with all that can be done to it. */
export function GamePage({ current }: { readonly current: PlayedGame }) {
  const { store, settings, records } = useStores();
  const chosen = useSettings();
  const deals = useStore(store, (state) => state.dealCount);
  const hint = useStore(store, (state) => state.highlight);
  const selection = useStore(store, (state) => state.selection);
  const { actions } = store;
  const { id, deal, history } = current;
  const game = gameOf(id);
  const state = present(history);
  const view = useMemo(() => game.view(state), [game, state]);
  const targets = useCallback(
    (from: PileId, count: number) => legalTargets(game, state, from, count),
    [game, state],
  );
  const end = narrateEnd(game, history);
  const table = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<Opened>();
  const openDialog = (name: DialogName): void =>
    setDialog((now) => ({ name, serial: (now?.serial ?? 0) + 1 }));
  const closeDialog = (): void => setDialog((now) => (now === dialog ? undefined : now));
  const autoplay = useAutoplay(store, chosen.pace);
  const help = useSolver(store, current, chosen);
  const autoComplete = useAutoComplete(store, game, state, help.ending);
  const notes = [
    ...(game.notes?.(state) ?? []),
    ...(game.input === 'select' ? [finished(records.of(id))] : []),
    ...(help.verdict ? [`${help.verdict}.`] : []),
    ...(current.helped ? ['Played with the solver’s help.'] : []),
  ];
  const steps = game.input === 'step';
  const drags = game.input === 'drag';
  const field = useRef<HTMLInputElement>(null);
  const suggested = (steps && isWide()) || current.replay === true;
  const open = chosen.panel === 'auto' ? suggested : chosen.panel === 'open';
  const setOpen = (next: boolean): void => settings.set('panel', next ? 'open' : 'closed');

  useReactions(store);
  useTableFocus(table);
  useSounds(store, chosen.sounds === 'on');
  useTimer(store, chosen.timer === 'on' && history.cursor > 0 && end === undefined);
  useEffect(() => {
    document.title = `${game.name} · Patience Lab`;
  }, [game]);

  const commands: Readonly<Record<Command, () => void>> = {
    undo: actions.undo,
    redo: actions.redo,
    draw: () => (steps ? actions.step() : actions.gesture({ kind: 'press', pile: 'stock' })),
    play: autoplay.playing ? autoplay.pause : autoplay.play,
    console: () => {
      if (!drags) return actions.announce('The console is for Klondike.', 'refusal');
      setOpen(true);
      focusSoon(field);
    },
    hint: help.hint,
    autoComplete: () => {
      if (autoComplete.offered) autoComplete.start();
      else if (drags)
        actions.announce('Auto-complete comes when the rest goes home by itself.', 'refusal');
    },
    replace: actions.replace,
    newDeal: help.newGame,
    sameDeal: actions.restart,
    panel: () => setOpen(!open),
    deal: () => openDialog('deal'),
    help: () => openDialog('help'),
    settings: () => openDialog('settings'),
  };
  const run = useRun(commands);
  useShortcuts(run);

  return (
    <main className="game" data-input={game.input}>
      <div className="top">
        <Bar
          name={game.name}
          deal={deal}
          moves={history.cursor}
          seconds={chosen.timer === 'on' ? current.seconds : undefined}
          run={run}
        />
        <Toolbar
          input={game.input}
          open={open}
          playing={autoplay.playing}
          ended={end !== undefined}
          canAutoComplete={autoComplete.offered}
          canUndo={history.cursor > 0}
          canRedo={history.cursor < history.steps.length}
          run={run}
        />
      </div>
      <Message store={store} />
      {notes.length > 0 && <p className="notes">{notes.join(' ')}</p>}
      <Table
        root={table}
        view={view}
        input={game.input}
        selection={selection}
        onEnter={actions.replace}
        dealCount={deals}
        won={game.status(state) === 'won'}
        deck={chosen.deck}
        mirrored={chosen.hand === 'left'}
        highlight={hint}
        targets={targets}
        onGesture={actions.gesture}
        onSay={actions.announce}
      />
      {end && (
        <p className="ending" aria-hidden="true">
          {end}
        </p>
      )}
      {open && (
        <aside className="panel" aria-label={drags ? 'Console' : 'Watch'}>
          {drags ? (
            <ConsolePanel current={current} autoplay={autoplay} solver={help} field={field} />
          ) : (
            <AutoplayPanel current={current} autoplay={autoplay} />
          )}
        </aside>
      )}
      <Fragment key={dialog?.serial}>
        {dialog?.name === 'deal' && (
          <DealDialog deal={deal} onDeal={actions.newGame} onClose={closeDialog} />
        )}
        {dialog?.name === 'about' && <AboutDialog store={store} onClose={closeDialog} />}
        {dialog?.name === 'help' && (
          <HelpDialog game={game} onAbout={() => openDialog('about')} onClose={closeDialog} />
        )}
        {dialog?.name === 'settings' && (
          <SettingsDialog settings={settings} onClose={closeDialog} />
        )}
      </Fragment>
    </main>
  );
}

const isWide = (): boolean => window.matchMedia?.('(max-width: 62.5em)').matches !== true;

/** The line of the lab's window; games that are not finished do not count. Source: seed 002. */
const finished = ({ won, lost }: GameRecord): string =>
  `You've won ${won} out of ${won + lost} games.`;

/** Gives a field the focus as soon as it is on the page. */
function focusSoon(field: RefObject<HTMLElement | null>, tries = 60): void {
  if (field.current) field.current.focus();
  else if (tries > 0) requestAnimationFrame(() => focusSoon(field, tries - 1));
}
