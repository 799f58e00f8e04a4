import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { TableGame } from '../../store/game/table';
import { ConsoleTab } from '../console/ConsoleTab';
import { useCommandLog } from '../console/useCommandLog';
import { useStores } from '../parts/context';
import { type PanelTab, useGame } from '../parts/game';
import { isModified } from '../parts/input';
import { AnalysisTab } from './AnalysisTab';

const allTabs = (): readonly (readonly [PanelTab, string])[] => [
  ['analysis', t`Analysis`],
  ['console', t`Console`],
];

const STEPS = new Map<string, 1 | -1>([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
]);

interface AnalysisPanelProps {
  readonly current: TableGame;
  /** True if the player asked for the verdict. */
  readonly isAsked: boolean;
}

/** The analysis; once its key opened the console, each is in a tab. */
export function AnalysisPanel({ current, isAsked }: AnalysisPanelProps) {
  const { panel } = useGame();
  const { tab, hasConsole } = useStore(panel);
  const setTab = (next: PanelTab): void => panel.setState({ tab: next });
  const { store } = useStores();
  const log = useCommandLog();
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const tabs = allTabs();

  // On phones the result may lie above the panel: scrolls to what the player opened.
  useLayoutEffect(() => {
    if (panel.getState().openedFor) content.current?.scrollIntoView?.();
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
      {hasConsole && (
        <div className="tabs" role="tablist" aria-label={t`Analysis`}>
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
      <div
        ref={content}
        id={`${id}-panel`}
        className="tab-panel"
        role="tabpanel"
        aria-labelledby={hasConsole ? `${id}-${tab}` : undefined}
        aria-label={hasConsole ? undefined : t`Analysis`}
        onKeyDown={stepByKey}
      >
        {tab === 'analysis' && <AnalysisTab current={current} isAsked={isAsked} />}
        {tab === 'console' && <ConsoleTab current={current} log={log} />}
      </div>
    </>
  );
}
