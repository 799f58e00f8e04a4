import { EXERCISES } from '../courses/exercise';
import { wrongDealFinder } from '../courses/firstDeal';
import { listInEnglish } from '../engine/english';
import { plantedFaultsOf, plantFault } from '../games/plantedFaults';
import type { PatienceCommand } from './commandLine';
import { parseGame } from './options';
import { expectOk, printLines, UsageError } from './program';

/** Help for the option of several commands. */
export const FAULT_HELP = 'play with a planted fault, to try tests on; “faults” lists them';

/** Adds `faults`, which lists the planted faults of an exercise. */
export function addFaults(program: PatienceCommand): void {
  program
    .command('faults')
    .description('list the planted faults of an exercise, each with the first deal that shows it')
    .argument('<exercise>', listInEnglish(EXERCISES))
    .examples('faults pictures', 'transcript pictures 0 --fault lost-tab')
    .action(listFaults);
}

function listFaults(word: string): void {
  const id = expectOk(parseGame(word));
  const faults = Object.entries(plantedFaultsOf(id));
  if (faults.length === 0)
    throw new UsageError(`${word} has no planted faults; these have: ${listInEnglish(EXERCISES)}.`);
  const width = Math.max(...faults.map(([name]) => name.length)) + 2;
  const firstWrongDeal = wrongDealFinder(id);
  for (const [name, { about }] of faults) {
    const found = firstWrongDeal(expectOk(plantFault(id, name)));
    const shows = found ? `deal ${found.deal}, line ${found.line}` : 'no deal below 1000';
    printLines([`${name.padEnd(width)}${about} (${shows})`]);
  }
}
