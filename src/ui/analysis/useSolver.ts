import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { describeFailure, noVerdict, stillSearching } from '../../analysis/solverFailure';
import type { AnyGame, Verdict } from '../../engine/game';
import { type AnyHistory, present } from '../../engine/history';
import type { TableView } from '../../engine/view';
import { gameOf } from '../../games/index';
import { hasSolver } from '../../solver/registry';
import type { Stores } from '../../store/browser';
import type { TableGame } from '../../store/game/table';
import { useSettings, useStores } from '../parts/context';
import { useAsync } from '../parts/useAsync';
import { useWinnableDeals } from '../parts/useWinnableDeals';
import type { SolverAssistant } from './solverAssistant';

export type LoadAssistant = () => Promise<SolverAssistant>;

/** A verdict and its words. While the solver searches, and without one, it is unknown. */
export interface WinningLight {
  readonly verdict: Verdict;
  readonly words: string;
}

/** What the page asks the solver. In a game without a solver, hints come without it. */
export interface Solver {
  /** The verdict of the position, if the player wants it shown all the time. */
  readonly light: WinningLight | undefined;
  /** Highlights the next move of a winning line. */
  readonly hint: () => void;
  /** A winning line, once every card is face up and the game’s own `finish` finds none. */
  readonly ending: readonly unknown[] | undefined;
  readonly load: LoadAssistant;
  /** Carries out a request of the player. If it fails, announces why, or leaves that to the fallback. */
  readonly request: (
    run: (assistant: SolverAssistant) => Promise<unknown>,
    fallback?: (why: string) => void,
  ) => Promise<void>;
}

/** The solver for the game on the table, as the page uses it. With `reviews` it reviews the whole game. */
export function useSolver(current: TableGame, reviews: boolean): Solver {
  const stores = useStores();
  const { actions } = stores.store;
  const settings = useSettings();
  const { record, history } = current;
  const { variant } = record;
  const game = gameOf(variant);
  const isSolvable = hasSolver(variant);
  const position = present(history);
  const isInPlay = isSolvable && game.rules.status(position) === 'playing';
  const load = useAssistantLoader(stores);

  const showsVerdict = isSolvable && settings.verdicts === 'on';
  const found = useVerdict(
    load,
    isSolvable && (reviews || showsVerdict) ? history : undefined,
    reviews,
  );

  const needsEnding = useMemo(
    () => isInPlay && hidesNoMore(game, history.initial, position),
    [isInPlay, game, history.initial, position],
  );
  const findEnding = useCallback(
    async () => (await load()).findEnding(variant, position),
    [load, variant, position],
  );
  const ending = useAsync(needsEnding ? findEnding : undefined);

  useWinnableDeals(variant);

  const request: Solver['request'] = async (run, fallback) => {
    try {
      await run(await load());
    } catch (error) {
      const why = describeFailure(error);
      if (fallback) fallback(why);
      else actions.announce(why, 'refusal');
    }
  };

  return {
    light: showsVerdict ? (found ?? { verdict: 'unknown', words: stillSearching() }) : undefined,
    hint: () => {
      if (isInPlay)
        void request(
          (assistant) => assistant.hint(),
          (why) => actions.hint('Possible move', why),
        );
      else actions.hint();
    },
    ending,
    load,
    request,
  };
}

/** For questions nobody waits for: their failures are not reported. */
const ignoreFailure = (): void => undefined;

/** Loads the solver assistant when it is first needed, again after a failure, and stops it with the page. */
function useAssistantLoader({ store, games }: Stores): LoadAssistant {
  const loading = useRef<Promise<SolverAssistant>>(undefined);
  useEffect(
    () => () => {
      loading.current?.then(({ stop }) => stop(), ignoreFailure);
      loading.current = undefined;
    },
    [],
  );
  return useCallback(() => {
    loading.current ??= import('./solverAssistant').then(
      ({ createSolverAssistant }) => createSolverAssistant(store, games),
      (error) => {
        loading.current = undefined;
        throw error;
      },
    );
    return loading.current;
  }, [store, games]);
}

/** True once every card is face up in a game that hid some, if the game’s own `finish` does not know how to go on. */
const hidesNoMore = ({ table, advice }: AnyGame, initial: unknown, position: unknown): boolean =>
  hidesCards(table.view(initial)) &&
  !hidesCards(table.view(position)) &&
  advice?.finish?.(position) === undefined;

/** True if a card of the tableau lies face down. */
const hidesCards = ({ piles }: TableView): boolean =>
  piles.some(({ kind, cards }) => kind === 'tableau' && cards.some(({ faceUp }) => !faceUp));

/** The verdict on the present position; undefined while the solver searches, and without a history. */
function useVerdict(
  load: LoadAssistant,
  history: AnyHistory | undefined,
  wholeGame: boolean,
): WinningLight | undefined {
  const [found, setFound] = useState<WinningLight & { readonly of: AnyHistory }>();
  useEffect(() => {
    if (!history) return;
    let isWanted = true;
    function show(words: string, verdict: Verdict = 'unknown'): void {
      if (isWanted) setFound({ of: history as AnyHistory, words, verdict });
    }
    load()
      .then(({ review }) => review(wholeGame, show, () => isWanted))
      .catch((error) => show(noVerdict(error)));
    return () => {
      isWanted = false;
    };
  }, [load, history, wholeGame]);
  return found?.of === history ? found : undefined;
}
