import { formatCardSet, parseCardSet } from '../engine/cardSet';
import type { VariantDeal } from '../games/index';
import { formatRecord, type GameRecord } from './record';

/**
 * Both states of a game as one, if the moves of one continue those of the other; else as two games of the deal, of which the
 * older has an id of its own. The order of the states does not matter.
 */
export function merge(a: GameRecord, b: GameRecord): readonly [GameRecord, GameRecord?] {
  const [newer, older] = orderOf(a, b) >= 0 ? [a, b] : [b, a];
  if (newer.moves.startsWith(older.moves)) return [withSeen(newer, older)];
  if (newer.result !== 'won' && older.moves.startsWith(newer.moves)) {
    return [withSeen(continued(newer, older), older)];
  }
  return [newer, { ...older, id: idOfLine(older) }];
}

/** These states of games, those of one game merged. Of games of two deals with one id the first stays. */
export function mergeAll(states: Iterable<GameRecord>): readonly GameRecord[] {
  const games = new Map<string, GameRecord>();
  function add(state: GameRecord): void {
    const known = games.get(state.id);
    if (known && !isSameDeal(known, state)) return;
    const [kept, cut] = known ? merge(known, state) : [state];
    games.set(kept.id, kept);
    if (cut) add(cut);
  }
  for (const state of states) add(state);
  return [...games.values()];
}

export const isSameDeal = (a: VariantDeal, b: VariantDeal): boolean =>
  a.variant === b.variant && a.deal === b.deal;

/** Positive if `a` is the newer of two states: a won one, then that of the higher revision. Only equal states give 0. */
function orderOf(a: GameRecord, b: GameRecord): number {
  const order =
    Number(a.result === 'won') - Number(b.result === 'won') ||
    a.revision - b.revision ||
    a.cursor - b.cursor;
  if (order !== 0) return order;
  // The moves come last: merging may add some.
  const [one, other] = [a, b].map((state) => [factsInText(state), formatRecord(state)].join('\n'));
  return one === other ? 0 : String(one) > String(other) ? 1 : -1;
}

/** Everything but the moves and where they led. */
const factsInText = ({ result: _result, ended: _ended, ...facts }: GameRecord): string =>
  formatRecord({ ...facts, moves: '' });

/** The newer state with the moves that only the older has, which can be redone. */
function continued(newer: GameRecord, { moves, result, ended }: GameRecord): GameRecord {
  const { result: _result, ended: _ended, ...facts } = newer;
  return { ...facts, moves, ...(result && { result }), ...(ended !== undefined && { ended }) };
}

/** A state with the cards that were seen in either of two. A won one stays as it is. */
function withSeen(state: GameRecord, { seen }: GameRecord): GameRecord {
  if (!seen || seen === state.seen || state.result === 'won') return state;
  const cards = [...parseCardSet(state.seen ?? ''), ...parseCardSet(seen)];
  return { ...state, seen: formatCardSet(cards) };
}

/** The id of a game that was cut off: the same each time, so that merging again adds nothing. */
const idOfLine = ({ id, moves }: GameRecord): string => `${id.slice(0, 40)}-${hash(id + moves)}`;

/** 64 bits of a text, in hexadecimal. */
function hash(text: string): string {
  let [a, b] = [0x811c9dc5, 0x9e3779b9];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
  }
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
