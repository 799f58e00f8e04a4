import { type Card, cardName } from '../../engine/card';
import { type Pile, pileInWords } from '../../engine/pile';
import { err, ok, type Result } from '../../engine/result';
import { capital } from '../../engine/words';

/** The foundation that takes the top card of a pile, if `foundation` is one; or a sentence saying why there is none. */
export function takenBy(
  foundation: Pile | undefined,
  card: Card | undefined,
  from: Pile,
): Result<Pile, string> {
  if (card === undefined) return err(`${capital(pileInWords(from))} is empty.`);
  return foundation ? ok(foundation) : err(`No foundation takes the ${cardName(card)}.`);
}
