import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Settings } from '../../persistence/settings';
import { suitPath } from '../parts/cardPaths';
import { BackPicture, FacePicture } from '../parts/cards/CardPictures';
import { useStores } from '../parts/context';
import { Dialog } from '../parts/Dialog';
import { LoadError } from '../parts/LoadError';
import { lazyPart } from '../parts/lazyPart';
import { HOVERS, isMedia } from '../parts/media';
import { setSounds, speedNames } from '../parts/sharedSettings';
import { LanguageSetting } from './LanguageSetting';
import { ChipsField, ChoiceSetting, SwitchSetting } from './Setting';
import './SettingsSheet.css';

const DataSection = lazyPart(() => import('./DataSection'), LoadError);

/** The settings that mean something on this device, beside the table that they change; `winnable` is chosen with the game. */
export default function SettingsSheet({ onClose }: { readonly onClose: () => void }) {
  const { settings } = useStores();
  const hovers = isMedia(HOVERS);
  return (
    <Dialog title={t`Settings`} place="end" onClose={onClose}>
      <div className="settings-groups">
        <LanguageSetting />
        <LookGroup />
        <Group title={t({ message: 'Play', context: 'settings' })}>
          <ChoiceSetting
            name="speed"
            label={t({ message: 'Speed', context: 'of moving cards' })}
            choices={speedNames()}
          />
          <ChoiceSetting
            name="celebration"
            label={t`After a win`}
            choices={{
              fan: t({ message: 'Fan', context: 'after a win' }),
              cascade: t`Cascade`,
              none: t({ message: 'Nothing', context: 'after a win' }),
            }}
          />
          {hovers || !('vibrate' in navigator) ? (
            <SwitchSetting
              name="sounds"
              label={t`Sounds`}
              onChange={(isOn) => setSounds(settings, isOn)}
            />
          ) : (
            <FeedbackSetting />
          )}
          <SwitchSetting name="leftHanded" label={t`Left-handed`} />
          {!hovers && (
            <SwitchSetting
              name="stockBelow"
              label={t`Stock at the bottom`}
              note={t`On an upright screen, near your thumb.`}
            />
          )}
          <SwitchSetting
            name="autoplaySafe"
            label={t`Autoplay safe cards`}
            note={t`Sends up cards you no longer need.`}
          />
          <SwitchSetting
            name="autoReplace"
            label={t`Remove pairs at once`}
            note={t`In the games under Pairs.`}
          />
          <SwitchSetting name="timer" label={t`Timer`} />
          {!hovers && <SwitchSetting name="awake" label={t`Keep the screen on`} />}
        </Group>
        <Group title={t({ message: 'Help', context: 'settings' })}>
          <ChoiceSetting
            name="hints"
            label={t({ message: 'Hints', context: 'settings' })}
            choices={{ fair: t`Without peeking`, solver: t`All-seeing` }}
          />
          <SwitchSetting
            name="verdicts"
            label={t`Winning light`}
            note={t`Shows after every move whether you can still win.`}
          />
          {hovers && (
            <SwitchSetting
              name="partners"
              label={t`Show partners on hover`}
              note={t`In the games under Pairs: lights up the cards that go with the one you point at.`}
            />
          )}
        </Group>
        <DataSection />
      </div>
    </Dialog>
  );
}

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Group = ({ title, children }: GroupProps) => (
  <section aria-label={title}>
    <h3 className="muted">{title}</h3>
    {children}
  </section>
);

/** How the table and its cards look, most choices as pictures. */
function LookGroup() {
  return (
    <Group title={t({ message: 'Look', context: 'settings' })}>
      <ChoiceSetting
        name="theme"
        label={t({ message: 'Table', context: 'settings' })}
        choices={{
          dark: t`Green`,
          blue: t`Blue`,
          charcoal: t`Charcoal`,
          burgundy: t`Burgundy`,
          light: t({ message: 'Light', context: 'table' }),
          contrast: t`High contrast`,
          auto: t`As the system`,
        }}
        picture={(theme) => <ThemePicture theme={theme} />}
      />
      <ChoiceSetting
        name="back"
        label={t`Card backs`}
        choices={{
          lattice: t`Lattice`,
          rosette: t`Rosette`,
          weave: t`Weave`,
          waves: t`Waves`,
          stars: t`Stars`,
          leaves: t`Leaves`,
        }}
        picture={(back) => <BackPicture back={back} />}
      />
      <ChoiceSetting
        name="faces"
        label={t`Card faces`}
        choices={{
          standard: t({ message: 'Standard', context: 'card faces' }),
          classic: t({ message: 'Classic', context: 'card faces' }),
        }}
        picture={(faces) => <FacePicture faces={faces} />}
      />
      <ChoiceSetting
        name="colours"
        label={t`Suit colours`}
        choices={{
          two: t({ message: 'Two', context: 'suit colours' }),
          four: t({ message: 'Four', context: 'suit colours' }),
        }}
        picture={(colours) => <SuitsPicture colours={colours} />}
      />
      <SwitchSetting name="largePrint" label={t`Large print on cards`} />
    </Group>
  );
}

/** A piece of the table in a theme. The system’s is half dark, half light. */
const ThemePicture = ({ theme }: { readonly theme: Settings['theme'] }) => (
  <span className="theme-picture">
    {(theme === 'auto' ? ['dark', 'light'] : [theme]).map((each) => (
      <span key={each} data-theme={each} />
    ))}
  </span>
);

/** The colour of each suit: hearts, diamonds, clubs, spades. */
const SUIT_COLOURS = {
  two: ['--red', '--red', '--black', '--black'],
  four: ['--red', '--blue', '--green', '--black'],
} as const;

/** The four suits in two or four colours. */
const SuitsPicture = ({ colours }: { readonly colours: Settings['colours'] }) => (
  <svg className="suits-picture" viewBox="0 0 440 100" aria-hidden="true">
    {SUIT_COLOURS[colours].map((colour, suit) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the suit
        key={suit}
        transform={`translate(${55 + 110 * suit} 50) scale(0.8)`}
        style={{ fill: `var(${colour})` }}
        d={suitPath(suit)}
      />
    ))}
  </svg>
);

const feedback = () => ({
  none: t({ message: 'None', context: 'feedback' }),
  sounds: t`Sounds`,
  haptics: t`Vibration`,
  both: t({ message: 'Both', context: 'feedback' }),
});

/** Sounds and vibration as one choice, for a hand-held device. */
function FeedbackSetting() {
  const { settings } = useStores();
  const { sounds, haptics } = useStore(settings);
  const heard = sounds === 'on' ? 'sounds' : 'none';
  return (
    <ChipsField
      label={t`Feedback`}
      value={haptics === 'off' ? heard : sounds === 'on' ? 'both' : 'haptics'}
      choices={feedback()}
      onChange={(chosen) => {
        setSounds(settings, chosen === 'sounds' || chosen === 'both');
        settings.set('haptics', chosen === 'haptics' || chosen === 'both' ? 'on' : 'off');
      }}
    />
  );
}
