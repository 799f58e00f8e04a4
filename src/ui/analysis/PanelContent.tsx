import { hasChoice } from '../../engine/game';
import { gameOf } from '../../games/index';
import type { TableGame } from '../../store/game/table';
import AutoplayPanel from '../autoplay/AutoplayPanel';
import { useGamePage } from '../parts/gamePage';
import { AnalysisPanel } from './AnalysisPanel';
import { SheetHandle } from './SheetHandle';
import '../parts/panel.css';
import './PanelContent.css';

/** The panel beside the table: the analysis of a game with a choice, else the automatic player. */
export default function PanelContent({ current }: { readonly current: TableGame }) {
  const { toggle } = useGamePage().panel;
  return (
    <>
      <SheetHandle onClose={toggle} />
      {hasChoice(gameOf(current.record.variant)) ? (
        <AnalysisPanel current={current} />
      ) : (
        <AutoplayPanel current={current} />
      )}
    </>
  );
}
