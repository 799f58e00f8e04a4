import { describe } from 'vitest';
import type { AnyGame } from '../../src/engine/game';
import { gameOf } from '../../src/games/index';
import { accordion } from '../support/exampleGame';
import { testContract } from '../support/gameContract';
import { proofSize } from '../support/proofSize';
import { twins } from '../support/twoDeckGame';
import { VARIANTS } from '../support/variants';

const SIZE = { deals: proofSize(1, 12), moves: proofSize(100, 150) };

const GAMES: readonly (readonly [name: string, game: AnyGame])[] = [
  ...VARIANTS.map((id) => [id, gameOf(id)] as const),
  ['the example of CONTRIBUTING.md', accordion],
  ['a game with two decks', twins(false)],
];

describe.each(GAMES)('%s', (_, game) => testContract(game, SIZE));
