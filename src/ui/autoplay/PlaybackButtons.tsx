import { useStores } from '../parts/context';
import { ToolButton } from '../parts/ToolButton';
import type { Autoplay } from './useAutoplay';

interface PlaybackButtonsProps {
  readonly autoplay: Autoplay;
  /** True if no step follows the present position. */
  readonly atEnd: boolean;
  /** True where the toolbar has the buttons Step and Play. */
  readonly onlySkip?: boolean;
  /** Hides the names from view. */
  readonly iconOnly?: boolean;
}

/** The buttons Step, Play or Pause, and Skip to end. */
export function PlaybackButtons({
  autoplay,
  atEnd,
  onlySkip = false,
  iconOnly = false,
}: PlaybackButtonsProps) {
  const { actions } = useStores().store;
  return (
    <>
      {!onlySkip && (
        <>
          <ToolButton
            icon="step"
            name="Step"
            onClick={actions.step}
            disabled={atEnd}
            iconOnly={iconOnly}
          />
          {autoplay.playing ? (
            <ToolButton icon="pause" name="Pause" onClick={autoplay.pause} iconOnly={iconOnly} />
          ) : (
            <ToolButton
              icon="play"
              name="Play"
              onClick={autoplay.play}
              disabled={atEnd}
              iconOnly={iconOnly}
            />
          )}
        </>
      )}
      <ToolButton
        icon="end"
        name="Skip to end"
        onClick={() => actions.jump(Number.POSITIVE_INFINITY)}
        disabled={atEnd}
        iconOnly={iconOnly}
      />
    </>
  );
}
