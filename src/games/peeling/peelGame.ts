import { plural, select, t } from '@lingui/core/macro';
import { type Card, cardName, RANKS, rankOf, theCard } from '../../engine/card';
import { formatCards } from '../../engine/deck';
import { defineGame, type TextDefinition } from '../../engine/defineGame';
import type { Game, Refusal } from '../../engine/game';
import { parsePileId, WASTE } from '../../engine/pile';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import type { Gesture, PileId } from '../../engine/view';
import { listed, withFullStop } from '../../locales/format';
import { gameWon, noOperands, noSelecting, onlyStockPressed, wordsOf } from '../common/words';
import {
  DRAW,
  type PeelMove,
  type PeelReason,
  type PeelRules,
  peelRules,
  type WasteState,
  wasteCard,
} from './peelRules';
import { cardsToGo, coversInWords, ranksInWords } from './text';

type PeelGame<State> = Game<State, PeelMove, PeelReason>;

/** What a game of this kind adds to its rules. */
export interface PeelParts<State> extends Pick<PeelGame<State>, 'name' | 'about' | 'howToPlay'> {
  readonly wrap: boolean;
  /** What the game calls its waste; `waste` if left out. */
  readonly waste?: 'waste' | 'hole';
  readonly deal: PeelGame<State>['rules']['deal'];
  readonly view: PeelGame<State>['table']['view'];
  readonly hint: (state: State) => PeelMove | undefined;
  /** The line of help about plays; it begins with an example. */
  readonly playHelp: () => string;
  /** What stands before a number in the line of a move. */
  readonly letter: string;
  /** Parses what such a line names; the error is a sentence. */
  readonly parseFrom: (word: string) => Result<number, string>;
  /** Why a card of another pile cannot be played. */
  readonly onlyThese: () => string;
  /** What a play led to, in sentences. */
  readonly narrateEffect: (after: State, from: number) => readonly string[];
  /** Lines that show the cards besides stock and waste. */
  readonly formatRest: (state: State) => readonly string[];
}

/** A game whose cards are played on a waste, each on a card next to it in rank. */
export function peelGame<State extends WasteState>(
  rules: PeelRules<State>,
  parts: PeelParts<State>,
): PeelGame<State> {
  const { deal, view, hint } = parts;
  const { legalMoves, apply, status } = peelRules(rules);
  return defineGame<State, PeelMove, PeelReason>({
    name: parts.name,
    about: parts.about,
    howToPlay: parts.howToPlay,
    rules: {
      deal,
      legalMoves,
      apply,
      status,
      score: rules.cardsLeft,
      scoreLabel: t`Number of cards left`,
      bestScore: 0,
    },
    table: {
      view,
      movesFor: (state, gesture) => {
        const move = moveOfGesture(rules, parts, gesture);
        if (!move.ok) return move;
        // A tap means legal moves only.
        const next = gesture.kind === 'tap' ? apply(state, move.value) : ok(state);
        return next.ok ? ok([move.value]) : err(explain(rules, parts, next.error));
      },
    },
    text: peelText(rules, parts),
    advice: { hint },
  });
}

function peelText<State extends WasteState>(
  rules: PeelRules<State>,
  parts: PeelParts<State>,
): TextDefinition<State, PeelMove, PeelReason> {
  const { cardAt, cardsLeft, hasStock } = rules;
  const { waste = 'waste', letter, playHelp, formatRest, narrateEffect } = parts;

  const suggest = (state: State, move: PeelMove): string => {
    if (move.type === 'draw') return t`draw from the stock`;
    const card = cardName(cardAt(state, move.from) as Card);
    return t`${select(waste, { hole: `${card} to the hole`, other: `${card} to the waste` })}`;
  };

  return {
    moveHelp: () => [
      ...(hasStock ? [`s                 ${t`turn the top card of the stock`}`] : []),
      playHelp(),
    ],
    formatState: (state) => {
      const inStock = state.stock.length;
      const cards = formatCards(state.waste);
      const stock = t`Stock: ${plural(inStock, { one: '# card', other: '# cards' })}`;
      return [
        ...(hasStock ? [stock] : []),
        t`${select(waste, { hole: `Hole, last = top: ${cards}`, other: `Waste, last = top: ${cards}` })}`,
        '',
        ...formatRest(state),
      ]
        .join('\n')
        .trimEnd();
    },
    formatMove: (move) => (move.type === 'draw' ? 's' : `m ${letter}${move.from}`),
    parseMove: (text) => parsePeelMove(text, rules, parts),
    explain: (refused) => explain(rules, parts, refused),
    narrate: (before, move, after) =>
      move.type === 'draw'
        ? [narrateDraw(after)]
        : [withFullStop(suggest(before, move)), ...narrateEffect(after, move.from)],
    suggest,
    whyStuck: (state) => cardsToGo(cardsLeft(state)),
  };
}

type Piles = Pick<PeelRules<WasteState>, 'kind' | 'count' | 'hasStock'>;
type Words = Pick<PeelParts<never>, 'onlyThese' | 'waste'>;

/** The move that a gesture means, legal or not, or why it means none. */
function moveOfGesture(piles: Piles, words: Words, gesture: Gesture): Result<PeelMove, string> {
  switch (gesture.kind) {
    case 'press':
      return gesture.pile === 'stock' && piles.hasStock ? ok(DRAW) : err(onlyStockPressed());
    case 'drop':
      return gesture.to === 'waste'
        ? playOf(piles, words, gesture.from, gesture.count)
        : err(onlyToWaste(words.waste));
    case 'tap':
      return playOf(piles, words, gesture.pile, gesture.count);
    case 'send':
      return err(t`There is no foundation here.`);
    case 'select':
      return err(noSelecting());
  }
}

const onlyToWaste = (waste = 'waste'): string =>
  t`${select(waste, { hole: 'Cards can only be played to the hole.', other: 'Cards can only be played to the waste.' })}`;

const oneAtATime = (waste = 'waste'): string =>
  t`${select(waste, { hole: 'One card at a time goes to the hole.', other: 'One card at a time goes to the waste.' })}`;

function playOf(
  { kind, count }: Piles,
  { onlyThese, waste }: Words,
  id: PileId,
  cards: number,
): Result<PeelMove, string> {
  const pile = parsePileId(id);
  if (pile?.kind !== kind || pile.index > count) return err(onlyThese());
  if (cards > 1) return err(oneAtATime(waste));
  return ok({ type: 'play', from: pile.index });
}

function explain(
  {
    kind,
    count,
    hasStock,
    fitsRank,
  }: Pick<PeelRules<WasteState>, 'kind' | 'count' | 'hasStock' | 'fitsRank'>,
  { wrap, waste = 'waste' }: Pick<PeelParts<never>, 'wrap' | 'waste'>,
  { reason, cards, piles }: Refusal<PeelReason>,
): string {
  const [place = WASTE, ...covers] = piles;
  switch (reason) {
    case 'game won':
      return gameWon();
    case 'empty stock':
      return hasStock ? t`The stock is empty; there is no second pass.` : t`There is no stock.`;
    case 'no such pile':
      return t`${select(kind, {
        place: `There is no such place; they are 1 to ${count}.`,
        other: `There is no such column; they are 1 to ${count}.`,
      })}`;
    case 'empty pile': {
      const { index } = place;
      return t`${select(kind, { place: `Place ${index} is empty.`, other: `Column ${index} is empty.` })}`;
    }
    case 'covered': {
      const covering = coversInWords(cards, covers.length - cards.length);
      return t`That card is covered by ${covering}.`;
    }
    case 'does not fit': {
      const [moved, shown] = cards as readonly [Card, Card];
      const [card, onto] = [cardName(moved), theCard(shown)];
      // There is such a card only in Golf, which has a waste.
      if (!RANKS.some((_, rank) => fitsRank(rank, rankOf(shown), wrap)))
        return t`Nothing goes on ${onto} of the waste.`;
      const needed = ranksInWords((rank) => fitsRank(rankOf(moved), rank, wrap));
      return t`${select(waste, {
        hole: `${card} needs ${needed}; the hole shows ${onto}.`,
        other: `${card} needs ${needed}; the waste shows ${onto}.`,
      })}`;
    }
  }
}

/** Parses a line such as `s` or `m c3`, in either case. */
function parsePeelMove(
  text: string,
  { kind, hasStock }: Piles,
  { playHelp, parseFrom }: Pick<PeelParts<never>, 'playHelp' | 'parseFrom'>,
): Result<PeelMove, string> {
  const [example = ''] = playHelp().split('  ', 1);
  const examples = listed([...(hasStock ? ['s'] : []), example].map(quote), 'or');
  const [word = '', from, ...more] = wordsOf(text);
  if (word === 's' && hasStock) return from === undefined ? ok(DRAW) : err(noOperands());
  if (word !== 'm') {
    const typed = quote(text);
    return err(t`${typed} is not a move; moves look like ${examples}.`);
  }
  if (from === undefined) {
    return err(
      t`${select(kind, { place: `A move names a place, as in “${example}”.`, other: `A move names a column, as in “${example}”.` })}`,
    );
  }
  if (more.length > 0) return err(t`Too many words: moves look like ${examples}.`);
  const number = parseFrom(from);
  return number.ok ? ok({ type: 'play', from: number.value }) : number;
}

/** `Drew the 5 of Clubs; 22 cards left in the stock.` */
function narrateDraw(after: WasteState): string {
  const card = theCard(wasteCard(after));
  const left = after.stock.length;
  return left === 0
    ? t`Drew ${card}; the stock is empty.`
    : t`Drew ${card}; ${plural(left, { one: '# card', other: '# cards' })} left in the stock.`;
}
