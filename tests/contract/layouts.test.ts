import { describe } from 'vitest';
import { PRESETS, type PresetId, presetGame } from '../../src/games/layouts/presets';
import { testContract } from '../support/gameContract';
import { proofSize } from '../support/proofSize';

const SIZE = { deals: proofSize(1, 8), moves: 120 };

const IDS = Object.keys(PRESETS) as readonly PresetId[];

describe.each(IDS)('%s', (id) => testContract(presetGame(id), SIZE));
