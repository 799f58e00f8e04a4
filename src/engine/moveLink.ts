import { t } from '@lingui/core/macro';
import type { AnyGame } from './game';
import type { AnyHistory } from './history';
import { encodeGame, MAX_LINK_MOVES } from './moveCode';
import { err, type Result } from './result';

/**
 * The moves up to the cursor, for a link: the version `1`, then each move’s index in `legalMoves` as a digit of
 * base 64, or as `.` and two digits. The error is a sentence.
 */
export function encodeMoves(game: AnyGame, history: AnyHistory): Result<string, string> {
  const { cursor } = history;
  if (cursor > MAX_LINK_MOVES) {
    return err(
      t`A link holds at most ${MAX_LINK_MOVES} moves, and these are ${cursor}; save them as a file.`,
    );
  }
  const code = encodeGame(game, history, cursor);
  if (code.ok) return code;
  const move = code.error + 1;
  return err(t`Move ${move} does not fit into a link; save the moves as a file.`);
}
