import { plural, t } from '@lingui/core/macro';
import { joinSentences } from '../locales/format';
import type { Game, GameText } from './game';
import type { ConsoleGame } from './lines';

/** A game’s `text` without what `defineGame` adds. */
export type TextDefinition<State, Move, Reason extends string = string> = Omit<
  GameText<State, Move, Reason>,
  'narrate' | 'ended'
> &
  Partial<Pick<GameText<State, Move>, 'narrate' | 'ended'>> & {
    /** A sentence after “No moves left.” */
    whyStuck?(state: State): string;
  };

/** A game without what `defineGame` adds. */
type DefinitionOf<Defined, State, Move, Reason extends string> = Omit<Defined, 'text'> & {
  readonly text: TextDefinition<State, Move, Reason>;
};

/**
 * A game from its definition. By default a move is narrated as it is suggested, and the game ends with `Won in 40 moves.` or
 * `No moves left.`
 */
export function defineGame<State, Move, Reason extends string = string>(
  definition: DefinitionOf<ConsoleGame<State, Move, Reason>, State, Move, Reason>,
): ConsoleGame<State, Move, Reason>;
export function defineGame<State, Move, Reason extends string = string>(
  definition: DefinitionOf<Game<State, Move, Reason>, State, Move, Reason>,
): Game<State, Move, Reason>;
export function defineGame<State, Move, Reason extends string = string>(
  definition: DefinitionOf<Game<State, Move, Reason>, State, Move, Reason>,
): Game<State, Move, Reason> {
  const { rules, text } = definition;
  return {
    ...definition,
    text: {
      narrate: (before, move) => {
        const suggestion = text.suggest(before, move);
        return [t`${suggestion}.`];
      },
      ended: (state, moves) => {
        if (rules.status(state) === 'won') {
          return t`${plural(moves, { one: `Won in ${moves} move.`, other: `Won in ${moves} moves.` })}`;
        }
        return joinSentences([t`No moves left.`, text.whyStuck?.(state)]);
      },
      ...text,
    },
  };
}
