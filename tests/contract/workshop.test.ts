import { expect, test } from 'vitest';
import { pythonRandom } from '../../src/engine/pythonRandom';
import { descriptionOf, GAME_IDS, parseVariant } from '../../src/games/index';
import { parseInvention } from '../../src/workshop/description';
import { faultsAt } from '../../src/workshop/draft';
import type { Control, Invention, NumberSetting } from '../../src/workshop/invention';
import { STARTING_POINTS } from '../../src/workshop/startingPoints';
import { proofSize } from '../support/proofSize';
import { isSentence } from '../support/sentence';

/** The member that a change is said of, and what makes the game after it. */
type Change = readonly [member: string, make: () => Invention];

/** Some of the numbers that can be set, with the least and the highest one. */
function numbersFor({ min, max, value }: NumberSetting): readonly number[] {
  const all = [min, min + 1, min + 2, value - 1, value + 1, 9, max - 1, max];
  return [...new Set(all)].filter((number) => number >= min && number <= max);
}

/** Every game that one press of a control makes. */
function changesBy(control: Control): readonly Change[] {
  const [member] = control.members;
  switch (control.kind) {
    case 'choice':
      return control.choices.map(([value]) => [member, () => control.set(value)]);
    case 'count':
      return Array.from({ length: control.max - control.min + 1 }, (_, n) => [
        member,
        () => control.set(control.min + n),
      ]);
    case 'switch':
      return [[member, () => control.set(!control.isOn)]];
    case 'piles': {
      const { count, inEach, piles } = control;
      const [first = []] = piles;
      return [
        ...numbersFor(count).map((n): Change => [member, () => count.set(n)]),
        ...(inEach ? [-1, 1, 9].map((by): Change => [member, () => inEach(by)]) : []),
        ...[...first, ...(piles.at(-1) ?? [])].flatMap((number) =>
          numbersFor(number).map((n): Change => [number.member, () => number.set(n)]),
        ),
      ];
    }
  }
}

const controlsOf = (game: Invention) => game.sections().flatMap(({ controls }) => controls);

/** Every game that one press of a control or a drag makes. */
const changesOf = (game: Invention): readonly Change[] => [
  ...controlsOf(game).flatMap(changesBy),
  ...game.handles.flatMap(({ member, drag }) =>
    [-30, -1, 1, 30].map((by): Change => [member, () => drag(by)]),
  ),
];

/** Whatever one press does: it is a game or has a fault, which is said at a control that is there, and it is drawn. */
function check(game: Invention, member: string): void {
  const { text } = game;
  const faults = faultsAt(game, member);
  const parsed = parseVariant(text);
  expect(parsed.ok, text).toBe(faults.size === 0);
  const shown = controlsOf(game).flatMap(({ members }) => members);
  expect(new Set(shown).size, text).toBe(shown.length);
  for (const [at, sentence] of faults) {
    expect(shown, `${at} of ${text}`).toContain(at);
    expect(isSentence(sentence), sentence).toBe(true);
  }
  const { piles } = game.view('275');
  const drawn = new Set(piles.map(({ id }) => id));
  for (const handle of game.handles) {
    expect(handle.piles.length, `${handle.name} of ${text}`).toBeGreaterThan(0);
    for (const pile of handle.piles) expect(drawn, `${handle.name} of ${text}`).toContain(pile);
  }
  for (const { cards } of piles)
    for (const { card } of cards) expect(Number.isInteger(card), text).toBe(true);
}

function inventionOf(text: string): Invention {
  const parsed = parseInvention(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

const GAMES = [
  ...GAME_IDS.flatMap((id) => descriptionOf(id) ?? []),
  ...STARTING_POINTS.map(({ game }) => game),
];

// The suite tries a quarter of what the controls and handles of a game make, and of the next game another; the proof tries all.
test.each(GAMES.map((text, n) => [text, n] as const))(
  'every control and handle of %s leads to a game, or to a fault that is said at a control',
  (text, n) => {
    for (const [i, [member, make]] of changesOf(inventionOf(text)).entries())
      if ((i + n) % proofSize(4, 1) === 0) check(make(), member);
  },
);

test('so do any presses and drags, one after another', () => {
  const { randomBelow: below } = pythonRandom('7');
  for (let n = 0; n < proofSize(15, 6_000); n++) {
    let game = inventionOf(GAMES[below(GAMES.length)] ?? '');
    for (let press = 0; press < 12; press++) {
      const changes = changesOf(game);
      const [member, make] = changes[below(changes.length)] as Change;
      game = make();
      check(game, member);
    }
  }
});
