import { type Command, CommanderError } from 'commander';
import { version } from '../../package.json';
import { addBackupCommands } from './backupCommands';
import { addChance } from './chanceCommand';
import { addCheck } from './check/checkCommand';
import { addHelp, PatienceCommand } from './commandLine';
import { addConvert } from './convertCommand';
import { addDaily } from './dailyCommand';
import { addFaults } from './faultsCommand';
import { addMerge } from './mergeCommand';
import { addPlayCommands } from './playCommands';
import { InputError, OutputError, printError, UsageError } from './program';
import { addSimulate } from './simulateCommands';
import { addSolve } from './solveCommand';

/** Runs the program with the arguments that were typed, and sets the exit code. */
export async function run(args: readonly string[]): Promise<void> {
  const program = new PatienceCommand('patience')
    .description('Plays, solves and simulates patience games in the terminal.')
    .version(version, '-V, --version', 'print the version of the program');
  addPlayCommands(program);
  addSolve(program);
  addChance(program);
  addConvert(program);
  addDaily(program);
  addSimulate(program);
  addMerge(program);
  addBackupCommands(program);
  addCheck(program);
  addFaults(program);
  addHelp(program);
  let named: Command = program;
  program.hook('preSubcommand', (_program, command) => {
    named = command;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    endWith(error, named);
  }
}

/** Prints the sentence of an expected error and sets the exit code; rethrows any other. */
function endWith(error: unknown, command: Command): void {
  if (error instanceof OutputError) {
    if (error.readerIsGone) return;
    process.exitCode = 1;
    printError(`${error.message}\n`);
  } else if (error instanceof UsageError || error instanceof InputError) {
    process.exitCode = 2;
    printError(`${error.message}\n`);
    if (error instanceof UsageError) printError(whereToRead(command));
  } else if (error instanceof CommanderError) {
    // Commander has printed the help, to standard error unless it was asked for.
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else throw error;
}

/** A line that says where the options of a command stand, or the list of commands. */
const whereToRead = (command: Command): string =>
  command.parent
    ? `“patience ${command.name()} --help” has the options.\n`
    : '“patience --help” has the commands.\n';
