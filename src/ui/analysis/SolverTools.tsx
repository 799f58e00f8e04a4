import { useStores } from '../parts/context';
import type { Autoplay } from './useAutoplay';
import type { Solver } from './useSolver';

interface SolverToolsProps {
  readonly solver: Solver;
  readonly autoplay: Autoplay;
}

/** What the solver can be asked: the fate, a solution to watch, and where the game was lost. */
export function SolverTools({ solver, autoplay }: SolverToolsProps) {
  const { actions } = useStores().store;
  const { losingMove } = solver;
  return (
    <div className="row">
      <button type="button" className="button" onClick={solver.askVerdict}>
        Can it still be won?
      </button>
      <button
        type="button"
        className="button"
        onClick={async () => {
          if (await solver.showSolution()) autoplay.play();
        }}
      >
        Solve it
      </button>
      <button type="button" className="button" onClick={solver.findLosingMove}>
        Where was it lost?
      </button>
      {losingMove && (
        <button type="button" className="button" onClick={() => actions.jump(losingMove.winnable)}>
          Go to move {losingMove.winnable}
        </button>
      )}
    </div>
  );
}
