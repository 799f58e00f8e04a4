import { t } from '@lingui/core/macro';
import { valueInName } from '../../engine/options';
import { optionsOf, titleOf, valuesOf } from '../../games/index';
import type { DealRange } from '../../lab/dealRange';
import { type Sweep, type SweptValue, sweptInWords } from '../../lab/sweep';
import { atStart, isEnglish } from '../../locales/format';
import { playerName } from './text';

/** A sweep, and which deals are played for each value. */
export interface SweepRun extends DealRange {
  readonly sweep: Sweep;
}

/** What varies, for use within a sentence: in English its label gets a small first letter. */
const overInSentence = (sweep: Sweep): string =>
  isEnglish() ? sweptInWords(sweep).toLowerCase() : sweptInWords(sweep);

/** What a sweep compares: `Elevens: places`. */
export function sweepTitle(sweep: Sweep): string {
  const game = titleOf(sweep.game);
  const varied = overInSentence(sweep);
  return t`${game}: ${varied}`;
}

/** Titles of the win rates by each setting; a label cannot be put into a sentence in every language. */
const RATE_TITLES: Readonly<Record<string, () => string>> = {
  cells: () => t`Win rate by free cells`,
  draw: () => t`Win rate by cards drawn`,
  drawn: () => t`Win rate by cards drawn`,
  passes: () => t`Win rate by passes`,
  places: () => t`Win rate by places`,
  player: () => t`Win rate by player`,
  redeals: () => t`Win rate by redeals`,
  return: () => t`Win rate by cards back from foundations`,
  rounds: () => t`Win rate by rounds`,
  suits: () => t`Win rate by suits`,
  wrap: () => t`Win rate by ace and king`,
};

/** `Win rate by places` */
export function rateTitle(sweep: Sweep): string {
  const title = RATE_TITLES[sweep.over];
  if (title) return title();
  const varied = overInSentence(sweep);
  return t({
    message: `Win rate by ${varied}`,
    comment: 'the label of an option as it stands, such as “Empty columns take”',
  });
}

/** A value in words that make sense alone: `12 places`, `Nothing on a king`, `Random moves`. */
export function valueLabel({ over }: Sweep, { value, game, player }: SweptValue): string {
  const option = optionsOf(game).find(({ name }) => name === over);
  if (!option) return player === 'solver' ? t`Solver` : playerName(player);
  // The value may name another game with the same options.
  const chosen = option.values.find((each) => each.value === valuesOf(game)[over]);
  if (!chosen) return value;
  return atStart(chosen.inName());
}

/** A short label for an axis, which names the option already: `12`, `Nothing on a king`. */
export function valueTick(sweep: Sweep, swept: SweptValue): string {
  if (/^\d+$/.test(swept.value)) return swept.value;
  const option = optionsOf(swept.game).find(({ name }) => name === sweep.over);
  const chosen = option?.values.find(({ value }) => value === swept.value);
  return chosen ? chosen.text() : valueLabel(sweep, swept);
}

/** The one player of a sweep; undefined if it compares players. */
const playerOf = ({ over, values: [head] }: Sweep): SweptValue['player'] | undefined =>
  over === 'player' ? undefined : head?.player;

/** The settings that all values of a sweep share: `['draw three', 'Without looking ahead']`. */
export function sharedSettings(sweep: Sweep): readonly string[] {
  const [head] = sweep.values;
  if (!head) return [];
  const values = valuesOf(head.game);
  const options = optionsOf(head.game).filter(
    ({ name, default: usual, isNamed }) =>
      name !== sweep.over && (isNamed || values[name] !== usual),
  );
  const player = playerOf(sweep);
  const players = player && player !== 'automatic' ? [playerName(player)] : [];
  return [...options.map((option) => valueInName(option, values)), ...players];
}

/** A file name for a sweep: game, option and player. */
export function sweepFileName(sweep: Sweep): string {
  const player = playerOf(sweep);
  const parts = ['sweep', sweep.game, sweep.over, ...(player === 'automatic' ? [] : [player])];
  return parts.filter((part) => part !== undefined).join('-');
}
