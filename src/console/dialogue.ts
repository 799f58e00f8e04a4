import { playOut } from '../engine/autoplay';
import { type DealId, parseDealNumber } from '../engine/dealId';
import { present } from '../engine/history';
import { type AnyConsoleGame, endSentence, transcriptOf } from '../engine/lines';
import { ok, type Result } from '../engine/result';
import { linesAsText } from '../engine/textTable';
import { menu, parseAnswer, question } from './lineMenu';
import { endSentences, execute, type Session, tableText } from './session';

// Programs that print, read a line, and print again: those of the exercises, and the console of a game.

/** What a program prints before it reads the next line. */
export interface Printed {
  readonly text: string;
  /** The table at the beginning of the text. */
  readonly table?: string;
  /** True if the text is a sentence that refuses the line. */
  readonly isRefusal?: true;
  /** The session whose hint the text is. */
  readonly hintOf?: Session;
}

/** Yields what is printed before each line is read. Returns the last text, or a sentence about a line that ends the program. */
export type Dialogue = Generator<Printed, Result<string, string>, string>;

/** What the programs of COMP9021 ask first. */
const PROMPT = 'Please enter an integer to feed the seed() function: ';

/** The transcript of a game that plays itself from a dealt state on, and its last sentence. */
export function playedTranscript(
  game: AnyConsoleGame,
  dealt: unknown,
): { readonly lines: readonly string[]; readonly end: string } {
  const history = playOut(game, dealt);
  const end = endSentence(game, present(history), history.cursor);
  return { lines: transcriptOf(game, history).flat(), end };
}

/** The outcome of a deal and the question below it, as lines. Source: COMP9021 solitaire_2. */
export const outcomeLines = (end: string, total: number): readonly string[] => [
  '',
  end,
  '',
  question(total),
];

/** Asks for a seed and prints the transcript. Source: COMP9021 solitaire_1. */
export function* seedDialogue(game: AnyConsoleGame): Dialogue {
  const seed = parseDealNumber(yield { text: PROMPT });
  return seed.ok
    ? ok(linesAsText(playedTranscript(game, game.rules.deal(seed.value)).lines))
    : seed;
}

/** Asks for a seed, prints the outcome, and shows lines of the transcript until q. Source: COMP9021 solitaire_2. */
export function* linesDialogue(game: AnyConsoleGame): Dialogue {
  const seed = parseDealNumber(yield { text: PROMPT });
  if (!seed.ok) return seed;
  const { lines, end } = playedTranscript(game, game.rules.deal(seed.value));
  const asks = `\n${menu(lines.length)}`;
  let answer = parseAnswer(
    yield { text: linesAsText(outcomeLines(end, lines.length)) + asks },
    lines.length,
  );
  while (answer?.kind !== 'quit') {
    const shown = answer ? ['', ...lines.slice(answer.from - 1, answer.to)] : [];
    answer = parseAnswer(yield { text: linesAsText(shown) + asks }, lines.length);
  }
  return ok('');
}

/** Plays a game by lines until one quits. `randomDeal` numbers a new game if the line does not. */
export function* consoleDialogue(start: Session, randomDeal: () => DealId): Dialogue {
  let session = start;
  let line = yield withTable(session, endSentences(session));
  for (;;) {
    const reply = execute(session, line, randomDeal);
    const { kind, lines } = reply;
    if (kind === 'quit') return ok('');
    session = reply.session;
    line = yield kind === 'table'
      ? withTable(session, lines)
      : {
          text: linesAsText(lines),
          ...(kind === 'refusal' && { isRefusal: true }),
          ...(kind === 'hint' && { hintOf: session }),
        };
  }
}

function withTable(session: Session, lines: readonly string[]): Printed {
  const table = `${tableText(session)}\n`;
  return { text: table + linesAsText(lines), table };
}
