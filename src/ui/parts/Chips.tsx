import { type ReactNode, useId } from 'react';
import type { Choice } from './Field';
import './form.css';

interface ChipsProps<Value extends string> {
  /** What is chosen, for screen readers. */
  readonly label: string;
  /** The id of what is wrong with the choice. */
  readonly 'aria-describedby'?: string | undefined;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  /** Draws a choice; its name is then hidden. */
  readonly picture?: ((value: Value) => ReactNode) | undefined;
  readonly onChange: (value: Value) => void;
}

/** One of a few choices, in a row of chips or of pictures. */
export function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { label, value, choices, picture, onChange } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-describedby={props['aria-describedby']}
      className="chips control-row"
      data-pictures={picture && true}
    >
      {choices.map(([each, text]) => (
        <label key={each} className="chip holds-input" title={picture && text}>
          <input
            type="radio"
            name={name}
            aria-label={picture && text}
            checked={each === value}
            onChange={() => onChange(each)}
          />
          {picture?.(each) ?? text}
        </label>
      ))}
    </div>
  );
}
