import { type Card, cardName, rankName, rankOf } from '../../engine/card';
import type { Refusal } from '../../engine/game';
import { KIND_NAMES, type Pile, pileName, WASTE } from '../../engine/pile';
import { capital, cardCount, listed, plural } from '../../engine/words';
import { gameWon } from '../common/words';
import { takesAny } from './building';
import type { Setup } from './layout';
import { lastRanksInWords, neededAtFoundation, neededInColumn } from './needs';
import type { LayoutReason } from './rules';
import { foundationInWords, pileNamed } from './words';

/** A sentence saying why a move is refused. */
export function explain(setup: Setup, refused: Refusal<LayoutReason>): string {
  const { reason, cards, piles } = refused;
  const [from = WASTE, to = from, ...helping] = piles;
  const [card, top] = cards as readonly [Card, Card?];
  switch (reason) {
    case 'game won':
      return gameWon();
    case 'no such pile':
      return `There is no ${pileName(from)}.`;
    case 'same pile':
      return `The card is on ${pileNamed(setup, from)} already.`;
    case 'not a count':
      return 'The number of cards must be 1 or more.';
    case 'empty pile':
      return `${capital(pileNamed(setup, from))} is empty.`;
    case 'no return':
      return 'A card on a foundation stays there.';
    case 'no target':
      return 'No card can be put there.';
    case 'only the top':
      return `Only the top card of ${pileNamed(setup, from)} can move.`;
    case 'too few face up':
      return `${onlyLast(cards)}.`;
    case 'not in order':
      return explainOrder(setup, cards);
    case 'one at a time':
      return `A ${KIND_NAMES[to.kind]} takes one card at a time.`;
    case 'cell taken':
      return `${capital(pileNamed(setup, to))} holds the ${cardName(top as Card)}.`;
    case 'too many':
      return `Only ${cardCount(cards.length)} can move at once: ${helpInWords(setup, helping)}.`;
    case 'by itself':
      return 'Whole suits leave by themselves: put one together in a column, from king to ace.';
    case 'nothing to draw':
      return 'The stock and the waste are empty.';
    case 'no redeal':
      return 'The waste can’t be turned over: no redeals are left.';
    case 'stock empty':
      return 'The stock is empty.';
    case 'column empty':
      return explainUnfilled(piles);
    case 'stays empty':
      return 'An empty column stays empty in this game.';
    case 'kings only':
      return `${lastRanksInWords(setup)} go on empty columns.`;
    case 'first rank':
      return `${cardName(card)} needs an empty foundation; ${found(to, top)}.`;
    case 'last rank':
      return `${rankName(rankOf(card))}s go on empty columns.`;
    case 'does not fit': {
      const needed =
        to.kind === 'foundation' ? [neededAtFoundation(card)] : neededInColumn(setup, card);
      return `${cardName(card)} needs ${listed(needed, 'or')}; ${found(to, top)}.`;
    }
  }
}

/** What a card finds at a pile: `column 4 ends in the 9 of Clubs`, `foundation 2 has clubs up to 4`. */
function found(pile: Pile, top: Card | undefined): string {
  if (top === undefined) return `${pileName(pile)} is empty`;
  return pile.kind === 'foundation'
    ? `${pileName(pile)} has ${foundationInWords([top])}`
    : `${pileName(pile)} ends in the ${cardName(top)}`;
}

/** `Only the last 3 cards can move` */
const onlyLast = ({ length }: readonly Card[]): string =>
  `Only the last ${length === 1 ? 'card' : cardCount(length)} can move`;

function explainOrder({ move, build }: Setup, cards: readonly Card[]): string {
  if (move === 'one') return 'Only one card moves at a time.';
  const isSuit = move === 'suit' && build !== 'suit';
  return `${onlyLast(cards)}: ${isSuit ? 'the cards above are not in one suit' : 'the run is broken'}.`;
}

/** `2 free cells, no empty column` */
function helpInWords(setup: Setup, helping: readonly Pile[]): string {
  const count = (kind: Pile['kind'], name: string): string => {
    const number = helping.filter((pile) => pile.kind === kind).length;
    return number === 0 ? `no ${name}` : plural(number, name);
  };
  const cells = count('cell', 'free cell');
  return takesAny(setup) ? `${cells}, ${count('tableau', 'empty column')}` : cells;
}

function explainUnfilled(piles: readonly Pile[]): string {
  const numbers = piles.map(({ index }) => String(index));
  const columns = numbers.length === 1 ? 'column' : 'columns';
  return `Fill ${columns} ${listed(numbers, 'and')} first: no deal while a column is empty.`;
}
