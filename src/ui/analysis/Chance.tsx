import { t } from '@lingui/core/macro';
import type { OutlookAnswer } from '../../analysis/outlooks';
import { hasFigure, isHopeless, LOOK, looksFirst } from '../../chance/figures';
import type { NoOutlook, Outlook } from '../../chance/outlook';
import type { VariantId } from '../../games/index';
import { formatPercent } from '../../locales/format';
import { describeLine } from './describeLine';
import './ChanceTab.css';
import './verdictColours.css';

/** A move that wins so much less often than the best is drawn as a bad one. */
const CLEARLY_WORSE = 0.08;

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

/** A move on the list. */
interface ListedMove {
  /** The moves of the game: those before the last one can be taken back, or turn nothing up. */
  readonly line: readonly unknown[];
  readonly isBest: boolean;
  /** Looks through the stock. */
  readonly isLook: boolean;
  /** How often it wins; undefined if there are too many open ends for a figure. */
  readonly chance: number | undefined;
}

interface ChanceProps extends Pick<MovesProps, 'game' | 'position' | 'onMove'> {
  /** Undefined until something is known. */
  readonly answer: OutlookAnswer | undefined;
  /** True if it gets no sharper. */
  readonly isDone: boolean;
}

/** How often somebody wins who has seen what the player has seen, and with which move; or why there is no figure. */
export function Chance({ answer, isDone, ...moves }: ChanceProps) {
  if (typeof answer === 'string') return <p>{describeNone(answer)}</p>;
  const outlook = answer;
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
      {outlook && <Moves outlook={outlook} hasChances={!isOpen} {...moves} />}
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
      style={{ '--share': share }}
      aria-hidden="true"
    />
  );
}

interface MovesProps {
  readonly outlook: Outlook;
  /** False if there are too many open ends for figures. */
  readonly hasChances: boolean;
  readonly game: VariantId;
  readonly position: unknown;
  /** Called when a move is pressed. */
  readonly onMove: (move: ListedMove) => void;
}

/** What the player can do, the best first. */
function Moves({ outlook, hasChances, game, position, onMove }: MovesProps) {
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
                onMove({ line, isBest: at === 0, isLook, chance: hasChances ? own : undefined })
              }
            >
              <span>{describeLine(game, position, line)}</span>
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
