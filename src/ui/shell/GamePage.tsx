import { useCallback, useMemo, useState } from 'react';
import { shownDeal } from '../../engine/dealNumber';
import { legalTargets } from '../../engine/game';
import { present } from '../../engine/history';
import type { PileId } from '../../engine/view';
import { gameOf } from '../../games';
import { ending, type GameStore } from '../../store/gameStore';
import { klondikeEvents } from '../../store/klondikeEvents';
import type { PlayedGame } from '../../store/savedGame';
import { Table } from '../table/Table';
import { AboutDialog } from './AboutDialog';
import { DealDialog } from './DealDialog';
import { Icon, type IconName } from './Icon';
import { Message } from './Message';

interface GamePageProps {
  readonly store: GameStore;
  readonly current: PlayedGame;
}

/** One game on the table, with all that can be done to it. */
export function GamePage({ store, current }: GamePageProps) {
  const { actions } = store;
  const { id, deal, history } = current;
  const game = gameOf(id);
  const state = present(history);
  const view = useMemo(() => game.view(state), [game, state]);
  const targets = useCallback(
    (from: PileId, count: number) => legalTargets(game, state, from, count),
    [game, state],
  );
  const end = ending(game, history);
  const [dialog, setDialog] = useState<'deal' | 'about'>();
  const closeDialog = (): void => setDialog(undefined);

  return (
    <main className="game" data-status={game.status(state)}>
      <header className="bar">
        <a className="button" href="#/" aria-label="Games">
          <Icon name="games" />
          <span>Games</span>
        </a>
        <h1>{game.name}</h1>
        <button
          type="button"
          className="button"
          aria-label={`Deal ${shownDeal(deal)}, change or share`}
          aria-haspopup="dialog"
          onClick={() => setDialog('deal')}
        >
          <span>Deal</span> <b data-testid="deal">{shownDeal(deal)}</b>
        </button>
        <p className="moves" data-testid="moves">
          Moves <b>{history.cursor}</b>
        </p>
      </header>
      <div className="tools" role="toolbar" aria-label="Game">
        <Tool icon="about" name="About" onClick={() => setDialog('about')} />
        <Tool icon="deal" name="New deal" onClick={() => actions.newDeal()} />
        <Tool icon="again" name="Same deal" onClick={actions.sameDeal} />
        <Tool icon="redo" name="Redo" onClick={actions.redo} off={atEnd(current)} />
        <Tool icon="undo" name="Undo" onClick={actions.undo} off={history.cursor === 0} />
      </div>
      <Message store={store} />
      <Table view={view} targets={targets} onGesture={actions.gesture} />
      {end && (
        <p className="ending" aria-hidden="true">
          {end}
        </p>
      )}
      {dialog === 'deal' && (
        <DealDialog deal={deal} onDeal={actions.newDeal} onClose={closeDialog} />
      )}
      {dialog === 'about' && (
        <AboutDialog name={klondikeEvents(store).getName()} onClose={closeDialog} />
      )}
    </main>
  );
}

const atEnd = ({ history }: PlayedGame): boolean => history.cursor === history.steps.length;

interface ToolProps {
  readonly icon: IconName;
  readonly name: string;
  readonly onClick: () => void;
  readonly off?: boolean;
}

function Tool({ icon, name, onClick, off }: ToolProps) {
  return (
    <button type="button" className="button" onClick={onClick} aria-disabled={off || undefined}>
      <Icon name={icon} />
      <span>{name}</span>
    </button>
  );
}
