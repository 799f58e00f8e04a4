import { t } from '@lingui/core/macro';
import { useEffect, useMemo, useRef } from 'react';
import { helpLines, parseCommand } from '../../console/command';
import { present } from '../../engine/history';
import type { AnyConsoleGame } from '../../engine/lines';
import { consoleGameOf } from '../../games/lines';
import { chosenDeal } from '../../store/findGame';
import type { TableGame } from '../../store/game/table';
import { useStores } from '../parts/context';
import { useGamePage } from '../parts/gameContext';
import { focusTable } from '../parts/input';
import { CommandInput } from './CommandInput';
import type { CommandLog } from './useCommandLog';

interface ConsoleTabProps {
  readonly current: TableGame;
  readonly log: CommandLog;
}

/** The game by text: a typed command moves the cards, and a move by pointer prints its command. */
export function ConsoleTab({ current, log }: ConsoleTabProps) {
  const { run, panel } = useGamePage();
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
        onLeave={() => {
          panel.toggle();
          focusTable();
        }}
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
