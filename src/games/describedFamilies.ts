import { GAME_IDS, type GameId, menuEntry } from './index';
import { FAMILIES } from './layouts/presets/index';
import type { Preset } from './layouts/presets/preset';

/** A described game and what the menu says of it. */
interface DescribedGame extends Pick<Preset, 'name' | 'about'> {
  readonly id: GameId;
  readonly aliases: readonly string[];
}

/** The described games in their families, without those that have a tile of their own. */
export const DESCRIBED_FAMILIES: readonly {
  readonly name: string;
  readonly games: readonly DescribedGame[];
}[] = Object.entries(FAMILIES).map(([name, presets]) => ({
  name,
  games: GAME_IDS.flatMap((id) => {
    const preset = (presets as Readonly<Record<string, Preset>>)[id];
    return preset && menuEntry(id).group === 'described' ? [{ id, aliases: [], ...preset }] : [];
  }),
}));
