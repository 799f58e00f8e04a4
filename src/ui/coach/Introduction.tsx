import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { playsItself } from '../../engine/game';
import { aboutGame } from '../../games/about';
import { gameOf } from '../../games/index';
import { joinSentences } from '../../locales/format';
import type { TableGame } from '../../store/game/table';
import { useGameName } from '../parts/gameName';
import { TableStrip } from '../parts/TableStrip';
import { CloseButton } from '../parts/ToolButton';
import { RulesButton, useOffersRules } from './RulesOffer';

/** Says what a game is about to a player who has never played it, until the first move. */
export default function Introduction({ current }: { readonly current: TableGame }) {
  const [isClosed, setIsClosed] = useState(false);
  const offersRules = useOffersRules(current);
  const { record, history } = current;
  const name = useGameName()(record.variant);
  if (isClosed || !offersRules || history.steps.length > 0) return null;
  return (
    <TableStrip key={record.id} name={t`How to play`}>
      <p>
        <strong>{name}</strong>{' '}
        {joinSentences([
          aboutGame(record.variant),
          playsItself(gameOf(record.variant))
            ? t({
                message: 'It plays itself: guess how it ends, then press Play.',
                comment: '“Play” is the name of a button',
              })
            : undefined,
        ])}
      </p>
      <RulesButton />
      <CloseButton tool="close" onClick={() => setIsClosed(true)} />
    </TableStrip>
  );
}
