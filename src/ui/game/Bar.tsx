import { memo } from 'react';
import { type DealId, displayDeal } from '../../engine/dealId';
import { Icon } from '../parts/Icon';
import { ToolButton } from '../parts/ToolButton';
import type { RunCommand } from './shortcuts';

interface BarProps {
  readonly name: string;
  readonly deal: DealId;
  readonly moves: number;
  /** Seconds played; nothing where the timer is off. */
  readonly seconds: number | undefined;
  readonly run: RunCommand;
}

/** The game's name and deal, its counters, and what is not of the game itself. A move renders only the counters. */
export function Bar({ name, deal, moves, seconds, run }: BarProps) {
  return (
    <header className="bar">
      <Heading name={name} deal={deal} run={run} />
      <div className="counters">
        <Counter name="Moves" value={String(moves)} handle="moves" />
        {seconds !== undefined && <Counter name="Time" value={clock(seconds)} handle="time" />}
      </div>
      <PageTools run={run} />
    </header>
  );
}

const Heading = memo(function Heading({
  name,
  deal,
  run,
}: Pick<BarProps, 'name' | 'deal' | 'run'>) {
  const shown = displayDeal(deal);
  return (
    <>
      <a className="button" href="#/" aria-label="Games">
        <Icon name="games" />
        <span className="long">Games</span>
      </a>
      <h1>{name}</h1>
      <button
        type="button"
        className="button deal"
        aria-label={`Deal ${shown}, change or share`}
        aria-haspopup="dialog"
        onClick={() => run('deal')}
      >
        <span className="label">Deal</span> <b data-testid="deal">{shown}</b>
      </button>
    </>
  );
});

interface CounterProps {
  readonly name: string;
  readonly value: string;
  /** How tests find it. */
  readonly handle: string;
}

/** The value has the room of its figures, so that the page is laid out again only for one figure more. */
function Counter({ name, value, handle }: CounterProps) {
  return (
    <p className="counter" data-testid={handle}>
      {name} <b style={{ width: `${value.length}ch` }}>{value}</b>
    </p>
  );
}

const PageTools = memo(function PageTools({ run }: Pick<BarProps, 'run'>) {
  return (
    <>
      <ToolButton icon="help" name="Help" onClick={() => run('help')} iconOnly />
      <ToolButton icon="settings" name="Settings" onClick={() => run('settings')} iconOnly />
    </>
  );
});

/** `7:05` */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
