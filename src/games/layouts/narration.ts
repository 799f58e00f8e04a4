import { type Card, cardName, SUITS, suitOf } from '../../engine/card';
import { cardCount, plural } from '../../engine/words';
import { redealsInWords } from '../common/words';
import { cardsOf, type LayoutState, type Transfer } from './board';
import { rowsOf, type Setup, stockSize } from './layout';
import { isDraw, type LayoutMove } from './rules';
import { cardsInWords, pileNamed } from './words';

/** What a move did: `Queen of Hearts to column 4.` `Jack of Clubs revealed.` */
export function narrate(
  setup: Setup,
  before: LayoutState,
  move: LayoutMove,
  after: LayoutState,
): readonly string[] {
  const revealed = after.tableau.flatMap(({ cards, hidden }, i) =>
    hidden < (before.tableau[i]?.hidden ?? 0) ? cards.slice(-1) : [],
  );
  return [
    isDraw(move) ? narrateDraw(setup, before, after) : narrateTransfer(setup, before, move),
    ...narrateSuits(setup, before, after),
    ...narrateFilled(before, move, after),
    ...revealed.map((card) => `${cardName(card)} revealed.`),
  ];
}

const narrateTransfer = (
  setup: Setup,
  before: LayoutState,
  { from, to, count }: Transfer,
): string =>
  `${cardsInWords(cardsOf(before, from)?.at(-count) as Card, count)} to ${pileNamed(setup, to)}.`;

function narrateDraw(setup: Setup, before: LayoutState, after: LayoutState): string {
  const { stock = [], waste = [], redealsLeft } = after;
  const drawn = (before.stock?.length ?? 0) - stock.length;
  if (setup.stock === 'rows')
    return `Dealt ${cardCount(drawn)}; ${stock.length === 0 ? 'the stock is empty' : `${plural(rowsOf(setup, stock.length), 'deal')} left`}.`;
  const top = waste.at(-1);
  if (top !== undefined) return `Drew ${cardCount(drawn)}, ${cardName(top)} on top.`;
  const left = redealsLeft === undefined ? '' : `, ${redealsInWords(redealsLeft)}`;
  return `Turned the waste over: ${cardCount(stock.length)} in the stock${left}.`;
}

/** The whole suits that left the columns by themselves. */
const narrateSuits = ({ goal }: Setup, before: LayoutState, after: LayoutState) =>
  after.foundations.flatMap((cards, i) => {
    const [ace] = cards;
    const isNew = goal === 'runs' && ace !== undefined && before.foundations[i]?.length === 0;
    return isNew ? [`${SUITS[suitOf(ace)]} from king to ace to foundation ${i + 1}.`] : [];
  });

/** The cards with which the reserve filled empty columns. */
function narrateFilled(before: LayoutState, move: LayoutMove, after: LayoutState) {
  const [pile = []] = before.reserve ?? [];
  const own = !isDraw(move) && move.from.kind === 'reserve' ? 1 : 0;
  const left = pile.slice(after.reserve?.[0]?.length ?? 0, pile.length - own).reverse();
  return after.reserve?.length === 1
    ? left.map((card) => {
        const index = after.tableau.findIndex(({ cards }) => cards.includes(card));
        return `${cardName(card)} from the reserve to column ${index + 1}.`;
      })
    : [];
}

/** Why no move is left, as a sentence. */
export function whyStuck(setup: Setup): string {
  const { stock, cells } = setup;
  const hasStock = stockSize(setup) > 0;
  return [
    `No card can be played${hasStock && stock !== 'rows' ? ', not even from the stock' : ''}`,
    ...(hasStock && stock === 'rows' ? ['and the stock is empty'] : []),
    ...(cells > 0 ? [`and ${cells === 1 ? 'the free cell' : 'every free cell'} is taken`] : []),
  ]
    .join(', ')
    .concat('.');
}
