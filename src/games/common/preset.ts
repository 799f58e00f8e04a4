import type { GameOption, OptionValues } from '../../engine/options';

/** A registered game that is described. */
export interface Preset<Description> {
  /** The description as text. */
  readonly text: string;
  /** Rules that the player may choose, and what their values change in the description. */
  readonly options?: readonly GameOption[];
  readonly changes?: (values: OptionValues) => Partial<Description>;
}
