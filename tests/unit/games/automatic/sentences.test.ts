import { expect, test } from 'vitest';
import { playOut } from '../../../../src/engine/autoplay';
import { present } from '../../../../src/engine/history';
import { endSentence, transcriptOf } from '../../../../src/engine/lines';
import { listSteps } from '../../../../src/engine/steps';
import { aboutGame } from '../../../../src/games/about';
import type { VariantId } from '../../../../src/games/index';
import { consoleGameOf } from '../../../../src/games/lines';
import { narrateEnd, narrateStep } from '../../../../src/store/game/narration';
import { pileOf } from '../../../support/pileOf';

const play = (id: VariantId, deal: string) => {
  const game = consoleGameOf(id);
  return { game, history: playOut(game, game.rules.deal(deal)) };
};

test('Perditio Tempus names piles as they are labelled; its transcript keeps their numbers', () => {
  const { game, history } = play('perditio-tempus', '0');
  expect(narrateStep(game, history, 1)).toBe('A three from pile A: on to pile 3.');
  expect(narrateStep(game, history, 2)).toBe('A queen from pile 3: on to pile Q.');
  expect(narrateStep(game, history, 3)).toBe('A king from pile Q: on to pile K.');
  expect(transcriptOf(game, history)[3]).toEqual(['Got king from pile 12.']);
  const { initial } = history;
  expect(pileOf(game, initial, 'pile-1').label).toBe('Pile A, 4 cards, next');
  expect(pileOf(game, initial, 'pile-12').label).toBe('Pile Q, 4 cards');
  expect(pileOf(game, present(history), 'discard').label).toBe('Discard, 52 cards');
  const refused = game.table.movesFor(initial, { kind: 'press', pile: 'pile-2' });
  expect(refused).toEqual({ ok: false, error: 'The next step is at pile A.' });
  const ace = listSteps(history.steps).findIndex(
    ({ move }, i) => move && /^An ace /.test(narrateStep(game, history, i + 1)),
  );
  expect(ace).toBeGreaterThanOrEqual(0);
});

test.each([
  ['perditio-tempus', '0', 'You won!', 'You won!'],
  ['perditio-tempus', '1', 'Lost: pile A is empty.', 'Pile 1 is empty. You lost!'],
  ['pictures', '7', 'You won!', 'You uncovered all pictures, you won!'],
  [
    'pictures',
    '3',
    'Lost: 10 of 12 court cards found.',
    'You uncovered only 10 pictures, you lost!',
  ],
  ['eight-stacks', '5', 'Lost: 40 cards left over.', '40 cards could not be placed, you lost!'],
] as const)('%s, deal %s: the table says “%s”, the exercise “%s”', (id, deal, said, printed) => {
  const { game, history } = play(id, deal);
  expect(narrateEnd(game, history)).toBe(said);
  expect(endSentence(game, present(history), history.cursor)).toBe(printed);
});

test('Twelve Pictures speaks of court cards, its transcript of pictures', () => {
  const { game, history } = play('pictures', '7');
  const said = listSteps(history.steps)
    .map((_, i) => narrateStep(game, history, i + 1))
    .join(' ');
  expect(said).toContain('court cards put aside');
  expect(
    `${said} ${aboutGame('pictures')} ${(game.lines.howToPlay?.() ?? []).join(' ')}`,
  ).not.toContain('picture');
  expect(transcriptOf(game, history).flat().join('\n')).toContain('pictures aside:');
});
