import { t } from '@lingui/core/macro';
import { type FormEvent, useId, useState } from 'react';
import { menu, parseAnswer, question } from '../../console/lineMenu';
import { normaliseTyped } from '../../engine/typedText';
import { Button } from '../parts/Button';
import '../parts/form.css';
import { renderLines } from './Transcript';

interface LineDialogueProps {
  /** The sentence at the end of the game. */
  readonly outcome: string;
  readonly lines: readonly string[];
}

/** The dialogue that shows lines of a game’s output. Source: COMP9021 solitaire_2. */
export function LineDialogue({ outcome, lines }: LineDialogueProps) {
  const [shownLines, setShownLines] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const inputId = useId();
  const total = lines.length;

  if (!open) {
    return <Button onClick={() => setOpen(true)}>{t`Show lines by number`}</Button>;
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const answer = parseAnswer(normaliseTyped(text), total);
    setText('');
    if (answer?.kind === 'quit') {
      setShownLines([]);
      return setOpen(false);
    }
    setShownLines(answer ? lines.slice(answer.from - 1, answer.to) : []);
  }

  return (
    <section className="line-dialogue" aria-label={t`Lines of the output`}>
      <pre lang="en" translate="no">
        {['', outcome, '', question(total), '', menu(total).trimEnd()].join('\n').trim()}
      </pre>
      <form onSubmit={submit} className="control-row">
        <label htmlFor={inputId}>{t`Lines`}</label>
        <input
          id={inputId}
          className="form-control"
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit">{t`Show`}</Button>
      </form>
      <pre role="log" aria-label={t`Shown lines`} lang="en" translate="no">
        {renderLines(shownLines.join('\n'))}
      </pre>
    </section>
  );
}
