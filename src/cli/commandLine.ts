import { Command, type ErrorOptions, type Option } from 'commander';
import { quote } from '../engine/quote';
import { print, printError, UsageError } from './program';

/** What is said where an argument is missing. */
const NEEDED: Readonly<Record<string, string>> = {
  game: 'The name of a game is needed.',
  deal: 'A deal is needed.',
  file: 'One file of moves is needed.',
  backup: 'One backup is needed.',
  tallies: 'The files of the tallies are needed.',
};

/** A command of the terminal program. Wrong arguments are UsageErrors, each with one sentence. */
export class PatienceCommand extends Command {
  constructor(name?: string) {
    super(name);
    this.exitOverride().configureOutput({ writeOut: print, writeErr: printError });
  }

  override createCommand(name?: string): PatienceCommand {
    return new PatienceCommand(name);
  }

  override addOption(option: Option): this {
    let isGiven = false;
    return super.addOption(option).on(`option:${option.name()}`, () => {
      if (isGiven) throw new UsageError(`--${option.name()} is given twice.`);
      isGiven = true;
    });
  }

  /** Lists examples below the help, each as it is typed after `patience`. */
  examples(...lines: readonly string[]): this {
    const typed = lines.map((line) => `  patience ${line}\n`);
    return this.addHelpText('after', `\nExamples:\n${typed.join('')}`.trimEnd());
  }

  override error(message: string, { code }: ErrorOptions = {}): never {
    const [, name = ''] = /'(.*)'/s.exec(message) ?? [];
    throw new UsageError(this.sentenceOf(code, name) ?? message);
  }

  /** What is wrong, by commander’s code and the name that its message quotes. */
  private sentenceOf(code: string | undefined, name: string): string | undefined {
    switch (code) {
      case 'commander.unknownCommand':
        return `There is no command ${quote(name)}.`;
      case 'commander.unknownOption':
        return `There is no option ${quote(name)} here.`;
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

  private sentenceOfSurplus(): string {
    const known = this.registeredArguments;
    const last = known.at(-1);
    if (!last) return `${this.name()} takes no argument.`;
    return `One ${last.name()} at a time, not also ${quote(this.args[known.length] ?? '')}.`;
  }
}

/** What the help says of the argument that names a game. */
export const GAME = 'a game, as in the list; other rules as in "klondike-3;redeals=2"';
/** What the help says of an argument that numbers a deal. */
export const DEAL = 'the number of a deal, or its cards as in an address';
/** What the help says of the option for a deck. */
export const DECK = 'deal these cards: codes with spaces between them, the last one on top';
