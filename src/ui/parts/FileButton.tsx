import './form.css';

interface FileButtonProps {
  readonly accept: string;
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
  readonly children: string;
}

/** A button that asks for a file. */
export const FileButton = ({ accept, disabled, onFile, children }: FileButtonProps) => (
  <label className="button holds-input" aria-disabled={disabled || undefined}>
    {children}
    <input
      type="file"
      accept={accept}
      disabled={disabled}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onFile(file);
        // Otherwise choosing the same file again would fire no event.
        target.value = '';
      }}
    />
  </label>
);
