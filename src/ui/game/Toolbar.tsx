import { t } from '@lingui/core/macro';
import { memo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { hasChoice, playsItself } from '../../engine/game';
import { baseOf, gameOf, type VariantId } from '../../games/index';
import { winnableFor } from '../../persistence/settings';
import { hasDailyDeal, hasSolver } from '../../solver/registry';
import { dailyAddress } from '../parts/address';
import { shortcutOf } from '../parts/commandKeys';
import { type Command, useGamePage, useSettings, useStores } from '../parts/context';
import { Icon } from '../parts/Icon';
import { Menu } from '../parts/Menu';
import { ToolButton, type ToolButtonProps } from '../parts/ToolButton';
import { startBurst } from '../table/motion/cardMotion';

const isFullScreen = (): boolean => document.fullscreenElement !== null;

function onFullScreen(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

interface ToolbarProps {
  readonly id: VariantId;
  readonly panelOpen: boolean;
  readonly ended: boolean;
  readonly canAutoComplete: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canGiveUp: boolean;
}

/** The buttons of the game. Few moves change a prop, so few moves render it. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { id, panelOpen, ended } = props;
  const { autoplay, run } = useGamePage();
  const game = gameOf(id);
  const autoplaying = useStore(autoplay, ({ playing }) => playing);
  const fillsScreen = useSyncExternalStore(onFullScreen, isFullScreen);
  const settings = useSettings();
  const { sounds, autoReplace } = settings;
  const onlyWinnable = winnableFor(settings, baseOf(id)) !== 'off';
  const canReplace = useStore(
    useStores().store,
    ({ selection }) => game.selecting?.summarise(selection).legal ?? false,
  );
  const button = (command: Command, rest: Omit<ToolButtonProps, 'onClick'>) => (
    <ToolButton
      tool={command}
      shortcut={shortcutOf(command)}
      onClick={(isRepeated) => {
        if (isRepeated) startBurst();
        run(command, isRepeated);
      }}
      {...rest}
    />
  );
  const entry = (
    command: Command,
    icon: ToolButtonProps['icon'],
    name: string,
    rest?: Partial<ToolButtonProps>,
  ) => button(command, { icon, name, inMenu: true, ...rest });
  const analyses = hasChoice(game);
  const daily = hasDailyDeal(baseOf(id));
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form */}
      <div
        className="toolbar"
        role="group"
        aria-label={t({ message: 'Game', context: 'the game that is played' })}
      >
        {props.canAutoComplete &&
          button('autoComplete', { icon: 'home', name: t`Auto-complete`, primary: true })}
        {playsItself(game) && !ended && (
          <>
            {button('draw', {
              icon: 'step',
              name: t({ message: 'Step', context: 'autoplay' }),
            })}
            {button('autoplay', {
              icon: autoplaying ? 'pause' : 'play',
              name: autoplaying
                ? t({ message: 'Pause', context: 'autoplay' })
                : t({ message: 'Play', context: 'autoplay' }),
              primary: true,
            })}
          </>
        )}
        {!playsItself(game) &&
          game.advice?.hint &&
          button('hint', { icon: 'hint', name: t`Hint`, disabled: ended })}
        {game.selecting &&
          !game.selecting.removesAtOnce &&
          autoReplace === 'off' &&
          button('replace', {
            icon: 'replace',
            name: t`Replace`,
            shortcut: 'Enter',
            disabled: !canReplace,
            primary: canReplace,
          })}
        {button('undo', { icon: 'undo', name: t`Undo`, disabled: !props.canUndo, repeats: true })}
        {button('redo', { icon: 'redo', name: t`Redo`, disabled: !props.canRedo, repeats: true })}
        <Menu icon="add" name={t({ message: 'New', context: 'a game' })}>
          {entry('newGame', 'deal', t`New game`)}
          {entry('restart', 'restart', t`Restart`)}
          {props.canGiveUp && entry('giveUp', 'giveUp', t`Give up`)}
          {hasSolver(id) && !onlyWinnable && entry('winnable', 'winnable', t`Winnable deal`)}
          {entry('dealNumber', 'number', t`Deal number…`)}
          {daily && (
            <a className="button" href={dailyAddress(baseOf(id))}>
              <Icon name="daily" /> <span>{t`Daily deal`}</span>
            </a>
          )}
        </Menu>
        {analyses && button('panel', { icon: 'analysis', name: t`Analysis`, open: panelOpen })}
      </div>
      <div className="page-menu">
        <Menu icon="more" name={t`More`} iconOnly>
          {playsItself(game) && !ended && entry('skip', 'end', t`Skip to end`)}
          {entry('share', 'share', t({ message: 'Share', context: 'a game' }))}
          {!analyses && entry('panel', 'watch', t`Steps`, { open: panelOpen })}
          {entry('help', 'help', t`Help`)}
          {entry('settings', 'settings', t`Settings`)}
          {sounds === 'on'
            ? entry('sounds', 'silence', t`Switch sounds off`)
            : entry('sounds', 'sounds', t`Switch sounds on`)}
          {document.fullscreenEnabled &&
            entry('fullScreen', 'fullScreen', fillsScreen ? t`Leave full screen` : t`Full screen`)}
          {entry('about', 'about', t`About…`)}
        </Menu>
      </div>
    </>
  );
});
