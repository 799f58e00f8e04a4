import { useStores } from '../parts/context';
import type { Autoplay } from './useAutoplay';
import type { Solver } from './useSolver';

interface SolverToolsProps {
  readonly solver: Solver;
  readonly autoplay: Autoplay;
}

/** The buttons of the solver: the verdict, a solution to play through, and the losing move. */
export function SolverTools({ solver, autoplay }: SolverToolsProps) {
  const { actions } = useStores().store;
  const { losingMove } = solver;
  return (
    <div className="control-row">
      <button type="button" className="button" onClick={solver.announceVerdict}>
        Can I still win?
      </button>
      <button
        type="button"
        className="button"
        onClick={async () => {
          if (await solver.loadSolution()) autoplay.play();
        }}
      >
        Show solution
      </button>
      <button type="button" className="button" onClick={solver.findLosingMove}>
        Find the losing move
      </button>
      {losingMove && (
        <button type="button" className="button" onClick={() => actions.jump(losingMove.move - 1)}>
          Go to move {losingMove.move - 1}
        </button>
      )}
    </div>
  );
}
