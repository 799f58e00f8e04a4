import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useState } from 'react';
import { hopelessText } from '../../analysis/fairHints';
import type { OutlookAnswer } from '../../analysis/outlooks';
import type { Asking } from '../../analysis/solverClient';
import { noVerdict } from '../../analysis/solverFailure';
import { hasFigure, isForced, isHopeless, isUnclear, LOOK, looksFirst } from '../../chance/figures';
import type { NoOutlook, Outlook } from '../../chance/outlook';
import { hasChances } from '../../chance/registry';
import type { VariantId } from '../../games/index';
import { formatPercent, joinSentences } from '../../locales/format';
import { Button } from '../parts/Button';
import { CardText } from '../parts/CardText';
import { type Ask, useAnswer } from '../parts/useAsync';
import { describeLines } from './describeLine';
import './Chance.css';

/** A move that wins so much less often than the best is drawn as a bad one. */
const CLEARLY_WORSE = 0.08;

/** The most moves that are listed before somebody asks for all. */
const MAX_ROWS = 16;

/** Said where the moves cannot be compared. */
const unclearText = (): string => t`Too many open ends to compare the moves without peeking.`;

/** Why there is no chance to compute. */
function describeNone(why: NoOutlook): string {
  switch (why) {
    case 'won':
      return t`This game is won.`;
    case 'known':
      return t`You have seen all cards, so nothing is left to chance: what the solver sees, you can know.`;
    case 'unusual':
      return t`No deal leads to this position, so there is no chance to compute.`;
  }
}

const noFigureText = (outlook: Outlook): string => {
  const undecided = formatPercent(outlook.undecided, 0);
  return t`Too many open ends for a figure: ${undecided} of the possible deals were not decided.`;
};

const shareText = (): string =>
  t`of the possible deals could still be won, by somebody who sees all cards. A player who doesn’t wins less often.`;

/** What is shown above the moves once it gets no sharper, to be heard. */
export function describeOutlook(game: VariantId, answer: OutlookAnswer): string {
  if (typeof answer === 'string') return describeNone(answer);
  if (isHopeless(answer)) return hopelessText();
  if (isUnclear(answer)) return unclearText();
  if (!hasFigure(answer)) return noFigureText(answer);
  const figure = formatPercent(figureOf(answer), 0);
  return hasChances(game) ? t`Chance of winning: ${figure}.` : `${figure} ${shareText()}`;
}

interface ListedMove {
  /** The moves of the game: those before the last one can be taken back, or turn nothing up. */
  readonly line: readonly unknown[];
  readonly isBest: boolean;
  /** Looks through the stock. */
  readonly isLook: boolean;
  /** How often it wins; undefined in games without chances, and if there are too many open ends for a figure. */
  readonly chance: number | undefined;
}

/** What is known of the chances in a position so far. */
interface KnownSoFar {
  /** Undefined until something is known. */
  readonly answer?: OutlookAnswer | undefined;
  /** True if it gets no sharper. */
  readonly isDone?: boolean;
  /** A sentence if the solver has failed. */
  readonly failure?: string;
}

interface ChanceProps {
  /** Asks for an outlook; every new function is asked: use `useCallback`. */
  readonly find: (asking: Asking<OutlookAnswer>) => Promise<OutlookAnswer | undefined>;
  readonly about: unknown;
  readonly game: VariantId;
  readonly position: unknown;
  readonly onMove: (move: ListedMove) => void;
  /** Called for each position whose moves are shown with their figures, if that counts as a hint, which is then said. */
  readonly onHint?: (() => void) | undefined;
}

/**
 * How often somebody wins who has seen what the player has seen, and with which move; in games without chances, how often that could
 * be won by somebody who sees all cards; or why there is no figure. It is computed while this is shown.
 */
export function Chance({ find, about, ...moves }: ChanceProps) {
  const ask: Ask<KnownSoFar> = useCallback(
    (show, signal) => {
      find({ priority: 'chance', signal, onFirst: (answer) => show({ answer }) }).then(
        (answer) => show({ answer, isDone: true }),
        (error) => show({ failure: noVerdict(error) }),
      );
    },
    [find],
  );
  const { answer, isDone = false, failure }: KnownSoFar = useAnswer(ask, about) ?? {};
  if (failure) return <p>{failure}</p>;
  if (typeof answer === 'string') return <p>{describeNone(answer)}</p>;
  const outlook = answer;
  if (outlook && isDone && isHopeless(outlook)) return <p>{hopelessText()}</p>;
  const hasNoFigure = outlook && !hasFigure(outlook);
  // What is not known yet may be known in a moment.
  const cannotCompare = outlook && (isDone || hasNoFigure) && isUnclear(outlook);
  return (
    <>
      {cannotCompare ? (
        <p>{unclearText()}</p>
      ) : hasNoFigure ? (
        <p>{noFigureText(outlook)}</p>
      ) : (
        <div aria-busy={!isDone}>
          <p className="chance-figure">
            {outlook ? formatPercent(figureOf(outlook), 0) : '…'}
            {outlook && <small className="muted">{marginOf(outlook)}</small>}
          </p>
          <p className="muted">
            {hasChances(moves.game)
              ? t`Your chance, judging by the cards you have seen`
              : shareText()}
          </p>
          <Bar share={outlook ? figureOf(outlook) : 0} />
        </div>
      )}
      {outlook && (
        <Moves
          outlook={outlook}
          isDone={isDone}
          hasFigures={!hasNoFigure && !cannotCompare}
          {...moves}
        />
      )}
    </>
  );
}

/** The chance, or in games without chances the share that could still be won. */
const figureOf = ({ chance, share }: Pick<Outlook, 'chance' | 'share'>): number => chance ?? share;

/** `± 2`: half of the interval in points, never less than one. */
function marginOf({ interval: { low, high } }: Outlook): string {
  const points = Math.max(1, Math.ceil(50 * (high - low)));
  return t`± ${points}`;
}

/** A share as the filled part of a line. */
function Bar({ share, isWorse = false }: { readonly share: number; readonly isWorse?: boolean }) {
  return (
    <span
      className="chance-bar"
      data-worse={isWorse || undefined}
      style={{ '--share': share }}
      aria-hidden="true"
    />
  );
}

interface MovesProps extends Omit<ChanceProps, 'find' | 'about'> {
  readonly outlook: Outlook;
  readonly isDone: boolean;
  /** False if there are too many open ends for figures. */
  readonly hasFigures: boolean;
}

/** What the player can do, the best first. */
function Moves({ outlook, isDone, hasFigures, game, position, onMove, onHint }: MovesProps) {
  const [isWhole, setIsWhole] = useState(false);
  const { moves, unseenStock, chance } = outlook;
  const look = { moves: [LOOK], figure: figureOf(outlook), chance, isLook: true };
  const decided = moves
    .map((move) => ({
      ...move,
      figure: move.deals > 0 ? figureOf(move) : undefined,
      isLook: false,
    }))
    .sort((a, b) => (b.figure ?? 0) - (a.figure ?? 0));
  const rows =
    unseenStock === 0 ? decided : looksFirst(outlook) ? [look, ...decided] : [...decided, look];
  const best = Math.max(0, ...rows.map(({ figure }) => figure ?? 0));
  const count = rows.length;
  const tellsBest = hasFigures && count > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each position counts
  useEffect(() => {
    if (tellsBest) onHint?.();
  }, [tellsBest, position]);
  const shown = isWhole ? rows : rows.slice(0, MAX_ROWS);
  const words = describeLines(
    game,
    position,
    shown.map(({ moves: line }) => line),
  );
  return (
    <section className="chance-moves" aria-busy={hasFigures ? undefined : !isDone}>
      <h2 className="muted">{t`What you can do`}</h2>
      {isDone && count === 0 && <p>{t`No other move leads on.`}</p>}
      <ul className="plain-list" data-unclear={isUnclear(outlook) || undefined}>
        {shown.map(({ moves: line, figure, chance: own, isLook }, at) => (
          <li key={JSON.stringify(line)}>
            <button
              type="button"
              onClick={() =>
                onMove({ line, isBest: at === 0, isLook, chance: hasFigures ? own : undefined })
              }
            >
              <span>
                <CardText text={words[at] ?? ''} />
              </span>
              {hasFigures && (
                <>
                  <Bar share={figure ?? 0} isWorse={best - (figure ?? best) > CLEARLY_WORSE} />
                  <span className="chance-share">
                    {figure === undefined ? '…' : formatPercent(figure, 0)}
                  </span>
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
      {count > 0 && (
        <p className="muted">
          {joinSentences([
            isForced(game, position, outlook)
              ? t`A card that is safe on its foundation comes first: it does no harm. What else you can do is listed after it.`
              : t`Moves that can be taken back and turn nothing up are left out.`,
            onHint && tellsBest ? t`This list counts as a hint.` : undefined,
          ])}
        </p>
      )}
      {count > MAX_ROWS && (
        <Button aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {t`Show all ${count} moves`}
        </Button>
      )}
    </section>
  );
}
