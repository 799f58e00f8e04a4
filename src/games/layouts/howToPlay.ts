import { plural, select, t } from '@lingui/core/macro';
import { ACE, articleKey, CARDS_IN_SUIT, rankKey } from '../../engine/card';
import { sum } from '../../engine/numbers';
import { joinSentences } from '../../locales/format';
import { firstNumberWord, numberWord } from '../../locales/numberWords';
import { aimInWords } from './aimInWords';
import { takesAny } from './building';
import { type FullLayout, type Layout, setupOf, stockSize } from './layout';

/** The rules of a game of columns in words, one paragraph each: the aim, the columns, the places aside, the stock. */
export function howToPlay(layout: Layout): readonly string[] {
  const full = setupOf(layout);
  return [aimInWords(full), columns(full), aside(full), stock(full)]
    .map((sentences) => joinSentences(sentences.map((sentence) => sentence || undefined)))
    .filter(Boolean);
}

type Sentences = readonly (string | false)[];

function columns(layout: FullLayout): Sentences {
  const { base, down, kingsUnder, move } = layout;
  return [
    dealtInWords(layout),
    kingsUnder &&
      t({
        message: 'Kings go to the bottom of their columns.',
        comment: 'to the bottom: dealt first, under the others',
      }),
    ...builtInWords(layout),
    base === 'deal' &&
      t`A king goes on an ace, but nothing on the rank that begins the foundations.`,
    base !== 'deal' && base !== ACE && t`In the columns, too, a king goes on an ace.`,
    move === 'all' && t`Any face-up card moves with all cards on it, in order or not.`,
    emptyInWords(layout),
    down.some((hidden) => hidden > 0) &&
      t`A face-down card that becomes the last of its column is turned up.`,
  ];
}

/** `Eight columns of six or seven cards, all face up.` */
function dealtInWords({ columns, down }: FullLayout): string {
  const [min, max] = [Math.min(...columns), Math.max(...columns)];
  const dealt = columnsInWords(columns.length);
  if (max === 1) return t`${dealt} of one card each.`;
  const allButLast = columns.every((size, i) => size - (down[i] ?? 0) === 1);
  const faces = sum(down) === 0 ? 'up' : allButLast ? 'down' : 'mixed';
  const isLastShort =
    columns.length > 2 && columns.every((size, i) => (size === max) === i < columns.length - 1);
  const cards = cardsInWords(max);
  if (min === max)
    return t`${dealt} of ${cards}, ${select(faces, { up: 'all face up', down: 'the last of each face up', other: 'some of them face down' })}.`;
  const [few, many] = [numberWord(min), numberWord(max)];
  if (isLastShort)
    return t`${dealt} of ${cards}, the last of ${few}, ${select(faces, { up: 'all face up', down: 'the last of each face up', other: 'some of them face down' })}.`;
  if (max - min === 1)
    return t`${dealt} of ${few} or ${many} cards, ${select(faces, { up: 'all face up', down: 'the last of each face up', other: 'some of them face down' })}.`;
  return t({
    message: `${dealt} of ${few} to ${many} cards, ${select(faces, { up: 'all face up', down: 'the last of each face up', other: 'some of them face down' })}.`,
    comment: 'few, many: numbers in words',
  });
}

/** `Eight columns` */
function columnsInWords(count: number): string {
  const number = firstNumberWord(count);
  return t({
    message: `${plural(count, { one: 'One column', 2: 'Two columns', other: `${number} columns` })}`,
    comment: 'the start of “Eight columns of six or seven cards, all face up.”',
  });
}

/** `thirteen cards`, after “of” */
function cardsInWords(count: number): string {
  const number = numberWord(count);
  return t({
    message: `${plural(count, { one: 'one card', 2: 'two cards', other: `${number} cards` })}`,
    comment: 'after “of”: “a reserve of thirteen cards”, “Ten columns of four cards”',
  });
}

/** How columns are built, and what moves between them. */
function builtInWords(layout: FullLayout): Sentences {
  const { move, build, suits, cells } = layout;
  const how = waysInWords(layout);
  const one = t`Build columns ${how}, one card at a time.`;
  if (move === 'one') return [one];
  if (move === 'all') return [t`Build columns ${how}.`];
  if (move === 'suit' && build !== 'suit' && suits > 1)
    return [t`Build columns ${how}; only cards of one suit in order move together.`];
  if (move !== 'helped') return [t`Build columns ${how}; cards in order move together.`];
  if (cells === 0 && !takesAny(layout)) return [one];
  const help = cells > 0 ? (takesAny(layout) ? 'both' : 'cells') : 'columns';
  return [
    t`Build columns ${how}.`,
    t`One card moves at a time; a run moves as one where ${select(help, { both: 'free cells and empty columns', cells: 'free cells', other: 'empty columns' })} would let you move it card by card.`,
  ];
}

/** `down in suit`, after “Build columns” */
function waysInWords(layout: FullLayout): string {
  const { upToo, suits } = layout;
  const build = suits === 1 ? 'single' : layout.build;
  return upToo
    ? t({
        message: `${select(build, {
          single: 'up or down',
          alternate: 'up or down in alternating colours',
          suit: 'up or down in suit',
          any: 'up or down, whatever the suit',
          colour: 'up or down in one colour',
          other: 'up or down in different suits',
        })}`,
        comment: 'after “Build columns”, as in “Build columns up or down in suit.”',
      })
    : t({
        message: `${select(build, {
          single: 'down',
          alternate: 'down in alternating colours',
          suit: 'down in suit',
          any: 'down, whatever the suit',
          colour: 'down in one colour',
          other: 'down in different suits',
        })}`,
        comment: 'after “Build columns”, as in “Build columns down in suit.”',
      });
}

function emptyInWords(layout: FullLayout): string | false {
  const { empty, base, move, stock } = layout;
  if (empty === 'reserve') return false;
  if (empty === 'any') {
    if (move === 'one') return t`An empty column takes any card.`;
    return move === 'all'
      ? t`An empty column takes any card, with the cards on it.`
      : t`An empty column takes any card or run.`;
  }
  if (empty === 'none')
    return stock === 'rows' && stockSize(layout) > 0
      ? t`An empty column stays empty until the next deal.`
      : t`An empty column stays empty.`;
  if (base === 'deal')
    return t({
      message: 'An empty column takes a card one rank below the first of the foundations.',
      comment: 'exactly one rank',
    });
  const rank = (base - 1 + CARDS_IN_SUIT) % CARDS_IN_SUIT;
  const [last, key] = [rankKey(rank), articleKey(rank)];
  return move === 'one'
    ? t`An empty column takes ${select(key, { A: 'an ace', eight: 'an 8', J: 'a jack', Q: 'a queen', K: 'a king', other: `a ${last}` })}.`
    : t`An empty column takes ${select(key, { A: 'an ace', eight: 'an 8', J: 'a jack', Q: 'a queen', K: 'a king', other: `a ${last}` })}, with the cards on it.`;
}

const aside = (layout: FullLayout): Sentences => [...cellsInWords(layout), reserveInWords(layout)];

function cellsInWords({ cells, held }: FullLayout): Sentences {
  const all = firstNumberWord(cells);
  const some = firstNumberWord(held);
  return [
    cells > 0 &&
      t`${plural(cells, { one: 'One free cell holds one card.', 2: 'Two free cells hold one card each.', other: `${all} free cells hold one card each.` })}`,
    held > 0 &&
      held === cells &&
      t`${plural(cells, { one: 'It has a card from the start.', other: 'All of them have a card from the start.' })}`,
    held > 0 &&
      held < cells &&
      t`${plural(held, { one: 'One of them has a card from the start.', 2: 'Two of them have a card from the start.', other: `${some} of them have a card from the start.` })}`,
  ];
}

function reserveInWords({ reserve, empty }: FullLayout): string | false {
  const piles = reserve.length;
  if (piles === 0) return false;
  const cards = cardsInWords(reserve[0] ?? 0);
  if (piles === 1) {
    return empty === 'reserve'
      ? t`A reserve of ${cards} fills empty columns at once; when it is used up, an empty column takes any card. Its top card can also be played.`
      : t`The top card of a reserve of ${cards} can be played.`;
  }
  const number = numberWord(piles);
  return reserve.every((size) => size === 1)
    ? t`${plural(piles, { 2: 'The two cards of the reserve can be played at any time.', other: `The ${number} cards of the reserve can be played at any time.` })}`
    : t`${plural(piles, { 2: 'The reserve has two piles, of which the top cards can be played.', other: `The reserve has ${number} piles, of which the top cards can be played.` })}`;
}

function stock(layout: FullLayout): Sentences {
  const { stock: turned, full, columns } = layout;
  const left = stockSize(layout);
  if (left === 0) return [];
  if (turned !== 'rows')
    return [turnedInWords(layout, turned), t`The top card of the waste can be played.`];
  if (left < columns.length) {
    const number = numberWord(left);
    return [
      t`${plural(left, { one: 'The stock is one card, dealt to the first columns.', 2: 'The stock is two cards, dealt to the first columns.', other: `The stock is ${number} cards, dealt to the first columns.` })}`,
    ];
  }
  return [
    full
      ? t`A tap on the stock deals a card to each column, as long as none is empty.`
      : t`A tap on the stock deals a card to each column.`,
  ];
}

function turnedInWords({ redeals }: FullLayout, turned: number): string {
  if (redeals < 0)
    return t`Turn ${plural(turned, { one: 'one card', 2: 'two cards', other: 'three cards' })} at a time, as often as you like.`;
  if (redeals === 0)
    return t`Turn ${plural(turned, { one: 'one card', 2: 'two cards', other: 'three cards' })} at a time, once through the stock.`;
  const times = numberWord(redeals);
  return t({
    message: `Turn ${plural(turned, { one: 'one card', 2: 'two cards', other: 'three cards' })} at a time, and turn the waste over ${plural(redeals, { one: 'once', 2: 'twice', other: `${times} times` })} at most.`,
    comment: 'times: a number in words',
  });
}
