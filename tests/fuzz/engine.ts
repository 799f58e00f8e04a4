import { isDeepStrictEqual } from 'node:util';
import { cardsOfPack } from '../../src/engine/deck';
import type { AnyGame } from '../../src/engine/game';
import { type AnyHistory, present } from '../../src/engine/history';
import { listSteps } from '../../src/engine/steps';
import type { VariantId } from '../../src/games/index';
import { consoleGameOf } from '../../src/games/lines';
import { replay } from '../support/replay';
import { isSentence } from '../support/sentence';
import type { Dice } from './dice';

/** How often what was tried. */
type Counts = Readonly<Record<string, number>>;

/** Something tried at random. */
export interface Engine {
  readonly name: string;
  /** Tries it once and throws if something does not hold. Returns how often what was tried. */
  readonly run: (dice: Dice) => Promise<Counts>;
}

/** Throws unless the condition holds. */
export function hold(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(what);
}

/** Holds if this is what people are given for an answer. */
export const holdSentence = (text: string | undefined, about: string): void =>
  hold(
    text !== undefined && isSentence(text),
    `${JSON.stringify(about.slice(0, 200))} is answered with ${JSON.stringify(text)}`,
  );

/** Holds if all cards of the game’s decks are on the table, each once. */
export function holdCards(game: AnyGame, state: unknown): void {
  const cards = game.table.view(state).piles.flatMap((pile) => pile.cards.map(({ card }) => card));
  cards.sort((a, b) => a - b);
  hold(isDeepStrictEqual(cards, cardsOfPack(game)), `${cards.length} cards on the table: ${cards}`);
}

/** Holds if the moves of a history, as text, lead to the same states. */
export function holdReplay(id: VariantId, deal: string, history: AnyHistory): void {
  const game = consoleGameOf(id);
  const lines = listSteps(history.steps).map(({ move }) => game.text.formatMove(move));
  const again = replay(game, deal, lines);
  hold(again.ok, `the moves of ${id} ${deal} cannot be replayed`);
  const same = { ...again.value, cursor: history.cursor };
  hold(isDeepStrictEqual(present(same), present(history)), `${id} ${deal} replays differently`);
}
