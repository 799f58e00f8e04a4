import { CARDS_IN_SUIT, RANK_WORDS } from '../../../engine/card';
import { dealt, FROM_BOTTOM, fault, moved, printed } from '../../common/plant';
import { CARDS_IN_PILE, type PerditioState } from '../perditio';

/** Takes cards of one rank for another, both counted from 1. */
const mistaking = (rank: number, as: number) =>
  moved<PerditioState, unknown>((after) => ({
    ...after,
    current: after.current === rank ? as : after.current,
  }));

/** The deck with the cards, top first, at other indices. */
const rearranged = (indexOf: (pile: number, n: number) => number) =>
  dealt((cards) => {
    const topFirst = cards.toReversed();
    return cards
      .map((card, i) => {
        const [pile, n] = [Math.floor(i / CARDS_IN_PILE), i % CARDS_IN_PILE];
        return topFirst[indexOf(pile, n)] ?? card;
      })
      .toReversed();
  });

/** Wrong programs for Perditio Tempus. */
export const PERDITIO_FAULTS = {
  'king-as-12': fault('a king counts as 12', mistaking(13, 12)),
  'jack-as-10': fault('a jack counts as 10', mistaking(11, 10)),
  'ace-as-14': fault('an ace counts as 14', mistaking(1, 14)),
  'dealt-in-turn': fault(
    'cards are dealt one to each pile in turn, not four at a time',
    rearranged((pile, n) => n * CARDS_IN_SUIT + pile),
  ),
  'bottom-card': fault(
    'the bottom card of a pile is turned first',
    rearranged((pile, n) => pile * CARDS_IN_PILE + CARDS_IN_PILE - 1 - n),
  ),
  'wrong-end': fault('cards are dealt from the bottom of the deck', FROM_BOTTOM),
  'always-won': fault(
    'a game is won as soon as a pile is empty',
    printed((line) => line.replace(/^Pile \d+ is empty. You lost!$/, 'You won!')),
  ),
  'next-pile': fault(
    'the line names the next pile, not the one the card came from',
    printed((line) =>
      line.replace(
        /Got (\w+) from pile \d+/,
        (_, rank: string) => `Got ${rank} from pile ${RANK_WORDS.indexOf(rank) + 1}`,
      ),
    ),
  ),
  'from-zero': fault(
    'piles are counted from 0',
    printed((line) => line.replace(/ile (\d+)/, (_, pile) => `ile ${Number(pile) - 1}`)),
  ),
  capitals: fault(
    'ranks begin with a capital',
    printed((line) => line.replace(/^Got \w/, (start) => start.toUpperCase().replace('OT', 'ot'))),
  ),
  'full-stop': fault(
    'the last line ends in a full stop, not an exclamation mark',
    printed((line) => line.replace('You lost!', 'You lost.')),
  ),
};
