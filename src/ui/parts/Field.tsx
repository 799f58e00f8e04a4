import { type ReactNode, useId } from 'react';

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
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
