import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { parseVariant, type VariantId } from '../../games/index';

/** Parses what follows `#/statistics/`: a game, or nothing for all games together; or a sentence saying what is wrong. */
export function parseStatisticsTarget(
  parts: readonly string[],
): Result<VariantId | undefined, string> {
  const [game, more] = parts;
  if (game === undefined) return ok(undefined);
  if (more !== undefined) return err(`The address goes on after the game: ${quote(more)}.`);
  return parseVariant(game);
}
