import { type Card, KING, QUEEN, rankOf } from '../../engine/card';
import { cardCharacter } from '../../engine/cardCharacters';
import { deckOfDeal, FULL_DECK } from '../../engine/deck';
import { type Refusal, refusal, type Status } from '../../engine/game';
import type { AnyConsoleGame, ConsoleGame } from '../../engine/lines';
import { err, ok, type Result } from '../../engine/result';

// What the planted faults of all games are made of: ways to change one thing of a game.

/** A wrong program to try tests on: a game that differs from the right one in one thing. */
export interface PlantedFault {
  /** What is wrong, for a list in the terminal. */
  readonly about: string;
  readonly plant: Plant;
}

/** Makes the faulty game from the right one. */
export type Plant = (game: AnyConsoleGame) => AnyConsoleGame;

/** A fault: what is wrong, and how it is planted. */
export const fault = (about: string, plant: Plant): PlantedFault => ({ about, plant });

/** Two changes that make one fault. */
export const combined =
  (first: Plant, second: Plant): Plant =>
  (game) =>
    second(first(game));

/** Changes the cards of a deal, which are bottom first. */
export const dealt =
  (change: (cards: readonly Card[]) => readonly Card[]): Plant =>
  (game) => ({
    ...game,
    rules: {
      ...game.rules,
      deal: (deal, byHand) =>
        game.rules.deal(deal, change(byHand ?? deckOfDeal(deal, undefined, game))),
    },
  });

/** Deals from the bottom of the deck. */
export const FROM_BOTTOM: Plant = dealt((cards) => cards.toReversed());

/** Changes the state that a legal move leads to. */
export const moved =
  <State, Move>(change: (after: State, before: State, move: Move) => State): Plant =>
  (game) =>
    applying<State, Move>(game, (result, before, move) =>
      result.ok ? ok(change(result.value, before, move)) : result,
    );

/** Makes legal what another game allows. */
export const alsoLegal =
  <State, Move>(allow: (before: State, move: Move) => State | undefined): Plant =>
  (game) =>
    applying<State, Move>(game, (result, before, move) => {
      const next = result.ok ? undefined : allow(before, move);
      return next === undefined ? result : ok(next);
    });

/** Refuses legal moves. */
export const refusing =
  <State, Move>(refuses: (before: State, move: Move) => boolean): Plant =>
  (game) => {
    const refused = applying<State, Move>(game, (result, before, move) =>
      result.ok && refuses(before, move) ? err(refusal('planted')) : result,
    );
    const { explain } = game.text;
    return {
      ...refused,
      text: {
        ...refused.text,
        explain: (why) => (why.reason === 'planted' ? 'That is not allowed.' : explain(why)),
      },
    };
  };

function applying<State, Move>(
  game: AnyConsoleGame,
  change: (result: Result<State, Refusal>, before: State, move: Move) => Result<unknown, Refusal>,
): AnyConsoleGame {
  const { apply } = game.rules;
  return {
    ...game,
    rules: {
      ...game.rules,
      apply: (state, move) =>
        change(apply(state, move) as Result<State, Refusal>, state as State, move as Move),
    },
  };
}

/** Changes whether a game is over. */
export const ending =
  <State>(change: (status: Status, state: State) => Status): Plant =>
  (game) => ({
    ...game,
    rules: {
      ...game.rules,
      status: (state) => change(game.rules.status(state), state as State),
    },
  });

/** Changes the lines that a step prints, and the sentence at the end. `before` is left out for the lines before the first step. */
export const printedLines =
  <State>(
    change: (lines: readonly string[], after: State, before?: State) => readonly string[],
  ): Plant =>
  (game) => {
    const { lines } = game as ConsoleGame<State, unknown>;
    const { printing } = lines;
    if (!printing) return game;
    return {
      ...game,
      lines: {
        ...lines,
        printing: {
          ...printing,
          intro: (state: State) => change(printing.intro(state), state),
          step: (before: State, move: unknown, after: State) =>
            change(printing.step(before, move, after), after, before),
          ended: (state: State) => change([printing.ended(state)], state).join(''),
        },
      },
    } as unknown as AnyConsoleGame;
  };

/** Changes each printed line. */
export const printed = (change: (line: string) => string): Plant =>
  printedLines((lines) => lines.map(change));

/** Changes the table as text. */
export const shown =
  (change: (table: string) => string): Plant =>
  (game) => ({
    ...game,
    lines: { ...game.lines, formatState: (state) => change(game.lines.formatState(state)) },
  });

/** The characters of queens and kings, and what they become for who forgets that Unicode has a knight below the queen. */
const BELOW = new Map(
  FULL_DECK.filter((card) => [QUEEN, KING].includes(rankOf(card))).map((card) => {
    const character = cardCharacter(card);
    return [character, String.fromCodePoint((character.codePointAt(0) ?? 0) - 1)];
  }),
);

/** Prints queens and kings one character too low. */
export const KNIGHT: Plant = printed((line) =>
  [...line].map((character) => BELOW.get(character) ?? character).join(''),
);
