import { capital } from '../../engine/words';
import { gameOf, menuPlaceOf, optionsOf, valuesOf } from '../../games/all';
import { type Sweep, type SweptValue, sweptInWords } from '../../lab/sweep';
import { PLAYER_NAMES } from './text';

/** What a sweep compares: `Elevens by places`. */
export const sweepTitle = (sweep: Sweep): string =>
  `${menuPlaceOf(sweep.game).shared?.name ?? gameOf(sweep.game).name} by ${sweptInWords(sweep).toLowerCase()}`;

/** A value in words that stand alone: `12 places`, `Ace and king: nothing on a king`, `Random moves`. */
export function valueLabel({ over }: Sweep, { value, game, player }: SweptValue): string {
  const option = optionsOf(game).find(({ name }) => name === over);
  if (!option) return player === 'solver' ? 'Solver' : PLAYER_NAMES[player];
  // The value may stand for another game of the same options, whose name says it.
  const chosen = option.values.find((each) => each.value === valuesOf(game)[over]);
  if (!chosen) return value;
  return chosen.alone ? capital(chosen.alone) : `${option.label}: ${chosen.text}`;
}
