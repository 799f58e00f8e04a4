import { type RefObject, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type AnyGame, hasChoice, playsItself } from '../../engine/game';
import { gameOf } from '../../games/index';
import type { TableGame } from '../../store/game/table';
import type { PanelTab } from '../analysis/PanelContent';
import type { Solver } from '../analysis/useSolver';
import type { Autoplay } from '../autoplay/useAutoplay';
import { useStores } from '../parts/context';
import { LoadError } from '../parts/LoadError';
import { lazyPart } from '../parts/lazyPart';
import './SidePanel.css';

const PanelContent = lazyPart(() => import('../analysis/PanelContent'), LoadError);
const ResultSheet = lazyPart(
  () => import('../result/ResultSheet'),
  () => null,
);

/** Windows without room for the panel beside the table. */
const NARROW = '(max-width: 62.5em)';

/** Frames to wait for a panel that is still loading: one second. */
const FOCUS_FRAMES = 60;

/** The side panel, its tab, and the console's text field in it. */
export interface SidePanelState {
  readonly open: boolean;
  readonly toggle: () => void;
  /** True after the player has opened the panel, until it has said the verdict. */
  readonly asked: RefObject<boolean>;
  /** Opens the panel at the console and focuses its text field. */
  readonly openConsole: () => void;
  readonly tab: PanelTab;
  readonly setTab: (tab: PanelTab) => void;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Open or closed as the player left this kind of panel; else open for a game that plays itself and for a replay. */
export function useSidePanel(current: TableGame): SidePanelState {
  const { settings } = useStores();
  const game = gameOf(current.record.variant);
  const name = panelSetting(game);
  const setting = useStore(settings, (all) => (all[name] === 'auto' ? all.panel : all[name]));
  const [tab, setTab] = useState<PanelTab>('analysis');
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef(false);
  const openByDefault = (playsItself(game) && isWide()) || current.isPreview === true;
  const open = setting === 'auto' ? openByDefault : setting === 'open';
  return {
    open,
    toggle: () => {
      settings.set(name, open ? 'closed' : 'open');
      asked.current = !open;
      if (!open) setTab('analysis');
    },
    asked,
    openConsole: () => {
      settings.set(name, 'open');
      setTab('console');
      focusWhenShown(field);
    },
    tab,
    setTab,
    field,
  };
}

interface SidePanelProps {
  readonly current: TableGame;
  readonly autoplay: Autoplay;
  readonly solver: Solver;
  readonly panel: SidePanelState;
  /** The sentence for the end of the game, if the result is to be shown. */
  readonly end: string | undefined;
  readonly onDismiss: () => void;
}

/** What lies beside the table: the result of the game, and the panel if it is open. */
export function SidePanel({ current, autoplay, solver, panel, end, onDismiss }: SidePanelProps) {
  const name = hasChoice(gameOf(current.record.variant)) ? 'Analysis' : 'Autoplay';
  return (
    <aside
      className="side-panel"
      aria-label={panel.open ? name : 'End of the game'}
      data-closed={!panel.open || undefined}
    >
      {end !== undefined && (
        <ResultSheet
          {...{ current, autoplay, solver, end, onDismiss }}
          onAnalyse={panel.open ? undefined : panel.toggle}
        />
      )}
      {panel.open && <PanelContent {...{ current, autoplay, solver, panel }} />}
    </aside>
  );
}

/** The setting that remembers a game’s kind of panel. Their names are a stored format. */
const panelSetting = (game: AnyGame): 'panel-drag' | 'panel-select' | 'panel-step' =>
  hasChoice(game) ? 'panel-drag' : playsItself(game) ? 'panel-step' : 'panel-select';

const isWide = (): boolean => window.matchMedia?.(NARROW).matches !== true;

function focusWhenShown(field: RefObject<HTMLElement | null>, frames = FOCUS_FRAMES): void {
  if (field.current) field.current.focus();
  else if (frames > 0) requestAnimationFrame(() => focusWhenShown(field, frames - 1));
}
