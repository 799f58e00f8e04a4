import { expect, test } from 'vitest';
import { GAME_IDS, hasLayout, type VariantId } from '../../../src/games/index';
import { formatSolvitaireRules, parseSolvitaireRules } from '../../../src/interchange/index';

const rulesOf = (id: VariantId): string => {
  const rules = formatSolvitaireRules(id);
  return rules.ok ? rules.value : '';
};

/** Games whose rules Solvitaire has. */
const COMMON = GAME_IDS.filter((id) => formatSolvitaireRules(id).ok);

test.each(COMMON)('%s: its rules for Solvitaire are read as a game with these rules', (id) => {
  const game = parseSolvitaireRules(rulesOf(id));
  if (!game.ok) throw new Error(game.error.sentence);
  expect(rulesOf(game.value)).toBe(rulesOf(id));
});

test('of equal rules, the game is the first of the list', () => {
  const other = COMMON.filter((id) => {
    const game = parseSolvitaireRules(rulesOf(id));
    return !game.ok || game.value !== id;
  });
  expect(COMMON.length).toBeGreaterThan(30);
  // FreeCell’s kin move cards one by one there, which leads to the same places.
  expect(other).toEqual(['stronghold']);
});

test('rules that a file leaves out are Solvitaire’s own', () => {
  const read = (rules: object) => parseSolvitaireRules(JSON.stringify(rules));
  expect(
    read({ 'tableau piles': { count: 8, 'build policy': 'red-black' }, cells: { count: 4 } }),
  ).toEqual({ ok: true, value: 'freecell' });
  expect(
    read({
      'tableau piles': { count: 17, 'build policy': 'no-build' },
      foundations: { present: false },
      hole: { present: true },
    }),
  ).toEqual({ ok: true, value: 'black-hole' });
});

test('Solvitaire has no rules for games with what it does not know', () => {
  const reasons = GAME_IDS.filter((id) => hasLayout(id)).map(formatSolvitaireRules);
  expect(reasons.flatMap((rules) => (rules.ok ? [] : [rules.error]))).toEqual(
    expect.arrayContaining([
      'Solvitaire has no rule for “move=all”.',
      'Solvitaire has no rule for “goal=runs”.',
      'Solvitaire has no rule for “build=colour”.',
    ]),
  );
});

test('Solvitaire has rules of no game that plays itself', () => {
  expect(formatSolvitaireRules('pictures')).toEqual({
    ok: false,
    error: 'Solvitaire has no rules for this game.',
  });
  expect(formatSolvitaireRules('black-hole').ok).toBe(true);
});

test.each([
  ['[]', undefined, 'This is not an object in JSON.'],
  ['{\n"tableau piles": {"count": "8"}}', 2, 'The rule “count” of Solvitaire is not known here.'],
  ['{\n\n"accordion": {"size": 18}}', 3, 'The rule “accordion” of Solvitaire is not known here.'],
  ['{"colour": 1}', 1, 'The rule “colour” of Solvitaire is not known here.'],
  [
    '{"tableau piles": {"move built group": "whole-pile"}}',
    undefined,
    'The rule “move built group” of Solvitaire is not known here.',
  ],
  [
    '{"tableau piles": {"build policy": "constructor"}}',
    undefined,
    'The rule “build policy” of Solvitaire is not known here.',
  ],
  [
    '{"tableau piles": {"spaces policy": "constructor"}}',
    undefined,
    'The rule “spaces policy” of Solvitaire is not known here.',
  ],
  [
    '{"foundations": {"initial cards": "constructor"}}',
    undefined,
    'The rule “initial cards” of Solvitaire is not known here.',
  ],
  ['{"tableau piles": {"count": 0}}', 1, 'The rule “count” of Solvitaire is not known here.'],
  ['{"stock": {"size": 104}}', undefined, /\.$/],
])('%j is refused', (text, line, sentence) => {
  const game = parseSolvitaireRules(text);
  const error = game.ok ? undefined : game.error;
  expect(error?.sentence).toEqual(
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  );
  expect(error?.line).toBe(line);
});
