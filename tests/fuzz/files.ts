import { isDeepStrictEqual } from 'node:util';
import { formatGame, playText } from '../../src/console/gameFile';
import { openSession } from '../../src/console/session';
import { present } from '../../src/engine/history';
import { GAME_IDS, gameOf } from '../../src/games/index';
import type { Job } from '../../src/lab/job';
import { parts, simulate } from '../../src/lab/simulate';
import { mergeTallies, parseTallies, type TallyFile, tallyFile } from '../../src/lab/tally';
import { playAtRandom } from '../support/random';
import { anyText, type Dice, damage } from './dice';
import { type Engine, hold, holdCards, holdReplay, holdSentence } from './engine';

const MAX_DAMAGE = 3;
const AUTOMATIC = ['elevens', 'thirteens', 'tens', 'perditio-tempus', 'pictures'] as const;

/** A text, damaged more often than not. */
function maybeDamaged(dice: Dice, text: string): string {
  let damaged = text;
  for (let n = dice.below(MAX_DAMAGE + 1); n > 0; n--) damaged = damage(dice, damaged);
  return damaged;
}

/** A file of moves: it is played, or the first bad line is named and those before it are played. */
function playFile(dice: Dice): boolean {
  const id = dice.pick(GAME_IDS);
  const deal = String(dice.below(1_000));
  const game = gameOf(id);
  const start = openSession(id, deal);
  const untouched = structuredClone(start.history);
  const history = playAtRandom(game, deal, dice.below(80));
  const whole = formatGame({ variant: id, deal, history });
  const text = maybeDamaged(dice, dice.oneIn(20) ? anyText(dice, 30) : whole);
  const { session, bad } = playText(start, text);
  hold(isDeepStrictEqual(start.history, untouched), 'a file changes the game it starts from');
  holdCards(game, present(session.history));
  holdReplay(id, deal, session.history);
  if (text === whole) hold(bad === undefined, `the moves of ${id} ${deal} cannot be played`);
  if (!bad) return false;
  holdSentence(bad.sentence, text);
  const before = text.split(/\r?\n/).slice(0, (bad.line ?? 1) - 1);
  const again = playText(start, before.join('\n'));
  hold(again.bad === undefined, `line ${bad.line} is not the first bad one`);
  const same = isDeepStrictEqual(again.session.history, session.history);
  hold(same, `the lines before line ${bad.line} play another game`);
  return true;
}

/** Files of tallies: they add up to the tally of the whole run, or a sentence says what is wrong. */
function mergeFiles(dice: Dice): boolean {
  const job: Job = {
    game: dice.pick(AUTOMATIC),
    player: 'automatic',
    first: String(dice.below(1_000) - 500),
    games: dice.below(40) + 1,
  };
  const files = [...parts(job, dice.below(20) + 1)].map((part) => tallyFile(simulate(part).tally));
  const hurt = dice.below(files.length * 2);
  const texts = files.map((tally, i) => {
    const text = JSON.stringify(dice.oneIn(4) ? [tally] : dice.oneIn(4) ? firstForm(tally) : tally);
    return i === hurt ? maybeDamaged(dice, text) : text;
  });
  const tallies: TallyFile[] = [];
  for (const text of texts) {
    const read = parseTallies(text);
    if (!read.ok) {
      holdSentence(read.error, text);
      return true;
    }
    tallies.push(...read.value);
  }
  const merged = mergeTallies(tallies.toReversed(), true);
  if (!merged.ok) {
    holdSentence(merged.error, texts.join(' '));
    return true;
  }
  const { program } = merged.value;
  if (
    isDeepStrictEqual(
      tallies.map((tally, i) => ({ ...tally, program: files[i]?.program })),
      files,
    )
  ) {
    const whole = { ...tallyFile(simulate(job).tally), program };
    hold(isDeepStrictEqual(merged.value, whole), 'the tallies do not add up');
  }
  const inStages = mergeTallies(
    [tallies.filter((_, i) => i % 2 === 1), tallies.filter((_, i) => i % 2 === 0)].flatMap(
      (half) => {
        const sum = mergeTallies(half, true);
        return sum.ok ? [sum.value] : [];
      },
    ),
    true,
  );
  hold(isDeepStrictEqual(inStages, merged), 'the tallies add up to another sum in stages');
  return false;
}

/** The tally as the first form of files had it. */
const firstForm = ({ game, player, ranges, games, won, scores }: TallyFile) => {
  const [{ first } = { first: '0' }] = ranges;
  return { game, player, first, games, won, scores };
};

/** Files of moves and of tallies, whole and damaged. */
export const files: Engine = {
  name: 'files',
  run: async (dice) => {
    const refused = [playFile(dice), mergeFiles(dice)].filter(Boolean).length;
    return { files: 2, refused };
  },
};
