import { t } from '@lingui/core/macro';
import { isPosition } from '../../engine/dealId';
import { deckOfDeal } from '../../engine/deck';
import type { Game } from '../../engine/game';
import { memoize } from '../../engine/memoize';
import { isMicrosoftDeal, microsoftDeck } from '../../engine/microsoftDeal';
import type { Preset } from '../common/grammar';
import { positionDeals } from '../common/positionCode';
import { finish, safeMove } from './advice';
import type { LayoutState } from './board';
import { dealLayout } from './deal';
import type { LayoutReason } from './explain';
import { hint, movesBeforeDraw } from './hint';
import { foundationCount, type Layout, packOf, setupOf } from './layout';
import { layoutFromPosition, positionOfLayout } from './position';
import { apply, type LayoutMove, legalMoves, score, status } from './rules';
import { settle } from './settle';
import { layoutTable } from './table';
import { layoutText } from './text';

/** What a game is called, and how it differs from others of its description. */
interface LayoutTitle {
  readonly name: (layout: Layout) => string;
  /** True for a game whose deals people know by Microsoft’s numbers. */
  readonly microsoftDeals?: true;
  /** Height for fanning below the columns, in cards, if it is not the usual. */
  readonly fanRoom?: number;
}

/** A registered game of columns. */
export interface LayoutPreset extends LayoutTitle, Preset<Layout> {
  /** True if the table as text names its piles and counts their cards. */
  readonly countsCards?: true;
  /** The name of the game whatever its options, if it is not `name`. */
  readonly title?: () => string;
}

/** A game by its name and its description, and what else is its own. */
export const preset = (
  name: LayoutPreset['name'],
  text: string,
  own?: Omit<LayoutPreset, 'name' | 'text'>,
): LayoutPreset => ({ name, text, ...own });

/** The game of a description without faults. */
export function layoutGame(
  layout: Layout,
  { name, microsoftDeals, fanRoom }: LayoutTitle,
): Game<LayoutState, LayoutMove, LayoutReason> {
  const setup = setupOf(layout);
  const pack = packOf(layout);
  const isRuns = setup.goal === 'runs';
  const positions = positionDeals(
    (position) => layoutFromPosition(setup, position),
    positionOfLayout,
  );
  return {
    name: name(layout),
    ...(microsoftDeals && { microsoftDeals }),
    ...pack,
    parsePosition: positions.parse,
    rules: {
      deal: (deal, deck) => {
        if (!deck && isPosition(deal)) return positions.stateOf(deal);
        const isByNumber = !deck && isMicrosoftDeal(deal);
        const cards = isByNumber ? microsoftDeck(deal) : deckOfDeal(deal, deck, pack);
        return settle(setup, dealLayout(setup, cards));
      },
      legalMoves: (state) => [...legalMoves(setup, state)],
      apply: (state, move) => apply(setup, state, move),
      status: memoize((state: LayoutState) => status(setup, state)),
      score: (state) => score(setup, state),
      scoreLabel: isRuns ? t`Number of complete runs` : t`Number of cards on foundations`,
      bestScore: foundationCount(layout) * (isRuns ? 1 : setup.ranks),
    },
    table: layoutTable(setup, fanRoom),
    text: layoutText(setup),
    advice: {
      hint: (state) => hint(setup, state),
      beforeDraw: (state) => movesBeforeDraw(setup, state),
      ...(!isRuns && {
        safeMove: (state: LayoutState) => safeMove(setup, state),
        finish: (state: LayoutState) => finish(setup, state),
      }),
    },
  };
}
