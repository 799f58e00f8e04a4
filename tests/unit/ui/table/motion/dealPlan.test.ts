import { describe, expect, test } from 'vitest';
import { type Placement, placeCards } from '../../../../../src/ui/parts/placement';
import {
  type Plan,
  planChange,
  planDeal,
  reuseSame,
  withNamesOf,
} from '../../../../../src/ui/table/motion/useDealing';
import { dealKlondike, klondikeState, view } from '../../../../support/klondike';
import { twins } from '../../../../support/twoDeckGame';

const deal = (n: string) => view(dealKlondike(3, n));
const [before, after] = [placeCards(deal('1')), placeCards(deal('275'))];
const plan = planDeal(deal('275'), after, before);

/** The cards that change their placement in each frame up to the last. */
function changesOf({ placementsAt, lastFrame }: Plan, start: readonly Placement[]) {
  let last = start;
  return Array.from({ length: lastFrame + 1 }, (_, frame) => {
    const now = placementsAt(frame);
    const changed = now.filter((place, i) => place !== last[i]);
    last = now;
    return changed;
  });
}

test('a deal ends with every card where it lies', () => {
  expect(plan.isDeal).toBe(true);
  expect(plan.placementsAt(plan.lastFrame)).toEqual(after);
  expect(plan.placementsAt(plan.lastFrame - 1)).not.toEqual(after);
});

test('nothing moves in the first frame of a deal, then every card is gathered face down before one is dealt', () => {
  const frames = changesOf(plan, before);
  expect(frames[0]).toEqual([]);
  const isGathered = ({ pile }: Placement) => pile === 'gathered';
  const firstDealt = frames.findIndex((cards) => cards.some((card) => !isGathered(card)));
  const gathered = plan.placementsAt(firstDealt - 1);
  expect(gathered.every(isGathered)).toBe(true);
  expect(gathered.every(({ faceUp, liftable }) => !faceUp && !liftable)).toBe(true);
  expect(new Set(gathered.map(({ column, row }) => `${column} ${row}`))).toEqual(new Set(['0 0']));
});

test('a deal changes few cards in a frame: 2 seen and 10 unseen while gathering, 1 seen while dealing', () => {
  const culledBefore = new Set(before.filter(({ culled }) => culled).map(({ card }) => card));
  for (const cards of changesOf(plan, before)) {
    const gathered = cards.filter(({ pile }) => pile === 'gathered');
    const unseen = gathered.filter(({ card }) => culledBefore.has(card));
    expect(unseen.length).toBeLessThanOrEqual(10);
    expect(gathered.length - unseen.length).toBeLessThanOrEqual(2);
    const dealt = cards.filter(({ pile }) => pile !== 'gathered');
    expect(dealt.filter(({ culled }) => !culled).length).toBeLessThanOrEqual(2);
    expect(dealt.filter(({ culled }) => culled).length).toBeLessThanOrEqual(10);
  }
});

test('cards that are seen are dealt last, row by row over the columns', () => {
  const dealt = changesOf(plan, before).flatMap((cards) =>
    cards.filter(({ pile }) => pile !== 'gathered').sort((a, b) => a.depth - b.depth),
  );
  const firstSeen = dealt.findIndex(({ culled }) => !culled);
  const seen = dealt.slice(firstSeen);
  expect(seen.every(({ culled }) => !culled)).toBe(true);
  const depths = seen.filter(({ row }) => row === 1).map(({ depth }) => depth);
  expect(depths.length).toBe(28);
  expect(depths).toEqual(depths.toSorted((a, b) => a - b));
});

test('of another change, what is seen comes at once and covered cards in later frames', () => {
  const waste = placeCards(view(klondikeState({ stock: '9H TH', waste: '2H 3H 4H 5H' })));
  const drawn = placeCards(view(klondikeState({ stock: '', waste: '2H 3H 4H 5H TH 9H' })));
  const change = planChange(drawn, waste, false);
  const frames = change ? changesOf(change, waste) : [];
  expect(frames[0]?.every(({ covered }) => !covered)).toBe(true);
  expect(frames.slice(1).flat().length).toBeGreaterThan(0);
  expect(
    frames
      .slice(1)
      .flat()
      .every(({ covered }) => covered),
  ).toBe(true);
  expect(change?.placementsAt(change.lastFrame)).toEqual(drawn);
});

test('in a burst a card that was seen is covered at once', () => {
  const seen = placeCards(view(klondikeState({ foundations: ['AH'], tableau: ['2H'] })));
  const covered = placeCards(view(klondikeState({ foundations: ['AH 2H'] })));
  expect(planChange(covered, seen, false)?.lastFrame).toBe(1);
  expect(planChange(covered, seen, true)).toBeUndefined();
});

test('a change without covered cards needs no plan', () => {
  const one = placeCards(view(klondikeState({ tableau: ['2H', '3S'] })));
  const other = placeCards(view(klondikeState({ tableau: ['', '3S 2H'] })));
  expect(planChange(other, one, false)).toBeUndefined();
});

test('placements that stay are the same objects', () => {
  const again = placeCards(deal('275')).map((place) => ({ ...place }));
  expect(reuseSame(again, after).every((place, i) => place === after[i])).toBe(true);
  expect(reuseSame(after, [])).toEqual(after);
});

test('cards have their new names while they still lie in their old places', () => {
  for (const [i, place] of withNamesOf(after, before).entries()) {
    expect(place?.label).toBe(after[i]?.label);
    expect(place?.ariaHidden).toBe(after[i]?.ariaHidden);
    expect(place?.pile).toBe(before[i]?.pile);
  }
});

describe('from a game with one deck to one with two, and back', () => {
  const twoDecks = twins(false);
  const two = placeCards(twoDecks.table.view(twoDecks.rules.deal('7')));
  const cardsIn = (places: readonly Placement[]) => places.map(({ card }) => card);

  test('the cards of the second deck wait face down where all are gathered', () => {
    const toTwo = planDeal(
      twoDecks.table.view(twoDecks.rules.deal('7')),
      two,
      withNamesOf(two, after),
    );
    for (const place of toTwo.placementsAt(0).slice(52)) {
      expect(place).toMatchObject({ pile: 'gathered', faceUp: false, culled: true });
    }
    expect(
      toTwo
        .placementsAt(0)
        .slice(0, 52)
        .map(({ pile }) => pile),
    ).toEqual(after.map(({ pile }) => pile));
    expect(cardsIn(toTwo.placementsAt(0))).toEqual(cardsIn(two));
    expect(toTwo.placementsAt(toTwo.lastFrame)).toEqual(two);
  });

  test('the cards of the second deck are gone at once', () => {
    const toOne = planDeal(deal('275'), after, withNamesOf(after, two));
    expect(cardsIn(toOne.placementsAt(0))).toEqual(cardsIn(after));
    expect(toOne.placementsAt(toOne.lastFrame)).toEqual(after);
    expect(reuseSame(after, two)).toEqual(after);
  });
});

test('on an empty table the cards are dealt at once, from where they would be gathered', () => {
  const first = planDeal(deal('275'), after, []);
  expect(first.placementsAt(0).every(({ pile }) => pile === 'gathered')).toBe(true);
  expect(first.placementsAt(1).some(({ pile }) => pile !== 'gathered')).toBe(true);
  expect(first.placementsAt(first.lastFrame)).toEqual(after);
});
