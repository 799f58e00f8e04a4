import { Fragment, useState } from 'react';
import { gameOf } from '../../games/index';
import type { TableGame } from '../../store/game/table';
import { LoadErrorDialog } from '../parts/LoadError';
import { lazyPart } from '../parts/lazyPart';

const AboutDialog = lazyPart(() => import('./AboutDialog'), LoadErrorDialog);
const GameSheet = lazyPart(() => import('./GameSheet'), LoadErrorDialog);
const HelpDialog = lazyPart(() => import('./HelpDialog'), LoadErrorDialog);
const SettingsSheet = lazyPart(() => import('../settings/SettingsSheet'), LoadErrorDialog);

type DialogName = 'about' | 'game' | 'help' | 'settings';

/** The serial tells openings apart: the browser may be late to report that an earlier dialog was closed. */
interface ShownDialog {
  readonly name: DialogName;
  readonly serial: number;
}

/** The page's dialogs, at most one of them open. */
export interface Dialogs {
  readonly shown: ShownDialog | undefined;
  readonly open: (name: DialogName) => void;
  /** Closes the dialog of this render, not one opened since. */
  readonly close: () => void;
}

/** Which dialog is open; none at first. */
export function useDialogs(): Dialogs {
  const [shown, setShown] = useState<ShownDialog>();
  return {
    shown,
    open: (name) => setShown((latest) => ({ name, serial: (latest?.serial ?? 0) + 1 })),
    close: () => setShown((latest) => (latest === shown ? undefined : latest)),
  };
}

interface GameDialogsProps {
  readonly current: TableGame;
  readonly dialogs: Dialogs;
}

/** The open dialog, if any. */
export function GameDialogs({ current, dialogs }: GameDialogsProps) {
  const { shown, open, close } = dialogs;
  return (
    <Fragment key={shown?.serial}>
      {shown?.name === 'game' && <GameSheet current={current} onClose={close} />}
      {shown?.name === 'about' && <AboutDialog onClose={close} />}
      {shown?.name === 'help' && (
        <HelpDialog
          game={gameOf(current.record.variant)}
          onRules={() => open('game')}
          onClose={close}
        />
      )}
      {shown?.name === 'settings' && <SettingsSheet onClose={close} />}
    </Fragment>
  );
}
