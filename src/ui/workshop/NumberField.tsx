import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '../parts/Button';
import { Field } from '../parts/Field';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly describedBy?: string | undefined;
  /** Hides its label and its buttons. */
  readonly isPlain?: boolean;
  /** With `isSame` the change belongs to the one before, for example while a number is typed. */
  readonly onChange: (value: number, isSame: boolean) => void;
}

/** A whole number under its label, which can be typed or changed by one. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, min, max, describedBy, isPlain, onChange } = props;
  /** What was typed; it may not be a number yet. */
  const [text, setText] = useState<string>();
  function type(typed: string): void {
    const number = Number(typed);
    setText(typed);
    if (/^\d+$/.test(typed) && number >= min && number <= max) onChange(number, text !== undefined);
  }
  // What was typed is dropped if the value is changed elsewhere, for example by Undo.
  const isStale = text !== undefined && /^\d+$/.test(text) && Number(text) !== value;
  const step = (by: number, name: string, sign: string) => (
    <Button
      aria-label={name}
      disabled={value + by < min || value + by > max}
      onClick={() => onChange(value + by, false)}
    >
      {sign}
    </Button>
  );
  const control = (id?: string) => (
    <span className="number-field">
      {!isPlain && step(-1, t`${label}: one less`, '−')}
      <input
        id={id}
        type="number"
        inputMode="numeric"
        className="form-control"
        aria-label={id ? undefined : label}
        aria-describedby={describedBy}
        min={min}
        max={max}
        value={isStale ? value : (text ?? value)}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setText(undefined)}
      />
      {!isPlain && step(1, t`${label}: one more`, '+')}
    </span>
  );
  return isPlain ? control() : <Field label={label}>{control}</Field>;
}
