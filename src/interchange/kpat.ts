import { t } from '@lingui/core/macro';
import { CARDS_IN_SUIT, KING, makeCard, RANK_WORDS, SUITS, suitOf } from '../engine/card';
import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';
import { parseVariant, type VariantId } from '../games/index';
import type { PositionCard, PositionPile, TextFault } from '../games/positions';
import type { CardLine, Parse, TextPiles } from './forms';

// Saved games of KPatience: XML with every state of the game as changes to the one before. Source: docs/sources.md, KPatience.

/** The games of KPatience whose piles tell no rules, by their type and options. */
const GAMES: Readonly<Record<string, (options: string) => string>> = {
  klondike: (options) => (options === '1' ? 'klondike-1' : 'klondike-3'),
  spider: (options) => `spider;suits=${['1', '2'].includes(options) ? options : '4'}`,
  golf: () => 'golf',
  yukon: () => 'yukon',
  simplesimon: () => 'simple-simon',
};

const BY_PILES = ['freecell', 'castle', 'bakersdozen'];

/** More cards than any game has. */
const MAX_CARDS = 500;

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly line: number;
}

/** The opening tags of a text in XML, in order. */
function* tagsOf(text: string): Generator<Tag, void> {
  let line = 1;
  let before = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const end = text.indexOf('>', at);
    for (; before < at; before++) if (text[before] === '\n') line++;
    if (end < 0) return;
    const inside = text.slice(at + 1, end);
    at = end;
    const [, name] = /^([a-z][a-z-]*)(?=[\s/]|$)/i.exec(inside) ?? [];
    if (name === undefined) continue;
    const pairs = inside.matchAll(/([a-z][a-z-]{0,40})="([^"]*)"/gi);
    const attributes = Object.fromEntries([...pairs].map(([, key, value]) => [key, value]));
    yield { name, attributes, line };
  }
}

/** The piles by their names in KPatience, and where each card lies. */
interface Table {
  readonly piles: Map<string, { id: string; card: PositionCard }[]>;
  readonly pileOf: Map<string, string>;
}

/** Parses a saved game as it stands. */
export const parseKpat: Parse = (text) => {
  const table: Table = { piles: new Map(), pileOf: new Map() };
  let game: VariantId | undefined;
  let [pile, at] = ['', 0];
  let [isSaved, isCurrent] = [false, false];
  for (const tag of tagsOf(text)) {
    const { name, attributes, line } = tag;
    if (!isSaved) {
      const read = gameOfTag(tag);
      if (!read.ok) return read;
      game = read.value;
      isSaved = true;
    } else if (name === 'state') {
      if (isCurrent) break;
      isCurrent = attributes.current === 'true';
    } else if (name === 'move') {
      pile = attributes.pile ?? '';
      at = /^\d{1,3}$/.test(attributes.position ?? '') ? Number(attributes.position) : 0;
    } else if (name === 'card') {
      const fault = place(table, attributes, pile, at++);
      if (fault) return err({ line, sentence: fault });
    }
  }
  if (!isSaved || table.pileOf.size === 0)
    return err({ sentence: t`There are no cards in this saved game.` });
  return ok({ ...pilesOf(table), game });
};

/** The game of a saved game; undefined if its piles tell which it is. */
function gameOfTag({ name, attributes, line }: Tag): Result<VariantId | undefined, TextFault> {
  const type = attributes['game-type'] ?? '';
  if (name !== 'kpat-game')
    return err({
      line,
      sentence: t`Of texts in XML, only games that KPatience saved can be read.`,
    });
  if (BY_PILES.includes(type)) return ok(undefined);
  const own = Object.hasOwn(GAMES, type) ? GAMES[type] : undefined;
  const game = own && parseVariant(own(attributes['game-type-options'] ?? ''));
  if (game?.ok) return game;
  const shown = quote(type);
  return err({ line, sentence: t`The game ${shown} of KPatience is not known here.` });
}

/** Puts a card into a pile; a sentence says what is wrong with it. */
function place(
  { piles, pileOf }: Table,
  { id = '', suit = '', rank = '', turn }: Readonly<Record<string, string>>,
  name: string,
  at: number,
): string | undefined {
  const suitIndex = SUITS.findIndex((each) => each.toLowerCase() === suit);
  const rankIndex = RANK_WORDS.indexOf(rank);
  if (suitIndex < 0 || rankIndex < 0) {
    const written = quote(`${rank} of ${suit}`);
    return t`${written} is no card.`;
  }
  if (kindOf(name) === undefined) {
    const written = quote(name);
    return t`${written} is no pile of this game.`;
  }
  if (pileOf.size >= MAX_CARDS) return t`This saved game has too many cards.`;
  const from = piles.get(pileOf.get(id) ?? '');
  const index = from?.findIndex((each) => each.id === id) ?? -1;
  const [before] = index < 0 ? [] : (from?.splice(index, 1) ?? []);
  const isFaceDown = turn === undefined ? before?.card.isFaceDown : turn === 'face-down';
  const to = piles.get(name) ?? [];
  to.splice(at, 0, { id, card: { card: makeCard(suitIndex, rankIndex), isFaceDown } });
  piles.set(name, to);
  pileOf.set(id, name);
  return undefined;
}

const KINDS = [
  ['tableau', /^(?:play|store|stack)\d{1,2}$/],
  ['foundations', /^(?:target|legs)\d{1,2}$/],
  ['cells', /^freecell\d{1,2}$/],
  ['stock', /^(?:talon|redeals\d)$/],
  ['waste', /^(?:pile|waste)$/],
] as const;
type Kind = (typeof KINDS)[number][0];

const kindOf = (name: string): Kind | undefined => KINDS.find(([, each]) => each.test(name))?.[0];

function pilesOf({ piles }: Table): TextPiles {
  const numbered = (kind: Kind): readonly PositionPile[] => {
    const found: PositionPile[] = [];
    for (const [name, cards] of piles) {
      if (kindOf(name) === kind)
        found[Number(/\d*$/.exec(name)?.[0])] = cards.map(({ card }) => card);
    }
    return Array.from(found, (pile = []) => pile);
  };
  const known = (pile: PositionPile): PositionPile => pile.map(({ card }) => ({ card }));
  // What lies on legs of a spider is a whole suit.
  const foundations = numbered('foundations').map((pile) => {
    const [first] = pile;
    return pile.length === CARDS_IN_SUIT && first?.card !== undefined
      ? [{ card: makeCard(suitOf(first.card), KING) }]
      : known(pile);
  });
  return {
    isExact: true,
    lines: numbered('tableau').map((cards): CardLine => ({ cards, isColumn: true })),
    foundations,
    cells: numbered('cells').map(known),
    // The first pile of several is dealt first.
    stock: known(numbered('stock').toReversed().flat()),
    waste: known(numbered('waste').flat()),
  };
}
