import { select, t } from '@lingui/core/macro';
import type { Card } from '../../engine/card';
import { formatPileId } from '../../engine/pile';
import { err, ok, type Result } from '../../engine/result';
import type { Gesture, PileId } from '../../engine/view';
import { gameWon, noSelecting, onlyStockPressed } from '../common/words';
import { groupsOf } from './groups';
import type { FullRemoval } from './removal';
import { apply, DRAW, type RemovalMove, status } from './rules';
import { cardFrom, cardThere, isWon, type RemovalState, type Source } from './state';
import { explain } from './text';
import { OPEN_ID } from './view';
import { wasteKey } from './words';

type Moves = Result<readonly RemovalMove[], string>;

/** The moves that a gesture means, or why it means none. */
export function movesFor(setup: FullRemoval, state: RemovalState, gesture: Gesture): Moves {
  if (setup.match === 'next') return playsFor(setup, state, gesture);
  return setup.refill ? replacementsFor(setup, state, gesture) : pairsFor(setup, state, gesture);
}

/** The removal of cards from these sources, which come in order: places, then the stock and the waste. */
export const removal = (from: readonly Source[]): RemovalMove => ({
  type: 'remove',
  from: [...from].sort((a, b) => orderOf(a) - orderOf(b)),
});

/** Numbers above those of all places. */
const ORDER = { stock: 1_000, waste: 1_001 };

const orderOf = (from: Source): number => (typeof from === 'number' ? from : ORDER[from]);

/** The place that an id names, as a source; undefined for any other pile. */
const placeOf = ({ places }: FullRemoval, id: PileId): number | undefined => {
  const place = places.findIndex(({ pile }) => formatPileId(pile) === id);
  return place < 0 ? undefined : place + 1;
};

/** In games in which the next rank matches: a card goes to the waste by a tap or a drop. */
function playsFor(setup: FullRemoval, state: RemovalState, gesture: Gesture): Moves {
  switch (gesture.kind) {
    case 'press':
      return gesture.pile === 'stock' && setup.start === 'card'
        ? ok([DRAW])
        : err(onlyStockPressed());
    case 'drop':
      return gesture.to === 'waste'
        ? playOf(setup, gesture.from, gesture.count)
        : err(onlyToWaste(setup));
    case 'tap': {
      const moves = playOf(setup, gesture.pile, gesture.count);
      const [move] = moves.ok ? moves.value : [];
      // A tap means legal moves only.
      const next = move && apply(setup, state, move);
      return next && !next.ok ? err(explain(setup, next.error)) : moves;
    }
    case 'send':
      return err(t`There is no foundation here.`);
    case 'select':
      return err(noSelecting());
  }
}

function playOf(setup: FullRemoval, id: PileId, count: number): Moves {
  const place = placeOf(setup, id);
  if (place === undefined) return err(onlyThese(setup));
  return count > 1 ? err(oneAtATime(setup)) : ok([removal([place])]);
}

function onlyToWaste(setup: FullRemoval): string {
  const waste = wasteKey(setup);
  return t`${select(waste, { hole: 'Cards can only be played to the hole.', other: 'Cards can only be played to the waste.' })}`;
}

function oneAtATime(setup: FullRemoval): string {
  const waste = wasteKey(setup);
  return t`${select(waste, { hole: 'One card at a time goes to the hole.', other: 'One card at a time goes to the waste.' })}`;
}

const onlyThese = ({ peaks, columns }: FullRemoval): string =>
  peaks > 0
    ? t`Only cards of the peaks can be played.`
    : columns.length > 0
      ? t`Only the last card of a column can be played.`
      : t`Only cards of the pyramid can be played.`;

/** In games whose places are filled from the stock: cards are selected, and then replaced. */
function replacementsFor(setup: FullRemoval, state: RemovalState, gesture: Gesture): Moves {
  if (status(setup, state) !== 'playing')
    return err(t`The game is over; undo, or start a new deal.`);
  if (gesture.kind !== 'select')
    return err(
      t({ message: 'Select cards, then Replace.', comment: '“Replace” is the name of a button' }),
    );
  const places = gesture.cards.map((card) => placeOfCard(state, card));
  if (places.includes(0)) return err(t`Only cards on the places can be selected.`);
  return ok([removal(places)]);
}

/** The place whose last card this is; 0 if there is none. */
const placeOfCard = ({ places }: RemovalState, card: Card): number =>
  places.findIndex((cards) => cards.at(-1) === card) + 1;

/** In all other games cards go by a pair of taps, or by a drop of one on the other. */
function pairsFor(setup: FullRemoval, state: RemovalState, gesture: Gesture): Moves {
  switch (gesture.kind) {
    case 'press':
      return gesture.pile === 'stock' ? ok([DRAW]) : err(onlyStockPressed());
    case 'drop':
      return dropOf(setup, gesture.from, gesture.to);
    case 'select': {
      const sources = gesture.cards.flatMap((card) => sourceOfCard(setup, state, card) ?? []);
      return sources.length === gesture.cards.length
        ? ok([removal(sources)])
        : err(t`Only open cards can be selected.`);
    }
    case 'tap':
      return err(refusedTap(setup, state, gesture.pile));
    case 'send':
      return err(selectTwo());
  }
}

const selectTwo = (): string => t`Select two cards, or drag one on the other.`;

/** The source of a pile’s top card. The stock’s top card lies open beside it. */
function sourceOf(setup: FullRemoval, pile: PileId): Source | undefined {
  if (pile === 'waste') return pile;
  return pile === OPEN_ID && setup.open ? 'stock' : placeOf(setup, pile);
}

/** Why a tap alone moves nothing: the card is covered or not there, or it needs a partner. */
function refusedTap(setup: FullRemoval, state: RemovalState, pile: PileId): string {
  if (isWon(setup, state)) return gameWon();
  const source = sourceOf(setup, pile);
  const removed = source === undefined ? undefined : apply(setup, state, removal([source]));
  const isPlain = !removed || removed.ok || !['covered', 'no card'].includes(removed.error.reason);
  return isPlain ? selectTwo() : explain(setup, removed.error);
}

function dropOf(setup: FullRemoval, from: PileId, to: PileId): Moves {
  const [source, target] = [sourceOf(setup, from), sourceOf(setup, to)];
  if (source === undefined) return err(t`Only open cards can be moved.`);
  if (to === 'discard') return ok([removal([source])]);
  return target === undefined
    ? err(t`Drop a card on its partner.`)
    : ok([removal([source, target])]);
}

const sourceOfCard = (setup: FullRemoval, state: RemovalState, card: Card): Source | undefined => {
  const place = state.places.findIndex((cards) => cards.includes(card)) + 1;
  if (place > 0) return place;
  const tops = setup.open ? (['stock', 'waste'] as const) : (['waste'] as const);
  return tops.find((from) => cardFrom(state, from) === card);
};

/** The cards that are in a group with all of these. */
export function partnersOf(
  setup: FullRemoval,
  state: RemovalState,
  cards: readonly Card[],
): readonly Card[] {
  if (isWon(setup, state)) return [];
  const groups = [...groupsOf(setup, state)]
    .map((from) => from.map((each) => cardThere(state, each)))
    .filter((group) => cards.every((card) => group.includes(card)));
  return [...new Set(groups.flat())].filter((card) => !cards.includes(card));
}
