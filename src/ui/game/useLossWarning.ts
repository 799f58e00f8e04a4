import { useCallback, useMemo, useState } from 'react';
import type { AnyHistory } from '../../engine/history';
import { gameOf } from '../../games/index';
import { hasSolver } from '../../solver/registry';
import type { TableGame } from '../../store/game/table';
import { useAsync } from '../parts/useAsync';

/** If it fails to load, the player is not warned that the game is lost. */
const loadSeemsLost = async () => (await import('../analysis/seemsLost')).seemsLost;

/** When the result sheet may warn: once in each game, and not while the panel shows the verdict. And what to call when it was read or dismissed. */
export function useLossWarning({ record, history, isPreview }: TableGame, isPanelOpen: boolean) {
  const { id, givenUp } = record;
  const [dismissed, setDismissed] = useState<{
    readonly history: AnyHistory;
    readonly givenUp: true | undefined;
  }>();
  /** The game whose player was warned, and at which position. */
  const [warned, setWarned] = useState<{ readonly id: string; readonly history: AnyHistory }>();
  const seemsLost = useAsync(hasSolver(record.variant) ? loadSeemsLost : undefined);
  const wasWarned = warned?.id === id && warned.history !== history;
  const onWarn = useCallback(() => setWarned({ id, history }), [id, history]);
  return {
    /** True if the game seems lost and the player does not know it: the sheet warns once the solver has proved it. */
    mayWarn:
      !isPreview &&
      !isPanelOpen &&
      !wasWarned &&
      seemsLost?.(gameOf(record.variant), history) === true,
    isDismissed: dismissed?.history === history && dismissed.givenUp === givenUp,
    onWarn,
    onDismiss: useCallback(() => {
      setDismissed({ history, givenUp });
      onWarn();
    }, [history, givenUp, onWarn]),
    /** Called when the player takes giving up back: a warning would say nothing new. */
    onResume: useCallback(() => setDismissed({ history, givenUp: undefined }), [history]),
  };
}

/** True if the player has given the game up, while the table is as it was then, or when the game was opened: stepping back shows the table. */
export function useIsGivenUp({ record: { id, givenUp }, history }: TableGame): boolean {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position stays while the moves are stepped through
  const at = useMemo(() => history.cursor, [id, givenUp]);
  return givenUp === true && history.cursor === at;
}
