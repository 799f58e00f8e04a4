import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';

/** How long a confirmation is shown, in milliseconds. A failure, with the text to copy by hand, stays. */
const CONFIRMED_MS = 8_000;

/** Copies text to the clipboard. Returns the message for success or for failure. */
export async function copyText(
  text: string,
  copied: string,
  failed = t`The text could not be copied.`,
): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return copied;
  } catch {
    return failed;
  }
}

/** Copies text to the clipboard and confirms it in `message`, a sentence for a live region, where others may be shown too. */
export function useClipboard() {
  const [message, setMessage] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  async function copy(text: string, copied: string, failed?: string): Promise<void> {
    setMessage(await copyText(text, copied, failed));
    clearTimeout(timer.current);
    const clear = () => setMessage((shown) => (shown === copied ? '' : shown));
    timer.current = setTimeout(clear, CONFIRMED_MS);
  }
  return { message, setMessage, copy };
}
