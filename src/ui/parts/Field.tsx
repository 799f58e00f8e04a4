import { t } from '@lingui/core/macro';
import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import type { GameOption, OptionChoice, OptionValues } from '../../engine/options';
import { hasCommandKey, lastInputWasKeyboard } from './input';
import './form.css';

interface FieldProps {
  readonly label: string;
  /** Renders the control with the id that the label refers to. */
  readonly children: (id: string) => ReactNode;
}

/** A control under its label. */
export function Field({ label, children }: FieldProps) {
  const id = useId();
  return (
    <div>
      <label className="muted" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange'> {
  readonly label: string;
  readonly onChange: (text: string) => void;
}

/** A text field under its label. */
export const TextField = ({ label, onChange, ...input }: TextFieldProps) => (
  <Field label={label}>
    {(id) => (
      <input
        id={id}
        className="form-control"
        {...input}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);

/** A value to choose, its text, and the language of the text if it is not the page’s. */
export type Choice<Value extends string> = readonly [value: Value, text: string, lang?: string];

interface SelectProps<Value extends string> {
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
}

/** A list to choose one value from. */
export const Select = <Value extends string>({
  choices,
  onChange,
  ...select
}: SelectProps<Value>) => (
  <select
    className="form-control"
    {...select}
    onChange={({ target }) => onChange(target.value as Value)}
  >
    <Options choices={choices} />
  </select>
);

/** A `Select` whose choice leads elsewhere: see `useActingSelect`. */
export const ActingSelect = <Value extends string>({
  choices,
  value,
  onChange,
  ...select
}: SelectProps<Value>) => (
  <select className="form-control" {...select} {...useActingSelect(value, onChange)}>
    <Options choices={choices} />
  </select>
);

const Options = ({ choices }: { readonly choices: readonly Choice<string>[] }) =>
  choices.map(([value, text, lang]) => (
    <option key={value} value={value} lang={lang} translate={lang ? 'no' : undefined}>
      {text}
    </option>
  ));

interface SelectFieldProps<Value extends string> extends Omit<SelectProps<Value>, 'id'> {
  readonly label: string;
}

/** A `Select` under its label. */
export const SelectField = <Value extends string>({
  label,
  ...select
}: SelectFieldProps<Value>) => (
  <Field label={label}>{(id) => <Select id={id} {...select} />}</Field>
);

/** The values of an option as choices. */
export const choicesFrom = (values: readonly OptionChoice[]): readonly Choice<string>[] =>
  values.map(({ value, text }) => [value, text()]);

interface OptionFieldsProps {
  readonly options: readonly GameOption[];
  readonly values: OptionValues;
  readonly onChange: (values: OptionValues) => void;
}

/** A control for each option of a game. */
export function OptionFields({ options, values, onChange }: OptionFieldsProps) {
  return options.map(({ name, label, values: choices }) => (
    <SelectField
      key={name}
      label={label()}
      value={values[name] ?? ''}
      choices={choicesFrom(choices)}
      onChange={(value) => onChange({ ...values, [name]: value })}
    />
  ));
}

/** Keys that open the list of a select, or leave it. */
const OTHER_KEYS: ReadonlySet<string> = new Set(['Enter', ' ', 'F4', 'Escape', 'Tab']);

/** True for a key that changes the choice while the list is closed. On a Mac, arrow keys open it. */
function browses(event: KeyboardEvent): boolean {
  if (OTHER_KEYS.has(event.key) || hasCommandKey(event)) return false;
  return !(event.key.startsWith('Arrow') && navigator.platform.startsWith('Mac'));
}

/** The props of a select whose choice leads elsewhere. What keys choose while its list is closed is only shown until Enter; leaving takes it back. */
export function useActingSelect<Value extends string>(
  value: Value,
  onChoose: (value: Value) => void,
) {
  /** What the keys chose. */
  const [shown, setShown] = useState<Value>();
  const [isByKeys, setIsByKeys] = useState(false);
  /** True if the last input here was a key that `browses`. */
  const isBrowsing = useRef(false);

  function choose(next: Value): void {
    setShown(undefined);
    if (next !== value) onChoose(next);
  }

  return {
    value: shown ?? value,
    'aria-description': isByKeys ? t`Press Enter to choose.` : undefined,
    onPointerDown: (): void => {
      isBrowsing.current = false;
    },
    onKeyDown: (event: KeyboardEvent): void => {
      isBrowsing.current = browses(event);
      if (event.key !== 'Enter' || shown === undefined) return;
      event.preventDefault();
      choose(shown);
    },
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>): void => {
      const next = target.value as Value;
      if (isBrowsing.current) setShown(next);
      else choose(next);
    },
    onFocus: (): void => setIsByKeys(lastInputWasKeyboard()),
    onBlur: (): void => setShown(undefined),
  };
}
