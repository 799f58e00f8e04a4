import { useCallback, useState } from 'react';
import type { AnyHistory } from '../../engine/history';
import { gameOf } from '../../games/index';
import { hasSolver } from '../../solver/registry';
import type { TableGame } from '../../store/game/table';
import { useAsync } from '../parts/useAsync';

/** If it fails to load, the player is not warned that the game is lost. */
const loadIsAdrift = async () => (await import('../analysis/isAdrift')).isAdrift;

/** When the result sheet may appear, and what to call when it was read or dismissed. */
interface LossWarning {
  /** True if the game seems lost and the player does not know it: the sheet warns once the solver has proved it. */
  readonly mayWarn: boolean;
  /** True if the player dismissed the sheet at this position. */
  readonly isDismissed: boolean;
  readonly onWarn: () => void;
  readonly onDismiss: () => void;
}

/** Warns once in each game, and not while the panel shows the verdict. */
export function useLossWarning(
  { record, history, isPreview }: TableGame,
  isPanelOpen: boolean,
): LossWarning {
  const [dismissed, setDismissed] = useState<AnyHistory>();
  /** The game whose player was warned, and at which position. */
  const [warned, setWarned] = useState<{ readonly id: string; readonly history: AnyHistory }>();
  const isAdrift = useAsync(hasSolver(record.variant) ? loadIsAdrift : undefined);
  const wasWarned = warned?.id === record.id && warned.history !== history;
  const onWarn = useCallback(() => setWarned({ id: record.id, history }), [record.id, history]);
  return {
    mayWarn:
      !isPreview &&
      !isPanelOpen &&
      !wasWarned &&
      isAdrift?.(gameOf(record.variant), history) === true,
    isDismissed: dismissed === history,
    onWarn,
    onDismiss: useCallback(() => {
      setDismissed(history);
      onWarn();
    }, [history, onWarn]),
  };
}
