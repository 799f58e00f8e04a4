import { expect, test } from 'vitest';
import { svgPath } from '../../../tools/outline';

const on = (x: number, y: number) => ({ x, y, on: true });
const off = (x: number, y: number) => ({ x, y, on: false });
const upsideDown = ({ x, y }: { x: number; y: number }) => ({ x, y: 100 - y });

test('a polygon becomes relative lines, and closes itself', () => {
  const house = [on(0, 0), on(0, 60), on(50, 100), on(100, 60), on(100, 0)];
  expect(svgPath([house], upsideDown)).toBe('M0 100v-60l50-40l50 40v60z');
});

test('a slightly rounded corner becomes sharp', () => {
  const card = [on(10, 0), off(0, 0), on(0, 10), on(0, 100), on(70, 100), on(70, 0)];
  expect(svgPath([card], upsideDown)).toBe('M0 100v-100h70v100z');
});

test('two quadratic pieces become one cubic, a single one keeps its shape', () => {
  const dome = [on(0, 0), off(0, 60), off(40, 90), on(90, 90), on(90, 0)];
  expect(svgPath([dome], upsideDown)).toBe('M0 100c0-80 23-90 90-90v90z');
  const arch = [on(0, 0), off(0, 90), on(90, 90), on(90, 0)];
  expect(svgPath([arch], upsideDown)).toBe('M0 100c0-60 30-90 90-90v90z');
});
