import { useId } from 'react';
import './form.css';

interface SwitchProps {
  readonly label: string;
  /** What it does, in a line. */
  readonly note?: string | undefined;
  /** The id of a text that says more, in place of the note. */
  readonly describedBy?: string | undefined;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch that is on or off. The whole row can be pressed. */
export function Switch({ label, note, describedBy, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      className="switch"
      aria-checked={isOn}
      aria-labelledby={`${id}label`}
      aria-describedby={describedBy ?? (note && `${id}note`)}
      onClick={() => onChange(!isOn)}
    >
      <span id={`${id}label`}>{label}</span>
      {note && <small id={`${id}note`}>{note}</small>}
    </button>
  );
}
