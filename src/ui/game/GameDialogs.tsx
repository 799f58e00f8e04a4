import { Fragment } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { TableGame } from '../../store/game/table';
import { LoadErrorDialog } from '../parts/LoadError';
import { reopensSettings } from '../parts/languageReload';
import { lazyPart } from '../parts/lazyPart';

const AboutDialog = lazyPart(() => import('../help/AboutDialog'), LoadErrorDialog);
const GameSheet = lazyPart(() => import('./GameSheet'), LoadErrorDialog);
const HelpDialog = lazyPart(() => import('../help/HelpDialog'), LoadErrorDialog);
const ShareSheet = lazyPart(() => import('../result/ShareSheet'), LoadErrorDialog);
const SettingsSheet = lazyPart(() => import('../settings/SettingsSheet'), LoadErrorDialog);

type DialogName = 'about' | 'game' | 'help' | 'settings' | 'share';

/** The serial tells openings apart: the browser may be late to report that an earlier dialog was closed. */
export interface ShownDialog {
  readonly name: DialogName;
  readonly serial: number;
}

/** Creates the page’s dialogs, of which at most one is open: at first none, or the settings after a change of the language. */
export function createDialogs() {
  const state = createStore<{ readonly shown?: ShownDialog | undefined }>(() => ({
    shown: reopensSettings() ? { name: 'settings', serial: 0 } : undefined,
  }));
  return {
    ...state,
    open: (name: DialogName): void =>
      state.setState(({ shown }) => ({ shown: { name, serial: (shown?.serial ?? 0) + 1 } })),
  };
}

interface GameDialogsProps {
  readonly current: TableGame;
  readonly dialogs: ReturnType<typeof createDialogs>;
}

export function GameDialogs({ current, dialogs }: GameDialogsProps) {
  const { shown } = useStore(dialogs);
  /** Closes the dialog of this render, not one opened since. */
  const close = (): void => {
    if (dialogs.getState().shown === shown) dialogs.setState({ shown: undefined });
  };
  return (
    <Fragment key={shown?.serial}>
      {shown?.name === 'game' && <GameSheet current={current} onClose={close} />}
      {shown?.name === 'share' && <ShareSheet current={current} onClose={close} />}
      {shown?.name === 'about' && <AboutDialog onClose={close} />}
      {shown?.name === 'help' && (
        <HelpDialog
          id={current.record.variant}
          onRules={() => dialogs.open('game')}
          onSettings={() => dialogs.open('settings')}
          onClose={close}
        />
      )}
      {shown?.name === 'settings' && <SettingsSheet onClose={close} />}
    </Fragment>
  );
}
