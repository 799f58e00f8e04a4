import { describe, expect, test } from 'vitest';
import { playOut } from '../../src/engine/autoplay';
import { CARDS_IN_DECK, type Card, makeCard } from '../../src/engine/card';
import { present } from '../../src/engine/history';
import { transcriptOf } from '../../src/engine/lines';
import type { EightStacksState } from '../../src/games/automatic/eightStacksRules';
import type { VariantId } from '../../src/games/index';
import { consoleGameOf } from '../../src/games/lines';
import explicit from '../vectors/explicit_decks.json';
import perditio from '../vectors/perditio.json';
import lostExample from '../vectors/perditio_example_lost.json';
import wonExample from '../vectors/perditio_example_won.json';
import pictures from '../vectors/pictures_transcripts.json';
import rare from '../vectors/stacks_rare.json';
import stacks from '../vectors/stacks_transcripts.json';

/** What a game prints, and its last state. */
function playDealOut(id: VariantId, deal: string, deck?: readonly number[]) {
  const game = consoleGameOf(id);
  const history = playOut(game, game.rules.deal(deal, deck as readonly Card[] | undefined));
  const lines = transcriptOf(game, history).flat();
  return { lines, text: lines.map((line) => `${line}\n`).join(''), state: present(history), game };
}

/** Cards of the given ranks, ace = 1, in the order they are dealt, as a deck whose last card is its top. */
function deckOfRanks(ranks: readonly number[]): readonly Card[] {
  const used = new Map<number, number>();
  const cards = ranks.map((rank) => {
    const suit = used.get(rank) ?? 0;
    used.set(rank, suit + 1);
    return makeCard(suit, rank - 1);
  });
  expect(new Set(cards).size).toBe(CARDS_IN_DECK);
  return cards.reverse();
}

describe('Perditio Tempus', () => {
  test.each(perditio)('seed $python_seed', ({ python_seed, ranks, won, turned, lines }) => {
    for (const deck of [undefined, deckOfRanks(ranks)]) {
      const result = playDealOut('perditio-tempus', deck ? '0' : python_seed, deck);
      expect(result.lines).toEqual(lines);
      expect(result.game.rules.score(result.state)).toBe(turned);
      expect(result.game.rules.status(result.state)).toBe(won ? 'won' : 'stuck');
    }
  });

  test.each([
    ['won', wonExample],
    ['lost', lostExample],
  ])('the %s example of the Stack assignment', (_, { ranks, lines }) => {
    expect(playDealOut('perditio-tempus', '0', deckOfRanks(ranks)).lines).toEqual(lines);
  });
});

describe('Twelve Pictures', () => {
  test.each(pictures)('seed $seed', ({ seed, text, pictures: aside }) => {
    const result = playDealOut('pictures', seed);
    expect(result.text).toBe(text);
    expect(result.game.rules.score(result.state)).toBe(aside);
  });

  test.each(explicit.pictures)('$name', ({ decks: [deck], text }) => {
    expect(playDealOut('pictures', '0', deck).text).toBe(text);
  });
});

describe('Eight Stacks', () => {
  test.each(stacks)('seed $seed', ({ seed, collected, cards_left, rounds, n_lines }) => {
    const result = playDealOut('eight-stacks', seed);
    expect(result.text).toBe(collected);
    expect(result.lines.length).toBe(n_lines);
    expect(result.game.rules.score(result.state)).toBe(cards_left);
    expect((result.state as EightStacksState).round).toBe(rounds);
  });

  // Written by the plain program of tests/bench/solitaire.py.
  test.each(rare)('$name, seed $seed', ({ seed, collected, cards_left }) => {
    const result = playDealOut('eight-stacks', seed);
    expect(result.text).toBe(collected);
    expect(result.game.rules.score(result.state)).toBe(cards_left);
  });

  test.each(explicit.stacks)('$name', ({ deck, collected, cards_left }) => {
    const result = playDealOut('eight-stacks', '0', deck);
    expect(result.text).toBe(collected);
    expect(result.game.rules.score(result.state)).toBe(cards_left);
  });
});
