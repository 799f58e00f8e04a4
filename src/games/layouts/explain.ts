import { plural, select, t } from '@lingui/core/macro';
import { type Card, cardName, rankOf, theCard } from '../../engine/card';
import type { Refusal } from '../../engine/game';
import { type Pile, WASTE } from '../../engine/pile';
import { listed } from '../../locales/format';
import { gameWon } from '../common/words';
import { takesAny } from './building';
import type { FullLayout } from './layout';
import { lastRanksOnly, neededAtFoundation, neededInColumn, ranksOnEmpty } from './needs';
import {
  alreadyOnPile,
  foundationInWords,
  onlyTopMoves,
  pileIsEmpty,
  runsLeave,
  staysEmpty,
  staysThere,
} from './words';

/** What a refusal is about: where cards come from and where they go to, free piles that would help, and the cards. */
interface About extends Pick<Refusal, 'piles' | 'cards'> {
  readonly from: Pile;
  readonly to: Pile;
  readonly helping: readonly Pile[];
}

/** The reasons for which moves are refused, in sentences. */
const SENTENCES = {
  'game won': gameWon,
  'no such pile': (_, { from: { kind, index } }) =>
    t`${select(kind, {
      waste: 'There is no waste.',
      foundation: `There is no foundation ${index}.`,
      cell: `There is no free cell ${index}.`,
      reserve: `There is no reserve pile ${index}.`,
      other: `There is no column ${index}.`,
    })}`,
  'same pile': (setup, { from }) => alreadyOnPile(setup, from),
  'not a count': () => t`The number of cards must be 1 or more.`,
  'empty pile': (setup, { from }) => pileIsEmpty(setup, from),
  'no return': staysThere,
  'no target': () => t`No card can be put there.`,
  'only the top': (setup, { from }) => onlyTopMoves(setup, from),
  'too few cards': (_, { from: { index }, cards: { length } }) =>
    t`${plural(length, { one: `Column ${index} has only one card.`, other: `Column ${index} has only # cards.` })}`,
  'too few face up': (_, { cards: { length } }) =>
    t`${plural(length, { one: 'Only the last card can move.', other: 'Only the last # cards can move.' })}`,
  'not in order': ({ move }, { cards: { length } }) =>
    move === 'one'
      ? t`Only one card moves at a time.`
      : t`${plural(length, {
          one: 'Only the last card can move: the run is broken.',
          other: 'Only the last # cards can move: the run is broken.',
        })}`,
  'not in suit': (_, { cards: { length } }) =>
    t({
      message: plural(length, {
        one: 'Only the last card can move: the card above is of another suit.',
        other: 'Only the last # cards can move: the card above is of another suit.',
      }),
      comment: 'the card above: dealt before it, partly covered by it',
    }),
  'one at a time': (_, { to: { kind } }) =>
    t`${select(kind, {
      foundation: 'A foundation takes one card at a time.',
      cell: 'A free cell takes one card at a time.',
      other: 'A column takes one card at a time.',
    })}`,
  'too many': (setup, { cards, helping }) => explainTooMany(setup, cards.length, helping),
  'by itself': runsLeave,
  'nothing to draw': () => t`The stock and the waste are empty.`,
  'no redeal': () => t`The waste can’t be turned over: no redeals are left.`,
  'stock empty': () => t`The stock is empty.`,
  'column empty': (_, { piles }) => explainUnfilled(piles),
  'stays empty': staysEmpty,
  'kings only': lastRanksOnly,
  'cell taken': (_, { to: { index }, cards: [, top] }) => {
    const other = theCard(top as Card);
    return t`Free cell ${index} holds ${other}.`;
  },
  'first rank': (_, { to, cards: [head, top] }) => {
    const [card, finding] = [cardName(head as Card), found(to, top)];
    return t`${card} needs an empty foundation; ${finding}.`;
  },
  'last rank': ({ base }, { cards: [head] }) =>
    base === 'deal'
      ? t`Nothing goes on the rank that begins the foundations.`
      : ranksOnEmpty(rankOf(head as Card)),
  'does not fit': explainMisfit,
} satisfies Readonly<Record<string, (setup: FullLayout, about: About) => string>>;

/** Why a move is refused. */
export type LayoutReason = keyof typeof SENTENCES;

/** A sentence saying why a move is refused. */
export function explain(
  setup: FullLayout,
  { reason, piles, cards }: Refusal<LayoutReason>,
): string {
  const [from = WASTE, to = from, ...helping] = piles;
  return SENTENCES[reason](setup, { piles, cards, from, to, helping });
}

/** Why a card does not go on the card at a pile’s end. */
function explainMisfit(setup: FullLayout, { to, cards: [head, top] }: About): string {
  const moved = head as Card;
  const isUp = to.kind === 'foundation';
  const needed = isUp ? neededAtFoundation(moved) : listed(neededInColumn(setup, moved), 'or');
  const [card, finding] = [cardName(moved), found(to, top)];
  return t`${card} needs ${needed}; ${finding}.`;
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
