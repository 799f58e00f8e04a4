import { useId } from 'react';
import type { Choice } from './Field';
import './Chips.css';

interface ChipsProps<Value extends string> {
  /** What is chosen, for screen readers. */
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
}

/** One of a few choices, in a row of chips. */
export function Chips<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: ChipsProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="chips">
      {choices.map(([each, text]) => (
        <label key={each} className="chip">
          <input
            type="radio"
            name={name}
            checked={each === value}
            onChange={() => onChange(each)}
          />
          {text}
        </label>
      ))}
    </div>
  );
}
