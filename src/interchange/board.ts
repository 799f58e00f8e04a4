import { t } from '@lingui/core/macro';
import { faceCode, noCard } from '../engine/card';
import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';
import { linesAsText } from '../engine/textTable';
import { normaliseTyped } from '../engine/typedText';
import { removalSetupOf, type VariantId } from '../games/index';
import type { Position, PositionCard, PositionPile, TextFault } from '../games/positions';
import { cardsOfWord, namesToCodes } from './cards';
import { type CardLine, linesOf, type TextPiles } from './forms';
import { gameInWords } from './gameNames';

// Boards as Freecell Solver and PySolFC write them, and as people type them: a column a line, other piles after their names. Source:
// docs/sources.md, Boards of other programs.

/** More than any board has; other texts are no boards. */
const MAX_LENGTH = 100_000;

/** The piles that have a name, by the ways in which it is written. */
const NAMED = [
  ['foundations', /^(?:foundations?|founds?|fnd|home ?cells?|hole)\s*:/i],
  ['cells', /^(?:free ?cells?|cells?|fc)\s*:/i],
  ['stock', /^(?:talon|stock|deck)\s*:/i],
  ['waste', /^waste\s*:/i],
  ['reserve', /^reserves?\s*:/i],
  ['discard', /^(?:gone|discard|removed)\s*:/i],
  ['redeals', /^redeals?\s*:/i],
] as const;
type Named = (typeof NAMED)[number][0];

/** What may stand before the cards of a column: a colon, a bullet, or the column’s number. */
const BEFORE =
  /^(?::|[*•]|(?:columns?|col|stack|tableau|pile|row|c|t)?\s*#?\d{1,2}\s*[:)](?=\s|$)|tableau\s*:)\s*/i;

interface Board {
  readonly lines: CardLine[];
  /** True if a colon stands before each line. */
  isExact: boolean;
  readonly named: Partial<Record<Exclude<Named, 'redeals'>, CardLine['cards']>>;
  redeals?: number | undefined;
  game?: VariantId | undefined;
}

export function parseBoard(text: string): Result<TextPiles, TextFault> {
  if (text.length > MAX_LENGTH)
    return err({
      sentence: t`A position has at most ${MAX_LENGTH} characters; this text has more.`,
    });
  const board: Board = { lines: [], isExact: true, named: {} };
  const written = namesToCodes(normaliseTyped(text).replace(/[\ufe0e\ufe0f]/g, ''));
  for (const [i, line] of linesOf(written).entries()) {
    const fault = readLine(board, line.replace(/^[>\s]*>\s?/, '').trim(), i + 1);
    if (fault) return err(fault);
  }
  const { lines, isExact, named, redeals, game } = board;
  if (lines.every(({ cards }) => cards.length === 0) && Object.keys(named).length === 0)
    return err({ sentence: t`There are no cards in this text.` });
  const { foundations, cells, reserve, stock, waste, discard } = named;
  return ok({
    lines,
    ...(isExact && { isExact }),
    game,
    redeals,
    cells: cells?.map(pileOf),
    reserve: reserve?.map(pileOf),
    foundations: foundations?.map(pileOf),
    stock: stock?.filter(isCard).toReversed(),
    waste: waste?.filter(isCard),
    discard: discard?.filter(isCard),
  });
}

/** Adds what a line says; or answers with what is wrong with it. */
function readLine(board: Board, typed: string, line: number): TextFault | undefined {
  if (/^(?:#|```)/.test(typed)) {
    board.game ??= gameInWords(typed);
    return undefined;
  }
  const [name, pattern = BEFORE] = NAMED.find(([, begins]) => begins.test(typed)) ?? [];
  const rest = typed.replace(pattern, '').trim();
  const words = rest.split(/[\s,;|/·]+/).filter(Boolean);
  if (name === 'redeals') {
    board.redeals = Number(rest);
    return isCount(rest) ? undefined : { line, sentence: noCount(rest) };
  }
  const cards: (PositionCard | undefined)[] =
    name === 'stock' && isCount(rest) ? unknownCards(Number(rest), line) : [];
  for (const word of cards.length > 0 ? [] : words) {
    const read = name === 'foundations' ? cardsOfTop(word) : cardsOfTableWord(word);
    if (read) for (const card of read) cards.push(card && { ...card, line });
    else if (name || !isProse(words)) return { line, sentence: noCard(word) };
    else {
      board.game ??= gameInWords(typed);
      return undefined;
    }
  }
  if (name) {
    board.named[name] = cards;
    return undefined;
  }
  board.isExact &&= typed === '' || typed.startsWith(':');
  board.lines.push({ cards, isColumn: words.length > 0 || rest !== typed });
  return undefined;
}

const isCard = (card: PositionCard | undefined): card is PositionCard => card !== undefined;

const pileOf = (card: PositionCard | undefined): PositionPile => (card ? [card] : []);

const isCount = (text: string): boolean => /^\d{1,3}$/.test(text);

function noCount(text: string): string {
  const written = quote(text);
  return t`${written} is not a number of redeals.`;
}

const unknownCards = (count: number, line: number): PositionCard[] =>
  Array.from({ length: count }, () => ({ line }));

type Words = readonly (PositionCard | undefined)[] | undefined;

/** The cards of a word; `-` is an empty place. */
const cardsOfTableWord = (word: string): Words =>
  /^-{1,2}$/.test(word) ? [undefined] : cardsOfWord(word);

/** The same of a word for the top of a foundation: `H-6`, `6H` or, for an empty one, `H-0`. */
const cardsOfTop = (word: string): Words =>
  /^[HDCS]-?0$/i.test(word) ? [] : cardsOfTableWord(word);

/** True for a line of words rather than cards, such as a title. */
const isProse = (words: readonly string[]): boolean =>
  words.some((word) => /\p{L}{3}/u.test(word)) &&
  words.filter((word) => cardsOfTableWord(word)).length <= words.length / 3;

/** A position of a game as a board. A column without cards is a line with a colon alone. */
export function formatBoard(id: VariantId, position: Position): string {
  const { tableau, cells = [], reserve = [], foundations = [], redeals } = position;
  const { stock = [], waste = [], discard = [] } = position;
  const isHole = removalSetupOf(id)?.match === 'next';
  const hasFaces = tableau.flat().some(({ isFaceDown }) => isFaceDown);
  const word = ({ card, isFaceDown }: PositionCard): string => {
    const code = card === undefined ? '?' : faceCode(card);
    return isFaceDown && hasFaces ? `<${code}>` : code;
  };
  const words = (pile: PositionPile): string => pile.map(word).join(' ');
  const all = (piles: readonly PositionPile[]): string =>
    piles.map((pile) => words(pile) || '-').join(' ');
  const singles = (piles: readonly PositionPile[]): string =>
    piles.some((pile) => pile.length > 0) ? all(piles) : '';
  const tops = foundations.flatMap((pile) => pile.slice(-1)).map(topWord);
  const named: readonly (readonly [name: string, text: string])[] = [
    ['Foundations', isHole ? words(waste.slice(-1)) : tops.join(' ')],
    ['Freecells', singles(cells)],
    ['Reserve', singles(reserve)],
    ['Talon', words(stock.toReversed())],
    ['Waste', isHole ? '' : words(waste)],
    ['Gone', words(discard)],
    ['Redeals', redeals === undefined ? '' : String(redeals)],
  ];
  const rows = placeRows(id, position);
  return linesAsText([
    // Rows of a pyramid could be columns.
    ...(rows.length > 0 ? [`# ${id}`] : []),
    ...named.flatMap(([name, text]) => (text === '' ? [] : [`${name}: ${text}`])),
    ...rows.map(all),
    ...tableau.map((pile) => `: ${words(pile)}`.trimEnd()),
  ]);
}

/** `H-6` */
function topWord({ card }: PositionCard): string {
  const [rank, suit] = card === undefined ? '?' : faceCode(card);
  return `${suit}-${rank}`;
}

/** The single places of a game of removal, row by row. */
function placeRows(id: VariantId, { places = [] }: Position): readonly (readonly PositionPile[])[] {
  const rows: PositionPile[][] = [];
  for (const [i, { row }] of (removalSetupOf(id)?.places ?? []).entries()) {
    const pile = places[i];
    if (pile) rows[row] = [...(rows[row] ?? []), pile];
  }
  return rows;
}
