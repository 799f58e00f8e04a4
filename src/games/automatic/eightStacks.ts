import { plural, t } from '@lingui/core/macro';
import {
  ACE,
  type Card,
  cardName,
  KING,
  rankLetter,
  suitInWords,
  suitName,
  suitOf,
} from '../../engine/card';
import { type GameOption, numberOption, type OptionValues } from '../../engine/options';
import { type PileView, pileView, type TableView } from '../../engine/view';
import { cardCount } from '../common/words';
import { automaticGame, deckView } from './automaticGame';
import { cardsLeft, deal, type EightStacksState, phaseOf, status, step } from './eightStacksRules';

/** How many cards are drawn at a time. */
export const EIGHT_STACKS_OPTIONS: readonly GameOption[] = [
  numberOption(
    'drawn',
    () => t`Cards drawn`,
    [1, 5, 3],
    (n) => t`${plural(n, { one: '# card at a time', other: '# cards at a time' })}`,
  ),
];

function narrate(before: EightStacksState, after: EightStacksState): readonly string[] {
  const phase = phaseOf(before);
  switch (phase?.kind) {
    case 'place': {
      const [card, suit] = [cardName(phase.card), suitInWords(suitOf(phase.card))];
      const isUp = after.up[suitOf(phase.card)]?.includes(phase.card);
      return [isUp ? t`${card} to ${suit} up.` : t`${card} to ${suit} down.`];
    }
    case 'draw': {
      const drawn = before.deck.length - after.deck.length;
      const card = cardName(after.uncovered.at(-1) as Card);
      return [t`Drew ${plural(drawn, { one: '# card', other: '# cards' })}, ${card} on top.`];
    }
    case 'turn over': {
      const { round, deck } = after;
      return [
        t`Round ${round}: ${plural(deck.length, { one: '# card turned over', other: '# cards turned over' })}.`,
      ];
    }
    case undefined:
      return [];
  }
}

/** `Hearts up` */
function stackName(way: 'up' | 'down', of: number): string {
  const suit = suitName(of);
  return way === 'up'
    ? t({ message: `${suit} up`, comment: 'the stack of a suit that goes up from its ace' })
    : t({ message: `${suit} down`, comment: 'the stack of a suit that goes down from its king' });
}

/** `3 cards to 3 of Hearts` */
function stackInWords(cards: readonly Card[]): string {
  const top = cards.at(-1);
  if (top === undefined) return t`empty`;
  const card = cardName(top);
  return t`${plural(cards.length, { one: '# card', other: '# cards' })} to ${card}`;
}

function view(state: EightStacksState): TableView {
  const kind = phaseOf(state)?.kind;
  const { deck, uncovered } = state;
  const stackViews = (way: 'up' | 'down', row: number): readonly PileView[] =>
    state[way].map((cards, i) =>
      pileView({
        id: `${way}-${i + 1}`,
        kind: 'stack',
        name: stackName(way, i),
        shows: stackInWords(cards),
        column: 2.6 + i,
        row,
        portrait: { column: i, row: row + 1 },
        badge: cards.length > 0 ? String(cards.length) : '',
        cards,
        placeholder: rankLetter(way === 'up' ? ACE : KING),
      }),
    );
  return {
    columns: 6.6,
    rows: 2,
    fanRoom: 0,
    portrait: { columns: 4, rows: 3 },
    piles: [
      deckView(deck, kind === 'draw' || kind === 'turn over', {
        column: 0.5,
        row: 0,
        portrait: { column: 0, row: 0 },
      }),
      pileView({
        id: 'uncovered',
        kind: 'waste',
        name: t`Uncovered cards`,
        shows: cardCount(uncovered.length),
        column: 0,
        row: 1,
        portrait: { column: 1.5, row: 0 },
        next: kind === 'place',
        badge: String(uncovered.length),
        cards: uncovered,
      }),
      ...stackViews('up', 0),
      ...stackViews('down', 1),
    ],
  };
}

/** Eight Stacks, the game of COMP9021 solitaire_2, with these option values. */
export const eightStacks = (values: OptionValues) =>
  automaticGame<EightStacksState>({
    name: t`Eight Stacks`,
    deal,
    step: (state) => step(Number(values.drawn), state),
    status,
    score: cardsLeft,
    scoreLabel: t`Number of cards left`,
    bestScore: 0,
    view,
    notes: (state) => {
      const [{ round }, left] = [state, cardsLeft(state)];
      return [t`Round ${round}`, t`${plural(left, { one: '# to place', other: '# to place' })}`];
    },
    nextStep: (state) =>
      phaseOf(state)?.kind === 'place'
        ? t`The next step is at uncovered cards.`
        : t`The next step is at deck.`,
    narrate,
    lost: (state) =>
      t`Lost: ${plural(cardsLeft(state), { one: '# card left over', other: '# cards left over' })}.`,
  });
