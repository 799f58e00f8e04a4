import type { DealId } from '../../engine/dealId';
import { parseDealId } from '../../engine/deck';
import { jump, replay } from '../../engine/history';
import { isCount, isJsonObject, parseJsonObject } from '../../engine/json';
import { NO_MOVES } from '../../engine/moveCode';
import { err, ok, type Result } from '../../engine/result';
import { dealsOf, gameOf, parseVariant, type VariantId } from '../../games/index';
import { isDay } from '../calendar';
import { parseRecord } from '../parseRecord';
import type { QuarantineEntry } from '../quarantine';
import { type GameRecord, isMoment, isPlayed, isResult, replayRecord, withMoves } from '../record';
import { PREFIX } from '../safeStorage';
import type { WhyUnread } from '../whyUnread';

type Value = Readonly<Record<string, unknown>>;

/** The counters of version 1, which go to quarantine. */
export const COUNTS = {
  key: `${PREFIX}records`,
  why: 'counts of games that were not kept',
} satisfies { key: string; why: WhyUnread };

/** The counters of a game or of guesses in a backup of version 1; undefined if the value is something else. */
export const parseCounts = (value: Value): QuarantineEntry | undefined =>
  !('version' in value) && ('won' in value || 'right' in value)
    ? { ...COUNTS, at: 0, text: JSON.stringify(value) }
    : undefined;

/** A record made from what version 1 stored, and why part of that was left out. */
export interface Converted {
  readonly record: GameRecord;
  /** A clause without a full stop. */
  readonly trouble?: WhyUnread;
}

/**
 * Renames the fields of version 1, unchecked. In version 1 variant, deal and start identified a game, and the state stored later was the
 * newer one, so that moment becomes the revision.
 */
function toRow(value: Value): Value {
  const { game, deal, started, at, guess, declined, outcome, result = outcome, day } = value;
  return {
    ...value,
    version: 2,
    id: `v1-${hash(`${game}/${deal}/${started}`)}`,
    revision: isMoment(at) ? Math.max(1, at) : 1,
    variant: game,
    updated: at,
    result,
    bet: isResult(guess) ? guess : declined === true ? 'none' : undefined,
    day: isDay(day) ? day : undefined,
  };
}

/** The 64-bit FNV-1a hash of a text, in hexadecimal. */
function hash(text: string): string {
  let value = 0xcbf29ce484222325n;
  for (let i = 0; i < text.length; i++) {
    value = BigInt.asUintN(64, (value ^ BigInt(text.charCodeAt(i))) * 0x100000001b3n);
  }
  return value.toString(16).padStart(16, '0');
}

/** Parses a game of the archive or a backup of version 1, without a replay; or says why it is not one, in a clause without a full stop. */
export function fromArchivedGame(value: unknown): Result<GameRecord, WhyUnread> {
  if (!isJsonObject(value)) return err('it is damaged');
  return value.version === 1 ? parseRecord(toRow(value)) : err('it was written by another version');
}

/** Replays a record and removes a result that its moves do not show; or says why it cannot be replayed. */
export function checkConverted(record: GameRecord): Result<Converted, WhyUnread> {
  const played = replayRecord(record);
  if (played.ok) return ok({ record });
  const { result, ended: _ended, ...rest } = record;
  const open = result ? replayRecord(rest) : played;
  return open.ok ? ok({ record: rest, trouble: played.error }) : open;
}

/** The parts of a game’s key in version 1. A slot held another game of the same deal. */
export interface EarlierKey {
  readonly variant: VariantId;
  readonly deal: DealId;
  readonly slot?: number;
}

/** The parts of a key; undefined if it is not a game’s. */
export function parseEarlierKey(key: string): EarlierKey | undefined {
  const [name = '', deal = '', slot, ...rest] = key.slice(PREFIX.length).split('/');
  const id = parseVariant(name);
  if (!id.ok || id.value !== name || rest.length > 0) return undefined;
  const variant = id.value;
  if (!parseDealId(deal, dealsOf(variant)).ok) return undefined;
  if (slot === undefined) return { variant, deal };
  return isCount(Number(slot)) ? { variant, deal, slot: Number(slot) } : undefined;
}

/** Parses the text of a game, up to an illegal move; undefined if nothing was played. The rules of the game must be loaded. */
export function fromSavedGame(
  text: string,
  { variant, deal, slot = 0 }: EarlierKey,
): Result<Converted | undefined, WhyUnread> {
  const saved = parseJsonObject(text);
  if (!saved) return err('it is damaged');
  if (saved.version !== 1) return err('it was written by another version');
  if (saved.game !== variant) return err('it belongs to another game');
  if (saved.deal !== deal) return err('it belongs to another deal');
  const { moves, cursor } = saved;
  if (!isLines(moves) || !isCount(cursor) || cursor > moves.length) return err('it is damaged');
  const game = gameOf(variant);
  const whole = replay(game, deal, moves);
  const legal = whole.ok ? whole : replay(game, deal, moves.slice(0, whole.error.line));
  if (!legal.ok) return err('it is damaged');

  const seconds = isCount(saved.seconds) ? saved.seconds : 0;
  const at = isMoment(saved.at) ? saved.at : 0;
  // Older texts do not say when a game began. A game in a slot was stored together with its deal’s other one, but began earlier.
  const started = isMoment(saved.started) ? saved.started : Math.max(0, at - seconds * 1000 - slot);
  const facts = parseRecord(toRow({ ...saved, seconds, at, started, moves: NO_MOVES }));
  if (!facts.ok) return facts;
  const record = withMoves(facts.value, jump(legal.value, cursor));
  if (!isPlayed(record)) return ok(undefined);
  if (whole.ok) return checkConverted(record);
  const trouble = `move ${whole.error.line + 1} of it is not legal` as const;
  const checked = checkConverted(record);
  return checked.ok ? ok({ ...checked.value, trouble }) : checked;
}

const isLines = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((line) => typeof line === 'string');
