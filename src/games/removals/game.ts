import { t } from '@lingui/core/macro';
import { autoplayResult } from '../../engine/autoplay';
import { isPosition } from '../../engine/dealId';
import type { Game, WinCount } from '../../engine/game';
import { memoize } from '../../engine/memoize';
import { positionDeals } from '../common/positionCode';
import { usualEnd } from '../common/words';
import { movesFor, partnersOf } from './gestures';
import { hint } from './hint';
import { aside, narrate } from './narration';
import { positionOfRemoval, removalFromPosition } from './position';
import { packOf, type Removal, setupOf } from './removal';
import { apply, legalMoves, type RemovalMove, status } from './rules';
import { cardsLeft, dealRemoval, isWon, type RemovalState } from './state';
import { explain, formatMove, gain, type RemovalReason, suggest } from './text';
import { removalView } from './view';
import { cardsToGo, isPart, summarise } from './words';

type RemovalGame = Game<RemovalState, RemovalMove, RemovalReason>;

/** The game of a description without faults. */
export function removalGame(removal: Removal, name: string): RemovalGame {
  const setup = setupOf(removal);
  const positions = positionDeals(
    (position) => removalFromPosition(setup, position),
    (state: RemovalState) => positionOfRemoval(setup, state),
  );
  const game: RemovalGame = {
    name,
    ...packOf(removal),
    parsePosition: positions.parse,
    rules: {
      deal: (deal, deck) =>
        !deck && isPosition(deal) ? positions.stateOf(deal) : dealRemoval(setup, deal, deck),
      legalMoves: (state) => legalMoves(setup, state),
      apply: (state, move) => apply(setup, state, move),
      status: memoize((state: RemovalState) => status(setup, state)),
      score: (state) => cardsLeft(setup, state),
      scoreLabel: t`Number of cards left`,
      bestScore: 0,
    },
    table: {
      view: removalView(setup),
      movesFor: (state, gesture) => movesFor(setup, state, gesture),
    },
    text: {
      formatMove: (move) => formatMove(setup, move),
      explain: (refusal) => explain(setup, refusal),
      narrate: (before, move, after) => narrate(setup, before, move, after),
      aside: (before, _, after) => aside(setup, before, after),
      suggest: (state, move) => suggest(setup, state, move),
      gain: (state, move, line) => gain(setup, state, move, line),
      ended: (state, moves) => {
        if (setup.refill) return isWon(setup, state) ? t`You won!` : t`Lost: no groups left.`;
        return usualEnd(status(setup, state), moves, cardsToGo(cardsLeft(setup, state)));
      },
      ...(setup.refill && {
        notes: (_: RemovalState, finished: WinCount) => winsInWords(finished),
      }),
    },
    ...(setup.match !== 'next' && {
      selecting: {
        summarise: (cards) => summarise(setup, cards),
        isPart: (cards) => isPart(setup, cards),
        partners: (state, cards) => partnersOf(setup, state, cards),
        ...(!setup.refill && { removesAtOnce: true }),
      },
    }),
    advice: {
      hint: (state) => hint(setup, state),
      // No choice changes the end, because different groups share no rank.
      ...(setup.refill && { fate: (state: RemovalState) => autoplayResult(game, state) }),
    },
  };
  return game;
}

/** `Won 1 of 4`: counts finished deals, and is empty before the first. Source: Elevens Lab, CardGameGUI. */
const winsInWords = ({ won, games: finished }: WinCount): readonly string[] =>
  finished > 0 ? [t`Won ${won} of ${finished}`] : [];
