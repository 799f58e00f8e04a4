import { type ReactNode, useId } from 'react';
import { useStore } from 'zustand';
import type { SettingName, Settings } from '../../persistence/settings';
import { useStores } from '../parts/context';
import { Switch } from '../parts/Switch';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  /** The text of each choice, in order. */
  readonly choices: Readonly<Record<Value, string>>;
  /** Draws a choice, which is then named in the heading only. */
  readonly picture?: (value: Value) => ReactNode;
  readonly onChange: (value: Value) => void;
}

/** One of several: segments with a text each, or pictures. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, choices, picture, onChange } = props;
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <div className="choice-heading">
        <span id={id}>{label}</span>
        {picture && <span aria-hidden="true">{choices[value]}</span>}
      </div>
      <div className="choice-list" data-pictures={picture && true}>
        {(Object.keys(choices) as Value[]).map((each) => (
          <label key={each} title={picture && choices[each]}>
            <input
              type="radio"
              name={id}
              aria-label={picture && choices[each]}
              checked={each === value}
              onChange={() => onChange(each)}
            />
            {picture?.(each) ?? choices[each]}
          </label>
        ))}
      </div>
    </div>
  );
}

interface ChoiceSettingProps<Name extends SettingName>
  extends Omit<ChoiceProps<Settings[Name]>, 'value' | 'onChange'> {
  readonly name: Name;
}

/** A setting as a `Choice`. It takes effect at once. */
export function ChoiceSetting<Name extends SettingName>({
  name,
  ...choice
}: ChoiceSettingProps<Name>) {
  const { settings } = useStores();
  const value = useStore(settings, (state) => state[name]);
  return (
    <Choice
      {...choice}
      value={value as Settings[Name]}
      onChange={(next) => settings.set(name, next)}
    />
  );
}

/** The settings that are on or off. */
type SwitchName = {
  [Name in SettingName]: Settings[Name] extends 'off' | 'on' ? Name : never;
}[SettingName];

interface SwitchSettingProps {
  readonly name: SwitchName;
  readonly label: string;
  readonly note?: string;
}

/** A setting as a `Switch`. */
export function SwitchSetting({ name, ...texts }: SwitchSettingProps) {
  const { settings } = useStores();
  const isOn = useStore(settings, (state) => state[name]) === 'on';
  return (
    <Switch {...texts} isOn={isOn} onChange={(next) => settings.set(name, next ? 'on' : 'off')} />
  );
}
