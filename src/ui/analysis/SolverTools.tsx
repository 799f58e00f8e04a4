import { useStores } from '../parts/context';
import type { Watch } from './useAutoplay';
import type { SolverHelp } from './useSolver';

interface SolverToolsProps {
  readonly help: SolverHelp;
  readonly watch: Watch;
}

/** What the solver can be asked: the fate, a solution to watch, and where the game was lost. */
export function SolverTools({ help, watch }: SolverToolsProps) {
  const { actions } = useStores().store;
  const { lostAt } = help;
  return (
    <div className="row">
      <button type="button" className="button" onClick={help.askFate}>
        Can it still be won?
      </button>
      <button
        type="button"
        className="button"
        onClick={async () => {
          if (await help.solve()) watch.play();
        }}
      >
        Solve it
      </button>
      <button type="button" className="button" onClick={help.whereLost}>
        Where was it lost?
      </button>
      {lostAt && (
        <button type="button" className="button" onClick={() => actions.jump(lostAt.winnable)}>
          Go to move {lostAt.winnable}
        </button>
      )}
    </div>
  );
}
