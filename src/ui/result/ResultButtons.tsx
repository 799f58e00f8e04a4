import { t } from '@lingui/core/macro';
import { nameWayBack } from '../../analysis/review';
import { hasChoice, playsItself } from '../../engine/game';
import { gameOf } from '../../games/index';
import { statusOf, type TableGame } from '../../store/game/table';
import { dailyAddress } from '../parts/address';
import { Button } from '../parts/Button';
import { useGamePage, useStores } from '../parts/context';
import type { LastChance } from './resultFacts';

interface ResultButtonsProps {
  readonly current: TableGame;
  readonly chance: LastChance;
  /** False for a game that goes on, though it can’t be won any more. */
  readonly hasEnded: boolean;
  readonly isDaily: boolean;
  readonly isPanelOpen: boolean;
  readonly onDismiss: () => void;
  readonly onResume: () => void;
}

/** What the player can do next. */
export function ResultButtons(props: ResultButtonsProps) {
  const { current, chance, hasEnded, isDaily, isPanelOpen, onDismiss, onResume } = props;
  const { autoplay, panel, run } = useGamePage();
  const { actions } = useStores().store;
  const { record, history } = current;
  const { variant } = record;
  const game = gameOf(variant);
  const isWon = statusOf(current) === 'won';
  const isChosen = hasChoice(game);
  const { move, text, isOpen } = chance;
  const isHopeless = move === undefined && text !== undefined && !isOpen;
  const canGoBack = !isWon && isChosen && (history.cursor > 0 || record.givenUp);

  function replay(): void {
    actions.jump(0);
    autoplay.play();
    if (!playsItself(game) && !isPanelOpen) panel.toggle();
  }

  function goBack(): void {
    if (record.givenUp) {
      onResume();
      actions.resume();
      if (move !== undefined) actions.jump(move);
    } else if (move === undefined) actions.undo();
    else actions.jump(move);
  }

  const newGame = (primary = false) => (
    <Button primary={primary} onClick={() => run('newGame')}>
      {t`New game`}
    </Button>
  );
  const share = (primary = false) => (
    <Button primary={primary} onClick={() => run('share')}>
      {t({ message: 'Share', context: 'a game' })}
    </Button>
  );
  const restart = <Button onClick={actions.restart}>{t`Restart`}</Button>;
  const dailyDeals = (
    <a className="button" href={dailyAddress(variant, record.day)}>
      {t`Daily deals`}
    </a>
  );

  return (
    <>
      <div className="result-main">
        {canGoBack && (
          <Button primary={!isHopeless} onClick={goBack}>
            {move !== undefined
              ? nameWayBack(move)
              : record.givenUp
                ? t`Keep playing`
                : t({ message: 'Undo', context: 'the last move, on the result sheet' })}
          </Button>
        )}
        {!isDaily ? (
          newGame(!canGoBack || isHopeless)
        ) : isWon ? (
          <>
            {share(true)}
            {dailyDeals}
          </>
        ) : (
          restart
        )}
      </div>
      <div className="result-more control-row quiet">
        {!hasEnded ? (
          <Button onClick={onDismiss}>{t`Go on`}</Button>
        ) : (
          <>
            {!(isDaily && isWon) && share()}
            {history.cursor > 0 && <Button onClick={replay}>{t`Replay`}</Button>}
            {isChosen && !isPanelOpen && <Button onClick={panel.toggle}>{t`Analysis`}</Button>}
            {history.cursor > 0 && isChosen && (isWon || !isDaily) && restart}
            {isDaily && newGame()}
            {isDaily && !isWon && dailyDeals}
          </>
        )}
      </div>
    </>
  );
}
