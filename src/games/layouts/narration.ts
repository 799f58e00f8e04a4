import { plural, select, t } from '@lingui/core/macro';
import { cardName, suitName, suitOf } from '../../engine/card';
import { toPile } from '../../engine/pile';
import { withFullStop } from '../../locales/format';
import { redealsInWords } from '../common/words';
import { cardsOf, emptyPiles, headOf, type LayoutState, type Transfer } from './board';
import { type FullLayout, rowsOf, stockSize } from './layout';
import { isDraw, type LayoutMove } from './rules';
import { pileIsEmpty } from './words';

/** What a move did: `Queen of Hearts to column 4.` `Jack of Clubs revealed.` `name` says otherwise which cards went where. */
export function narrate(
  setup: FullLayout,
  before: LayoutState,
  move: LayoutMove,
  after: LayoutState,
  name?: (setup: FullLayout, before: LayoutState, move: LayoutMove) => string,
): readonly string[] {
  const revealed = after.tableau.flatMap(({ cards, hidden }, i) =>
    hidden < (before.tableau[i]?.hidden ?? 0) ? cards.slice(-1) : [],
  );
  return [
    isDraw(move)
      ? narrateDraw(setup, before, after)
      : name
        ? withFullStop(name(setup, before, move))
        : narrateTransfer(before, move),
    ...narrateSuits(setup, before, after),
    ...narrateFilled(before, move, after),
    ...revealed.map(cardName).map((card) => t`${card} revealed.`),
  ];
}

/** `Queen of Hearts and 1 more card to column 4.` */
function narrateTransfer(before: LayoutState, { from, to, count }: Transfer): string {
  const card = cardName(headOf(before, from, count));
  const more = count - 1;
  const target = toPile(to);
  return t({
    message: `${plural(more, { 0: `${card} ${target}.`, one: `${card} and # more card ${target}.`, other: `${card} and # more cards ${target}.` })}`,
    comment: '“8 of Hearts to column 4.”',
  });
}

/** The columns that a move has emptied: `Column 3 is empty.` */
export const aside = (
  setup: FullLayout,
  before: LayoutState,
  after: LayoutState,
): readonly string[] =>
  emptyPiles(after, 'tableau')
    .filter((pile) => cardsOf(before, pile)?.length)
    .map((pile) => pileIsEmpty(setup, pile));

function narrateDraw(setup: FullLayout, before: LayoutState, after: LayoutState): string {
  const { stock = [], waste = [], redealsLeft } = after;
  const drawn = (before.stock?.length ?? 0) - stock.length;
  if (setup.stock === 'rows') {
    const deals = rowsOf(setup, stock.length);
    return t`Dealt ${plural(drawn, { one: '# card', other: '# cards' })}; ${plural(deals, { 0: 'the stock is empty', one: '# deal left', other: '# deals left' })}.`;
  }
  const [card] = waste.slice(-1).map(cardName);
  if (card !== undefined)
    return t`Drew ${plural(drawn, { one: '# card', other: '# cards' })}, ${card} on top.`;
  const left = stock.length;
  if (redealsLeft === undefined)
    return t`Turned the waste over: ${plural(left, { one: '# card', other: '# cards' })} in the stock.`;
  const redeals = redealsInWords(redealsLeft);
  return t`Turned the waste over: ${plural(left, { one: '# card', other: '# cards' })} in the stock, ${redeals}.`;
}

const narrateSuits = ({ goal }: FullLayout, before: LayoutState, after: LayoutState) =>
  after.foundations.flatMap((cards, i) => {
    const [ace] = cards;
    const isNew = goal === 'runs' && ace !== undefined && before.foundations[i]?.length === 0;
    if (!isNew) return [];
    const suit = suitName(suitOf(ace));
    const number = i + 1;
    return [t`${suit} from king to ace to foundation ${number}.`];
  });

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
export function whyStuck(setup: FullLayout): string {
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
