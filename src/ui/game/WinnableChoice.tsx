import { useId } from 'react';
import { useStore } from 'zustand';
import type { Settings, SettingsStore } from '../../persistence/settings';

/** What new games may be dealt, as the player reads it. */
const CHOICES: { readonly [Choice in Settings['winnable']]: string } = {
  off: 'any deal',
  on: 'deals that can be won',
  easy: 'easy deals',
  medium: 'medium deals',
  hard: 'hard deals',
};

/** Lets the player choose whether new games can be won, and how difficult they are. */
export function WinnableChoice({ settings }: { readonly settings: SettingsStore }) {
  const value = useStore(settings, ({ winnable }) => winnable);
  const id = useId();
  return (
    <p className="control-row">
      <label htmlFor={id}>New games</label>
      <select
        id={id}
        className="form-control"
        value={value}
        onChange={({ target }) => settings.set('winnable', target.value as Settings['winnable'])}
      >
        {Object.entries(CHOICES).map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}
