import { t } from '@lingui/core/macro';
import { describeAccount, inPoints } from '../../analysis/accountWords';
import type { Account, AccountedMove } from '../../chance/account';
import { stateAt } from '../../engine/history';
import { formatPercent, joinSentences } from '../../locales/format';
import type { TableGame } from '../../store/game/table';
import { useStores } from '../parts/context';
import { describeLine } from './describeLine';
import { useAccount } from './useAssistant';
import './ChanceTab.css';

/** The most costly moves that are named. */
const MAX_NAMED = 5;
/** Luck of fewer points is not drawn as a dot. */
const MIN_LUCK = 0.02;

/** The chart in units of about a pixel, with room for the dots and the labels at the left. */
const [WIDTH, HEIGHT, LEFT, EDGE] = [312, 116, 26, 8];

interface ChanceReviewProps {
  readonly current: TableGame;
}

/** The chance over a finished game: what the cards brought, and which moves cost something. Nothing until it is computed. */
export function ChanceReview({ current }: ChanceReviewProps) {
  const { actions } = useStores().store;
  const account = useAccount(current);
  if (!account) return null;
  const costly = account.moves
    .filter(({ cost, at }) => cost > 0 && at < current.history.steps.length)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, MAX_NAMED)
    .sort((a, b) => a.at - b.at);
  return (
    <section className="chance-moves" aria-label={t`Your chance`}>
      <p>{describeAccount(account)}</p>
      <ChanceLine account={account} costly={costly} last={current.history.steps.length} />
      <ul className="plain-list">
        {costly.map((move) => (
          <li key={move.at}>
            <button type="button" data-plain onClick={() => actions.jump(move.at)}>
              {describeCost(current, move)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `Move 31: 52 → 33 %. Better: 6♠ to column 2 · 52 %.` */
function describeCost({ record, history }: TableGame, move: AccountedMove): string {
  const { at, before, cost, better } = move;
  const number = at + 1;
  const [from, to] = [inPoints(before), formatPercent(before - cost, 0)];
  const change = t`Move ${number}: ${from} → ${to}.`;
  if (!better) return change;
  const words = describeLine(record.variant, stateAt(history, at), better);
  const kept = formatPercent(before, 0);
  return joinSentences([change, t`Better: ${words}\u00a0· ${kept}.`]);
}

interface ChanceLineProps {
  readonly account: Account;
  readonly costly: readonly AccountedMove[];
  /** The number of moves. */
  readonly last: number;
}

/** The chance as a line: it falls with a costly move, and jumps with a card that turned up. The list and the sentence say the same. */
function ChanceLine({ account, costly, last }: ChanceLineProps) {
  const x = (at: number): number => LEFT + ((WIDTH - LEFT - EDGE) * at) / Math.max(1, last);
  const y = (chance: number): number => EDGE + (HEIGHT - 2 * EDGE) * (1 - chance);
  const path = account.moves
    .map(
      ({ at, before, cost, after }) =>
        `L${x(at)} ${y(before)}L${x(Math.min(last, at + 1))} ${y(before - cost)}V${y(after)}`,
    )
    .join('');
  const dots = account.moves.filter(({ turned, luck }) => turned && Math.abs(luck) >= MIN_LUCK);
  return (
    <svg className="chance-line" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <line x1={LEFT} x2={WIDTH} y1={y(share)} y2={y(share)} />
          <text x={LEFT - 4} y={y(share) + 4}>
            {inPoints(share)}
          </text>
        </g>
      ))}
      {costly.map(({ at }) => (
        <line key={at} data-costly x1={x(at)} x2={x(at)} y1={y(0)} y2={y(1)} />
      ))}
      <path d={`M${x(0)} ${y(account.start)}${path}L${x(last)} ${y(account.end)}`} />
      {dots.map(({ at, after, luck }) => (
        <circle key={at} data-up={luck > 0 || undefined} cx={x(at + 1)} cy={y(after)} r="3.5" />
      ))}
    </svg>
  );
}
