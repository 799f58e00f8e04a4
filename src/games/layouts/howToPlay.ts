import { ACE, CARDS_IN_SUIT, KING, rankName } from '../../engine/card';
import { capital, uncapital } from '../../engine/words';
import { foundationCount, type Layout, type Setup, setupOf, stockSize, sum } from './layout';
import { BUILD_WORDS } from './needs';

const NUMBERS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

const inWords = (n: number): string => NUMBERS[n] ?? String(n);

/** `one card`, `eight columns`. */
const count = (n: number, noun: string): string => `${inWords(n)} ${noun}${n === 1 ? '' : 's'}`;

/** `once`, `twice`, `three times`. */
const times = (n: number): string => ['', 'once', 'twice'][n] || `${inWords(n)} times`;

/** A rank within a sentence: `ace`, `2`, `king`. */
const rank = (n: number): string => uncapital(rankName(n % CARDS_IN_SUIT));

const ranks = (n: number): string => {
  const name = rank(n);
  return /\d/.test(name) ? `${inWords(n + 1)}${name === '6' ? 'es' : 's'}` : `${name}s`;
};

/** The rules of a described game in words, one paragraph each: the aim, the columns, the places aside, the stock. */
export function howToPlay(layout: Layout): readonly string[] {
  const full = setupOf(layout);
  return [aim(full), columns(full), aside(full), stock(full)]
    .map((sentences) => sentences.filter(Boolean).join(' '))
    .filter(Boolean);
}

type Sentences = readonly (string | false)[];

function aim(layout: Setup): Sentences {
  const foundations = foundationCount(layout);
  if (layout.goal === 'runs') {
    return [
      packInWords(layout),
      `Put whole suits together in the columns, from king to ace. A whole suit leaves by itself; you win when all ${inWords(foundations)} have left.`,
    ];
  }
  const { base, back } = layout;
  const build = `Build each ${foundations > 4 ? `of the ${inWords(foundations)} foundations` : 'foundation'} up in suit`;
  return [
    packInWords(layout),
    startInWords(layout),
    base === ACE && `${build} from the ${rank(ACE)} to the ${rank(KING)}.`,
    base === 'deal' && `${build}, with the ace after the king.`,
    base !== ACE &&
      base !== 'deal' &&
      `${build} from the ${rank(base)} to the ${rank(base - 1 + CARDS_IN_SUIT)}, with the ace after the king.`,
    back ? 'The top card of a foundation may go back to a column.' : 'A card there stays there.',
  ];
}

const packInWords = ({ decks, suits }: Setup): string | false => {
  if (decks === 1 && suits === 4) return false;
  const cards = `${decks === 2 ? 'Two decks' : 'One deck'}`;
  if (suits === 4) return `${cards}.`;
  return suits === 2 ? `${cards} of hearts and spades.` : `${cards} of spades alone.`;
};

function startInWords(layout: Setup): string | false {
  const { base, start } = layout;
  const all = foundationCount(layout);
  if (start === 0) return false;
  if (base === 'deal') {
    return start === 1
      ? 'The first card dealt begins the first foundation; the others begin with the same rank.'
      : `The first card dealt lies at the top of the first column; the other ${inWords(start)} of its rank begin the foundations.`;
  }
  if (start === all) return `The ${ranks(base)} begin the foundations.`;
  const some = capital(start === 1 ? `one ${rank(base)}` : `${inWords(start)} ${ranks(base)}`);
  return `${some} ${start === 1 ? 'begins a foundation' : 'begin foundations'}.`;
}

function columns(layout: Setup): Sentences {
  const { down, kingsUnder, build, upToo, move } = layout;
  const words = `Build columns ${upToo ? 'up or down' : 'down'} ${BUILD_WORDS[build]}`;
  const built = build === 'any' ? words.replace(' whatever', ', whatever') : words;
  return [
    `${dealtInWords(layout)}.`,
    kingsUnder && 'Kings go to the bottom of their columns.',
    `${built}${moveInWords(layout)}`,
    move === 'all' && 'Any face-up card moves with all cards on it, in order or not.',
    emptyInWords(layout),
    down.some((hidden) => hidden > 0) &&
      'A face-down card that becomes the last of its column is turned up.',
  ];
}

/** `Eight columns of six or seven cards, all face up` */
function dealtInWords({ columns, down }: Setup): string {
  const [least, most] = [Math.min(...columns), Math.max(...columns)];
  const isLastShort =
    columns.length > 2 && columns.every((size, i) => (size === most) === i < columns.length - 1);
  const range = `${inWords(least)} ${most - least === 1 ? 'or' : 'to'} ${inWords(most)}`;
  const each =
    least === most || isLastShort
      ? `${count(most, 'card')}${isLastShort ? `, the last of ${inWords(columns.at(-1) ?? 0)}` : ''}${most === 1 ? ' each' : ''}`
      : `${range} cards`;
  const allButLast = columns.every((size, i) => size - (down[i] ?? 0) === 1);
  const faceDown = allButLast ? 'the last of each face up' : 'some of them face down';
  const faces = sum(down) > 0 ? `, ${faceDown}` : most > 1 ? ', all face up' : '';
  return `${capital(count(columns.length, 'column'))} of ${each}${faces}`;
}

function moveInWords({ move, build, suits, cells, empty }: Setup): string {
  if (move === 'one') return ', one card at a time.';
  if (move === 'all') return '.';
  if (move === 'suit' && build !== 'suit' && suits > 1)
    return '; only cards of one suit in order move together.';
  if (move !== 'helped') return '; cards in order move together.';
  const help = [
    ...(cells > 0 ? ['free cells'] : []),
    ...(empty === 'any' ? ['empty columns'] : []),
  ].join(' and ');
  return help === ''
    ? ', one card at a time.'
    : `. One card moves at a time; a run moves as one where ${help} would let you move it card by card.`;
}

function emptyInWords(layout: Setup): string | false {
  const { empty, base, move, stock } = layout;
  const moves = move === 'one' ? '' : move === 'all' ? ', with the cards on it' : ' or run';
  const isRows = stock === 'rows' && stockSize(layout) > 0;
  if (empty === 'reserve') return false;
  if (empty === 'any') return `An empty column takes any card${moves}.`;
  if (empty === 'none')
    return `An empty column stays empty${isRows ? ' until the next deal' : ''}.`;
  if (base === 'deal')
    return 'An empty column takes a card one rank below the first of the foundations.';
  const last = rank(base - 1 + CARDS_IN_SUIT);
  return `An empty column takes ${/^(8|ace)/.test(last) ? 'an' : 'a'} ${last}${move === 'one' ? '' : ', with the cards on it'}.`;
}

function aside({ cells, held, reserve, empty }: Setup): Sentences {
  const [first = 0] = reserve;
  const isSingle = reserve.every((size) => size === 1);
  return [
    cells > 0 &&
      `${capital(count(cells, 'free cell'))} ${cells === 1 ? 'holds one card' : 'hold one card each'}.`,
    held > 0 &&
      held === cells &&
      `${cells === 1 ? 'It has' : 'All of them have'} a card from the start.`,
    held > 0 &&
      held < cells &&
      `${capital(inWords(held))} of them ${held === 1 ? 'has' : 'have'} a card from the start.`,
    reserve.length === 1 &&
      (empty === 'reserve'
        ? `A reserve of ${count(first, 'card')} fills empty columns at once; when it is used up, an empty column takes any card. Its top card can also be played.`
        : `The top card of a reserve of ${count(first, 'card')} can be played.`),
    reserve.length > 1 &&
      (isSingle
        ? `The ${count(reserve.length, 'card')} of the reserve can be played at any time.`
        : `The reserve has ${count(reserve.length, 'pile')}, of which the top cards can be played.`),
  ];
}

function stock(layout: Setup): Sentences {
  const { stock: turned, redeals, full } = layout;
  const left = stockSize(layout);
  if (left === 0) return [];
  if (turned === 'rows') {
    const isOne = left < layout.columns.length;
    return [
      isOne
        ? `The stock is ${count(left, 'card')}, dealt to the first columns.`
        : `The stock deals a card to every column${full ? ' once none is empty' : ''}.`,
    ];
  }
  const passes =
    redeals < 0
      ? 'as often as you like'
      : redeals === 0
        ? 'once through the stock'
        : `and turn the waste over ${times(redeals)} at most`;
  return [
    `Turn ${count(turned, 'card')} at a time, ${passes}. The top card of the waste can be played.`,
  ];
}
