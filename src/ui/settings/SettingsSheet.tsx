import { useStore } from 'zustand';
import { BackPicture, FacePicture } from '../parts/cards/CardPictures';
import { useStores } from '../parts/context';
import { Dialog } from '../parts/Dialog';
import { LoadError } from '../parts/LoadError';
import { lazyPart } from '../parts/lazyPart';
import { SuitsPicture, ThemePicture } from './pictures';
import { Choice, ChoiceSetting, SwitchSetting } from './Setting';
import './SettingsSheet.css';

const DataSection = lazyPart(() => import('./DataSection'), LoadError);

/** The settings, beside the table that they change: those that mean something on this device. `winnable` is chosen with the game. */
export default function SettingsSheet({ onClose }: { readonly onClose: () => void }) {
  const largePrint = useStore(useStores().settings, (state) => state.largePrint === 'on');
  const hovers = window.matchMedia?.('(hover: hover)').matches === true;
  return (
    <Dialog title="Settings" place="end" onClose={onClose}>
      <div className="settings-groups">
        <section aria-label="Look">
          <h3 className="muted">Look</h3>
          <ChoiceSetting
            name="theme"
            label="Table"
            choices={{
              dark: 'Green',
              blue: 'Blue',
              charcoal: 'Charcoal',
              burgundy: 'Burgundy',
              light: 'Light',
              contrast: 'High contrast',
              auto: 'As the system',
            }}
            picture={(theme) => <ThemePicture theme={theme} />}
          />
          <ChoiceSetting
            name="back"
            label="Card backs"
            choices={{
              lattice: 'Lattice',
              rosette: 'Rosette',
              weave: 'Weave',
              waves: 'Waves',
              stars: 'Stars',
              leaves: 'Leaves',
            }}
            picture={(back) => <BackPicture back={back} />}
          />
          <ChoiceSetting
            name="faces"
            label="Card faces"
            choices={{ standard: 'Standard', classic: 'Classic' }}
            picture={(faces) => <FacePicture faces={faces} large={largePrint} />}
          />
          <ChoiceSetting
            name="colours"
            label="Suit colours"
            choices={{ two: 'Two', four: 'Four' }}
            picture={(colours) => <SuitsPicture colours={colours} />}
          />
          <SwitchSetting name="largePrint" label="Large print" />
        </section>
        <section aria-label="Play">
          <h3 className="muted">Play</h3>
          <ChoiceSetting
            name="speed"
            label="Speed"
            choices={{ slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'No motion' }}
          />
          <ChoiceSetting
            name="celebration"
            label="After a win"
            choices={{ fan: 'Fan', cascade: 'Cascade', none: 'Nothing' }}
          />
          {hovers || !('vibrate' in navigator) ? (
            <SwitchSetting name="sounds" label="Sounds" />
          ) : (
            <FeedbackSetting />
          )}
          <SwitchSetting name="leftHanded" label="Left-handed" />
          <SwitchSetting
            name="autoplaySafe"
            label="Autoplay safe cards"
            note="Cards you can’t need go to the foundations."
          />
          <SwitchSetting
            name="autoReplace"
            label="Remove pairs at once"
            note="In the games under Pairs."
          />
          <SwitchSetting name="timer" label="Timer" />
          {!hovers && <SwitchSetting name="awake" label="Keep the screen on" />}
        </section>
        <section aria-label="Help">
          <h3 className="muted">Help</h3>
          <SwitchSetting
            name="verdicts"
            label="Winning light"
            note="Shows after every move whether you can still win."
          />
          {hovers && (
            <SwitchSetting
              name="partners"
              label="Show partners on hover"
              note="Lights up the cards that go with the one you point at."
            />
          )}
        </section>
        <DataSection />
      </div>
    </Dialog>
  );
}

const FEEDBACK = { none: 'None', sounds: 'Sounds', haptics: 'Vibration', both: 'Both' } as const;

/** Sounds and vibration as one choice, for a device in the hand. */
function FeedbackSetting() {
  const { settings } = useStores();
  const { sounds, haptics } = useStore(settings);
  const heard = sounds === 'on' ? 'sounds' : 'none';
  return (
    <Choice<keyof typeof FEEDBACK>
      label="Feedback"
      value={haptics === 'off' ? heard : sounds === 'on' ? 'both' : 'haptics'}
      choices={FEEDBACK}
      onChange={(chosen) => {
        settings.set('sounds', chosen === 'sounds' || chosen === 'both' ? 'on' : 'off');
        settings.set('haptics', chosen === 'haptics' || chosen === 'both' ? 'on' : 'off');
      }}
    />
  );
}
