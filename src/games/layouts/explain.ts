import { plural, select, t } from '@lingui/core/macro';
import { type Card, cardName, rankOf, theCard } from '../../engine/card';
import type { Refusal } from '../../engine/game';
import { type Pile, WASTE } from '../../engine/pile';
import { listed } from '../../locales/format';
import { gameWon } from '../common/words';
import { takesAny } from './building';
import type { FullLayout } from './layout';
import { lastRanksOnly, neededAtFoundation, neededInColumn, ranksOnEmpty } from './needs';
import type { LayoutReason } from './rules';
import {
  alreadyOnPile,
  foundationInWords,
  onlyTopMoves,
  pileIsEmpty,
  runsLeave,
  staysEmpty,
  staysThere,
} from './words';

/** A sentence saying why a move is refused. */
export function explain(setup: FullLayout, refused: Refusal<LayoutReason>): string {
  const { reason, cards, piles } = refused;
  const [from = WASTE, to = from, ...helping] = piles;
  switch (reason) {
    case 'game won':
      return gameWon();
    case 'no such pile':
      return explainMissing(from);
    case 'same pile':
      return alreadyOnPile(setup, from);
    case 'not a count':
      return t`The number of cards must be 1 or more.`;
    case 'empty pile':
      return pileIsEmpty(setup, from);
    case 'no return':
      return staysThere();
    case 'no target':
      return t`No card can be put there.`;
    case 'only the top':
      return onlyTopMoves(setup, from);
    case 'too few cards':
      return explainShort(from, cards);
    case 'too few face up':
      return explainFaceUp(cards);
    case 'not in order':
      return explainOrder(setup, cards);
    case 'not in suit':
      return explainSuit(cards);
    case 'one at a time':
      return explainSingle(to);
    case 'too many':
      return explainTooMany(setup, cards.length, helping);
    case 'by itself':
      return runsLeave();
    case 'nothing to draw':
      return t`The stock and the waste are empty.`;
    case 'no redeal':
      return t`The waste can’t be turned over: no redeals are left.`;
    case 'stock empty':
      return t`The stock is empty.`;
    case 'column empty':
      return explainUnfilled(piles);
    case 'stays empty':
      return staysEmpty();
    case 'kings only':
      return lastRanksOnly(setup);
    default:
      return explainMisfit(setup, reason, cards, to);
  }
}

/** `There is no column 9.` */
const explainMissing = ({ kind, index }: Pile): string =>
  t`${select(kind, {
    waste: 'There is no waste.',
    foundation: `There is no foundation ${index}.`,
    cell: `There is no free cell ${index}.`,
    reserve: `There is no reserve pile ${index}.`,
    other: `There is no column ${index}.`,
  })}`;

/** Why a card does not go on the card at a pile’s end. */
function explainMisfit(
  setup: FullLayout,
  reason: 'cell taken' | 'first rank' | 'last rank' | 'does not fit',
  [head, top]: readonly Card[],
  to: Pile,
): string {
  const moved = head as Card;
  const card = cardName(moved);
  switch (reason) {
    case 'cell taken': {
      const { index } = to;
      const other = theCard(top as Card);
      return t`Free cell ${index} holds ${other}.`;
    }
    case 'first rank': {
      const finding = found(to, top);
      return t`${card} needs an empty foundation; ${finding}.`;
    }
    case 'last rank':
      return setup.base === 'deal'
        ? t`Nothing goes on the rank that begins the foundations.`
        : ranksOnEmpty(rankOf(moved));
    case 'does not fit': {
      const isUp = to.kind === 'foundation';
      const needed = isUp ? neededAtFoundation(moved) : listed(neededInColumn(setup, moved), 'or');
      const finding = found(to, top);
      return t`${card} needs ${needed}; ${finding}.`;
    }
  }
}

/** What a card finds at a pile: `column 4 ends in the 9 of Clubs`, `foundation 2 has clubs up to 4`. */
function found({ kind, index }: Pile, top: Card | undefined): string {
  if (top === undefined)
    return t({
      message: `${select(kind, { foundation: `foundation ${index} is empty`, other: `column ${index} is empty` })}`,
      comment: 'in “4 of Clubs needs the 3 of Clubs; foundation 2 is empty.”',
    });
  if (kind === 'foundation') {
    const cards = foundationInWords([top]);
    return t({
      message: `foundation ${index} has ${cards}`,
      comment: 'in “9 of Clubs needs the 8 of Clubs; foundation 2 has clubs up to 4.”',
    });
  }
  const card = theCard(top);
  return t({
    message: `column ${index} ends in ${card}`,
    comment: 'in “7 of Hearts needs a black 8; column 4 ends in the 9 of Clubs.”',
  });
}

const explainShort = ({ index }: Pile, { length }: readonly Card[]): string =>
  t`${plural(length, { one: `Column ${index} has only one card.`, other: `Column ${index} has only # cards.` })}`;

const explainFaceUp = ({ length }: readonly Card[]): string =>
  t`${plural(length, { one: 'Only the last card can move.', other: 'Only the last # cards can move.' })}`;

const explainOrder = ({ move }: FullLayout, { length }: readonly Card[]): string =>
  move === 'one'
    ? t`Only one card moves at a time.`
    : t`${plural(length, {
        one: 'Only the last card can move: the run is broken.',
        other: 'Only the last # cards can move: the run is broken.',
      })}`;

const explainSuit = ({ length }: readonly Card[]): string =>
  t({
    message: plural(length, {
      one: 'Only the last card can move: the card above is of another suit.',
      other: 'Only the last # cards can move: the card above is of another suit.',
    }),
    comment: 'the card above: dealt before it, partly covered by it',
  });

const explainSingle = ({ kind }: Pile): string =>
  t`${select(kind, {
    foundation: 'A foundation takes one card at a time.',
    cell: 'A free cell takes one card at a time.',
    other: 'A column takes one card at a time.',
  })}`;

function explainTooMany(setup: FullLayout, max: number, helping: readonly Pile[]): string {
  const help = helpInWords(setup, helping);
  return t`${plural(max, { one: `Only # card can move at once: ${help}.`, other: `Only # cards can move at once: ${help}.` })}`;
}

/** `2 free cells, no empty column` */
function helpInWords(setup: FullLayout, helping: readonly Pile[]): string {
  const count = (kind: Pile['kind']) => helping.filter((pile) => pile.kind === kind).length;
  const [cells, columns] = [count('cell'), count('tableau')];
  return takesAny(setup)
    ? t`${plural(cells, { 0: 'no free cell', one: '# free cell', other: '# free cells' })}, ${plural(columns, { 0: 'no empty column', one: '# empty column', other: '# empty columns' })}`
    : t`${plural(cells, { 0: 'no free cell', one: '# free cell', other: '# free cells' })}`;
}

function explainUnfilled(piles: readonly Pile[]): string {
  const columns = listed(
    piles.map(({ index }) => String(index)),
    'and',
  );
  const count = piles.length;
  return t`${plural(count, {
    one: `Fill column ${columns} first: no deal while a column is empty.`,
    other: `Fill columns ${columns} first: no deal while a column is empty.`,
  })}`;
}
