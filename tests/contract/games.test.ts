import { describe } from 'vitest';
import type { AnyConsoleGame } from '../../src/engine/lines';
import { consoleGameOf } from '../../src/games/lines';
import { accordion } from '../support/exampleGame';
import { testContract } from '../support/gameContract';
import { proofSize } from '../support/proofSize';
import { twins } from '../support/twoDeckGame';
import { VARIANTS } from '../support/variants';

const SIZE = { deals: proofSize(1, 12), moves: proofSize(60, 150) };

const GAMES: readonly (readonly [name: string, game: AnyConsoleGame])[] = [
  ...VARIANTS.map((id) => [id, consoleGameOf(id)] as const),
  ['the example of CONTRIBUTING.md', accordion],
  ['a game with two decks', twins(false)],
];

describe.each(GAMES)('%s', (_, game) => testContract(game, SIZE));
