import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { helpLines, parseCommand } from '../../console/command';
import { present } from '../../engine/history';
import type { AnyConsoleGame } from '../../engine/lines';
import { consoleGameOf } from '../../games/lines';
import { chosenDeal } from '../../store/findGame';
import type { TableGame } from '../../store/game/table';
import { Button } from '../parts/Button';
import { useGamePage, useStores } from '../parts/context';
import { focusTable, hasCommandKey } from '../parts/input';
import { commonPrefix, completions, highlightOf } from './completion';
import type { CommandLog } from './useCommandLog';
import '../parts/form.css';

interface ConsoleTabProps {
  readonly current: TableGame;
  readonly log: CommandLog;
}

/** The game by text: a typed command moves the cards, and a move by pointer prints its command. */
export function ConsoleTab({ current, log }: ConsoleTabProps) {
  const { run } = useGamePage();
  const { store } = useStores();
  const { actions } = store;
  const { record, history } = current;
  const { variant } = record;
  const game = consoleGameOf(variant);
  const state = present(history);
  const example = useMemo(() => exampleOf(game, history.initial), [game, history.initial]);
  const { entries, print, printRows, command: typed } = log;
  const list = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to each new entry
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [entries]);

  /** Runs a command. The log follows the store, so changes of the game are not printed here. */
  function submit(text: string): void {
    const command = parseCommand(game, text, state);
    if (!command.ok) return print(`> ${text}`, command.error);
    switch (command.value.kind) {
      case 'nothing':
        return;
      case 'move':
        if (!game.rules.apply(state, command.value.move).ok) print(`> ${text}`);
        return actions.play(command.value.move);
      case 'undo':
        return typed(actions.undo);
      case 'redo':
        return typed(actions.redo);
      case 'hint':
        print('> h');
        return run('hint');
      case 'new':
        return void (command.value.deal === undefined
          ? actions.newGame()
          : actions.open(chosenDeal(variant, command.value.deal), 'offersBack'));
      case 'restart':
        return actions.restart();
      case 'print':
        print('> p');
        return printRows('table', game.lines.formatState(state).split('\n'));
      case 'help':
        print('> ?');
        return printRows('help', helpLines(game));
      case 'quit':
        window.location.hash = '#/';
    }
  }

  return (
    <>
      <div className="console-log" role="log" aria-label={t`Console`} translate="no" ref={list}>
        {entries.map(({ serial, announced, form, text }) => (
          <pre
            key={serial}
            aria-hidden={announced || undefined}
            data-form={form}
            lang={form === 'table' || text.startsWith('>') ? 'en' : undefined}
          >
            {text}
          </pre>
        ))}
      </div>
      <CommandInput
        game={game}
        state={state}
        example={example}
        onSubmit={submit}
        onComplete={(completions) => print(...completions)}
      />
    </>
  );
}

/** The longest text among the legal first moves. */
const exampleOf = ({ rules, text }: AnyConsoleGame, initial: unknown): string =>
  rules
    .legalMoves(initial)
    .map((move) => text.formatMove(move))
    .reduce((longest, each) => (each.length > longest.length ? each : longest), '');

interface CommandInputProps {
  readonly game: AnyConsoleGame;
  readonly state: unknown;
  /** A typed move, shown while the field is empty. */
  readonly example: string;
  /** Runs a line, which is trimmed and may be empty. */
  readonly onSubmit: (text: string) => void;
  /** Lists the completions when there are several. */
  readonly onComplete: (completions: readonly string[]) => void;
}

/** The console’s input line: Tab completes it, arrows recall lines, Escape empties or leaves it, and the table highlights what it names. */
function CommandInput({ game, state, example, onSubmit, onComplete }: CommandInputProps) {
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

  function leave(): void {
    panel.toggle();
    focusTable();
  }

  function handleKey(event: KeyboardEvent): void {
    if (hasCommandKey(event)) return;
    if (event.key === 'Tab' && !event.shiftKey && text !== '') complete();
    else if (event.key === 'ArrowUp') change(history.recall(-1));
    else if (event.key === 'ArrowDown') change(history.recall(1));
    else if (event.key === 'Escape' && text !== '') change('');
    else if (event.key === 'Escape') leave();
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
