import { t } from '@lingui/core/macro';
import { faceCode, faceOf, parseFace } from '../../engine/card';
import { type DealId, positionCode } from '../../engine/dealId';
import { keysOf } from '../../engine/keysOf';
import { err, ok, type Result } from '../../engine/result';
import type { KnownState, Position, PositionCard, PositionPile, TextFault } from './position';

// A position as the end of an address: `t7hKS.0.4D-s9DTC-fAH.0.0.0`. A letter for each kind of pile, its piles with points between
// them, and each card as in `cardCode`; a small letter for the suit of a card that lies face down, `XX` for an
// unknown card, and 0 for an empty pile.

const LETTERS = {
  tableau: 't',
  places: 'p',
  cells: 'c',
  reserve: 'v',
  foundations: 'f',
  stock: 's',
  waste: 'w',
  discard: 'd',
} as const;
type Kind = keyof typeof LETTERS;
const KINDS = keysOf(LETTERS);
const REDEALS = 'n';
const UNKNOWN = 'XX';
/** Kinds of which a game has one pile. */
const SINGLE: readonly Kind[] = ['stock', 'waste', 'discard'];

/** The longest code of a game; no position of two decks needs more. */
const MAX_LENGTH = 1_000;

/** The deals of a game that begin with a position. */
interface PositionDeals<State> {
  /** The state that a deal begins with. Throws if the deal is not a position of the game. */
  stateOf(deal: DealId): State;
  /** Reads a code, and returns it as it is written; the error is a sentence. */
  parse(code: string): Result<string, string>;
}

/** The deals of a game, from what makes a state of a position, and a position of a state. */
export function positionDeals<State>(
  read: (position: Position) => Result<KnownState<State>, readonly TextFault[]>,
  write: (state: State) => Position,
): PositionDeals<State> {
  const stateOf = (position: Position): Result<State, readonly TextFault[]> => {
    const found = read(position);
    if (!found.ok) return found;
    const { state, unknown } = found.value;
    return unknown.length > 0 ? err([{ sentence: t`All cards must be known.` }]) : ok(state);
  };
  return {
    stateOf: (deal) => {
      const position = parsePositionCode(positionCode(deal));
      const state = position.ok ? stateOf(position.value) : position;
      if (!state.ok) throw new Error(`${deal} is not a position of the game`);
      return state.value;
    },
    parse: (text) => {
      const position = parsePositionCode(text);
      if (!position.ok) return position;
      const state = stateOf(position.value);
      if (!state.ok) return err(state.error[0]?.sentence ?? unreadable());
      return ok(formatPositionCode(write(state.value)));
    },
  };
}

/** A position as a code. Foundations are written as their top cards. */
export function formatPositionCode(position: Position): string {
  const parts = KINDS.flatMap((kind) => {
    const given = position[kind] ?? [];
    const piles = (SINGLE.includes(kind) ? [given] : given) as readonly PositionPile[];
    const written = kind === 'foundations' ? piles.map((pile) => pile.slice(-1)) : piles;
    const isSaid =
      kind === 'tableau' || kind === 'places' ? written.length > 0 : written.flat().length > 0;
    if (!isSaid) return [];
    return [LETTERS[kind] + written.map((pile) => pile.map(cardText).join('') || '0').join('.')];
  });
  const { redeals } = position;
  if (redeals !== undefined && redeals >= 0) parts.push(REDEALS + redeals);
  return parts.join('-');
}

function cardText({ card, isFaceDown }: PositionCard): string {
  if (card === undefined) return UNKNOWN;
  const [rank = '', suit = ''] = faceCode(faceOf(card));
  return rank + (isFaceDown ? suit.toLowerCase() : suit);
}

/** The position of a code; the error is a sentence. What the cards mean in a game is not checked. */
export function parsePositionCode(code: string): Result<Position, string> {
  if (code.length > MAX_LENGTH) return err(t`This is longer than any position.`);
  const piles: Partial<Record<Kind, readonly PositionPile[]>> = {};
  let redeals: number | undefined;
  for (const part of code.split('-')) {
    const rest = part.slice(1);
    const kind = KINDS.find((each) => LETTERS[each] === part[0]);
    if (part[0] === REDEALS && /^\d$/.test(rest) && redeals === undefined) {
      redeals = Number(rest);
      continue;
    }
    const read = rest.split('.').map(parsePile);
    const isTooMany = kind && SINGLE.includes(kind) && read.length > 1;
    if (!kind || piles[kind] || isTooMany || read.includes(undefined)) return err(unreadable());
    piles[kind] = read as readonly PositionPile[];
  }
  const { tableau = [], stock, waste, discard, ...lists } = piles;
  return ok({
    ...lists,
    tableau,
    ...(stock && { stock: stock[0] }),
    ...(waste && { waste: waste[0] }),
    ...(discard && { discard: discard[0] }),
    ...(redeals !== undefined && { redeals }),
  });
}

const unreadable = (): string => t`The position in this address cannot be read.`;

function parsePile(text: string): PositionPile | undefined {
  if (text === '0') return [];
  if (!/^(?:[A2-9TJQK][HDCS]|XX)+$/i.test(text)) return undefined;
  return (text.match(/../g) ?? []).map((word): PositionCard => {
    if (word.toUpperCase() === UNKNOWN) return { isFaceDown: true };
    const face = parseFace(word.toUpperCase());
    if (!face.ok) throw new Error(face.error);
    return { card: face.value, isFaceDown: /[hdcs]$/.test(word) };
  });
}
