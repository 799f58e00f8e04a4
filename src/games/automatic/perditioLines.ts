import { t } from '@lingui/core/macro';
import { formatCards } from '../../engine/deck';
import { automaticLines } from './automaticLines';
import { type PerditioState, status, turnedRank } from './perditio';

const transcriptEnd = (state: PerditioState): string =>
  status(state) === 'won' ? 'You won!' : `Pile ${state.current} is empty. You lost!`;

/** In English, as the terminal prints it. */
const formatState = ({ piles, current }: PerditioState): string =>
  [
    ...piles.map((pile, i) => `Pile ${String(i + 1).padStart(2)}: ${formatCards(pile) || 'empty'}`),
    `Next: pile ${current}`,
  ].join('\n');

/** How Perditio Tempus is printed, in the words of the stack assignment, and its rules. */
export const perditioLines = () =>
  automaticLines<PerditioState>({
    formatState,
    howToPlay: () => [
      t`The deck is dealt into thirteen piles, named like the ranks: the first four cards, one on another, to pile A, the next four to pile 2, and so on to pile K.`,
      t`The top card of pile A is turned and discarded; its rank names the next pile.`,
      t`Won when every card is turned; lost when the next pile is empty. One deal in thirteen is won.`,
    ],
    printing: {
      intro: () => [],
      step: (before, _step, after) => [
        `Got ${turnedRank(after)} from pile ${before.current}.`,
        ...(status(after) === 'playing' ? [] : [transcriptEnd(after)]),
      ],
      ended: transcriptEnd,
    },
  });
