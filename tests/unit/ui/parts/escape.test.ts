import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closesOnEscape } from '../../../../src/ui/parts/escape';

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('Element', class {});
});

afterEach(() => vi.unstubAllGlobals());

/** Presses a key; true if something took it. */
const press = (key: string): boolean =>
  !page.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key }));

test('Escape closes what was opened last, and only that', () => {
  const [sheet, menu, toast] = [vi.fn(), vi.fn(), vi.fn()];
  const ends = [closesOnEscape(sheet), closesOnEscape(menu), closesOnEscape(toast, 'last')];
  expect(press('x')).toBe(false);
  expect(press('Escape')).toBe(true);
  expect([sheet, menu, toast].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0]);
  ends[1]?.();
  press('Escape');
  expect([sheet, menu, toast].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  ends[0]?.();
  press('Escape');
  expect(toast).toHaveBeenCalledOnce();
  ends[2]?.();
  expect(press('Escape')).toBe(false);
});

test('an Escape that something else took closes nothing', () => {
  const close = vi.fn();
  const end = closesOnEscape(close);
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key: 'Escape' });
  event.preventDefault();
  page.dispatchEvent(event);
  expect(close).not.toHaveBeenCalled();
  end();
});
