import { isDeepStrictEqual } from 'node:util';
import { parseCount, parseDeal, parseGame, parseRange } from '../../src/cli/options';
import { formatGame, playText } from '../../src/console/gameFile';
import { parseAnswer } from '../../src/console/lineMenu';
import { execute, openSession, type Session } from '../../src/console/session';
import { present } from '../../src/engine/history';
import { GAME_IDS } from '../../src/games/index';
import { consoleGameOf } from '../../src/games/lines';
import { completions, highlightOf } from '../../src/ui/console/completion';
import { refusalOfArguments } from '../support/arguments';
import { anyText, type Dice, damage } from './dice';
import { type Engine, hold, holdCards, holdReplay, holdSentence } from './engine';

const MAX_LINES = 60;
const WORDS = ['s', 'm', 'z', 'y', 'h', 'n', 'r', 'p', '?', 'q', 'w', 'c1', 'c9', 'f2', '2', '13'];
const OPTIONS = ['--first', '--json', '--games=', '--games', '5', '0..9', 'klondike-3', '--', '-'];

function anyLine(dice: Dice, { variant, history }: Session): string {
  const game = consoleGameOf(variant);
  const moves = game.rules.legalMoves(present(history));
  const move = moves.length > 0 ? game.text.formatMove(dice.pick(moves)) : 'z';
  return dice.pick([
    () => move,
    () => move,
    () => damage(dice, move),
    () => dice.pick(['z', 'y', 'r', 'h', 'p']),
    () => dice.some(5, () => dice.pick(WORDS)).join(dice.pick([' ', ', ', '  '])),
    () => anyText(dice),
  ])();
}

/** Types a line and enters it. Returns the session after it, and whether the line was refused. */
function enter(dice: Dice, session: Session, line: string): { next: Session; refused: boolean } {
  const game = consoleGameOf(session.variant);
  const state = present(session.history);
  completions(game, state, line);
  highlightOf(game, state, line);
  const reply = execute(session, line, () => String(dice.below(100)));
  if (reply.kind === 'refusal') {
    hold(reply.session === session, `${line} is refused, but changes the game`);
    hold(reply.lines.length === 1, `${line} has ${reply.lines.length} answers`);
    holdSentence(reply.lines[0], line);
  }
  holdCards(game, present(reply.session.history));
  return { next: reply.session, refused: reply.kind === 'refusal' };
}

/** Command lines of the terminal; each is read or refused in a sentence. */
function parseCommandLine(dice: Dice): void {
  const args = dice.some(5, () => (dice.oneIn(3) ? anyText(dice) : dice.pick(OPTIONS)));
  const [word = '', other = ''] = args;
  const game = consoleGameOf(dice.pick(GAME_IDS));
  const refusal = refusalOfArguments(...args);
  if (refusal !== undefined) holdSentence(refusal, args.join(' '));
  const results = [
    parseGame(word),
    parseDeal(word, dice.oneIn(2) ? other : undefined, game),
    parseCount(word, 'The number of games', 100),
    parseRange(word, 100, game),
  ];
  for (const result of results) if (!result.ok) holdSentence(result.error, args.join(' '));
}

/** Lines of the console in every game, answers of the dialogue, and command lines of the terminal. */
export const lines: Engine = {
  name: 'lines',
  run: async (dice) => {
    const deal = String(dice.below(1_000));
    let session: Session = openSession(dice.pick(GAME_IDS), deal);
    const count = dice.below(MAX_LINES);
    let refused = 0;
    for (let n = 0; n < count; n++) {
      const entered = enter(dice, session, anyLine(dice, session));
      session = entered.next;
      if (entered.refused) refused++;
    }
    const { variant, deal: last = deal, history } = session;
    holdReplay(variant, last, history);
    const again = playText(
      openSession(variant, last),
      formatGame({ variant, deal: last, history }),
    );
    hold(again.bad === undefined, `the text of ${variant} ${last} cannot be played`);
    const same = isDeepStrictEqual(present(again.session.history), present(history));
    hold(same, `the text of ${variant} ${last} plays another game`);

    const total = dice.below(900) + 1;
    const text = dice.oneIn(2) ? anyText(dice) : `${dice.below(999)} -- ${dice.below(999)}`;
    const answer = parseAnswer(text, total);
    if (answer?.kind === 'lines') {
      hold(answer.from >= 1 && answer.from <= answer.to && answer.to <= total, `lines of ${text}`);
    }
    parseCommandLine(dice);
    return { lines: count, refused, 'command lines': 1 };
  },
};
