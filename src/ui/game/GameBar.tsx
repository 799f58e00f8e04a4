import { plural, t } from '@lingui/core/macro';
import { memo, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { dealInWords, displayDeal } from '../../engine/dealId';
import { isMicrosoftDeal } from '../../engine/microsoftDeal';
import type { VariantId } from '../../games/index';
import { atStart, formatTime, withFullStop } from '../../locales/format';
import { KEYS } from '../../persistence/keys';
import type { GameRecord } from '../../persistence/record';
import { formatRival, type Rival, rivalOf } from '../../store/challenge';
import { SpokenLight } from '../analysis/SpokenLight';
import type { WinningLight } from '../analysis/useWinningLight';
import { Button } from '../parts/Button';
import { useGamePage, useSettings, useStores } from '../parts/context';
import { useNameParts } from '../parts/gameName';
import { Icon } from '../parts/Icon';
import { HOME, wayBack } from '../parts/wayBack';
import './GameBar.css';

interface GameBarProps {
  readonly record: GameRecord;
  /** Whether the game can still be won, with its words; undefined unless the player wants it shown. */
  readonly light: WinningLight | undefined;
  readonly moves: number;
}

/** The way back, the game’s name and kind, and its counters. A move renders only the counters. */
export function GameBar({ record, light, moves }: GameBarProps) {
  const { store, storage } = useStores();
  const { actions } = store;
  const hasTimer = useSettings().timer === 'on';
  const { id, variant, deal } = record;
  // A duel is accepted with the first game of its deal.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game may have been challenged
  const rival = useMemo(() => rivalOf(storage, { variant, deal }), [storage, id, variant, deal]);
  const { words = '', verdict } = light ?? {};
  useEffect(() => {
    if (verdict !== 'winnable' || storage.read(KEYS.light) !== null) return;
    storage.write(KEYS.light, 'yes');
    actions.announce(t`The green light says: you can still win.`);
  }, [verdict, storage, actions]);
  return (
    <header className="game-bar">
      <div className="game-heading">
        <Heading
          id={variant}
          deal={displayDeal(deal)}
          badges={badgesOf(record, rival)}
          isWinnable={record.winnable === true}
        />
        {light && <SpokenLight key={id} light={light} />}
        {light && (
          <Button
            className="winning-light"
            data-verdict={light.verdict}
            data-tip={words}
            onClick={() => actions.announce(withFullStop(words))}
          >
            <span className="visually-hidden">{words}</span>
          </Button>
        )}
      </div>
      <div className="counters">
        <div data-testid="moves">
          <span className="visually-hidden">
            {t({ message: 'Moves', context: 'number of moves' })}{' '}
          </span>
          <b>{moves}</b>
        </div>
        <span aria-hidden="true">
          {t({
            message: plural(moves, { one: 'move', other: 'moves' }),
            comment: 'after the number of moves',
          })}
        </span>
        {hasTimer && <Time />}
      </div>
    </header>
  );
}

/** What the player has to know of this game, a line each: what is to beat, whether it is a daily deal or one that others number. */
function badgesOf({ deal, source, helped }: GameRecord, rival: Rival | undefined): string {
  const theirs = rival && formatRival(rival);
  const badges = [
    theirs && t`Beat ${theirs}`,
    helped && t`Solver used`,
    source === 'daily' && t`Daily deal`,
    isMicrosoftDeal(deal) && atStart(dealInWords(deal)),
  ];
  return badges.filter(Boolean).join('\n');
}

/** The way back from a game, to the page that led there. `onLeave` also ends what would open the game. */
export function BackLink({ onLeave }: { readonly onLeave?: () => void }) {
  const address = wayBack();
  const name =
    address === HOME
      ? t({ message: 'Home', context: 'page' })
      : t({ message: 'Back', comment: 'to the page above this one' });
  return (
    <a className="button" href={address} aria-label={name} data-tip={name} onClick={onLeave}>
      <Icon name="back" />
      <span>{name}</span>
    </a>
  );
}

interface HeadingProps {
  readonly id: VariantId;
  readonly deal: string;
  readonly badges: string;
  readonly isWinnable: boolean;
}

const Heading = memo(function Heading({ id, deal, badges, isWinnable }: HeadingProps) {
  const { run } = useGamePage();
  // Phones show the rules in the line of the badges, which leaves out the last ones that have no room.
  const { name, game, mark, rules } = useNameParts(id);
  return (
    <>
      <BackLink />
      <div className="game-name">
        <h1>
          <Button
            aria-label={name}
            aria-haspopup="dialog"
            data-tip={t`Rules, deal, share`}
            onClick={() => run('game')}
          >
            <span>{game}</span>
            {rules && <small>{mark + rules}</small>}
            <Icon name="down" />
          </Button>
        </h1>
        {(rules || badges || isWinnable) && (
          <p className="badges">
            {badges.split('\n').map((badge) => badge && <span key={badge}>{badge}</span>)}
            {rules && <small aria-hidden="true">{rules}</small>}
            {isWinnable && <span>{t`Winnable deal`}</span>}
          </p>
        )}
      </div>
      <p className="visually-hidden">
        <span>{t({ message: 'Deal', context: 'before its number' })}</span>{' '}
        <span data-testid="deal">{deal}</span>
      </p>
    </>
  );
});

/** The time played. A tick renders only this. */
function Time() {
  const { clock } = useStores().store;
  const seconds = useStore(clock, (state) => state.seconds);
  return (
    <div className="time-played" data-testid="time">
      <span className="visually-hidden">{t`Time`} </span>
      <span>{formatTime(seconds)}</span>
    </div>
  );
}
