import { useId } from 'react';
import { useStore } from 'zustand';
import { CHOICES, type SettingName, type Settings, type SettingsStore } from '../../store/settings';
import { Dialog } from './Dialog';
import './SettingsDialog.css';

/** Each setting's name and choices, as the player reads them. */
const LABELS: { readonly [Name in SettingName]: Labels<Settings[Name]> } = {
  scheme: {
    name: 'Colours of the table',
    choices: { auto: 'As the system', dark: 'Dark', light: 'Light', contrast: 'High contrast' },
  },
  deck: { name: 'Deck', choices: { large: 'Large index', classic: 'Classic' } },
  colours: { name: 'Colours of the suits', choices: { two: 'Two', four: 'Four' } },
  speed: { name: 'Motion', choices: { normal: 'Normal', fast: 'Fast', off: 'Off' } },
  hand: { name: 'Hand', choices: { right: 'Right', left: 'Left' } },
  autoHome: { name: 'Safe cards go home by themselves', choices: { off: 'Off', on: 'On' } },
  autoReplace: { name: 'A complete group replaces itself', choices: { off: 'Off', on: 'On' } },
  fate: {
    name: 'Say whether Klondike can still be won',
    choices: { off: 'When asked', live: 'After every move' },
  },
  winnable: { name: 'New deals that can be won only', choices: { off: 'Off', on: 'On' } },
  pace: {
    name: 'Speed of a game that is watched',
    choices: { normal: 'Normal', slow: 'Slow', fast: 'Fast' },
  },
  panel: {
    name: 'Panel beside the table',
    choices: { auto: 'As the game', open: 'Open', closed: 'Closed' },
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
      {(Object.keys(LABELS) as SettingName[]).map((name) => (
        <Setting key={name} settings={settings} name={name} />
      ))}
    </Dialog>
  );
}

function Setting({ settings, name }: { settings: SettingsStore; name: SettingName }) {
  const value = useStore(settings, (state) => state[name]);
  const labels: Labels<string> = LABELS[name];
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: WebKit leaves a legend out of the grid
    <div className="setting" role="group" aria-labelledby={labelId}>
      <span id={labelId}>{labels.name}</span>
      <div>
        {CHOICES[name].map((choice) => (
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
