import { useStores } from '../parts/context';
import { ToolButton } from '../parts/ToolButton';
import type { Autoplay } from './useAutoplay';

interface PlaybackButtonsProps {
  readonly autoplay: Autoplay;
  /** True if no step follows the present position. */
  readonly atEnd: boolean;
  /** True where the toolbar has the buttons Step and Play. */
  readonly onlySkip?: boolean;
}

/** The buttons Step, Play or Pause, and Skip to end. */
export function PlaybackButtons({ autoplay, atEnd, onlySkip = false }: PlaybackButtonsProps) {
  const { actions } = useStores().store;
  return (
    <>
      {!onlySkip && (
        <>
          <ToolButton icon="step" name="Step" onClick={actions.step} disabled={atEnd} />
          {autoplay.playing ? (
            <ToolButton icon="pause" name="Pause" onClick={autoplay.pause} />
          ) : (
            <ToolButton icon="play" name="Play" onClick={autoplay.play} disabled={atEnd} />
          )}
        </>
      )}
      <ToolButton
        icon="end"
        name="Skip to end"
        onClick={() => actions.jump(Number.POSITIVE_INFINITY)}
        disabled={atEnd}
      />
    </>
  );
}
