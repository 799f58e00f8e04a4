import { plural, t } from '@lingui/core/macro';
import { memo } from 'react';
import { displayDeal } from '../../engine/dealId';
import { formatList, formatTime } from '../../locales/format';
import { type ListedGame, playedAt } from '../../persistence/record';
import { countedResult } from '../../persistence/statistics';
import { Button } from '../parts/Button';
import { formatMoment, formatShortMoment } from '../parts/formatDay';
import { nameOfDeal, useGameName } from '../parts/gameName';
import { Icon } from '../parts/Icon';
import { OpenGame } from '../parts/OpenGame';
import { movesPlayed } from './gameFilter';
import { badges, resultInWords } from './gameWords';

interface GameRowProps {
  readonly facts: ListedGame;
  /** The index of the row, and the number of all rows. */
  readonly row: number;
  readonly count: number;
  readonly top: number;
  readonly isActive: boolean;
  readonly onDelete: (facts: ListedGame) => void;
  readonly onActivate: (row: number) => void;
}

/** On a phone, lines break between details only. */
const unbroken = (detail: string): string => detail.replaceAll(' ', '\u00a0');

/** A game with a link that opens it and a button that deletes it. */
export const GameRow = memo(function GameRow({
  facts,
  row,
  count,
  top,
  isActive,
  onDelete,
  onActivate,
}: GameRowProps) {
  const result = resultInWords(facts);
  const game = useGameName()(facts.variant);
  const name = nameOfDeal(game, facts.deal);
  const day = formatMoment(playedAt(facts));
  const deal = displayDeal(facts.deal);
  const marks = badges(facts);
  const made = movesPlayed(facts);
  const moves = plural(made, { one: '# move', other: '# moves' });
  const time = facts.seconds > 0 ? [formatTime(facts.seconds)] : [];
  const details = [t`Deal ${deal}`, formatShortMoment(playedAt(facts)), moves, ...time];
  const tabIndex = isActive ? 0 : -1;
  return (
    <li
      className="game-row"
      data-row={row}
      aria-setsize={count}
      aria-posinset={row + 1}
      style={{ translate: `0 ${top}px` }}
    >
      <OpenGame
        game={facts}
        atEnd
        aria-label={formatList([result, name, day, moves, ...time, ...marks])}
        className="game-row-open"
        tabIndex={tabIndex}
        onFocus={() => onActivate(row)}
      >
        <b data-result={countedResult(facts) ?? 'unfinished'}>{result}</b>
        <span className="game-row-text">
          <span className="game-row-name">{game}</span>
          <small className="game-row-facts">{details.map(unbroken).join('\u00a0· ')}</small>
          {marks.length > 0 && (
            <span className="game-row-marks">
              {marks.map((mark) => (
                <span key={mark}>{unbroken(mark)}</span>
              ))}
            </span>
          )}
        </span>
      </OpenGame>
      <Button
        tabIndex={tabIndex}
        data-tip={t`Delete`}
        aria-label={t`Delete ${name}, ${day}`}
        onFocus={() => onActivate(row)}
        onClick={() => onDelete(facts)}
      >
        <Icon name="delete" />
      </Button>
    </li>
  );
});
