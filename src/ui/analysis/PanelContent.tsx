import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { hasChances, hasFairHints } from '../../chance/registry';
import { hasChoice } from '../../engine/game';
import { gameOf, type VariantId } from '../../games/index';
import type { TableGame } from '../../store/game/table';
import AutoplayPanel from '../autoplay/AutoplayPanel';
import { ConsoleTab } from '../console/ConsoleTab';
import { useCommandLog } from '../console/useCommandLog';
import { openingTab, type PanelTab, useGamePage, useStores } from '../parts/context';
import { closestTo, focusTable, isModified, useKeyDown } from '../parts/input';
import { CloseButton } from '../parts/ToolButton';
import { AnalysisTab } from './AnalysisTab';
import { useSolver } from './assistantLoader';
import { ChanceTab } from './ChanceTab';
import { SheetHandle } from './SheetHandle';
import '../parts/panel.css';
import './PanelContent.css';

/** The panel beside the table: the analysis of a game with a choice, else the automatic player. */
export default function PanelContent({ current }: { readonly current: TableGame }) {
  return (
    <>
      <SheetHandle />
      <PanelClose />
      {hasChoice(gameOf(current.record.variant)) ? (
        <AnalysisPanel current={current} />
      ) : (
        <AutoplayPanel current={current} />
      )}
    </>
  );
}

/** True for what has an Escape of its own. A slider has none. */
const usesEscape = (target: EventTarget | null): boolean =>
  closestTo(target, 'input:not([type="range"]), select') !== null;

/** Closes the panel; so does Escape in it. The focus goes back to the table if the panel was opened from there, else to its button. */
function PanelClose() {
  const { panel } = useGamePage();

  function close(): void {
    const { fromTable } = panel.getState();
    panel.toggle();
    if (fromTable) focusTable();
    else document.querySelector<HTMLElement>('.toolbar > [data-tool="panel"]')?.focus();
  }

  useKeyDown(({ key, target, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented || usesEscape(target)) return;
    if (closestTo(target, '.side-panel')) close();
  });

  return <CloseButton tool="closePanel" onClick={close} />;
}

/** What a player can know in games with fair hints, what the solver knows, and the console once its key opened it. */
const tabsOf = (game: VariantId, hasConsole: boolean): readonly (readonly [PanelTab, string])[] => [
  ...(hasFairHints(game)
    ? ([['chance', hasChances(game) ? t`Your chance` : t`Without peeking`]] as const)
    : []),
  ['analysis', t`Solver`],
  ...(hasConsole ? ([['console', t`Console`]] as const) : []),
];

const STEPS = new Map<string, 1 | -1>([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
]);

/** What is known about the game. What there is more than one of is in tabs. */
function AnalysisPanel({ current }: { readonly current: TableGame }) {
  const { panel } = useGamePage();
  const solver = useSolver();
  const { tab: wanted, hasConsole } = useStore(panel);
  const tabs = tabsOf(current.record.variant, hasConsole);
  const [tab] = tabs.find(([name]) => name === wanted) ?? [openingTab(current)];

  /** From the chance to the analysis is a question for the verdict. */
  function setTab(next: PanelTab): void {
    panel.setState({ tab: next });
    if (tab !== 'chance' || next !== 'analysis') return;
    panel.ask(current);
    const isWanted = (): boolean => panel.getState().tab === 'analysis';
    void solver.request(({ answers }) => answers.sayVerdict(isWanted));
  }

  const { store } = useStores();
  const log = useCommandLog();
  const id = useId();
  const content = useRef<HTMLDivElement>(null);

  // On phones the result may lie above the panel: scrolls to what the player opened.
  useLayoutEffect(() => {
    if (panel.getState().openedFor) content.current?.scrollIntoView();
  }, [panel]);

  /** The arrow keys go to the next or previous tab. */
  function changeTab(event: KeyboardEvent<HTMLElement>): void {
    const step = STEPS.get(event.key);
    if (!step) return;
    event.preventDefault();
    const at = tabs.findIndex(([name]) => name === tab) + step + tabs.length;
    const [next] = tabs[at % tabs.length] ?? ['analysis'];
    setTab(next);
    document.getElementById(`${id}-${next}`)?.focus();
  }

  /** The arrow keys step through the game, except in a field. */
  function stepByKey(event: KeyboardEvent<HTMLElement>): void {
    const step = STEPS.get(event.key);
    if (!step || event.target instanceof HTMLInputElement || isModified(event)) return;
    event.preventDefault();
    store.actions.jump(current.history.cursor + step);
  }

  return (
    <>
      {tabs.length > 1 && (
        <div className="tabs" role="tablist">
          {tabs.map(([name, label]) => (
            <button
              key={name}
              id={`${id}-${name}`}
              type="button"
              role="tab"
              aria-selected={name === tab}
              aria-controls={`${id}-panel`}
              tabIndex={name === tab ? 0 : -1}
              onClick={() => setTab(name)}
              onKeyDown={changeTab}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of what is in it */}
      <div
        ref={content}
        id={`${id}-panel`}
        className="tab-panel"
        {...(tabs.length > 1 && { role: 'tabpanel', 'aria-labelledby': `${id}-${tab}` })}
        onKeyDown={stepByKey}
      >
        {tab === 'chance' && <ChanceTab current={current} />}
        {tab === 'analysis' && <AnalysisTab current={current} />}
        {tab === 'console' && <ConsoleTab current={current} log={log} />}
      </div>
    </>
  );
}
