import { t } from '@lingui/core/macro';
import {
  bestMove,
  hasFigure,
  isHopeless,
  isLook,
  LOOK,
  looksFirst,
  safeMove,
} from '../chance/figures';
import { type SeenState, withoutSecrets } from '../chance/knowledge';
import type { Outlook } from '../chance/outlook';
import { hasChances } from '../chance/registry';
import { type HintWord, moveToShow } from '../engine/game';
import { gameOf, hasLayout, type VariantId } from '../games/index';
import { type FollowedLine, restOfLine } from './hints';
import type { Outlooks } from './outlooks';

/** Milliseconds before a hint says the best move that is known by then; in games without chances, whose searches take longer. */
const HINT_MS = 700;
const SHARE_HINT_MS = 2000;

/** A move to show to a player who has not seen all cards. */
interface FairMove {
  readonly kind: 'move';
  /** The move, and those that are to follow it. */
  readonly line: readonly unknown[];
  /** A sentence saying why. */
  readonly why: string | undefined;
  /** How often a player wins with it who has seen no more; undefined if there is no figure. */
  readonly chance: number | undefined;
  /** What it is called if it was not compared with the others: the game’s own hint. */
  readonly word?: HintWord;
}

/** Said if no move leads to a win in any of the deals that were tried. */
export const hopelessText = (): string =>
  t`Probably lost: none of the possible deals that were tried can be won.`;

/**
 * A hint that does not peek: a move; `hopeless` if none of the possible deals that were tried can be won; `open` if there is nothing
 * to guess, because all cards are known, or nothing to compute.
 */
export type FairHint = FairMove | { readonly kind: 'hopeless' | 'open' };

/**
 * The game’s own hint, or a possible move, where moves are not compared without peeking. The unknown cards of columns and stock are
 * put in their order first; the hints of other games know open cards alone.
 */
export function ownHint(id: VariantId, seenState: SeenState): FairHint {
  const game = gameOf(id);
  const shown = hasLayout(id) ? withoutSecrets(seenState) : seenState.state;
  const { move, word } = moveToShow(game, shown);
  const why = game.text.gain?.(shown, move);
  return { kind: 'move', line: [move], why, chance: undefined, word };
}

/** A move, whether it only looks at the stock, and the chance with it. */
interface BestMove extends Pick<FairMove, 'line' | 'chance'> {
  readonly looks: boolean;
}

/** Finds hints for a player who has not seen all cards. As long as the player follows a line, it needs no search. */
export function createFairHinter(find: Outlooks['find']) {
  let known: (Pick<BestMove, 'chance'> & FollowedLine) | undefined;

  return {
    /** The hint in a position that is not won; undefined if the question is cancelled. */
    async hintFrom(
      id: VariantId,
      seenState: SeenState,
      signal: AbortSignal,
    ): Promise<FairHint | undefined> {
      const { state } = seenState;
      const rest = restOfLine(known, id, state);
      const ms = hasChances(id) ? HINT_MS : SHARE_HINT_MS;
      const outlook = rest ? undefined : await find(id, seenState, { ms, signal });
      if (!rest && !outlook) return undefined;
      if (typeof outlook === 'string') return { kind: 'open' };
      const hint = rest
        ? { line: rest, looks: false, chance: known?.chance }
        : outlook && bestOf(outlook);
      if (!hint)
        return outlook && isHopeless(outlook) ? { kind: 'hopeless' } : ownHint(id, seenState);
      const { line, looks, chance } = hint;
      // Told of the position as it is known: no word depends on a hidden card.
      const shown = withoutSecrets(seenState);
      const safe = isLook(line[0]) ? safeMove(id, shown) : undefined;
      if (safe)
        return { kind: 'move', line: [safe], why: gameOf(id).text.gain?.(shown, safe), chance };
      if (!looks) known = { variant: id, start: state, moves: line, chance };
      const why = looks
        ? t`Look through the stock first: it costs nothing.`
        : gameOf(id).text.gain?.(shown, line[0], line.slice(1));
      return { kind: 'move', line, why, chance };
    },
  };
}

/** The move to show; undefined if there is none. */
function bestOf(outlook: Outlook): BestMove | undefined {
  const chance = hasFigure(outlook) ? outlook.chance : undefined;
  if (looksFirst(outlook)) return { line: [LOOK], looks: true, chance };
  const best = bestMove(outlook);
  return best && { line: best.moves, looks: false, chance };
}
