import { type ReactNode, useId } from 'react';

interface FieldProps {
  readonly label: string;
  /** The control, which takes the id that its label names. */
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
