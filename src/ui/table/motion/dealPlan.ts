import type { Card } from '../../../engine/card';
import type { TableView } from '../../../engine/view';
import { isSame, type Placement } from '../../parts/placement';

/** Where the cards are gathered before they are dealt: no pile of the game. */
const GATHERED = 'gathered';

/** How many cards change their places in one frame: more would make the frame late. */
const PER_FRAME = { gathered: 2, dealt: 1, unseen: 10 };

/** The cards that are seen are dealt in at most this many frames. */
const MAX_DEALT_FRAMES = 30;

/** A change of the table that is shown over several frames, counted from 0. */
export interface Plan {
  readonly isDeal: boolean;
  /** How the cards lie in a frame, in the order of the cards' numbers. */
  readonly placementsAt: (frame: number) => readonly Placement[];
  /** The frame in which every card lies where it ends. */
  readonly lastFrame: number;
}

/** How the cards of a change lay before it, in the order of the cards after it; nothing for a card that was not there. */
type Before = readonly (Placement | undefined)[];

/** The placements after a change; one that is as before is the same object as before. */
export const keepSame = (
  after: readonly Placement[],
  before: readonly Placement[],
): readonly Placement[] => {
  const olds = sameCards(after, before);
  return after.map((place, i) => {
    const old = olds[i];
    return old && isSame(place, old) ? old : place;
  });
};

/** The cards where they lay before a change, with the names that screen readers hear after it. */
export const withNamesOf = (after: readonly Placement[], before: readonly Placement[]): Before => {
  const olds = sameCards(after, before);
  return after.map(({ ariaHidden, label }, i) => {
    const old = olds[i];
    return !old || (old.ariaHidden === ariaHidden && old.label === label)
      ? old
      : { ...old, ariaHidden, label };
  });
};

/** The placements before a change, in the order of the cards after it: another game may have more cards, or fewer. */
function sameCards(after: readonly Placement[], before: readonly Placement[]): Before {
  if (after.length === before.length && after.every(({ card }, i) => card === before[i]?.card)) {
    return before;
  }
  const places = new Map(before.map((place) => [place.card, place]));
  return after.map(({ card }) => places.get(card));
}

/**
 * Plans a change that is not a deal: what is seen of it is shown at once, covered cards follow a few in each frame. In a burst only
 * cards that were covered before are late, and stay so until it is over. Undefined if no card is late.
 */
export function planChange(
  after: readonly Placement[],
  before: Before,
  bursting: boolean,
): Plan | undefined {
  const late = after
    .filter((place, i) => place.covered && place !== before[i] && (!bursting || before[i]?.covered))
    .sort((a, b) => Number(a.culled) - Number(b.culled) || a.depth - b.depth);
  if (late.length === 0) return undefined;
  const frames = new Map(inBatches(late, 1, PER_FRAME.unseen));
  const frameOf = ({ card }: Placement): number => frames.get(card) ?? 0;
  return {
    isDeal: false,
    placementsAt: (frame) =>
      after.map((place, i) => (frame >= frameOf(place) ? place : (before[i] ?? place))),
    lastFrame: lastOf(frames),
  };
}

/**
 * Plans a deal: the cards are gathered, face down, on the table's first pile, then dealt one after another. Nothing moves
 * in the first frame, which has everything else that is new to draw.
 */
export function planDeal({ piles }: TableView, after: readonly Placement[], before: Before): Plan {
  const { column = 0, row = 0 } = piles[0] ?? {};
  const wasCulled = after.filter((_, i) => before[i]?.culled);
  const wasSeen = after.filter((_, i) => !before[i]?.culled);
  const gathered = new Map([
    ...inBatches(wasCulled, 1, PER_FRAME.unseen),
    ...inBatches(wasSeen, 1, PER_FRAME.gathered),
  ]);

  const culled = after.filter((place) => place.culled);
  const seen = after.filter((place) => !place.culled).sort(inDealingOrder);
  const perFrame = Math.max(PER_FRAME.dealt, Math.ceil(seen.length / MAX_DEALT_FRAMES));
  const start = lastOf(gathered) + 1;
  const startSeen = start + Math.ceil(culled.length / PER_FRAME.unseen);
  const dealt = new Map([
    ...inBatches(culled, start, PER_FRAME.unseen),
    ...inBatches(seen, startSeen, perFrame),
  ]);

  const deck: readonly Placement[] = after.map((place) => ({
    ...place,
    ...{ pile: GATHERED, column, row, right: 0, rightAll: 0, down: 0, downAll: 1, strip: 0 },
    ...{ faceUp: false, liftable: false, count: 0 },
    ...{ covered: true, culled: true, onButtonPile: false },
  }));
  return {
    isDeal: true,
    placementsAt: (frame) =>
      after.map((place, i) => {
        if (frame >= (dealt.get(place.card) ?? 0)) return place;
        // A card that was not on the table before waits where the cards are gathered.
        const old = frame >= (gathered.get(place.card) ?? 0) ? undefined : before[i];
        return old ?? deck[i] ?? place;
      }),
    lastFrame: lastOf(dealt),
  };
}

/** The frame in which each card takes its turn: `perFrame` cards in each frame, from frame `first` on. */
const inBatches = (
  places: readonly Placement[],
  first: number,
  perFrame: number,
): readonly (readonly [Card, number])[] =>
  places.map(({ card }, i) => [card, first + Math.floor(i / perFrame)]);

const lastOf = (frames: ReadonlyMap<Card, number>): number => Math.max(0, ...frames.values());

/** Row by row over the columns, as a person deals. */
const inDealingOrder = (a: Placement, b: Placement): number =>
  a.row - b.row || a.depth - b.depth || a.column - b.column;
