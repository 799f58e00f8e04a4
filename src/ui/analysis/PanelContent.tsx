import type { RefObject } from 'react';
import { hasChoice } from '../../engine/game';
import { gameOf } from '../../games/index';
import type { TableGame } from '../../store/game/table';
import AutoplayPanel from '../autoplay/AutoplayPanel';
import type { Autoplay } from '../autoplay/useAutoplay';
import { AnalysisPanel } from './AnalysisPanel';
import { SheetHandle } from './SheetHandle';
import type { Solver } from './useSolver';
import './PanelContent.css';

/** The tabs of the analysis panel. */
export type PanelTab = 'analysis' | 'moves' | 'console';

/** What the panel needs from the page. */
interface PanelFrame {
  /** Closes the panel. */
  readonly toggle: () => void;
  /** True from when the player opens the panel until the verdict is announced. */
  readonly asked: RefObject<boolean>;
  readonly tab: PanelTab;
  readonly setTab: (tab: PanelTab) => void;
  /** Whether the console was opened by its key. */
  readonly hasConsole: boolean;
  /** The console’s text field, so that a shortcut can focus it. */
  readonly field: RefObject<HTMLInputElement | null>;
}

export interface PanelProps {
  readonly current: TableGame;
  readonly autoplay: Autoplay;
  readonly solver: Solver;
  readonly panel: PanelFrame;
}

/** The panel beside the table: the analysis of a game with a choice, else the automatic player. */
export default function PanelContent(props: PanelProps) {
  return (
    <>
      <SheetHandle onClose={props.panel.toggle} />
      {hasChoice(gameOf(props.current.record.variant)) ? (
        <AnalysisPanel {...props} />
      ) : (
        <AutoplayPanel current={props.current} autoplay={props.autoplay} />
      )}
    </>
  );
}
