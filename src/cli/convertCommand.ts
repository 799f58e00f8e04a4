import { GAME_HELP, type PatienceCommand } from './commandLine';
import { parseGame } from './options';
import { formText, parseForm, positionInFile, TO_HELP } from './positions';
import { expectOk, print } from './program';

interface ConvertOptions {
  readonly game?: string;
  readonly to: string;
}

/** Adds `convert`, which prints the position in a file in another form. */
export function addConvert(program: PatienceCommand): void {
  program
    .command('convert')
    .description('print a position from any program in another form')
    .argument('<file>', 'a position in any form; - for the standard input')
    .option('--game <game>', `${GAME_HELP}; by default the one that the position is likeliest of`)
    .option('--to <form>', TO_HELP, 'piles')
    .examples('convert board.txt', 'convert board.txt --game freecell --to solvitaire')
    .action(convert);
}

function convert(file: string, options: ConvertOptions): void {
  const to = expectOk(parseForm(options.to));
  const chosen = options.game === undefined ? undefined : expectOk(parseGame(options.game));
  const { game, state, unknown } = positionInFile(file, chosen);
  print(formText(game, state, to, unknown));
}
