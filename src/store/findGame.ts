import { plural, t } from '@lingui/core/macro';
import { type DealId, dealInWords, isHandDealt } from '../engine/dealId';
import { playsItself } from '../engine/game';
import { jump } from '../engine/history';
import { decodeMoves } from '../engine/moveCode';
import { err, ok, type Result } from '../engine/result';
import type { WinnableDeal } from '../games/findings';
import { baseOf, gameOf, type VariantDeal, type VariantId } from '../games/index';
import { atStart, joinSentences, withFullStop } from '../locales/format';
import type { Moment } from '../persistence/day';
import type { Games } from '../persistence/games';
import {
  factsOf,
  freshGame,
  type GameFacts,
  isUnfinished,
  newRecord,
  type PlayedGame,
  resultAt,
  withMoves,
} from '../persistence/record';
import { type WhyUnread, whyUnread } from '../persistence/whyUnread';
import { withResult } from './game/changedGame';
import { givenUpInWords, narrateEnd } from './game/narration';
import type { TableGame } from './game/table';

/** What is known about a deal before it is opened. */
export type DealFacts = Pick<GameFacts, 'source' | 'winnable' | 'day' | 'late'>;

/** What to put on the table. */
export type GameSource =
  /** The last game of a variant; a random deal if that has ended. */
  | { readonly kind: 'last'; readonly variant: VariantId }
  /** A deal in an address: its game that was on the table last, else as `deal`. */
  | ({ readonly kind: 'address' } & VariantDeal)
  /** A chosen deal: its newest unfinished game, else a new one. */
  | ({
      readonly kind: 'deal';
      readonly facts?: DealFacts;
      /** Announced before the opening sentence. */
      readonly intro?: string;
    } & VariantDeal)
  /** A random deal: a winnable one, if the player wants those. */
  | { readonly kind: 'new'; readonly variant: VariantId }
  /** A stored game where it was left, or at its end. */
  | {
      readonly kind: 'game';
      readonly id: string;
      readonly intro?: string;
      readonly atEnd?: boolean;
    }
  /** The moves of a link: at the start, or before an illegal move. */
  | ({
      readonly kind: 'link';
      readonly moves: string;
      /** The seconds they took, or that they are the solver’s, if the link says so. */
      readonly played?: number | 'solver' | undefined;
    } & VariantDeal)
  /** A preview. */
  | { readonly kind: 'replay'; readonly game: TableGame; readonly text: string };

/** What was on the table of a tab: a stored game by its id, or a game that is stored nowhere else. */
export interface Remembered {
  readonly id?: string;
  readonly cursor: number;
  readonly game?: TableGame;
}

/** A game to put on the table, and its announcement. */
export interface FoundGame {
  readonly game: TableGame;
  readonly text: string;
  /** True for a game that needs no message: the page shows what it is. */
  readonly isQuiet?: boolean;
}

type SourceOf<Kind extends GameSource['kind']> = Extract<GameSource, { kind: Kind }>;

/** A deal that the player chose by its number or its cards. */
export const chosenDeal = (variant: VariantId, deal: DealId): SourceOf<'deal'> => ({
  kind: 'deal',
  variant,
  deal,
  facts: { source: isHandDealt(deal) ? 'hand' : 'number' },
});

/** What `createFinder` needs. */
export interface FindingParts {
  readonly games: Pick<Games, 'last' | 'game' | 'unfinished'>;
  readonly randomDeal: (variant: VariantId) => DealId;
  /**
   * A winnable deal: one that is ready, else after a search, which ends early if nobody waits for it any more. Undefined if the
   * player takes any deal, and for a game that no solver knows.
   */
  readonly winnableDeal?: (
    variant: VariantId,
    isAwaited: () => boolean,
  ) => Promise<WinnableDeal | undefined>;
  readonly newId: () => string;
  readonly now: () => Moment;
  /** What was on the table of this tab, if it is of this deal. */
  readonly recall: (variant: VariantId, deal: DealId) => Remembered | undefined;
}

/** The most deals that are looked at for one that begins with a move. */
const MAX_TRIES = 100;

/** Creates the function that finds the game to open. */
export function createFinder({
  games,
  randomDeal,
  winnableDeal,
  newId,
  now,
  recall,
}: FindingParts) {
  /** Finds the game to open, or says why it cannot be opened; undefined if the player stopped the search for its deal. */
  async function findGame(
    source: GameSource,
    isAwaited: () => boolean,
  ): Promise<Result<FoundGame, string> | undefined> {
    if (source.kind === 'game') return findStored(source);
    const found = await findOrBegin(source, isAwaited);
    return found && ok(found);
  }

  async function findStored({
    id,
    intro,
    atEnd,
  }: SourceOf<'game'>): Promise<Result<FoundGame, string>> {
    const found = await games.game(id);
    if (!found.ok) return err(cannotBeRead(found.error));
    return ok(withAnnouncement(atEnd ? shownAtEnd(found.value) : found.value, intro));
  }

  async function findOrBegin(
    source: Exclude<GameSource, { kind: 'game' }>,
    isAwaited: () => boolean,
  ): Promise<FoundGame | undefined> {
    switch (source.kind) {
      case 'last': {
        const last = await games.last(source.variant);
        return last && !hasEnded(last)
          ? withAnnouncement(last)
          : newGame(source.variant, isAwaited);
      }
      case 'address':
        return findAddressed(source);
      case 'deal':
        return findDeal(source);
      case 'new':
        return newGame(source.variant, isAwaited);
      case 'link':
        return readLink(source);
      case 'replay':
        return source;
    }
  }

  async function findAddressed({ variant, deal }: VariantDeal): Promise<FoundGame> {
    const { game, id, cursor } = recall(variant, deal) ?? {};
    if (game && !isLinked(game)) return withAnnouncement(game);
    // A won game may have been left at any move; every other one is where its record says.
    const at = ({ record, history }: PlayedGame): FoundGame =>
      withAnnouncement({
        record,
        history: record.result === 'won' ? jump(history, cursor ?? history.cursor) : history,
      });
    if (id !== undefined) {
      const found = await games.game(id);
      if (found.ok) return at(found.value);
    } else {
      const last = await games.last(variant);
      if (last?.record.deal === deal) return at(last);
    }
    return findDeal(chosenDeal(variant, deal));
  }

  async function findDeal({ variant, deal, facts, intro }: SourceOf<'deal'>): Promise<FoundGame> {
    const unfinished = await games.unfinished(variant, deal);
    if (unfinished) return withAnnouncement(asDaily(unfinished, facts), intro);
    // A game without a move is not stored: only this tab remembers that it is winnable.
    const { winnable } = recall(variant, deal)?.game?.record ?? {};
    const known = { ...facts, ...(winnable && { winnable }) };
    return withAnnouncement(startGame(variant, deal, known), intro);
  }

  /** A new game of a deal, which may end before the first move. */
  function startGame(variant: VariantId, deal: DealId, facts: DealFacts): TableGame {
    const { record, history } = freshGame(newRecord(newId(), variant, deal, now(), facts));
    return { record: withResult(record, history, now()), history };
  }

  /** A random deal; a winnable one if the player wants those, or any if none is found. */
  async function newGame(
    variant: VariantId,
    isAwaited: () => boolean,
  ): Promise<FoundGame | undefined> {
    const deal = (number: DealId, facts: DealFacts, intro?: string): FoundGame =>
      withAnnouncement(startGame(variant, number, { source: 'random', ...facts }), intro);
    const any = (intro?: string): FoundGame => deal(playableDeal(variant), {}, intro);
    const found = await winnableDeal?.(variant, isAwaited);
    if (found === 'stopped') return undefined;
    if (!found || found === 'any') return any();
    return 'deal' in found ? deal(found.deal, { winnable: true }) : any(found.none);
  }

  /** A random deal on which something can be done: a group to remove, a move. */
  function playableDeal(variant: VariantId): DealId {
    const { rules } = gameOf(variant);
    let deal = randomDeal(variant);
    for (let tries = 1; tries < MAX_TRIES; tries++) {
      if (rules.status(rules.deal(deal)) === 'playing') break;
      deal = randomDeal(variant);
    }
    return deal;
  }

  function readLink({ variant, deal, moves, played = 0 }: SourceOf<'link'>): FoundGame {
    const game = gameOf(variant);
    const { history, trouble } = decodeMoves(game, game.rules.deal(deal), moves);
    const begun = newRecord(newId(), variant, deal, now(), { source: 'link' });
    const isBySolver = played === 'solver';
    const record = { ...withMoves(begun, history), seconds: isBySolver ? 0 : played };
    const text =
      trouble ??
      t`A shared game of ${plural(history.steps.length, { one: '# move', other: '# moves' })}: replay it, or take over at any point.`;
    // A reload returns to the move that was shown.
    const before = recall(variant, deal)?.game;
    const isSame = before?.isPreview && before.record.moves === record.moves;
    const cursor = isSame ? before.history.cursor : trouble ? history.cursor : 0;
    const preview: TableGame = {
      record,
      history: jump(history, cursor),
      isPreview: true,
      ...(isBySolver && { isBySolver }),
    };
    return { game: preview, text, isQuiet: trouble === undefined && !playsItself(game) };
  }

  return findGame;
}

function cannotBeRead(code: WhyUnread): string {
  const why = whyUnread(code);
  return t`This game cannot be opened: ${why}.`;
}

/** Opened from the calendar, a game of the deal that was opened by its number becomes the daily deal. */
function asDaily(game: PlayedGame, facts: DealFacts | undefined): PlayedGame {
  if (facts?.day === undefined || game.record.day !== undefined) return game;
  return { ...game, record: { ...game.record, ...facts } };
}

/** True for the moves of a link, which has an address of its own. */
const isLinked = ({ isPreview, record }: TableGame): boolean =>
  isPreview === true && record.source === 'link';

/**
 * True if a game is over at the position on the table. It may have ended all the same: where no choice changes the end, a game that was
 * stepped back from it stays won or lost.
 */
export const hasEnded = ({ record, history }: PlayedGame): boolean =>
  record.givenUp === true || resultAt(record, history, history.cursor) !== undefined;

function shownAtEnd(game: PlayedGame): TableGame {
  const { record, history } = game;
  return record.result && !isUnfinished(factsOf(record))
    ? { record, history: jump(history, history.steps.length) }
    : game;
}

/** A game with its announcement, perhaps after another sentence. */
export function withAnnouncement(game: TableGame, intro?: string): FoundGame {
  const isQuiet = intro === undefined && game.history.steps.length === 0;
  return { game, text: joinSentences([intro, narrateOpening(game)]), isQuiet };
}

/** Announces a game put on the table, by name if its rules are not the standard ones. */
function narrateOpening({ record, history }: PlayedGame): string {
  const { variant } = record;
  const { cursor } = history;
  const game = gameOf(variant);
  const { name } = game;
  const rules = variant === baseOf(variant) ? undefined : t`${name}.`;
  const end = narrateEnd(game, history) ?? (record.givenUp && givenUpInWords());
  const start =
    cursor > 0
      ? t`Welcome back – move ${cursor}.`
      : withFullStop(atStart(dealInWords(record.deal)));
  return joinSentences([rules, end && cursor > 0 ? undefined : start, end]);
}
