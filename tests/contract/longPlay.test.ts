import { describe, expect, test } from 'vitest';
import { cardsOfPack } from '../../src/engine/deck';
import { hasChoice } from '../../src/engine/game';
import { pythonRandom } from '../../src/engine/pythonRandom';
import { baseOf } from '../../src/games/index';
import { consoleGameOf } from '../../src/games/lines';
import { proofSize } from '../support/proofSize';
import { VARIANTS } from '../support/variants';

/** Moves of random play: of a game by its standard rules, and of a variant. */
const MOVES = proofSize(160, 100_000);
const MOVES_OF_A_VARIANT = proofSize(40, 10_000);
/** Moves of one deal, so that no deal is played for ever. */
const MOVES_OF_A_DEAL = 300;
/** How many moves seen before are tried in every state. */
const TRIED = 40;

const GAMES = VARIANTS.filter((id) => hasChoice(consoleGameOf(id)));

describe.each(GAMES)('%s', (id) => {
  test('random play: all cards, legal moves alone, every move reads back', {
    timeout: 600_000,
  }, () => {
    const game = consoleGameOf(id);
    const { rules, table, text } = game;
    const cards = cardsOfPack(game);
    const { randomBelow } = pythonRandom('7');
    const seen: { readonly line: string; readonly move: unknown }[] = [];
    const wanted = baseOf(id) ? MOVES : MOVES_OF_A_VARIANT;
    let moves = 0;
    for (let deal = 0; moves < wanted; deal++) {
      let state = rules.deal(String(deal));
      for (let played = 0; played < MOVES_OF_A_DEAL && moves < wanted; played++, moves++) {
        const legal = rules.legalMoves(state);
        const lines = legal.map((move) => text.formatMove(move));
        if (new Set(lines).size !== lines.length) expect(lines).toEqual([...new Set(lines)]);
        for (let i = 0; i < Math.min(TRIED, seen.length); i++) {
          const { line, move } = seen[randomBelow(seen.length)] as (typeof seen)[number];
          const isLegal = lines.includes(line);
          if (rules.apply(state, move).ok !== isLegal)
            throw new Error(`${line} is ${isLegal ? 'refused' : 'accepted'}, unlike its listing`);
        }
        const status = rules.status(state);
        if (legal.length === 0) expect(status).not.toBe('playing');
        if (status === 'won') expect(legal).toEqual([]);
        if (legal.length === 0) break;
        const at = randomBelow(legal.length);
        const [move, line] = [legal[at], lines[at] as string];
        if (seen.length < 2_000) seen.push({ line, move });
        expect(game.lines.parseMove(line, state)).toEqual({ ok: true, value: move });
        const after = rules.apply(state, move);
        if (!after.ok) throw new Error(`a legal move was refused: ${line}`);
        state = after.value;
        const shown = table.view(state).piles.flatMap((pile) => pile.cards.map(({ card }) => card));
        if (shown.length !== cards.length || new Set(shown).size !== cards.length)
          expect(shown.toSorted((a, b) => a - b)).toEqual(cards);
      }
    }
    expect(moves).toBe(wanted);
  });
});
