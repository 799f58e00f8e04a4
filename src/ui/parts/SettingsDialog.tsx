import { useId } from 'react';
import { useStore } from 'zustand';
import type { SettingName, Settings, SettingsStore } from '../../persistence/settings';
import { Dialog } from './Dialog';
import './SettingsDialog.css';

const SWITCH = { off: 'Off', on: 'On' };

/** The name and choices of each setting, in the order of the dialog. */
const LABELS: { readonly [Name in SettingName]: Labels<Settings[Name]> } = {
  theme: {
    name: 'Table',
    choices: {
      dark: 'Green',
      blue: 'Blue',
      charcoal: 'Charcoal',
      burgundy: 'Burgundy',
      light: 'Light',
      contrast: 'High contrast',
      auto: 'System',
    },
  },
  faces: { name: 'Card faces', choices: { standard: 'Standard', classic: 'Classic' } },
  largePrint: { name: 'Large print', choices: SWITCH },
  back: {
    name: 'Card backs',
    choices: {
      lattice: 'Lattice',
      rosette: 'Rosette',
      weave: 'Weave',
      waves: 'Waves',
      stars: 'Stars',
      leaves: 'Leaves',
    },
  },
  colours: { name: 'Suit colours', choices: { two: 'Two', four: 'Four' } },
  speed: { name: 'Speed', choices: { slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'Off' } },
  celebration: { name: 'After a win', choices: { fan: 'Fan', cascade: 'Cascade', none: 'None' } },
  leftHanded: { name: 'Left-handed', choices: SWITCH },
  autoplaySafe: { name: 'Autoplay safe cards', choices: SWITCH },
  autoReplace: { name: 'Remove pairs at once', choices: SWITCH },
  partners: { name: 'Show partners on hover', choices: SWITCH },
  verdicts: { name: 'Winning light', choices: SWITCH },
  winnable: {
    name: 'New games',
    choices: { off: 'Any deal', on: 'Winnable', easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  },
  sounds: { name: 'Sounds', choices: SWITCH },
  haptics: { name: 'Vibration', choices: SWITCH },
  timer: { name: 'Timer', choices: SWITCH },
  awake: { name: 'Keep the screen on', choices: SWITCH },
};

interface Labels<Choice extends string> {
  readonly name: string;
  readonly choices: Readonly<Record<Choice, string>>;
}

interface SettingsDialogProps {
  readonly settings: SettingsStore;
  readonly onClose: () => void;
}

/** Every setting with its choices. A choice takes effect at once. */
export default function SettingsDialog({ settings, onClose }: SettingsDialogProps) {
  return (
    <Dialog title="Settings" onClose={onClose}>
      {(Object.keys(LABELS) as SettingName[]).map((name) => (
        <Setting key={name} settings={settings} name={name} />
      ))}
    </Dialog>
  );
}

interface SettingProps {
  readonly settings: SettingsStore;
  readonly name: SettingName;
}

/** One setting with its choices. */
function Setting({ settings, name }: SettingProps) {
  const value = useStore(settings, (state) => state[name]);
  const labels: Labels<string> = LABELS[name];
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: WebKit leaves a legend out of the grid
    <div className="setting" role="group" aria-labelledby={labelId}>
      <span id={labelId}>{labels.name}</span>
      <div>
        {(Object.keys(labels.choices) as Settings[SettingName][]).map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              checked={choice === value}
              onChange={() => settings.set(name, choice)}
            />
            {labels.choices[choice]}
          </label>
        ))}
      </div>
    </div>
  );
}
