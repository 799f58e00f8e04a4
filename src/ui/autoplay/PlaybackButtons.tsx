import { t } from '@lingui/core/macro';
import { useStore } from 'zustand';
import type { TableGame } from '../../store/game/table';
import { useGamePage, useStores } from '../parts/context';
import { ToolButton, type ToolButtonProps } from '../parts/ToolButton';

interface PlaybackButtonsProps {
  readonly current: TableGame;
  /** True if no step follows the present position. */
  readonly atEnd: boolean;
  /** True where the toolbar has the buttons Step and Play. */
  readonly onlySkip?: boolean;
  /** Shows only icons, and also the buttons that go back. */
  readonly compact?: boolean;
}

/** The buttons that step through a game: to the start, back, forward, play or pause, to the end. */
export function PlaybackButtons(props: PlaybackButtonsProps) {
  const { current, atEnd, onlySkip = false, compact = false } = props;
  const { actions } = useStores().store;
  const { autoplay } = useGamePage();
  const playing = useStore(autoplay, (state) => state.playing);
  const { cursor } = current.history;
  const button = (
    icon: ToolButtonProps['icon'],
    name: string,
    onClick: () => void,
    disabled = atEnd,
  ) => <ToolButton {...{ icon, name, onClick, disabled }} iconOnly={compact} />;
  const atStart = cursor === 0;
  return (
    <>
      {compact && button('start', t`Skip to start`, () => actions.jump(0), atStart)}
      {compact && button('stepBack', t`Step back`, () => actions.jump(cursor - 1), atStart)}
      {!onlySkip && button('step', t({ message: 'Step', context: 'autoplay' }), actions.step)}
      {!onlySkip &&
        (playing
          ? button('pause', t({ message: 'Pause', context: 'autoplay' }), autoplay.pause, false)
          : button('play', t({ message: 'Play', context: 'autoplay' }), autoplay.play))}
      {button('end', t`Skip to end`, () => actions.jump(Number.POSITIVE_INFINITY))}
    </>
  );
}
