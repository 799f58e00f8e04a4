import { type Argument, Command, type ErrorOptions, type Option } from 'commander';
import { MAX_MICROSOFT_NUMBER } from '../engine/microsoftDeal';
import { quote } from '../engine/quote';
import { normaliseTyped } from '../engine/typedText';
import { print, printError, UsageError } from './program';

/** Sentences about missing arguments. */
const NEEDED: Readonly<Record<string, string>> = {
  game: 'The name of a game is needed.',
  deal: 'A deal is needed.',
  file: 'One file of moves is needed.',
  backup: 'One backup is needed.',
  exercise: 'The name of an exercise is needed.',
  command:
    'The command that runs your program is needed, after --: as in “-- python3 solitaire_1.py”.',
  tallies: 'The files of the tallies are needed.',
};

/** Arguments that are names of files, which stay as they are typed; so does an argument that may be given several times. */
const FILES = ['file', 'backup'];

/** A command of the terminal program. A wrong argument throws a UsageError with one sentence. */
export class PatienceCommand extends Command {
  constructor(name?: string) {
    super(name);
    this.exitOverride().configureOutput({ writeOut: print, writeErr: printError });
  }

  override createCommand(name?: string): PatienceCommand {
    return new PatienceCommand(name);
  }

  override addArgument(argument: Argument): this {
    const isFile = argument.variadic || FILES.includes(argument.name());
    if (!isFile) argument.argParser(normaliseTyped);
    return super.addArgument(argument);
  }

  override addOption(option: Option): this {
    if (option.required && !option.flags.includes('<file>')) option.argParser(normaliseTyped);
    let isGiven = false;
    return super.addOption(option).on(`option:${option.name()}`, () => {
      if (isGiven) throw new UsageError(`--${option.name()} is given twice.`);
      isGiven = true;
    });
  }

  /** Commander calls this if no command is given. */
  override help(): never {
    throw new UsageError('A command is needed.');
  }

  /** Adds examples to the help, each as typed after `patience`. */
  examples(...lines: readonly string[]): this {
    const typed = lines.map((line) => `  patience ${line}\n`);
    return this.addHelpText('after', `\nExamples:\n${typed.join('')}`.trimEnd());
  }

  override error(message: string, { code }: ErrorOptions = {}): never {
    const [, name = ''] = /'(.*)'/s.exec(message) ?? [];
    throw new UsageError(this.sentenceOf(code, name) ?? message);
  }

  /** The sentence for an error code of commander and the name quoted in its message. */
  private sentenceOf(code: string | undefined, name: string): string | undefined {
    switch (code) {
      case 'commander.unknownCommand':
        return `There is no command ${quote(name)}.`;
      case 'commander.unknownOption':
        return `There is no option ${quote(name)} here.${this.runsCommand ? ' Put -- before the command that runs your program.' : ''}`;
      case 'commander.optionMissingArgument':
        return `${name.replace(/ .*/, '')} needs a value.`;
      case 'commander.missingArgument':
        return NEEDED[name];
      case 'commander.excessArguments':
        return this.sentenceOfSurplus();
      default:
        return undefined;
    }
  }

  /** True if the last arguments are a command, which may have options of its own. */
  private get runsCommand(): boolean {
    return (
      this.registeredArguments.at(-1)?.name() === 'command' && this.registeredArguments.length > 1
    );
  }

  private sentenceOfSurplus(): string {
    const known = this.registeredArguments;
    const last = known.at(-1);
    if (!last) return `${this.name()} takes no argument.`;
    return `One ${last.name()} at a time, not also ${quote(this.args[known.length] ?? '')}.`;
  }
}

/** Adds `help`. Commander’s own prints the list of commands for a name that is none. */
export function addHelp(program: PatienceCommand): void {
  program
    .helpCommand(false)
    .command('help')
    .description('print the help of a command, or this list')
    .argument('[command]')
    .action((name?: string) => {
      const command = program.commands.find((each) => each.name() === name);
      if (name !== undefined && !command)
        throw new UsageError(`There is no command ${quote(name)}.`);
      (command ?? program).outputHelp();
    });
}

const BY_MICROSOFT = `ms1 to ms${MAX_MICROSOFT_NUMBER}`;

/** Help for arguments and options of several commands. */
export const GAME_HELP =
  'a game of the list, with options as in "klondike-3;redeals=2", or a description as in "layout;columns=6x8;cells=3"';
export const DEAL_HELP = `a deal number, or cards as in an address; also PySolFC’s number, as py198246790, and of FreeCell and Baker’s Game ${BY_MICROSOFT}`;
export const DEALS_HELP = `print a table of these deals, as in 0..199; of FreeCell and Baker’s Game also of ${BY_MICROSOFT}`;
export const PILES_HELP =
  'start from the position in this file, in any form that convert reads; - for the standard input';
export const DECK_HELP =
  'deal these cards: codes separated by spaces, or a Python list; the last on top';
