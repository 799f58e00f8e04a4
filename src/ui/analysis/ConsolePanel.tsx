import './analysis.css';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { helpLines, parseCommand, withColumnNames } from '../../console/command';
import { present } from '../../engine/history';
import { gameOf } from '../../games/index';
import type { PlayedGame } from '../../store/savedGame';
import { useStores } from '../parts/context';
import { Controls } from './Controls';
import { commonStart, completions, highlightOf } from './completion';
import { Share } from './Share';
import { SolverTools } from './SolverTools';
import type { Autoplay } from './useAutoplay';
import { useCommandLog } from './useCommandLog';
import type { Solver } from './useSolver';

interface ConsolePanelProps {
  readonly current: PlayedGame;
  readonly autoplay: Autoplay;
  readonly solver: Solver;
  /** The text field, for those who give it the focus. */
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Klondike by lines of text: what is typed moves the cards, and what the pointer does prints its command. */
export default function ConsolePanel({ current, autoplay, solver, field }: ConsolePanelProps) {
  const { store } = useStores();
  const { actions } = store;
  const { id, history } = current;
  const game = gameOf(id);
  const state = present(history);
  const { lines, add, addTable } = useCommandLog(store);
  const [text, setText] = useState('');
  const [typed, setTyped] = useState<readonly string[]>([]);
  const [at, setAt] = useState(0);
  const log = useRef<HTMLDivElement>(null);
  const input = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is brought into view
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [lines]);
  useEffect(() => () => actions.highlight(), [actions]);

  function change(next: string): void {
    setText(next);
    actions.highlight(highlightOf(game, state, game.view(state), next));
  }

  /** Does what a line asks for. What it changes is printed as every change is. */
  function run(line: string): void {
    const command = parseCommand(game, line);
    if (!command.ok) return add(`> ${line}`, withColumnNames(command.error));
    switch (command.value.kind) {
      case 'nothing':
        return;
      case 'move': {
        const refused = game.apply(state, command.value.move);
        if (!refused.ok) add(`> ${line}`);
        return actions.play(command.value.move);
      }
      case 'undo':
        return actions.undo();
      case 'redo':
        return actions.redo();
      case 'hint':
        add('> h');
        return solver.hint();
      case 'new':
        return command.value.deal === undefined
          ? solver.newGame()
          : actions.newGame(command.value.deal);
      case 'restart':
        return actions.restart();
      case 'print':
        add('> p');
        return addTable(game.formatState(state).split('\n'));
      case 'help':
        add('> ?');
        return addTable(helpLines(game));
      case 'quit':
        window.location.hash = '#/';
    }
  }

  function submit(): void {
    const line = text.trim();
    if (line !== '') setTyped([...typed, line]);
    setAt(typed.length + (line === '' ? 0 : 1));
    setText('');
    actions.highlight();
    run(line);
  }

  function complete(): void {
    const found = completions(game, state, text);
    const start = commonStart(found);
    if (start.length > text.length || found.length === 1) change(start);
    else if (found.length > 0) add(...found);
  }

  function recall(by: number): void {
    const next = Math.min(Math.max(0, at + by), typed.length);
    setAt(next);
    change(typed[next] ?? '');
  }

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Tab' && !event.shiftKey && text !== '') complete();
    else if (event.key === 'ArrowUp') recall(-1);
    else if (event.key === 'ArrowDown') recall(1);
    else if (event.key === 'Escape' && text !== '') change('');
    else if (event.key === 'Enter') submit();
    else return;
    event.preventDefault();
  }

  return (
    <>
      <Controls
        game={game}
        current={current}
        autoplay={autoplay}
        over={history.cursor === history.steps.length}
        last={history.steps.length}
        mark={solver.losingMove && solver.losingMove.winnable + 1}
      />
      <div className="console-log" role="log" aria-label="Console" translate="no" ref={log}>
        {lines.map(({ serial, announced, table, text: line }) => (
          <pre key={serial} aria-hidden={announced || undefined} data-table={table || undefined}>
            {line}
          </pre>
        ))}
      </div>
      <div className="row">
        <label htmlFor={input}>Line</label>
        <input
          ref={field}
          id={input}
          className="input"
          value={text}
          placeholder="m c6, c1, 2"
          onChange={({ target }) => change(target.value)}
          onKeyDown={press}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <button type="button" className="button" onClick={submit}>
          Enter
        </button>
      </div>
      <SolverTools solver={solver} autoplay={autoplay} />
      <Share current={current} />
    </>
  );
}
