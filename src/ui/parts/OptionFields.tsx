import type { GameOption, OptionValues } from '../../engine/options';
import { capital } from '../../engine/words';
import { Field } from './Field';
import './form.css';

interface OptionFieldsProps {
  readonly options: readonly GameOption[];
  readonly values: OptionValues;
  readonly onChange: (values: OptionValues) => void;
}

/** A control for each option of a game. */
export function OptionFields({ options, values, onChange }: OptionFieldsProps) {
  return options.map(({ name, label, values: choices }) => (
    <Field key={name} label={label}>
      {(id) => (
        <select
          id={id}
          className="form-control"
          value={values[name]}
          onChange={({ target }) => onChange({ ...values, [name]: target.value })}
        >
          {choices.map(({ value, text }) => (
            <option key={value} value={value}>
              {capital(text)}
            </option>
          ))}
        </select>
      )}
    </Field>
  ));
}
