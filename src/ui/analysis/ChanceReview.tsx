import { t } from '@lingui/core/macro';
import { describeAccount, inPoints } from '../../analysis/accountWords';
import type { Account, AccountedMove } from '../../chance/account';
import { stateAt } from '../../engine/history';
import { formatPercent, joinSentences } from '../../locales/format';
import type { TableGame } from '../../store/game/table';
import { CardText } from '../parts/CardText';
import { useStores } from '../parts/context';
import { describeLine } from './describeLine';
import { useAccount } from './useAssistant';
import './Chance.css';

const MAX_NAMED = 5;
/** Luck of fewer points is not drawn as a dot. */
const MIN_LUCK = 0.02;

/** The chart in units of about a pixel, with room for the dots, and for the labels at the left and below. */
const [WIDTH, HEIGHT, LEFT, EDGE, FOOT] = [312, 148, 40, 10, 18];

/** The chance over a finished game: what the cards brought, and which moves cost something. Nothing until it is computed. */
export function ChanceReview({ current }: { readonly current: TableGame }) {
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
              <CardText text={describeCost(current, move)} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `Move 31: 52 → 33%. Better: 6 of Spades to column 2 · 52%.` */
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
  const y = (chance: number): number => EDGE + (HEIGHT - 2 * EDGE - FOOT) * (1 - chance);
  const path = account.moves
    .map(
      ({ at, before, cost, after }) =>
        `L${x(at)} ${y(before)}L${x(Math.min(last, at + 1))} ${y(before - cost)}V${y(after)}`,
    )
    .join('');
  const dots = account.moves.filter(({ turned, luck }) => turned && Math.abs(luck) >= MIN_LUCK);
  const byLuck = [...dots].sort((a, b) => a.luck - b.luck);
  const [unlucky, lucky] = [byLuck[0], byLuck.at(-1)];
  const worst = [...costly].sort((a, b) => b.cost - a.cost)[0];
  return (
    <svg className="chance-line" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <line x1={LEFT} x2={WIDTH} y1={y(share)} y2={y(share)} />
          <text x={LEFT - 4} y={y(share) + 4}>
            {formatPercent(share, 0)}
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
      <Note x={LEFT} y={EDGE + 13} kind="axis">
        {t`chance to win`}
      </Note>
      <text data-from="start" x={LEFT} y={HEIGHT - 4}>{t`The deal`}</text>
      <text x={WIDTH - EDGE} y={HEIGHT - 4}>{t`Move ${last}`}</text>
      {worst && (
        <Note x={x(worst.at)} y={y(0) - 5} kind="costly">
          {t`costly move`}
        </Note>
      )}
      {unlucky && unlucky.luck < 0 && (
        <Note x={x(unlucky.at + 1)} y={y(unlucky.after) + 15}>
          {t`bad card`}
        </Note>
      )}
      {lucky && lucky.luck > 0 && (
        <Note x={x(lucky.at + 1)} y={y(lucky.after) - 8} kind="up">
          {t`good card`}
        </Note>
      )}
    </svg>
  );
}

interface NoteProps {
  readonly x: number;
  readonly y: number;
  readonly kind?: 'up' | 'costly' | 'axis';
  readonly children: string;
}

/** A word beside what it names, on the side where there is more room, inside the chart. */
function Note({ x, y, kind, children }: NoteProps) {
  const isLeft = x > (LEFT + WIDTH) / 2;
  return (
    <text
      data-note={kind ?? 'down'}
      data-from={isLeft ? undefined : 'start'}
      x={isLeft ? x - 6 : x + 6}
      y={Math.min(HEIGHT - FOOT - EDGE - 3, Math.max(EDGE + 4, y))}
    >
      {children}
    </text>
  );
}
