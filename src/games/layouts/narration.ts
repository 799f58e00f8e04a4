import { plural, select, t } from '@lingui/core/macro';
import { type Card, cardName, suitName, suitOf } from '../../engine/card';
import { cardCount, redealsInWords } from '../common/words';
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
    ...revealed.map(cardName).map((card) => t`${card} revealed.`),
  ];
}

function narrateTransfer(setup: Setup, before: LayoutState, { from, to, count }: Transfer): string {
  const cards = cardsInWords(cardsOf(before, from)?.at(-count) as Card, count);
  const target = pileNamed(setup, to);
  return t`${cards} to ${target}.`;
}

function narrateDraw(setup: Setup, before: LayoutState, after: LayoutState): string {
  const { stock = [], waste = [], redealsLeft } = after;
  const cards = cardCount((before.stock?.length ?? 0) - stock.length);
  if (setup.stock === 'rows') {
    const deals = rowsOf(setup, stock.length);
    return t`${plural(deals, { 0: `Dealt ${cards}; the stock is empty.`, one: `Dealt ${cards}; # deal left.`, other: `Dealt ${cards}; # deals left.` })}`;
  }
  const [top] = waste.slice(-1).map(cardName);
  if (top !== undefined) return t`Drew ${cards}, ${top} on top.`;
  const left = cardCount(stock.length);
  if (redealsLeft === undefined) return t`Turned the waste over: ${left} in the stock.`;
  const redeals = redealsInWords(redealsLeft);
  return t`Turned the waste over: ${left} in the stock, ${redeals}.`;
}

/** The whole suits that left the columns by themselves. */
const narrateSuits = ({ goal }: Setup, before: LayoutState, after: LayoutState) =>
  after.foundations.flatMap((cards, i) => {
    const [ace] = cards;
    const isNew = goal === 'runs' && ace !== undefined && before.foundations[i]?.length === 0;
    if (!isNew) return [];
    const suit = suitName(suitOf(ace));
    const number = i + 1;
    return [t`${suit} from king to ace to foundation ${number}.`];
  });

/** The cards with which the reserve filled empty columns. */
function narrateFilled(before: LayoutState, move: LayoutMove, after: LayoutState) {
  const [pile = []] = before.reserve ?? [];
  const own = !isDraw(move) && move.from.kind === 'reserve' ? 1 : 0;
  const left = pile.slice(after.reserve?.[0]?.length ?? 0, pile.length - own).reverse();
  return after.reserve?.length === 1
    ? left.map((filling) => {
        const card = cardName(filling);
        const column = 1 + after.tableau.findIndex(({ cards }) => cards.includes(filling));
        return t`${card} from the reserve to column ${column}.`;
      })
    : [];
}

/** Why no move is left, as a sentence. */
export function whyStuck(setup: Setup): string {
  const { stock: turned, cells } = setup;
  const stock = stockSize(setup) <= 0 ? 'none' : turned === 'rows' ? 'rows' : 'turned';
  if (cells === 0)
    return t`${select(stock, {
      turned: 'No card can be played, not even from the stock.',
      rows: 'No card can be played, and the stock is empty.',
      other: 'No card can be played.',
    })}`;
  return cells === 1
    ? t`${select(stock, {
        turned: 'No card can be played, not even from the stock, and the free cell is taken.',
        rows: 'No card can be played, and the stock is empty, and the free cell is taken.',
        other: 'No card can be played, and the free cell is taken.',
      })}`
    : t`${select(stock, {
        turned: 'No card can be played, not even from the stock, and every free cell is taken.',
        rows: 'No card can be played, and the stock is empty, and every free cell is taken.',
        other: 'No card can be played, and every free cell is taken.',
      })}`;
}
