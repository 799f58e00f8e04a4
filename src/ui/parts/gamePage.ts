import { createContext, type RefObject, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { Account, OutlookAnswer } from '../../analysis/outlooks';
import type { Reviewer } from '../../analysis/reviewer';
import type { Asking } from '../../analysis/solverClient';
import { hasFairHints } from '../../chance/registry';
import type { Verdict } from '../../engine/game';
import type { AnyHistory } from '../../engine/history';
import { memoize } from '../../engine/memoize';
import { dealName, type VariantId } from '../../games/index';
import type { Difficulty } from '../../solver/grade';
import { seenCards } from '../../store/game/seenCards';
import { statusOf, type TableGame, viewOf } from '../../store/game/table';

/** What a key or a button asks the page of a game to do. */
export type Command =
  | 'undo'
  | 'redo'
  | 'draw'
  | 'hint'
  | 'autoComplete'
  | 'autoplay'
  | 'skip'
  | 'replace'
  | 'newGame'
  | 'giveUp'
  | 'restart'
  | 'console'
  | 'panel'
  | 'winnable'
  | 'game'
  | 'share'
  | 'help'
  | 'settings'
  | 'about'
  | 'sounds'
  | 'fullScreen';

/** Carries out a command; `isRepeated` while its key or button is held down. */
export type CommandHandler = (command: Command, isRepeated?: boolean) => void;

/** Makes one move after another, until one moves nothing or something else changes the game. */
export interface Autoplay extends StoreApi<{ readonly playing: boolean }> {
  readonly play: () => void;
  readonly pause: () => void;
}

/** The tabs of the analysis panel. */
export type PanelTab = 'chance' | 'analysis' | 'console';

export interface PanelState {
  /** By default `openingTab` of the game. */
  readonly tab: PanelTab | undefined;
  /** Whether the console was opened by its key. */
  readonly hasConsole: boolean;
  /** The game for which the player opened the panel on this visit. */
  readonly openedFor: string | undefined;
  /** The name of the deal whose verdict the player asked for: opening the panel is asking, but the next deal is not told unasked. */
  readonly askedOf: string | undefined;
}

/**
 * The tab at which the panel opens: what the player can know, while a game that is no replay goes on with cards that were not seen. It
 * tells nothing of what lies hidden, so that opening it asks for no verdict.
 */
export const openingTab = memoize((game: TableGame): PanelTab => {
  const { record, isPreview } = game;
  if (!hasFairHints(record.variant) || isPreview || record.result) return 'analysis';
  if (statusOf(game) !== 'playing') return 'analysis';
  const seen = seenCards(game);
  const hasUnseen = viewOf(game).piles.some(({ cards }) =>
    cards.some(({ card }) => !seen.has(card)),
  );
  return hasUnseen ? 'chance' : 'analysis';
});

/** The panel beside the table. */
export interface Panel extends StoreApi<PanelState> {
  readonly toggle: () => void;
  /** Asks for the verdict on a game’s deal. */
  readonly ask: (current: TableGame) => void;
  /** The console’s text field. */
  readonly field: RefObject<HTMLInputElement | null>;
}

/** True if the player asked for the verdict on a game’s deal. It spoils nothing of a finished game, nor of a shared one whose moves are watched. */
export const useAsked = (panel: Panel, current: TableGame): boolean =>
  useStore(panel, ({ askedOf }) => askedOf === dealName(current.record)) ||
  (current.isPreview === true && current.history.cursor > 0) ||
  current.record.result !== undefined;

/** An answer to “Show solution”. It is valid while the game has these steps, or the position is this one. */
export interface SolutionAnswer {
  readonly text: string;
  readonly steps?: AnyHistory['steps'] | undefined;
  /** The number of moves after which the solution begins. */
  readonly from?: number;
  readonly position?: unknown;
}

/** The answers that the player asked for. */
export interface AnswersState {
  readonly solution?: SolutionAnswer | undefined;
  /** The steps whose losing move was asked for. */
  readonly reviewed?: AnyHistory['steps'] | undefined;
}

/** What the solver finds out about a deal, whatever is played of it. */
export interface SolverFacts {
  /** Of a winnable deal, in moves. */
  readonly par: number;
  /** Of a winnable deal. */
  readonly difficulty: Difficulty;
  /** How often a fair player wins deals of a game with chances that begin as this one does. */
  readonly startChance: number;
}

/** Everything that the page of a game asks the solver about the game on the table. */
export interface SolverAssistant {
  /** Lets the solver start, for a question that will come soon. */
  readonly wake: () => void;
  /**
   * Highlights the next move of a winning line; later hints stay on the same line. In a lost position, offers the way back. If it
   * `isFair`, highlights the best move by what the player has seen, in games where that makes a difference.
   */
  readonly hint: (isFair: boolean) => Promise<void>;
  /** What the player of a game with fair hints can know of its present position. */
  readonly outlookOf: (
    game: TableGame,
    asking: Asking<OutlookAnswer>,
  ) => Promise<OutlookAnswer | undefined>;
  /** What moves and cards did to the chance in a finished game. */
  readonly accountOf: (history: AnyHistory, variant: VariantId) => Promise<Account | undefined>;
  readonly reviewer: Pick<Reviewer, 'state'>;
  readonly answers: {
    readonly state: StoreApi<AnswersState>;
    readonly showSolution: () => Promise<void>;
    readonly findLosingMove: () => Promise<void>;
    readonly sayVerdict: (isWanted: () => boolean) => Promise<void>;
  };
  /** Finds a fact about a deal. */
  readonly dealFacts: {
    readonly [Name in keyof SolverFacts]: (
      dealt: object,
      variant: VariantId,
    ) => Promise<SolverFacts[Name] | undefined>;
  };
  /** Reviews the game, and says the verdict on its present position; see `Reviewer.watch`. */
  readonly review: (
    wholeGame: boolean,
    onPresent: (words: string, verdict: Verdict) => void,
    isWanted: () => boolean,
  ) => Promise<void>;
  /** The moves of a winning line from a position, if they are found quickly. */
  readonly findEnding: (
    variant: VariantId,
    position: unknown,
  ) => Promise<readonly unknown[] | undefined>;
  /** Cancels all questions. */
  readonly stop: () => void;
}

/** The way to the solver assistant, which is loaded when it is first needed. In a game without a solver, hints come without it. */
export interface AssistantLoader {
  readonly hint: () => void;
  /** Loads the assistant when it is first needed, and again after a failure. */
  readonly load: () => Promise<SolverAssistant>;
  /** Carries out a request of the player. If it fails, announces why, or leaves that to the fallback. */
  readonly request: (
    run: (assistant: SolverAssistant) => Promise<unknown>,
    fallback?: (why: string) => void,
  ) => Promise<void>;
}

/** The parts of the page of a game. They stay the same while the game changes. */
export interface GameParts {
  readonly solver: AssistantLoader;
  readonly autoplay: Autoplay;
  readonly panel: Panel;
  readonly run: CommandHandler;
}

export const GamePageContext = createContext<GameParts | undefined>(undefined);

/** The parts of the page of a game. */
export function useGamePage(): GameParts {
  const parts = useContext(GamePageContext);
  if (!parts) throw new Error('useGamePage outside GamePageContext');
  return parts;
}
