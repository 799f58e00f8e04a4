import { plural, t } from '@lingui/core/macro';
import { cardName, theCard } from '../../engine/card';
import { listed, withFullStop } from '../../locales/format';
import { redealsSentence } from '../common/words';
import type { FullRemoval } from './removal';
import type { RemovalMove } from './rules';
import { cardFrom, cardThere, isOpen, type RemovalState, type Source } from './state';
import { cardsInWords, suggest } from './text';

/** What a move did, in sentences. */
export function narrate(
  setup: FullRemoval,
  before: RemovalState,
  move: RemovalMove,
  after: RemovalState,
): readonly string[] {
  if (move.type === 'draw') return narrateDraw(setup, before, after);
  if (setup.match === 'next')
    return [
      withFullStop(suggest(setup, before, move)),
      ...narrateOpened(setup, before, after),
      ...narrateEmptied(setup, after, move.from),
    ];
  const cards = cardsInWords(before, move.from);
  const count = move.from.length;
  const removed = t`${plural(count, { one: `${cards} removed.`, other: `${cards} removed.` })}`;
  if (setup.refill) return [removed, ...narrateDealt(after, move.from)];
  return [removed, ...narrateOpened(setup, before, after), ...narrateOpenCard(move.from, after)];
}

/** `Dealt King of Clubs to place 2.` */
function narrateDealt({ places }: RemovalState, from: readonly Source[]): readonly string[] {
  const dealt = from.flatMap((place) => {
    const dealtHere = typeof place === 'number' ? places[place - 1]?.at(-1) : undefined;
    if (dealtHere === undefined) return [];
    const card = cardName(dealtHere);
    return [t({ message: `${card} to place ${place}`, comment: 'after “Dealt”' })];
  });
  const cardsToPlaces = listed(dealt, 'and');
  return dealt.length > 0 ? [t`Dealt ${cardsToPlaces}.`] : [];
}

function narrateOpenCard(from: readonly Source[], after: RemovalState): readonly string[] {
  if (!from.includes('stock')) return [];
  const open = cardFrom(after, 'stock');
  if (open === undefined) return [t`The stock is empty.`];
  const shown = theCard(open);
  return [t`The open card is now ${shown}.`];
}

/** The face-down cards that a move has turned up: `Ace of Diamonds and 3 of Hearts revealed.` */
function narrateOpened(
  setup: FullRemoval,
  before: RemovalState,
  after: RemovalState,
): readonly string[] {
  const names = setup.hidden ? openedBetween(setup, before, after) : [];
  const cards = listed(names, 'and');
  return names.length > 0
    ? [t`${plural(names.length, { one: `${cards} revealed.`, other: `${cards} revealed.` })}`]
    : [];
}

/** The cards that a move has uncovered, where they lay face up: `Ace of Diamonds and 3 of Hearts uncovered.` */
export function aside(
  setup: FullRemoval,
  before: RemovalState,
  after: RemovalState,
): readonly string[] {
  const names = setup.hidden ? [] : openedBetween(setup, before, after);
  const cards = listed(names, 'and');
  return names.length > 0
    ? [t`${plural(names.length, { one: `${cards} uncovered.`, other: `${cards} uncovered.` })}`]
    : [];
}

const openedBetween = (
  setup: FullRemoval,
  before: RemovalState,
  after: RemovalState,
): readonly string[] =>
  setup.places.flatMap((_, i) =>
    isOpen(setup, after, i + 1) &&
    cardFrom(before, i + 1) !== undefined &&
    !isOpen(setup, before, i + 1)
      ? [cardName(cardThere(after, i + 1))]
      : [],
  );

function narrateEmptied(
  { places }: FullRemoval,
  after: RemovalState,
  from: readonly Source[],
): readonly string[] {
  return from.flatMap((each) => {
    const pile = typeof each === 'number' ? places[each - 1]?.pile : undefined;
    if (pile?.kind !== 'tableau' || cardFrom(after, each) !== undefined) return [];
    const column = pile.index;
    return [t`Column ${column} is empty.`];
  });
}

function narrateDraw(
  setup: FullRemoval,
  before: RemovalState,
  after: RemovalState,
): readonly string[] {
  const left = after.stock.length;
  if (before.stock.length === 0) {
    const { redealsLeft } = after;
    return [
      t`Turned the waste over: ${plural(left, { one: '# card', other: '# cards' })} in the stock.`,
      ...(redealsLeft === undefined ? [] : [redealsSentence(redealsLeft)]),
    ];
  }
  if (setup.stock === 'rows')
    return [
      left === 0
        ? t`Dealt a card to each column; the stock is empty.`
        : t`Dealt a card to each column; ${plural(left, { one: '# card', other: '# cards' })} left in the stock.`,
    ];
  const drawn = cardThere(after, 'waste');
  if (setup.open) {
    const card = cardName(drawn);
    const open = cardFrom(after, 'stock');
    if (open === undefined) return [t`${card} to the waste; the stock is empty.`];
    const shown = theCard(open);
    return [t`${card} to the waste; the open card is now ${shown}.`];
  }
  const card = theCard(drawn);
  return [
    left === 0
      ? t`Drew ${card}; the stock is empty.`
      : t`Drew ${card}; ${plural(left, { one: '# card', other: '# cards' })} left in the stock.`,
  ];
}
