import { type FormEvent, useId, useState } from 'react';
import { type DealId, isHandDealt } from '../../engine/dealId';
import { parseDealId } from '../../engine/deck';
import { Dialog } from '../parts/Dialog';

interface DealDialogProps {
  readonly deal: DealId;
  readonly onDeal: (deal: DealId) => void;
  readonly onClose: () => void;
}

/** The deal's number: change it, copy its link, or make the same deck in Python. */
export default function DealDialog({ deal, onDeal, onClose }: DealDialogProps) {
  const [text, setText] = useState(deal);
  const [problem, setProblem] = useState('');
  const [copied, setCopied] = useState('');
  const input = useId();
  const why = useId();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const number = parseDealId(text);
    if (!number.ok) return setProblem(number.error);
    onClose();
    onDeal(number.value);
  }

  async function copyLink(): Promise<void> {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setCopied('The link is copied.');
    } catch {
      setCopied(`The link could not be copied: ${window.location.href}`);
    }
  }

  return (
    <Dialog title="Deal" onClose={onClose}>
      <form className="row" onSubmit={submit}>
        <label htmlFor={input}>Deal number</label>
        <input
          id={input}
          className="input"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onFocus={(event) => event.target.select()}
          aria-invalid={problem !== ''}
          aria-describedby={why}
          autoComplete="off"
          spellCheck={false}
        />
        <button type="submit" className="button" data-main>
          Deal
        </button>
      </form>
      <p id={why} className="problem" role="alert">
        {problem}
      </p>
      <p>
        Any integer is a deal, and so are the 52 cards of a deck of your own, as in{' '}
        <code>AH 2H TS …</code>, the last one on top. A link to it never changes:{' '}
        <button type="button" className="button" onClick={copyLink}>
          Copy link
        </button>{' '}
        <span aria-live="polite">{copied}</span>
      </p>
      {!isHandDealt(deal) && (
        <>
          <p>The same deck in Python, its last card on top:</p>
          <pre className="code" translate="no">
            {python(deal)}
          </pre>
        </>
      )}
    </Dialog>
  );
}

const python = (deal: DealId): string =>
  `import random\nrandom.seed(${deal})\ncards = list(range(52))\nrandom.shuffle(cards)`;
