import { plural, select, t } from '@lingui/core/macro';
import { useCallback } from 'react';
import { formatList } from '../../locales/format';
import { factsOf, finalResult, type GameRecord, playedAt } from '../../persistence/record';
import { Button } from '../parts/Button';
import { useStores } from '../parts/context';
import { formatMoment } from '../parts/formatDay';
import { focusTable } from '../parts/input';
import { useAsync } from '../parts/useAsync';

interface GamesOfDealProps {
  /** The game on the table, which is not listed. */
  readonly shown: GameRecord;
  readonly onClose: () => void;
}

/** Buttons that open the other games of a deal, newest first. Renders nothing if there are none. */
export function GamesOfDeal({ shown, onClose }: GamesOfDealProps) {
  const { variant, deal } = shown;
  const { store, games } = useStores();
  const all = useAsync(useCallback(() => games.ofDeal(variant, deal), [games, variant, deal]));
  const records = all?.filter(({ id }) => id !== shown.id) ?? [];
  if (records.length === 0) return null;
  return (
    <>
      <p>{t`Your other games of this deal:`}</p>
      <ul className="games-of-deal control-row">
        {records.map((record) => (
          <li key={record.id}>
            <Button
              onClick={() => {
                onClose();
                const source = { kind: 'game', id: record.id, atEnd: true } as const;
                void store.actions.open(source, 'offersBack').then(focusTable);
              }}
            >
              {describeGame(record)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** `Open 20 moves, not finished, 23 November 2026` */
function describeGame(record: GameRecord): string {
  const { helped } = record;
  const listed = factsOf(record);
  const result = finalResult(listed) ?? 'none';
  const count = listed.length;
  const facts = formatList([
    plural(count, { one: '# move', other: '# moves' }),
    select(result, { won: 'won', lost: 'lost', other: 'not finished' }),
    ...(helped ? [t`solver used`] : []),
    formatMoment(playedAt(record)),
  ]);
  return t`Open ${facts}`;
}
