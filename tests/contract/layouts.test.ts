import { describe } from 'vitest';
import { isGameId, menuEntry } from '../../src/games/index';
import { PRESETS, type PresetId, presetGame } from '../../src/games/layouts/presets';
import { testContract } from '../support/gameContract';
import { proofSize } from '../support/proofSize';

const SIZE = { deals: proofSize(1, 8), moves: 120 };

/** The presets that stand beside a game with rules of its own; games.test.ts has the others. */
const IDS = (Object.keys(PRESETS) as readonly PresetId[]).filter(
  (id) => !isGameId(id) || menuEntry(id).group !== 'described',
);

describe.each(IDS)('%s', (id) => testContract(presetGame(id), SIZE));
