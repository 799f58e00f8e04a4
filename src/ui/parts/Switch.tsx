import { useId } from 'react';
import './form.css';

interface SwitchProps {
  readonly label: string;
  /** What it does, in a line. */
  readonly note?: string | undefined;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is on or off. The whole row is pressed. */
export function Switch({ label, note, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      className="switch"
      aria-checked={isOn}
      aria-labelledby={`${id}label`}
      aria-describedby={note && `${id}note`}
      onClick={() => onChange(!isOn)}
    >
      <span id={`${id}label`}>{label}</span>
      {note && <small id={`${id}note`}>{note}</small>}
    </button>
  );
}
