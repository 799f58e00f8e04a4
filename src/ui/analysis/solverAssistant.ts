import { t } from '@lingui/core/macro';
import { findPar } from '../../analysis/dailyDeal';
import { createFairHinter, type FairHint, hopelessText, ownHint } from '../../analysis/fairHints';
import { createHinter } from '../../analysis/hints';
import { createOutlooks, type OutlookAnswer } from '../../analysis/outlooks';
import { nameWayBack } from '../../analysis/review';
import { createReviewer, findLosingMove } from '../../analysis/reviewer';
import type { Asking } from '../../analysis/solverClient';
import { describeFailure } from '../../analysis/solverFailure';
import { askVerdict, describeVerdict } from '../../analysis/verdicts';
import type { SeenState } from '../../chance/knowledge';
import { hasFairHints } from '../../chance/registry';
import { type Verdict, winsBy } from '../../engine/game';
import { type AnyHistory, present, statesOf } from '../../engine/history';
import { memoize } from '../../engine/memoize';
import { gameOf, type VariantId } from '../../games/index';
import { joinSentences, withFullStop } from '../../locales/format';
import type { Games } from '../../persistence/games';
import type { Settings } from '../../persistence/settings';
import type { Difficulty } from '../../solver/grade';
import { hasUnseen, seenCards } from '../../store/game/changedGame';
import type { TableGame } from '../../store/game/table';
import type { GameStore } from '../../store/gameStore';
import { solverServiceOf } from '../parts/sharedSolver';
import { createAnswers, solvableGame } from './answers';

/** The solver’s time in milliseconds for an ending, for the verdicts that find the losing move, and for a solution. */
const ENDING_MS = 1_200;
const VERDICT_MS = 4_000;
const SOLUTION_MS = 30_000;

/** Milliseconds after which the player is told that an answer is still looked for. */
const SLOW_MS = 1_000;

/** What the solver finds out about a deal, whatever is played of it. */
export interface SolverFacts {
  /** Of a winnable deal, in moves. */
  readonly par: number;
  /** Of a winnable deal. */
  readonly difficulty: Difficulty;
  /** How often a fair player wins deals of a game with chances that begin as this one does. */
  readonly startChance: number;
}

type DealFacts = {
  readonly [Name in keyof SolverFacts]: (
    dealt: object,
    variant: VariantId,
  ) => Promise<SolverFacts[Name] | undefined>;
};

/** Everything that the page of a game asks the solver about the game on the table. */
export type SolverAssistant = ReturnType<typeof createSolverAssistant>;

/** An assistant for the game on the table. */
export function createSolverAssistant(store: GameStore, games: Games) {
  const { actions } = store;
  const service = solverServiceOf(games);
  const { client } = service;
  const shortLine = (id: VariantId, state: unknown, ms: number, signal: AbortSignal) =>
    client.ask({ wanted: 'shortLine', id, state, ms }, { signal });
  const reviewer = createReviewer(client.ask, service.memory);
  const hinter = createHinter(shortLine);
  const outlooks = createOutlooks(client.ask);
  const fairHinter = createFairHinter(outlooks.find);
  const answers = createAnswers(store, reviewer, ({ record, history }) =>
    shortLine(record.variant, present(history), SOLUTION_MS, nextRequest()),
  );
  /** Cancels the questions that the page asks unprompted. */
  const page = new AbortController();
  /** Cancels the player’s latest request. */
  let request = new AbortController();

  const accountOf = memoize((steps: AnyHistory['steps'], initial: unknown, variant: VariantId) =>
    outlooks.account(variant, statesOf({ initial, steps }), {
      priority: 'review',
      signal: page.signal,
    }),
  );

  /** Cancels the player’s request before a new one: only the newest is answered. */
  function nextRequest(): AbortSignal {
    request.abort();
    request = new AbortController();
    return request.signal;
  }

  function showFair(hint: FairHint): void {
    const offer = { name: t`Show what the solver sees`, accept: () => void peek() };
    if (hint.kind === 'move') {
      const { line, word, why, chance } = hint;
      return actions.hint({ line, word, why, fair: { chance }, offer });
    }
    actions.announce(hopelessText(), 'hint', { offer });
  }

  const peek = (): Promise<void> =>
    hint('peek').catch((error) => actions.announce(describeFailure(error), 'refusal'));

  /**
   * Highlights the next move of a winning line; later hints stay on the same line. In a lost position, offers the way back. A `fair`
   * hint goes by what the player has seen, as long as that is not all. Whoever asks to peek also hears that the move wins.
   */
  async function hint(asked: Settings['hints'] | 'peek'): Promise<void> {
    const played = solvableGame(store);
    if (!played) return actions.hint();
    const { record, history } = played;
    const { variant } = record;
    const game = gameOf(variant);
    const position = present(history);
    if (game.rules.status(position) !== 'playing') return actions.hint();
    const isOnTable = (): boolean => {
      const now = solvableGame(store);
      return now !== undefined && present(now.history) === position;
    };
    const signal = nextRequest();
    /** Waits for an answer; if it is slow, says a sentence. */
    async function answerOf<T>(search: Promise<T>, slow: string): Promise<T> {
      const timer = setTimeout(() => isOnTable() && actions.announce(slow, 'hint'), SLOW_MS);
      return search.finally(() => clearTimeout(timer));
    }
    const looking = t`Looking for a hint…`;
    if (asked === 'fair' && hasUnseen(played)) {
      const seenState = seenStateOf(played);
      if (!hasFairHints(variant)) return showFair(ownHint(variant, seenState));
      const fair = await answerOf(fairHinter.hintFrom(variant, seenState, signal), looking);
      if (!fair || !isOnTable()) return;
      if (fair.kind !== 'open') return showFair(fair);
    }
    const solution = await answerOf(hinter.lineFrom(variant, position, signal), looking);
    if (!solution || !isOnTable()) return;
    if (solution.verdict === 'winnable') {
      const { line } = solution;
      return actions.hint({ line, ...(asked === 'peek' && { why: winsBy(line) }) });
    }
    if (solution.verdict === 'unknown') return actions.hint({ word: 'Possible move' });
    const asking = { priority: 'losingMove', signal } as const;
    if (history.cursor === 0) return actions.announce(t`This deal can’t be won.`, 'hint');
    const lost = withFullStop(t`No way to win from here`);
    const search = findLosingMove(history, (before) =>
      askVerdict(service, record, before, VERDICT_MS, asking),
    );
    const found = await answerOf(
      search,
      joinSentences([lost, t`Looking for the last move that could win…`]),
    );
    if (signal.aborted || !isOnTable()) return;
    if (found?.kind !== 'lost') return actions.announce(lost, 'hint');
    const back = found.move - 1;
    answers.state.setState({ lastChance: { steps: history.steps, move: back } });
    const accept = (): void => actions.jump(back);
    actions.announce(lost, 'hint', { offer: { name: nameWayBack(back), accept } });
  }

  const dealFacts: DealFacts = {
    par: memoize((dealt: object, variant: VariantId) =>
      findPar(client, variant, dealt, { signal: page.signal }),
    ),
    difficulty: memoize((dealt: object, variant: VariantId) =>
      client.ask({ wanted: 'difficulty', id: variant, state: dealt }, { signal: page.signal }),
    ),
    startChance: memoize((dealt: object, variant: VariantId) =>
      outlooks.startChance(variant, dealt, { signal: page.signal }),
    ),
  };

  return {
    /** Lets the solver start, for a question that will come soon. */
    wake: client.wake,
    hint,
    /** What the player of a game with fair hints can know of its present position. */
    outlookOf: (game: TableGame, asking: Asking<OutlookAnswer>) =>
      outlooks.find(game.record.variant, seenStateOf(game), asking),
    /** What moves and cards did to the chance in a finished game. */
    accountOf: ({ initial, steps }: AnyHistory, variant: VariantId) =>
      accountOf(steps, initial, variant),
    reviewer,
    answers,
    dealFacts,
    /** Reviews the game, and says the verdict on its present position; see `Reviewer.watch`. */
    review: async (
      wholeGame: boolean,
      onPresent: (words: string, verdict: Verdict) => void,
      isWanted: () => boolean,
    ): Promise<void> => {
      const { current } = store.getState();
      if (!current) return;
      const onVerdict = (verdict: Verdict): void => {
        const { steps, verdicts } = reviewer.state.getState();
        const ofDeal = steps === current.history.steps ? verdicts[0] : undefined;
        onPresent(describeVerdict(current, verdict, ofDeal), verdict);
      };
      await reviewer.watch(current, wholeGame, onVerdict, isWanted);
    },
    /** The moves of a winning line from a position, if they are found quickly. */
    findEnding: async (variant: VariantId, position: unknown) => {
      const solution = await shortLine(variant, position, ENDING_MS, page.signal);
      return solution?.verdict === 'winnable' ? solution.line : undefined;
    },
    stop: () => {
      reviewer.stop();
      request.abort();
      page.abort();
    },
  };
}

/** The present position of a game, and what its player has seen. */
const seenStateOf = (game: TableGame): SeenState => ({
  state: present(game.history),
  seen: seenCards(game),
});
