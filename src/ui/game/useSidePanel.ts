import { t } from '@lingui/core/macro';
import { type RefObject, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { hasChoice, playsItself } from '../../engine/game';
import { baseOf, gameOf } from '../../games/index';
import type { TableGame } from '../../store/game/table';
import type { PanelTab } from '../analysis/PanelContent';
import { useStores } from '../parts/context';

/** Phones, held upright or sideways, where the panel leaves the table little room: `--narrow` and `--sideways` of conditions.css. */
const ON_PHONES = [
  '(max-width: 51.25em) and ((height > 30em) or (aspect-ratio < 1))',
  '(height <= 30em) and (aspect-ratio >= 1)',
];

/** Frames to wait for a panel that is still loading: one second. */
const FOCUS_FRAMES = 60;

/**
 * The side panel, open or closed as the player left it in this game. By default open for a game that plays itself and for a
 * replay. On a phone it is open only after the player opened it on this visit.
 */
export function useSidePanel(current: TableGame) {
  const { settings } = useStores();
  const game = gameOf(current.record.variant);
  const id = baseOf(current.record.variant);
  const chosen = useStore(settings, ({ games }) => games[id]?.panel);
  const [tab, setTab] = useState<PanelTab>('analysis');
  const [hasConsole, setHasConsole] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef(false);
  const [openedFor, setOpenedFor] = useState<string>();
  const isOnPhone = window.matchMedia?.(ON_PHONES.join()).matches === true;
  const openByDefault = playsItself(game) || current.isPreview === true;
  const openBeside = chosen === undefined ? openByDefault : chosen === 'open';
  const open = isOnPhone ? openedFor === id : openBeside;
  function setOpen(next: boolean): void {
    setOpenedFor(next ? id : undefined);
    if (!isOnPhone) settings.setForGame(id, { panel: next ? 'open' : 'closed' });
  }
  return {
    name: hasChoice(game) ? t`Analysis` : t`Steps`,
    open,
    toggle: () => {
      setOpen(!open);
      asked.current = !open;
      if (!open) setTab('analysis');
    },
    asked,
    /** Opens the panel at the console and focuses its text field. */
    openConsole: () => {
      setOpen(true);
      setHasConsole(true);
      setTab('console');
      focusWhenShown(field);
    },
    hasConsole,
    tab,
    setTab,
    field,
  };
}

function focusWhenShown(field: RefObject<HTMLElement | null>, frames = FOCUS_FRAMES): void {
  if (field.current) field.current.focus();
  else if (frames > 0) requestAnimationFrame(() => focusWhenShown(field, frames - 1));
}
