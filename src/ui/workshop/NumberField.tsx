import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useState } from 'react';
import { normaliseTyped } from '../../engine/typedText';
import type { NumberSetting } from '../../workshop/invention';
import { Button } from '../parts/Button';
import { Field } from '../parts/Field';
import { isModified } from '../parts/input';

/** The whole number that was typed; undefined if it is none. */
function numberIn(text: string): number | undefined {
  const typed = normaliseTyped(text).trim();
  return /^\d+$/.test(typed) ? Number(typed) : undefined;
}

interface NumberFieldProps extends Omit<NumberSetting, 'set'> {
  readonly describedBy?: string | undefined;
  /** Hides its label and its buttons. */
  readonly isPlain?: boolean;
  /** With `continuesLast` the change belongs to the one before, for example while a number is typed. */
  readonly onChange: (value: number, continuesLast: boolean) => void;
}

/** A whole number under its label, which can be typed or changed by one. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, min, max, describedBy, isPlain, onChange } = props;
  /** What was typed; it may not be a number yet. */
  const [text, setText] = useState<string>();
  function type(typed: string): void {
    const number = numberIn(typed);
    setText(typed);
    if (number !== undefined && number >= min && number <= max)
      onChange(number, text !== undefined);
  }

  function stepByKey(event: KeyboardEvent): void {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined || isModified(event)) return;
    event.preventDefault();
    type(String(Math.min(max, Math.max(min, value + by))));
  }

  // What was typed is dropped if the value is changed elsewhere, for example by Undo.
  const isStale = text !== undefined && (numberIn(text) ?? value) !== value;
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
        // A field of the type “number” drops full-width digits in Firefox.
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        className="form-control"
        aria-label={id ? undefined : label}
        aria-describedby={describedBy}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value}
        value={isStale ? value : (text ?? value)}
        onChange={({ target }) => type(target.value)}
        onKeyDown={stepByKey}
        onBlur={() => setText(undefined)}
      />
      {!isPlain && step(1, t`${label}: one more`, '+')}
    </span>
  );
  return isPlain ? control() : <Field label={label}>{control}</Field>;
}
