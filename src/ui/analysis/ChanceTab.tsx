import { t } from '@lingui/core/macro';
import type { CSSProperties } from 'react';
import { describeVerdict } from '../../analysis/verdicts';
import { hasFigure, isHopeless, LOOK, looksFirst } from '../../chance/figures';
import type { NoOutlook, Outlook } from '../../chance/outlook';
import { present } from '../../engine/history';
import { gameOf } from '../../games/index';
import { formatPercent, withFullStop } from '../../locales/format';
import type { TableGame } from '../../store/game/table';
import { Button } from '../parts/Button';
import { useStores } from '../parts/context';
import { useGame } from '../parts/game';
import { verdictOf } from './answers';
import { describeLine } from './describeLine';
import { useAssistant, useReview } from './useAssistant';
import { useOutlook } from './useOutlook';
import './ChanceTab.css';

/** A move that wins so much less often than the best is drawn as a bad one. */
const CLEARLY_WORSE = 0.08;

interface ChanceTabProps {
  readonly current: TableGame;
  /** True if the player asked what the solver sees. */
  readonly isAsked: boolean;
}

/** What the player can know: the chance to win by the cards seen so far, and with which move. What the solver sees is folded. */
export function ChanceTab({ current, isAsked }: ChanceTabProps) {
  const { solver } = useGame();
  const { answer, isDone, failure } = useOutlook(solver.load, current);
  const { record, history } = current;
  const isStuck = gameOf(record.variant).rules.status(present(history)) === 'stuck';
  return (
    <>
      {isStuck ? (
        <p>{t`No move is left: this game is lost.`}</p>
      ) : failure ? (
        <p>{failure}</p>
      ) : typeof answer === 'string' ? (
        <p>{describeNone(answer)}</p>
      ) : (
        <Chance outlook={answer} isDone={isDone === true} current={current} />
      )}
      <Peek current={current} isAsked={isAsked} />
    </>
  );
}

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

interface ChanceProps {
  /** Undefined until something is known. */
  readonly outlook: Outlook | undefined;
  readonly isDone: boolean;
  readonly current: TableGame;
}

function Chance({ outlook, isDone, current }: ChanceProps) {
  if (outlook && isDone && isHopeless(outlook))
    return <p>{t`None of the possible deals that were tried can be won.`}</p>;
  const open = formatPercent(outlook?.undecided ?? 0, 0);
  const isOpen = outlook && !hasFigure(outlook);
  return (
    <>
      {isOpen ? (
        <p>{t`Too many open ends for a figure: ${open} of the possible deals were not decided.`}</p>
      ) : (
        <div aria-busy={!isDone}>
          <p className="chance-figure">
            {outlook ? formatPercent(outlook.chance, 0) : '…'}
            {outlook && <small className="muted">{marginOf(outlook)}</small>}
          </p>
          <p className="muted">{t`Your chance, for somebody who has seen what you have seen`}</p>
          <Bar share={outlook?.chance ?? 0} />
        </div>
      )}
      {outlook && <Moves outlook={outlook} hasChances={!isOpen} current={current} />}
    </>
  );
}

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
      style={{ '--share': share } as CSSProperties}
      aria-hidden="true"
    />
  );
}

interface MovesProps {
  readonly outlook: Outlook;
  /** False if there are too many open ends for figures. */
  readonly hasChances: boolean;
  readonly current: TableGame;
}

/** What the player can do, the best first. A press shows the move on the table; that counts as a hint. */
function Moves({ outlook, hasChances, current }: MovesProps) {
  const { actions } = useStores().store;
  const { moves, unseenStock, chance } = outlook;
  const look = { moves: [LOOK], chance, isLook: true };
  const decided = moves
    .map((move) => ({ ...move, isLook: false }))
    .sort((a, b) => b.chance - a.chance);
  const rows =
    unseenStock === 0 ? decided : looksFirst(outlook) ? [look, ...decided] : [...decided, look];
  return (
    <section className="chance-moves">
      <h2 className="muted">{t`What you can do`}</h2>
      {rows.length === 0 && <p>{t`No other move leads on.`}</p>}
      <ul className="plain-list">
        {rows.map(({ moves: line, chance: own, isLook }, at) => (
          <li key={JSON.stringify(line)}>
            <button
              type="button"
              onClick={() =>
                actions.showLine(line, {
                  ...(at > 0 && { word: 'Possible move' }),
                  ...(isLook && { why: t`It costs nothing to look through the stock.` }),
                  fair: { chance: hasChances ? own : undefined },
                })
              }
            >
              <span>{describeLine(current.record.variant, present(current.history), line)}</span>
              {hasChances && (
                <>
                  <Bar share={own} isWorse={chance - own > CLEARLY_WORSE} />
                  <span className="chance-share">{formatPercent(own, 0)}</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The verdict of the solver, which sees all cards, once the player asks for it. */
function Peek({ current, isAsked }: ChanceTabProps) {
  const { panel, solver } = useGame();
  const assistant = useAssistant(solver.load, isAsked);
  const { verdicts, isDone } = useReview(assistant, current.history);
  const verdict = isAsked ? verdictOf(current, { verdicts, isDone }) : undefined;
  return (
    <details className="chance-peek">
      <summary>{t`Peek: what the solver sees`}</summary>
      {isAsked ? (
        <p data-verdict={verdict ?? 'unknown'}>
          {withFullStop(describeVerdict(current, verdict, verdicts[0]))}
        </p>
      ) : (
        <p>
          <Button onClick={() => panel.ask(current)}>{t`Can it be won?`}</Button>
        </p>
      )}
    </details>
  );
}
