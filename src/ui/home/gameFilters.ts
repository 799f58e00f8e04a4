import { t } from '@lingui/core/macro';
import { memoize } from '../../engine/memoize';
import type { GameOfList } from '../../games/families';
import { gameOf } from '../../games/index';
import { easeOf, isOftenWinnable, isWithoutChoice, type Odds, oddsOf } from '../../games/odds';
import { previewView } from '../parts/MiniTable';

/** The limit of the filter for short games, in moves. */
const SHORT = 60;

/** True for a game that is dealt with all cards face up. */
const isOpenDeal = memoize(({ id }: GameOfList): boolean =>
  previewView(id).piles.every(({ cards }) => cards.every(({ faceUp }) => faceUp)),
);

interface Filter {
  /** As it stands in the address. */
  readonly id: string;
  readonly name: string;
  /** What its name promises, if it does not say so itself. */
  readonly about?: string;
  readonly has: (game: GameOfList) => boolean;
}

const hasOdds =
  (holds: (odds: Odds) => boolean) =>
  ({ id }: GameOfList): boolean => {
    const odds = oddsOf(id);
    return odds !== undefined && holds(odds);
  };

/** What the list of games can be narrowed down to. */
export const gameFilters = (): readonly Filter[] => [
  {
    id: 'easy',
    name: t({ message: 'Easy', context: 'difficulty' }),
    about: t`Easy: even a careless player wins one deal in five.`,
    has: hasOdds((odds) => easeOf(odds) === 'easy'),
  },
  {
    id: 'short',
    name: t({ message: 'Short', comment: 'games' }),
    about: t`Short: won in ${SHORT} moves or fewer.`,
    // A game without choice takes no more moves than there are cards.
    has: hasOdds(
      (odds) => isWithoutChoice(odds) || (odds.moves ?? Number.POSITIVE_INFINITY) <= SHORT,
    ),
  },
  { id: 'open', name: t`All cards open`, has: isOpenDeal },
  { id: 'two-decks', name: t`Two decks`, has: ({ id }) => gameOf(id).decks === 2 },
  {
    id: 'winnable',
    name: t`Often winnable`,
    about: t`Often winnable: a player who could see every card could win two deals in three.`,
    has: hasOdds(isOftenWinnable),
  },
  {
    id: 'hard',
    name: t({ message: 'Hard', context: 'difficulty' }),
    about: t`Hard: a careless player wins fewer than one deal in fifty.`,
    has: hasOdds((odds) => easeOf(odds) === 'hard'),
  },
];
