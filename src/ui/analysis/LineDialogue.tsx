import { type FormEvent, useId, useState } from 'react';
import { menu, parseAnswer, question } from '../../console/lineDialogue';

/** The dialogue about the lines of Eight Stacks, as the seed's program has it, in the page. Source: seed 003, 4.2. */
export function LineDialogue({
  outcome,
  lines,
}: {
  readonly outcome: string;
  readonly lines: readonly string[];
}) {
  const [log, setLog] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const input = useId();
  const total = lines.length;

  if (!open) {
    return (
      <button type="button" className="button" onClick={() => setOpen(true)}>
        Ask for lines of the output
      </button>
    );
  }

  function answer(event: FormEvent): void {
    event.preventDefault();
    const read = parseAnswer(text, total);
    setText('');
    if (read?.kind === 'quit') {
      setLog([]);
      return setOpen(false);
    }
    setLog(read ? lines.slice(read.from - 1, read.to) : []);
  }

  return (
    <section className="lines" aria-label="Lines of the output" translate="no">
      <pre>{['', outcome, '', question(total), '', menu(total).trimEnd()].join('\n').trim()}</pre>
      <form onSubmit={answer} className="row">
        <label htmlFor={input}>Lines</label>
        <input
          id={input}
          className="input"
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoComplete="off"
          spellCheck={false}
        />
        <button type="submit" className="button">
          Show
        </button>
      </form>
      <pre className="shown" role="log" aria-label="Shown lines">
        {log.join('\n')}
      </pre>
    </section>
  );
}
