import { createContext, useContext } from 'react';
import { describeFailure } from '../../analysis/solverFailure';
import { present } from '../../engine/history';
import { withTranslations } from '../../locales/languages';
import { hasSolver } from '../../solver/registry';
import { statusOf, type TableGame } from '../../store/game/table';
import type { Stores } from '../../store/stores';
import { ignoreFailure } from '../parts/useAsync';
import type { SolverAssistant } from './solverAssistant';

/** The way to the solver assistant. */
export type AssistantLoader = ReturnType<typeof createAssistantLoader>;

export const SolverContext = createContext<AssistantLoader | undefined>(undefined);

/** The same, from the page of a game. */
export function useSolver(): AssistantLoader {
  const solver = useContext(SolverContext);
  if (!solver) throw new Error('useSolver outside SolverContext');
  return solver;
}

/** Loads the solver assistant when it is first needed, and answers without it where it can, as in a game without a solver. */
export function createAssistantLoader({
  store,
  games,
  settings,
}: Pick<Stores, 'store' | 'games' | 'settings'>) {
  const { actions } = store;
  let loading: Promise<SolverAssistant> | undefined;
  let loaded: SolverAssistant | undefined;
  /** The line to the win found last. */
  let ending: { readonly from: unknown; readonly line: readonly unknown[] } | undefined;

  /** Loads it once, and again after a failure. */
  function load(): Promise<SolverAssistant> {
    loading ??= withTranslations(import('./solverAssistant')).then(
      ({ createSolverAssistant }) => {
        loaded = createSolverAssistant(store, games);
        return loaded;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  /** Carries out a request of the player. If it fails, announces why, or leaves that to the fallback. */
  async function request(
    run: (assistant: SolverAssistant) => Promise<unknown>,
    fallback?: (why: string) => void,
  ): Promise<void> {
    try {
      await run(await load());
    } catch (error) {
      const why = describeFailure(error);
      if (fallback) fallback(why);
      else actions.announce(why, 'refusal');
    }
  }

  return {
    load,
    request,
    hint: (): void => {
      const { current } = store.getState();
      if (!current || !canBeSolved(current)) return actions.hint();
      void request(
        (assistant) => assistant.hint(settings.getState().hints),
        (why) => actions.hint({ word: 'Possible move', why }),
      );
    },
    /** Lets the solver start while the page is busy, for a question that will come. */
    wake: (): void => {
      load().then(({ wake }) => wake(), ignoreFailure);
    },
    /** Announces the verdict on the position once it is known, if it is wanted by then. If the solver fails, the panel says so. */
    sayVerdict: (isWanted: () => boolean): void => {
      load().then(({ answers }) => answers.sayVerdict(isWanted), ignoreFailure);
    },
    /** True if the page has shown that there is no way to win from the present position. */
    isProvedLost: (): boolean => {
      const { history } = store.getState().current ?? {};
      const { steps, verdicts } = loaded?.reviewer.state.getState() ?? {};
      return (
        steps !== undefined &&
        steps === history?.steps &&
        verdicts?.[history.cursor] === 'unwinnable'
      );
    },
    /** Looks for a line from the present position to the win. */
    findEnding: async ({ record, history }: TableGame): Promise<readonly unknown[] | undefined> => {
      const from = present(history);
      if (ending && ending.from === from) return ending.line;
      const line = await (await load()).findEnding(record.variant, from);
      if (line) ending = { from, line };
      return line;
    },
    /** The line from a position to the win, if it was found. */
    endingFrom: (position: unknown): readonly unknown[] | undefined =>
      ending && ending.from === position ? ending.line : undefined,
    stop: (): void => {
      loading?.then(({ stop }) => stop(), ignoreFailure);
      loading = undefined;
      loaded = undefined;
    },
  };
}

/** True if the solver can say how a game goes on. */
export const canBeSolved = (game: TableGame): boolean =>
  hasSolver(game.record.variant) && statusOf(game) === 'playing';
