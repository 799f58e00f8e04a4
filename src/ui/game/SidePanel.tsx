import { type RefObject, useRef } from 'react';
import { useStore } from 'zustand';
import { gameOf } from '../../games/index';
import type { PlayedGame } from '../../store/savedGame';
import type { Autoplay } from '../analysis/useAutoplay';
import type { Solver } from '../analysis/useSolver';
import { useStores } from '../parts/context';
import { LoadError } from '../parts/LoadError';
import { lazyPart } from '../parts/lazyPart';
import './SidePanel.css';

const AutoplayPanel = lazyPart(() => import('../analysis/AutoplayPanel'), LoadError);
const ConsolePanel = lazyPart(() => import('../analysis/ConsolePanel'), LoadError);

/** Windows without room for the panel beside the table; Bar.css has the same width. */
const NARROW = '(max-width: 62.5em)';

/** Frames to wait for a panel that is still loading: one second. */
const FOCUS_FRAMES = 60;

/** The side panel, and the console's text field in it. */
export interface SidePanelState {
  readonly open: boolean;
  readonly toggle: () => void;
  /** Opens the panel and focuses the console's text field. */
  readonly openConsole: () => void;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Open or closed as the player chose last; by default open for a game that plays itself and for a replay. */
export function useSidePanel(current: PlayedGame): SidePanelState {
  const { settings } = useStores();
  const setting = useStore(settings, ({ panel }) => panel);
  const field = useRef<HTMLInputElement>(null);
  const playsItself = gameOf(current.id).input === 'step';
  const openByDefault = (playsItself && isWide()) || current.replay === true;
  const open = setting === 'auto' ? openByDefault : setting === 'open';
  return {
    open,
    toggle: () => settings.set('panel', open ? 'closed' : 'open'),
    openConsole: () => {
      settings.set('panel', 'open');
      focusWhenShown(field);
    },
    field,
  };
}

interface SidePanelProps {
  readonly current: PlayedGame;
  readonly autoplay: Autoplay;
  readonly solver: Solver;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** The panel beside the table: the console if cards are dragged, else the automatic player. */
export function SidePanel({ current, autoplay, solver, field }: SidePanelProps) {
  const hasConsole = gameOf(current.id).input === 'drag';
  return (
    <aside className="side-panel" aria-label={hasConsole ? 'Analysis' : 'Autoplay'}>
      {hasConsole ? (
        <ConsolePanel current={current} autoplay={autoplay} solver={solver} field={field} />
      ) : (
        <AutoplayPanel current={current} autoplay={autoplay} />
      )}
    </aside>
  );
}

const isWide = (): boolean => window.matchMedia?.(NARROW).matches !== true;

function focusWhenShown(field: RefObject<HTMLElement | null>, frames = FOCUS_FRAMES): void {
  if (field.current) field.current.focus();
  else if (frames > 0) requestAnimationFrame(() => focusWhenShown(field, frames - 1));
}
