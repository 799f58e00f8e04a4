import { PatienceCommand } from '../../src/cli/commandLine';
import { UsageError } from '../../src/cli/program';

/** What a command reads: its words, and its options by name. */
interface Arguments {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | true>>;
}

/** Reads the arguments of a command that takes `--games`, `--first` and `--json`; or the sentence that refuses them. */
export function readArguments(args: readonly string[]): Arguments | string {
  let read: Arguments = { words: [], options: {} };
  const command = new PatienceCommand('any')
    .helpOption(false)
    .argument('[words...]')
    .option('--games <n>')
    .option('--first <deal>')
    .option('--json')
    .action((words: readonly string[], options: Arguments['options']) => {
      read = { words, options };
    });
  try {
    command.parse(args, { from: 'user' });
    return read;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

/** The sentence that refuses arguments; undefined if they are read. */
export function refusalOfArguments(...args: readonly string[]): string | undefined {
  const read = readArguments(args);
  return typeof read === 'string' ? read : undefined;
}
