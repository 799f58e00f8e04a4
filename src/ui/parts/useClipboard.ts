import { useRef, useState } from 'react';

/** What to copy, and the messages for success and failure. */
interface CopyRequest {
  readonly text: string;
  readonly copied: string;
  readonly failed: string;
}

/** How long a confirmation is shown, in milliseconds. A failure, with the text to copy by hand, stays. */
const CONFIRMED_MS = 8_000;

/** Copies text to the clipboard. Returns the message. */
export async function copyText({ text, copied, failed }: CopyRequest): Promise<string> {
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
  async function copy(request: CopyRequest): Promise<void> {
    const { copied } = request;
    setMessage(await copyText(request));
    clearTimeout(timer.current);
    const clear = () => setMessage((shown) => (shown === copied ? '' : shown));
    timer.current = setTimeout(clear, CONFIRMED_MS);
  }
  return { message, setMessage, copy };
}
