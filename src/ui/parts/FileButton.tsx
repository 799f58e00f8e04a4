import { decodeText } from '../../engine/textLines';
import './form.css';

interface FileButtonProps {
  readonly accept: string;
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
  readonly children: string;
}

/** The largest file of text that is read. */
export const MAX_TEXT_BYTES = 1_000_000;

/** The text of a file; undefined if it is too large, or no text. */
export async function readText(file: File): Promise<string | undefined> {
  if (file.size > MAX_TEXT_BYTES) return undefined;
  const bytes = await file.arrayBuffer().catch(() => undefined);
  const text = bytes && decodeText(new Uint8Array(bytes));
  return text?.ok ? text.value : undefined;
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
