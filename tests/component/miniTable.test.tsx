import { render } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { autoplayTo } from '../../src/engine/autoplay';
import { newHistory, present, stateAt } from '../../src/engine/history';
import { GAME_IDS, gameOf } from '../../src/games/index';
import { newRecord } from '../../src/persistence/record';
import { RANK_HEIGHT } from '../../src/ui/parts/cardPaths';
import { drawingOf, MiniTable, previewView } from '../../src/ui/parts/MiniTable';
import { SharePicture } from '../../src/ui/result/SharePicture';
import { playAtRandom } from '../support/random';
import { removalGameOf, removalState } from '../support/removals';

test('the longest column of a small drawn table stays inside it, with every index in sight', () => {
  const game = gameOf('klondike-1');
  const state = stateAt(playAtRandom(game, '1969', 120), 69);
  const { container } = render(<MiniTable view={game.table.view(state)} />);
  const [, top = 0, , height = 0] = (container.querySelector('svg')?.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  const columns = new Map<string, { y: number; baseline: number }[]>();
  for (const card of container.querySelectorAll('g[data-face]')) {
    const [x = '', y = ''] =
      /[\d. ]+/.exec(card.getAttribute('transform') ?? '')?.[0].split(' ') ?? [];
    const index = card.querySelector('g')?.getAttribute('transform') ?? '';
    const [, edge = 0, scale = 0] = (index.match(/[\d.]+/g) ?? []).map(Number);
    const baseline = edge + RANK_HEIGHT * scale;
    const column = columns.get(x) ?? [];
    columns.set(x, [...column, { y: Number(y), baseline }]);
    expect(Number(y) + 14).toBeLessThanOrEqual(top + height);
  }
  const longest = [...columns.values()].sort((one, other) => other.length - one.length)[0] ?? [];
  expect(longest.length).toBe(19);
  for (const [i, { y, baseline }] of longest.slice(1, -1).entries()) {
    expect(baseline).toBeLessThan((longest[i + 2]?.y ?? Number.NaN) - y);
  }
});

test('places of a layout are not outlined, so that nothing is left of a pyramid that is gone', () => {
  const view = removalGameOf('pyramid').table.view(
    removalState('pyramid', { stock: '2C 3C', places: { 1: '5C' } }),
  );
  const { container } = render(<MiniTable view={view} />);
  expect(container.querySelectorAll('.mini-pile').length).toBe(4);
  expect(container.querySelectorAll('g[data-face]').length).toBe(3);
});

test('a larger card fills its outline, in the picture to share too', () => {
  const game = gameOf('perditio-tempus');
  const history = autoplayTo(game, newHistory(game.rules.deal('275')), 20);
  const { outlines, boxes } = drawingOf(game.table.view(present(history)));
  const outline = outlines.find(({ id }) => id === 'discard');
  const card = boxes.findLast(({ pile }) => pile === 'discard');
  expect(outline?.width).toBeCloseTo(19);
  expect([card?.x, card?.y, card?.width, card?.height]).toEqual([
    outline?.x,
    outline?.y,
    outline?.width,
    outline?.height,
  ]);
  const record = { ...newRecord('game', 'perditio-tempus', '275', 0), moves: '20' };
  const { container } = render(
    <SharePicture game={{ record, history }} lines={[]} ref={createRef()} />,
  );
  const drawn = [...container.querySelectorAll('.suited')].map((each) =>
    each.getAttribute('transform'),
  );
  expect(drawn).toContain(`translate(${outline?.x} ${outline?.y}) scale(${0.1 * 1.9})`);
});

test.each(GAME_IDS)(
  'a small picture of %s shows the whole width, and no hole between rows',
  (id) => {
    const view = previewView(id);
    const { outlines, boxes, frame } = drawingOf(view);
    const { container } = render(<MiniTable view={view} small />);
    const [x = Number.NaN, , width = Number.NaN] = (
      container.querySelector('svg')?.getAttribute('viewBox') ?? ''
    )
      .split(' ')
      .map(Number);
    expect(x).toBeLessThanOrEqual(frame[0]);
    expect(x + width).toBeGreaterThanOrEqual(frame[0] + frame[2]);
    let bottom = frame[1];
    for (const { y, height } of [...outlines, ...boxes].sort((a, b) => a.y - b.y)) {
      expect(y - bottom).toBeLessThan(2.5);
      bottom = Math.max(bottom, y + height);
    }
  },
);

test('a card under others shows its index alone, and no pieces of pips between them', () => {
  const view = removalGameOf('pyramid').table.view(
    removalState('pyramid', { places: { 16: 'QD', 22: '5C' } }),
  );
  const { container } = render(<MiniTable view={view} small />);
  const pips = [...container.querySelectorAll('g[data-face="up"]')].map((card) => [
    card.getAttribute('data-suit'),
    card.querySelectorAll(':scope > path').length,
  ]);
  expect(pips).toEqual([
    ['1', 0],
    ['2', 1],
  ]);
});
