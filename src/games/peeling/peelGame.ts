import { type Card, cardName, RANKS, rankOf } from '../../engine/card';
import { formatCards } from '../../engine/deck';
import { defineGame, type TextDefinition } from '../../engine/defineGame';
import type { Game, Refusal } from '../../engine/game';
import { KIND_NAMES, parsePileId, pileInWords, WASTE } from '../../engine/pile';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import type { Gesture, PileId } from '../../engine/view';
import { capital, cardCount, wordsOf } from '../../engine/words';
import { gameWon, noOperands, noSelecting, onlyStockPressed } from '../common/words';
import {
  DRAW,
  type PeelMove,
  type PeelReason,
  type PeelRules,
  peelRules,
  type WasteState,
  wasteCard,
} from './peelRules';
import { coversInWords, ranksInWords } from './text';

type PeelGame<State> = Game<State, PeelMove, PeelReason>;

/** What a game of this kind adds to its rules. */
export interface PeelParts<State> extends Pick<PeelGame<State>, 'name' | 'about' | 'howToPlay'> {
  readonly wrap: boolean;
  /** What the game calls its waste; “waste” if left out. */
  readonly waste?: string;
  readonly deal: PeelGame<State>['rules']['deal'];
  readonly view: PeelGame<State>['table']['view'];
  readonly hint: (state: State) => PeelMove | undefined;
  /** The line of help about plays; it begins with an example. */
  readonly playHelp: string;
  /** What stands before a number in the line of a move. */
  readonly letter: string;
  /** Parses what such a line names; the error is a sentence. */
  readonly parseFrom: (word: string) => Result<number, string>;
  /** Why a card of another pile cannot be played. */
  readonly onlyThese: string;
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
      scoreLabel: 'Number of cards left',
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
    const card = move.type === 'play' ? cardAt(state, move.from) : undefined;
    return card === undefined ? 'draw from the stock' : `${cardName(card)} to the ${waste}`;
  };

  return {
    moveHelp: () => [
      ...(hasStock ? ['s                 turn the top card of the stock'] : []),
      playHelp,
    ],
    formatState: (state) =>
      [
        ...(hasStock ? [`Stock: ${cardCount(state.stock.length)}`] : []),
        `${capital(waste)}, last = top: ${formatCards(state.waste)}`,
        '',
        ...formatRest(state),
      ]
        .join('\n')
        .trimEnd(),
    formatMove: (move) => (move.type === 'draw' ? 's' : `m ${letter}${move.from}`),
    parseMove: (text) => parsePeelMove(text, rules, parts),
    explain: (refused) => explain(rules, parts, refused),
    narrate: (before, move, after) =>
      move.type === 'draw'
        ? [narrateDraw(after)]
        : [`${suggest(before, move)}.`, ...narrateEffect(after, move.from)],
    suggest,
    whyStuck: (state) => `${cardCount(cardsLeft(state))} to go.`,
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
        : err(`Cards can only be played to the ${words.waste ?? 'waste'}.`);
    case 'tap':
      return playOf(piles, words, gesture.pile, gesture.count);
    case 'send':
      return err('There is no foundation here.');
    case 'select':
      return err(noSelecting());
  }
}

function playOf(
  { kind, count }: Piles,
  { onlyThese, waste = 'waste' }: Words,
  id: PileId,
  cards: number,
): Result<PeelMove, string> {
  const pile = parsePileId(id);
  if (pile?.kind !== kind || pile.index > count) return err(onlyThese);
  if (cards > 1) return err(`One card at a time goes to the ${waste}.`);
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
  const [pile = WASTE, ...covers] = piles;
  switch (reason) {
    case 'game won':
      return gameWon();
    case 'empty stock':
      return hasStock ? 'The stock is empty; there is no second pass.' : 'There is no stock.';
    case 'no such pile':
      return `There is no such ${KIND_NAMES[kind]}; they are 1 to ${count}.`;
    case 'empty pile':
      return `${capital(pileInWords(pile))} is empty.`;
    case 'covered':
      return `That card is covered by ${coversInWords(cards, covers.length - cards.length)}.`;
    case 'does not fit': {
      const [card, onto] = cards as readonly [Card, Card];
      if (!RANKS.some((_, rank) => fitsRank(rank, rankOf(onto), wrap)))
        return `Nothing goes on the ${cardName(onto)} of the ${waste}.`;
      const needed = ranksInWords((rank) => fitsRank(rankOf(card), rank, wrap));
      return `${cardName(card)} needs ${needed}; the ${waste} shows the ${cardName(onto)}.`;
    }
  }
}

/** Parses a line such as `s` or `m c3`, in either case. */
function parsePeelMove(
  text: string,
  { kind, hasStock }: Piles,
  { playHelp, parseFrom }: Pick<PeelParts<never>, 'playHelp' | 'parseFrom'>,
): Result<PeelMove, string> {
  const [example = ''] = playHelp.split('  ', 1);
  const moveLook = `moves look like ${hasStock ? '“s” or ' : ''}“${example}”`;
  const [word = '', from, ...more] = wordsOf(text);
  if (word === 's' && hasStock) return from === undefined ? ok(DRAW) : err(noOperands());
  if (word !== 'm') return err(`${quote(text)} is not a move; ${moveLook}.`);
  if (from === undefined) return err(`A move names a ${KIND_NAMES[kind]}, as in “${example}”.`);
  if (more.length > 0) return err(`Too many words: ${moveLook}.`);
  const number = parseFrom(from);
  return number.ok ? ok({ type: 'play', from: number.value }) : number;
}

/** `Drew the 5 of Clubs; 22 cards left in the stock.` */
function narrateDraw(after: WasteState): string {
  const { length } = after.stock;
  const left = length === 0 ? 'the stock is empty' : `${cardCount(length)} left in the stock`;
  return `Drew the ${cardName(wasteCard(after))}; ${left}.`;
}
