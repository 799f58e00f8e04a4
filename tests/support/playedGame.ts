import { newHistory } from '../../src/engine/history';
import type { VariantId } from '../../src/games/index';
import { consoleGameOf } from '../../src/games/lines';
import { type GameFacts, newRecord, withMoves } from '../../src/persistence/record';
import type {
  Context,
  Narration,
  NextTable,
  TableGame,
  TableState,
  Transition,
} from '../../src/store/game/table';
import { unmarked } from '../../src/store/game/table';
import { replay } from './replay';

/** A deal with these moves played, each a line of text. */
export function playedGame(
  variant: VariantId,
  deal: string,
  lines: readonly string[] = [],
  facts: Partial<GameFacts> = {},
): TableGame {
  const replayed = replay(consoleGameOf(variant), deal, lines);
  if (!replayed.ok) throw new Error(replayed.error.why);
  const history = replayed.value;
  const record = withMoves({ ...newRecord('game', variant, deal, 0), ...facts }, history);
  return { record, history };
}

/** A game that starts with a given state. */
export const gameAt = (variant: VariantId, state: unknown): TableGame => ({
  record: newRecord('game', variant, '0', 0),
  history: newHistory(state),
});

/** The table with a game and nothing marked, by default. */
export const tableOf = (current: TableGame, marked: Partial<TableState> = {}): TableState => ({
  ...unmarked(current),
  ...marked,
});

/** The moment 1,000 of 24 November 2026, without a setting. */
export const contextOf = (changes: Partial<Context> = {}): Context => ({
  now: 1000,
  today: '2026-11-24',
  seconds: 0,
  newId: 'another',
  autoplaySafe: false,
  autoReplace: false,
  ...changes,
});

/** The table and the sentences of a transition that is no refusal. */
export function changeOf(transition: Transition): NextTable & Narration {
  if (!transition?.ok) throw new Error(transition?.error.text ?? 'nothing has changed');
  return { sentences: [], news: [], ...transition.value };
}

/** What a transition says, in one text: of its change, or why there is none. */
export function textOf(transition: Transition): string | undefined {
  if (!transition?.ok) return transition?.error.text;
  const { place, sentences = [], news = [] } = transition.value;
  return [...(place ? [place] : []), ...sentences, ...news].join(' ');
}
