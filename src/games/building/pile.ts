import { KIND_NAMES, type Pile } from '../../engine/pile';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { listed } from '../../engine/words';

/** The letters of the kinds of pile in the line of a move. */
const LETTERS = { waste: 'w', tableau: 'c', foundation: 'f' } as const;

type Kind = keyof typeof LETTERS;

/** How many piles of each kind a game has; it has none of a kind that is left out. */
export type PileCounts = Readonly<Partial<Record<Kind, number>>>;

/** A pile as the line of a move names it: `c6`, `f2`, `w`. */
export const formatPile = ({ kind, index }: Pile): string =>
  kind === 'waste' ? LETTERS.waste : `${LETTERS[kind as Kind]}${index}`;

/** Parses such a name; the error is a sentence. */
export function parsePile(word: string, counts: PileCounts): Result<Pile, string> {
  if (word === LETTERS.waste && counts.waste) return ok({ kind: 'waste', index: 1 });
  const [, letter, digits = ''] = /^([a-z])(\d+)$/.exec(word) ?? [];
  const kinds = (Object.keys(LETTERS) as Kind[]).filter((kind) => counts[kind] !== undefined);
  const kind = kinds.find((each) => each !== 'waste' && LETTERS[each] === letter);
  if (!kind) {
    const names = kinds.map((each) => {
      const name = LETTERS[each];
      return each === 'waste' ? name : `${name}1 to ${name}${counts[each]}`;
    });
    return err(`${quote(word)} is not a pile; piles are ${listed(names, 'and')}.`);
  }
  const index = Number(digits);
  const last = counts[kind] ?? 0;
  if (index >= 1 && index <= last) return ok({ kind, index });
  const name = KIND_NAMES[kind];
  return err(`There is no ${name} ${quote(digits)}; ${name}s are ${letter}1 to ${letter}${last}.`);
}
