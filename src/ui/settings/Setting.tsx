import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { entriesOf } from '../../engine/keysOf';
import type { SettingName, Settings } from '../../persistence/settings';
import { Chips } from '../parts/Chips';
import { useStores } from '../parts/context';
import { Switch } from '../parts/Switch';

interface ChipsFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: Readonly<Record<Value, string>>;
  /** Draws a choice, which then only the heading names. */
  readonly picture?: (value: Value) => ReactNode;
  readonly onChange: (value: Value) => void;
}

/** A choice under a heading: chips with a text each, or pictures, whose choice the heading names. */
export function ChipsField<Value extends string>(props: ChipsFieldProps<Value>) {
  const { label, value, choices, picture, onChange } = props;
  return (
    <div>
      <div className="choice-heading" aria-hidden="true">
        <span>{label}</span>
        {picture && <small>{choices[value]}</small>}
      </div>
      <Chips
        label={label}
        value={value}
        choices={entriesOf(choices)}
        picture={picture}
        onChange={onChange}
      />
    </div>
  );
}

interface ChoiceSettingProps<Name extends SettingName>
  extends Omit<ChipsFieldProps<Settings[Name]>, 'value' | 'onChange'> {
  readonly name: Name;
}

/** A setting as a `ChipsField`. It takes effect at once. */
export function ChoiceSetting<Name extends SettingName>({
  name,
  ...choice
}: ChoiceSettingProps<Name>) {
  const { settings } = useStores();
  const value = useStore(settings, (state) => state[name]);
  return <ChipsField {...choice} value={value} onChange={(next) => settings.set(name, next)} />;
}

/** The settings that are on or off. */
type SwitchName = {
  [Name in SettingName]: Settings[Name] extends 'off' | 'on' ? Name : never;
}[SettingName];

interface SwitchSettingProps {
  readonly name: SwitchName;
  readonly label: string;
  readonly note?: string;
  /** Sets it in place of the setting alone. */
  readonly onChange?: (isOn: boolean) => void;
}

export function SwitchSetting({ name, onChange, ...texts }: SwitchSettingProps) {
  const { settings } = useStores();
  const isOn = useStore(settings, (state) => state[name]) === 'on';
  return (
    <Switch
      {...texts}
      isOn={isOn}
      onChange={onChange ?? ((next) => settings.set(name, next ? 'on' : 'off'))}
    />
  );
}
