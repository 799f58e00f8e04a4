import { useId } from 'react';
import { useStore } from 'zustand';
import type { SettingName, Settings, SettingsStore } from '../../persistence/settings';
import { Dialog } from './Dialog';
import './SettingsDialog.css';

/** The settings in the dialog. The others are set by the panels beside the table. */
type ChosenName = Exclude<SettingName, `panel-${string}`>;

/** The name and choices of each setting, in the order of the dialog. */
const LABELS: { readonly [Name in ChosenName]: Labels<Settings[Name]> } = {
  theme: {
    name: 'Theme',
    choices: { auto: 'System', dark: 'Felt', light: 'Light', contrast: 'High contrast' },
  },
  faces: { name: 'Card faces', choices: { large: 'Large', classic: 'Classic' } },
  back: { name: 'Card backs', choices: { lattice: 'Lattice', rosette: 'Rosette' } },
  colours: { name: 'Suit colours', choices: { two: 'Two', four: 'Four' } },
  speed: { name: 'Animation', choices: { normal: 'Normal', fast: 'Fast', off: 'Off' } },
  leftHanded: { name: 'Left-handed', choices: { off: 'Off', on: 'On' } },
  autoplaySafe: { name: 'Autoplay safe cards', choices: { off: 'Off', on: 'On' } },
  autoReplace: { name: 'Replace groups automatically', choices: { off: 'Off', on: 'On' } },
  partners: { name: 'Show partners on hover', choices: { off: 'Off', on: 'On' } },
  verdicts: {
    name: 'Show whether it can still be won',
    choices: { off: 'When asked', on: 'After every move' },
  },
  winnable: {
    name: 'New games',
    choices: { off: 'Any deal', on: 'Winnable', easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  },
  pace: {
    name: 'Autoplay speed',
    choices: { normal: 'Normal', slow: 'Slow', fast: 'Fast' },
  },
  panel: {
    name: 'Side panel',
    choices: { auto: 'Automatic', open: 'Open', closed: 'Closed' },
  },
  sounds: { name: 'Sounds', choices: { off: 'Off', on: 'On' } },
  timer: { name: 'Timer', choices: { off: 'Off', on: 'On' } },
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
      {(Object.keys(LABELS) as ChosenName[]).map((name) => (
        <Setting key={name} settings={settings} name={name} />
      ))}
    </Dialog>
  );
}

interface SettingProps {
  readonly settings: SettingsStore;
  readonly name: ChosenName;
}

/** One setting with its choices. */
export function Setting({ settings, name }: SettingProps) {
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
