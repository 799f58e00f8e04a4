import { memo } from 'react';
import { useStore } from 'zustand';
import { type DealId, displayDeal } from '../../engine/dealId';
import { useStores } from '../parts/context';
import { formatTime } from '../parts/formatTime';
import { Icon } from '../parts/Icon';
import { ToolButton } from '../parts/ToolButton';
import type { CommandHandler } from './commands';
import './Bar.css';

interface BarProps {
  readonly name: string;
  /** Whether the game’s rules can be chosen. */
  readonly hasOptions: boolean;
  readonly deal: DealId;
  /** Whether the solver has proved the deal winnable. */
  readonly winnable: boolean;
  readonly moves: number;
  readonly hasTimer: boolean;
  readonly onCommand: CommandHandler;
}

/** The game’s name, deal and counters, and the page’s buttons. A move renders only the counters. */
export function Bar({ moves, hasTimer, ...heading }: BarProps) {
  const { onCommand } = heading;
  return (
    <header className="game-bar">
      <Heading {...heading} />
      <div className="counters">
        <Counter name="Moves" value={String(moves)} testId="moves" minLength={3} />
        {hasTimer && <Time />}
      </div>
      <PageTools onCommand={onCommand} />
    </header>
  );
}

const Heading = memo(function Heading({
  name,
  hasOptions,
  deal,
  winnable,
  onCommand,
}: Omit<BarProps, 'moves' | 'hasTimer'>) {
  const dealText = displayDeal(deal);
  return (
    <>
      <a className="button" href="#/" aria-label="Games" data-tip="Games">
        <Icon name="games" />
        <span className="games-label">Games</span>
      </a>
      <h1>
        {hasOptions ? (
          <button
            type="button"
            className="name-button"
            aria-haspopup="dialog"
            data-tip="Choose the rules"
            onClick={() => onCommand('rules')}
          >
            {name}
          </button>
        ) : (
          name
        )}
      </h1>
      <button
        type="button"
        className="button deal-button"
        aria-label={`Deal ${dealText}${winnable ? ', winnable' : ''}, change or share`}
        aria-haspopup="dialog"
        data-tip="Change or share the deal"
        onClick={() => onCommand('deal')}
      >
        <span className="deal-label">Deal</span> <b data-testid="deal">{dealText}</b>
        {winnable && (
          <span className="winnable-mark" title="This deal can be won" aria-hidden="true" />
        )}
      </button>
    </>
  );
});

/** The time played. A tick renders only this. */
function Time() {
  const { clock } = useStores().store;
  const seconds = useStore(clock, (state) => state.seconds);
  return <Counter name="Time" value={formatTime(seconds)} testId="time" minLength={5} />;
}

interface CounterProps {
  readonly name: string;
  readonly value: string;
  readonly testId: string;
  /** The least width of the value, in characters. */
  readonly minLength: number;
}

/** The value has a width in characters, so that the buttons beside it do not move when it changes. */
function Counter({ name, value, testId, minLength }: CounterProps) {
  return (
    <p className="counter" data-testid={testId}>
      {name} <b style={{ width: `${Math.max(minLength, value.length)}ch` }}>{value}</b>
    </p>
  );
}

const PageTools = memo(function PageTools({ onCommand }: Pick<BarProps, 'onCommand'>) {
  return (
    <>
      <ToolButton icon="help" name="Help" onClick={() => onCommand('help')} shortcut="?" iconOnly />
      <ToolButton icon="settings" name="Settings" onClick={() => onCommand('settings')} iconOnly />
    </>
  );
});
