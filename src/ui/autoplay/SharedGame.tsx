import { plural, t } from '@lingui/core/macro';
import { type ReactNode, useCallback, useState } from 'react';
import { useStore } from 'zustand';
import { playsItself } from '../../engine/game';
import { gameOf } from '../../games/index';
import { formatRival, rivalIn } from '../../store/challenge';
import type { TableGame } from '../../store/game/table';
import { RulesButton, useOffersRules } from '../coach/RulesOffer';
import { Button } from '../parts/Button';
import { useGamePage, useStores } from '../parts/context';
import { TableStrip } from '../parts/TableStrip';
import { CloseButton, ToolButton } from '../parts/ToolButton';
import { useAsync } from '../parts/useAsync';

interface SharedGameProps {
  readonly current: TableGame;
  /** Shown once the strip is closed, or if there is none. */
  readonly otherwise: ReactNode;
}

/** Says what a link has opened, a deal or moves, and offers the rules of a game never played. The moves of a game that plays itself are its deal’s. */
export default function SharedGame(props: SharedGameProps) {
  const { current, otherwise } = props;
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return otherwise;
  const isDeal = !current.isPreview || playsItself(gameOf(current.record.variant));
  const Strip = isDeal ? SharedDeal : SharedMoves;
  return <Strip {...props} onClose={() => setIsClosed(true)} />;
}

interface StripProps extends SharedGameProps {
  readonly onClose: () => void;
}

/** Says what a link to a deal is, unless the player has already played the deal. It may be a link of their own. */
function SharedDeal({ current, otherwise, onClose }: StripProps) {
  const { games } = useStores();
  const offersRules = useOffersRules(current);
  const { variant, deal } = current.record;
  const known = useAsync(useCallback(() => games.ofDeal(variant, deal), [games, variant, deal]));
  if (known?.length !== 0) return known && otherwise;
  return (
    <TableStrip name={t`Shared deal`}>
      <p>
        <strong>{t`Shared deal`}</strong>{' '}
        {playsItself(gameOf(variant))
          ? t`The same cards for everyone. Will it come out?`
          : t`The same cards for everyone. Can you win?`}
      </p>
      {offersRules && <RulesButton />}
      <CloseButton tool="close" onClick={onClose} />
    </TableStrip>
  );
}

/** Says what is to beat if the moves of a link won; offers to watch them, or to play the deal oneself. */
function SharedMoves({ current, onClose }: StripProps) {
  const { autoplay } = useGamePage();
  const offersRules = useOffersRules(current);
  const playing = useStore(autoplay, (state) => state.playing);
  const { actions } = useStores().store;
  const { history, isBySolver } = current;
  const { steps, cursor } = history;
  const count = steps.length;
  const isAtEnd = cursor === count;
  const inMoves = plural(count, { one: '# move', other: '# moves' });
  const rival = rivalIn(current);
  const theirs = rival && formatRival(rival);

  function watch(): void {
    if (isAtEnd) actions.jump(0);
    autoplay.play();
  }

  return (
    <TableStrip name={t`Shared game`}>
      {theirs ? (
        <p>
          <strong>{t`Beat ${theirs}`}</strong> {t`A friend won this deal. Can you?`}
        </p>
      ) : (
        <strong>
          {isBySolver ? t`Shared game · ${inMoves}, solver used` : t`Shared game · ${inMoves}`}
        </strong>
      )}
      {playing ? (
        <ToolButton
          icon="pause"
          name={t({ message: 'Pause', context: 'autoplay' })}
          primary={!rival}
          onClick={autoplay.pause}
        />
      ) : (
        <ToolButton
          icon="play"
          name={isAtEnd ? t`Watch again` : t({ message: 'Watch', context: 'a shared game' })}
          primary={!rival}
          onClick={watch}
        />
      )}
      <Button primary={rival !== undefined} onClick={actions.restart}>
        {cursor === 0 ? t`Play it yourself` : t`Play from the start`}
      </Button>
      {offersRules && <RulesButton />}
      <CloseButton tool="close" onClick={onClose} />
    </TableStrip>
  );
}
