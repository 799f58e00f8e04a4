import { isJsonObject } from '../engine/json';
import { err, ok, type Result } from '../engine/result';
import { parseVariant } from '../games/index';
import { type KeptGame, type KeptGames, parseKeptGame } from './keptGames';
import type { Settings, SettingsStore } from './settings';
import type { WhyUnread } from './whyUnread';

/** What a player collects besides played games: favourites, and kept games. */
export type Collected = { readonly favourite: string } | { readonly kept: KeptGame };

/** The player’s collection, as backups write and read it. */
export type Collection = ReturnType<typeof collectionOf>;

const VERSION = 1;

/** The collection in the settings and among the kept games. */
export const collectionOf = (settings: SettingsStore, kept: KeptGames) => ({
  all: (): readonly Collected[] => [
    ...favouritesIn(settings.getState()).map((favourite) => ({ favourite })),
    ...kept.getState().map((each) => ({ kept: each })),
  ],
  /**
   * Adds what is missing here while there is room, and newer names. A favourite that was removed here stays removed. Returns how
   * many were new, and how many had no room.
   */
  add: (more: readonly Collected[]): { readonly added: number; readonly leftOut: number } => {
    const { games } = settings.getState();
    const favourites = new Set(
      more.flatMap((each) => ('favourite' in each ? [each.favourite] : [])),
    );
    const fresh = [...favourites].filter((game) => games[game]?.favourite === undefined);
    const room = Math.max(0, MAX_FAVOURITES - favouritesIn(settings.getState()).length);
    const fitting = fresh.slice(0, room);
    if (fitting.length > 0) settings.setForGames(fitting, { favourite: 'yes' });
    const merged = kept.merge(more.flatMap((each) => ('kept' in each ? [each.kept] : [])));
    return {
      added: fitting.length + merged.added,
      leftOut: fresh.length - fitting.length + merged.leftOut,
    };
  },
});

/** The most favourites. The home page has a tile for each. */
export const MAX_FAVOURITES = 200;

/** The ids of the favourite games. Some may be unknown to this version. */
export const favouritesIn = ({ games }: Settings): readonly string[] =>
  Object.keys(games).filter((id) => games[id]?.favourite === 'yes');

/** A line of a backup. */
export const formatCollected = (collected: Collected): string =>
  JSON.stringify({ collected: { version: VERSION, ...collected } });

/** Parses a line of a backup as JSON; undefined if it is about something else, else what was collected or why it cannot be read. */
export function parseCollected(
  line: Readonly<Record<string, unknown>>,
): Result<Collected, WhyUnread> | undefined {
  const { collected } = line;
  if (!isJsonObject(collected)) return undefined;
  const { version, favourite, kept } = collected;
  if (version !== VERSION) return err('anotherVersion');
  if (typeof favourite === 'string') return ok({ favourite });
  const game = parseKeptGame(kept);
  return game ? ok({ kept: game }) : err('damaged');
}

/** What was collected, under the canonical name of its game; or why it cannot be played. */
export function checkCollected(collected: Collected): Result<Collected, WhyUnread> {
  const name = 'kept' in collected ? collected.kept.game : collected.favourite;
  const variant = parseVariant(name);
  if (!variant.ok) return err('unknownGame');
  const game = variant.value;
  return ok('kept' in collected ? { kept: { ...collected.kept, game } } : { favourite: game });
}
