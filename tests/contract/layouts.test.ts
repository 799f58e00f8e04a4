import { describe } from 'vitest';
import { FAMILIES, presetGame } from '../../src/games/layouts/presets';
import { testContract } from '../support/gameContract';
import { proofSize } from '../support/proofSize';

const SIZE = { deals: proofSize(1, 8), moves: 120 };

const PRESETS = Object.values(FAMILIES).flatMap((family) => Object.entries(family));

describe.each(PRESETS)('%s', (_, preset) => testContract(presetGame(preset), SIZE));
