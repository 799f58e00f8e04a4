import { plural, t } from '@lingui/core/macro';
import { joinSentences } from '../locales/format';
import { cardCode } from './card';
import type { Game, GameText } from './game';
import { err, ok, type Result } from './result';
import type { TableView } from './view';

/** How moves are typed: in the game’s own way, or as the numbers that the move has under these keys. */
type MoveLine<State, Move> =
  | Pick<GameText<State, Move>, 'formatMove' | 'parseMove'>
  | { readonly moveNumbers: readonly (keyof Move & string)[] };

/** A game’s `text` without what `defineGame` adds. */
export type TextDefinition<State, Move, Reason extends string = string> = Omit<
  GameText<State, Move, Reason>,
  'formatState' | 'formatMove' | 'parseMove' | 'narrate' | 'ended'
> &
  Partial<Pick<GameText<State, Move>, 'formatState' | 'narrate' | 'ended'>> &
  MoveLine<State, Move> & {
    /** A sentence after “No moves left.” */
    whyStuck?(state: State): string;
  };

/** A game without what `defineGame` adds. */
interface GameDefinition<State, Move, Reason extends string>
  extends Omit<Game<State, Move, Reason>, 'text'> {
  readonly text: TextDefinition<State, Move, Reason>;
}

/**
 * A game from its definition. By default, the text of a state lists the piles, a move is narrated as it is suggested, and
 * the game ends with `Won in 40 moves.` or `No moves left.`
 */
export function defineGame<State, Move, Reason extends string = string>(
  definition: GameDefinition<State, Move, Reason>,
): Game<State, Move, Reason> {
  const { rules, table, text } = definition;
  return {
    ...definition,
    text: {
      formatState: (state) => listPiles(table.view(state)),
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
      ...('moveNumbers' in text
        ? numberLine<Move>(text.moveNumbers, text.moveHelp()[0] ?? '')
        : {}),
      ...text,
    } as GameText<State, Move, Reason>,
  };
}

/** One line for each pile: its name and its cards, bottom first, face-down ones as `[ ]`. */
const listPiles = ({ piles }: TableView): string =>
  piles
    .map(({ name, cards }) => {
      const codes = cards.map(({ card, faceUp }) => (faceUp ? cardCode(card) : '[ ]'));
      return `${name}: ${codes.join(' ') || t`empty`}`;
    })
    .join('\n');

/** Moves as their numbers, with spaces between them; the line of help begins with an example. */
function numberLine<Move>(keys: readonly (keyof Move & string)[], help: string) {
  const [example = ''] = help.split('  ', 1);
  return {
    formatMove: (move: Move): string => keys.map((key) => String(move[key])).join(' '),
    parseMove: (text: string): Result<Move, string> => {
      const words = text.trim().split(/\s+/, keys.length + 1);
      if (words.length !== keys.length || !words.every((word) => /^\d{1,9}$/.test(word)))
        return err(t`Moves look like “${example}”.`);
      return ok(Object.fromEntries(keys.map((key, i) => [key, Number(words[i])])) as Move);
    },
  };
}
