import { Fragment, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { VariantId } from '../../games/index';
import { LoadErrorDialog } from '../parts/LoadError';
import { reopensSettings } from '../parts/languageReload';
import { lazyPart } from '../parts/lazyPart';

const AboutDialog = lazyPart(() => import('../help/AboutDialog'), LoadErrorDialog);
const HelpDialog = lazyPart(() => import('../help/HelpDialog'), LoadErrorDialog);
const SettingsSheet = lazyPart(() => import('../settings/SettingsSheet'), LoadErrorDialog);

/** Every page has the first three, a game’s also the others. */
type DialogName = 'about' | 'help' | 'settings' | 'game' | 'dealNumber' | 'share';

/** The serial tells openings apart: the browser may be late to report that an earlier dialog was closed. */
export interface ShownDialog {
  readonly name: DialogName;
  readonly serial: number;
}

export type Dialogs = ReturnType<typeof createDialogs>;

/** Creates a page’s dialogs, of which at most one is open: at first none, or the settings after a change of the language. */
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

interface AppDialogsProps {
  readonly dialogs: Dialogs;
  /** The game that the help is about. */
  readonly id: VariantId;
  /** Opens the rules of the game; undefined where none is played. */
  readonly onRules?: () => void;
  /** Renders a dialog that only this page has. */
  readonly children?: (name: DialogName, close: () => void) => ReactNode;
}

/** The open dialog of a page, whose code is loaded when it is first opened. */
export function AppDialogs({ dialogs, id, onRules, children }: AppDialogsProps) {
  const { shown } = useStore(dialogs);
  /** Closes the dialog of this render, not one opened since. */
  const close = (): void => {
    if (dialogs.getState().shown === shown) dialogs.setState({ shown: undefined });
  };
  return (
    <Fragment key={shown?.serial}>
      {shown && children?.(shown.name, close)}
      {shown?.name === 'about' && <AboutDialog onClose={close} />}
      {shown?.name === 'settings' && <SettingsSheet onClose={close} />}
      {shown?.name === 'help' && (
        <HelpDialog
          {...{ id, onRules }}
          onSettings={() => dialogs.open('settings')}
          onClose={close}
        />
      )}
    </Fragment>
  );
}
