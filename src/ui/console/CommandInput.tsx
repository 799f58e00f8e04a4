import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { AnyConsoleGame } from '../../engine/lines';
import { Button } from '../parts/Button';
import { useStores } from '../parts/context';
import { useGamePage } from '../parts/gameContext';
import { hasCommandKey } from '../parts/input';
import { commonPrefix, completions, highlightOf } from './completion';
import '../parts/form.css';

interface CommandInputProps {
  readonly game: AnyConsoleGame;
  readonly state: unknown;
  /** A typed move, shown while the field is empty. */
  readonly example: string;
  /** Runs a line, which is trimmed and may be empty. */
  readonly onSubmit: (text: string) => void;
  /** Lists the completions when there are several. */
  readonly onComplete: (completions: readonly string[]) => void;
  readonly onLeave: () => void;
}

/** The console’s input line: Tab completes it, arrows recall lines, Escape empties or leaves it, and the table highlights what it names. */
export function CommandInput({
  game,
  state,
  example,
  onSubmit,
  onComplete,
  onLeave,
}: CommandInputProps) {
  const { actions } = useStores().store;
  const [text, setText] = useState('');
  const history = useInputHistory();
  const inputId = useId();
  useEffect(() => () => actions.highlight(), [actions]);

  const { panel } = useGamePage();
  const wantsField = useStore(panel, (shown) => shown.wantsField);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!wantsField) return;
    field.current?.focus();
    panel.setState({ wantsField: false });
  }, [panel, wantsField]);

  function change(next: string): void {
    setText(next);
    actions.highlight(highlightOf(game, state, next));
  }

  function submit(): void {
    const entered = text.trim();
    history.add(entered);
    setText('');
    actions.highlight();
    onSubmit(entered);
  }

  function complete(): void {
    const found = completions(game, state, text);
    const prefix = commonPrefix(found);
    if (prefix.length > text.length || found.length === 1) change(prefix);
    else if (found.length > 0) onComplete(found);
  }

  function handleKey(event: KeyboardEvent): void {
    if (hasCommandKey(event)) return;
    if (event.key === 'Tab' && !event.shiftKey && text !== '') complete();
    else if (event.key === 'ArrowUp') change(history.recall(-1));
    else if (event.key === 'ArrowDown') change(history.recall(1));
    else if (event.key === 'Escape' && text !== '') change('');
    else if (event.key === 'Escape') onLeave();
    else if (event.key === 'Enter') submit();
    else return;
    event.preventDefault();
  }

  return (
    <div className="control-row">
      <label htmlFor={inputId}>{t`Command`}</label>
      <input
        ref={field}
        id={inputId}
        className="form-control"
        lang="en"
        translate="no"
        value={text}
        placeholder={example}
        onChange={({ target }) => change(target.value)}
        onKeyDown={handleKey}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <Button onClick={submit}>{t({ message: 'Run', context: 'a command' })}</Button>
    </div>
  );
}

/** The lines entered so far, and the index of the one shown; past the last one the field is empty. */
function useInputHistory() {
  const [lines, setLines] = useState<readonly string[]>([]);
  const [shown, setShown] = useState(0);
  return {
    add: (line: string): void => {
      const next = line === '' ? lines : [...lines, line];
      setLines(next);
      setShown(next.length);
    },
    /** Moves by `offset` lines, and returns the line there. */
    recall: (offset: number): string => {
      const next = Math.min(Math.max(0, shown + offset), lines.length);
      setShown(next);
      return lines[next] ?? '';
    },
  };
}
