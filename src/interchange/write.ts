import { ok, type Result } from '../engine/result';
import { layoutOf, setupOfVariant, type VariantId } from '../games/index';
import type { Position } from '../games/positions';
import { formatBoard } from './board';
import type { WrittenForm } from './forms';
import { formatPiles } from './piles';
import { formatSolvitaireDeal } from './solvitaireDeal';

/** A position of a game in a form, ending with a line break. The error is a sentence that says why the form cannot hold it. */
export function writePosition(
  id: VariantId,
  position: Position,
  form: WrittenForm,
): Result<string, string> {
  switch (form) {
    case 'piles':
      return ok(`${formatPiles(position, layoutOf(id) && setupOfVariant(id))}\n`);
    case 'board':
      return ok(formatBoard(id, position));
    case 'solvitaire':
      return formatSolvitaireDeal(id, position);
  }
}
