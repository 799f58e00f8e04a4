import { expect, test } from 'vitest';
import { CHECK_COMMANDS, FAULT_COMMANDS } from '../../../src/courses/commands';
import { isExercise } from '../../../src/courses/exercise';
import { parseVariant } from '../../../src/games/index';
import { plantedFaultsOf } from '../../../src/games/plantedFaults';

test('the commands on the page for courses name exercises, and faults that they have', () => {
  const named = [
    ...`${CHECK_COMMANDS}\n${FAULT_COMMANDS}`.matchAll(
      /^patience \w+ (\S+)(?:.* --fault (\S+))?/gm,
    ),
  ];
  expect(named).toHaveLength(6);
  for (const [command, game = '', fault] of named) {
    const id = parseVariant(game);
    expect(id.ok && isExercise(id.value), command).toBe(true);
    if (id.ok && fault) expect(Object.keys(plantedFaultsOf(id.value)), command).toContain(fault);
  }
});
