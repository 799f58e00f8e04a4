import { t } from '@lingui/core/macro';
import { CARDS_IN_SUIT, type Card, rankOf } from '../../engine/card';
import { cardsOfPack } from '../../engine/deck';
import { err, ok, type Result } from '../../engine/result';
import {
  assignCards,
  cardFaults,
  fillUnknown,
  type KnownState,
  knownPile,
  noPile,
  type Position,
  type PositionPile,
  redealsFaults,
  type TextFault,
  unseenFaults,
  wrongCount,
} from '../common/position';
import { type FullRemoval, packOf, singlePlaces, stockSize } from './removal';
import { ACE_OF_SPADES, coversOf, hasWaste, isOpen, type RemovalState } from './state';

/** The position of a state, with all cards known. */
export function positionOfRemoval(setup: FullRemoval, state: RemovalState): Position {
  const single = singlePlaces(setup);
  const { places, stock, waste, discard, redealsLeft } = state;
  return {
    ...(single > 0 && { places: places.slice(0, single).map(knownPile) }),
    tableau: places.slice(single).map(knownPile),
    ...(stock.length > 0 && { stock: knownPile(stock) }),
    ...(waste.length > 0 && { waste: knownPile(waste) }),
    ...(discard.length > 0 && { discard: knownPile(discard) }),
    ...(redealsLeft !== undefined && { redeals: redealsLeft }),
  };
}

/**
 * The state of a game of removal with these cards on its table; or everything that is wrong with them. Cards of the pack that are
 * nowhere have left before: for the waste, below its cards, or for good.
 */
export function removalFromPosition(
  setup: FullRemoval,
  position: Position,
): Result<KnownState<RemovalState>, readonly TextFault[]> {
  const faults: TextFault[] = [];
  const places = placesIn(setup, position, faults);
  const { stock = [], discard = [], redeals } = position;
  // Programs call the pile of Golf or Black Hole a foundation.
  const waste = position.waste ?? (position.foundations ?? []).flat();
  faults.push(...asideFaults(setup, stock, waste));
  faults.push(...redealsFaults(redeals, hasWaste(setup) ? setup.redeals : 0));

  const pack = packOf(setup);
  const taken = assignCards(cardsOfPack(pack), pack, [...places, stock, waste, discard]);
  faults.push(...cardFaults(taken, (missing) => canBeGone(setup, missing, waste)));
  const [unknown, gone] = taken.unknown > 0 ? [taken.left, []] : [[], taken.left];
  const filled = fillUnknown(taken.piles, unknown);
  const isKept = setup.match === 'next';
  const state: RemovalState = {
    places: filled.slice(0, places.length),
    stock: filled.at(-3) ?? [],
    waste: [...(isKept ? gone : []), ...(filled.at(-2) ?? [])],
    discard: [...(isKept ? [] : gone), ...(filled.at(-1) ?? [])],
    ...(hasWaste(setup) && setup.redeals >= 0 && { redealsLeft: redeals ?? setup.redeals }),
  };
  faults.push(...coverFaults(setup, state, places));
  const seen = places.filter((_, i) => !setup.hidden || isOpen(setup, state, i + 1));
  faults.push(...unseenFaults([...seen, waste, discard]));
  return faults.length > 0 ? err(faults) : ok({ state, unknown, gone });
}

function placesIn(
  setup: FullRemoval,
  { places = [], tableau }: Position,
  faults: TextFault[],
): readonly PositionPile[] {
  const single = singlePlaces(setup);
  const columns = setup.columns.length;
  if (places.length !== single) faults.push(wrongCount('places', single, places.length));
  if (tableau.length !== columns) faults.push(wrongCount('tableau', columns, tableau.length));
  const tooMany = places.find((pile) => pile.length > 1);
  if (tooMany) faults.push({ line: tooMany[1]?.line, sentence: t`A place holds one card.` });
  return [
    ...Array.from({ length: single }, (_, i) => places[i] ?? []),
    ...Array.from({ length: columns }, (_, i) => tableau[i] ?? []),
  ];
}

function asideFaults(
  setup: FullRemoval,
  stock: PositionPile,
  waste: PositionPile,
): readonly TextFault[] {
  const faults: TextFault[] = [];
  if (stock[0] && stockSize(setup) <= 0) faults.push(noPile('stock', stock[0]));
  if (waste[0] && setup.match !== 'next' && !hasWaste(setup))
    faults.push(noPile('waste', waste[0]));
  if (!waste[0] && setup.match === 'next' && setup.start !== 'any')
    faults.push({ sentence: t`The top card of the waste is needed.` });
  return faults;
}

/** True if the game can have removed these cards, and no others, so far. */
function canBeGone(setup: FullRemoval, gone: readonly Card[], waste: PositionPile): boolean {
  const ranks = Array.from(
    { length: CARDS_IN_SUIT },
    (_, rank) => gone.filter((card) => rankOf(card) === rank).length,
  );
  switch (setup.match) {
    case 'next':
      // The ace that begins the waste is its lowest card.
      return setup.start !== 'ace' || waste.some(({ card }) => card !== ACE_OF_SPADES);
    case 'rank':
      return ranks.every((count) => count % 2 === 0);
    case 'sum':
      return ranks.every((count, rank) => {
        const points = setup.points[rank] ?? 0;
        if (points === 0) return isInGroups(setup, ranks, rank);
        if (points === setup.sum) return true;
        if (2 * points === setup.sum) return count % 2 === 0;
        return count === ranks[setup.sum - points - 1];
      });
  }
}

/** True if the gone cards of a rank fill groups that leave together. */
function isInGroups({ groups }: FullRemoval, ranks: readonly number[], rank: number): boolean {
  const group = groups.find((each) => each.includes(rank)) ?? [];
  const groupsGone = (each: number): number =>
    (ranks[each] ?? 0) / group.filter((other) => other === each).length;
  return group.every(
    (each) => Number.isInteger(groupsGone(each)) && groupsGone(each) === groupsGone(rank),
  );
}

/** A card lies on another only while that is there. */
function coverFaults(
  setup: FullRemoval,
  state: RemovalState,
  places: readonly PositionPile[],
): readonly TextFault[] {
  return setup.places.flatMap(({ pile }, i) => {
    const [cover] = state.places[i]?.length === 0 ? coversOf(setup, state, i + 1) : [];
    const place = pile.index;
    return cover === undefined
      ? []
      : [
          {
            line: places[cover - 1]?.[0]?.line,
            sentence: t`Place ${place} is empty, though a card lies on it.`,
          },
        ];
  });
}
