import { t } from '@lingui/core/macro';
import { useCallback, useMemo } from 'react';
import type { OutlookAnswer } from '../../analysis/outlooks';
import type { Asking } from '../../analysis/solverClient';
import { describeVerdict } from '../../analysis/verdicts';
import { present } from '../../engine/history';
import { withFullStop } from '../../locales/format';
import { isReplay, statusOf, type TableGame } from '../../store/game/table';
import { Button } from '../parts/Button';
import { useAsked, useGamePage, useStores } from '../parts/context';
import { verdictOf } from './answers';
import { useSolver } from './assistantLoader';
import { Chance, describeOutlook } from './Chance';
import { useAssistant, useReview } from './useAssistant';

/** What the player can know: the chance to win by the cards seen so far, said once when the panel is opened. What the solver sees is folded. */
export function ChanceTab({ current }: { readonly current: TableGame }) {
  const solver = useSolver();
  const { panel } = useGamePage();
  const { actions } = useStores().store;
  const { record, history } = current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hint that is counted changes nothing of what was seen
  const asked = useMemo(() => current, [history]);
  const find = useCallback(
    async (asking: Asking<OutlookAnswer>) => {
      const answer = await (await solver.load()).outlookOf(asked, asking);
      if (answer && panel.getState().isUnsaid) {
        panel.setState({ isUnsaid: false });
        actions.announce(describeOutlook(asked.record.variant, answer), 'move');
      }
      return answer;
    },
    [solver.load, asked, panel, actions],
  );
  const isHelp = !isReplay(current) && !record.result && !record.givenUp;
  const isStuck = statusOf(current) === 'stuck';
  return (
    <>
      {isStuck ? (
        <p>{t`No move is left: this game is lost.`}</p>
      ) : (
        <Chance
          find={find}
          about={history}
          game={record.variant}
          position={present(history)}
          onHint={isHelp ? actions.countHint : undefined}
          onMove={({ line, isBest, isLook, chance }) =>
            actions.hint({
              line,
              ...(!isBest && { word: 'Possible move' }),
              ...(isLook && { why: t`It costs nothing to look through the stock.` }),
              fair: { chance },
            })
          }
        />
      )}
      <Peek current={current} />
    </>
  );
}

/** The verdict of the solver, which sees all cards, once the player asks for it. */
function Peek({ current }: { readonly current: TableGame }) {
  const { panel } = useGamePage();
  const isAsked = useAsked(panel, current);
  const loaded = useAssistant(isAsked);
  const { verdicts, isDone, failure } = useReview(loaded, current.history);
  const verdict = isAsked ? verdictOf(current, { verdicts, isDone }) : undefined;
  return (
    <details>
      <summary>{t`Peek: what the solver sees`}</summary>
      {isAsked ? (
        <p data-verdict={verdict ?? 'unknown'}>
          {withFullStop(describeVerdict(current, verdict, verdicts[0], failure))}
        </p>
      ) : (
        <p>
          <Button onClick={() => panel.ask(current)}>{t`Can it be won?`}</Button>
        </p>
      )}
    </details>
  );
}
