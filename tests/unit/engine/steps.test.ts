import { expect, test } from 'vitest';
import { addStep, listSteps, type Step, stepAt, stepsOf } from '../../../src/engine/steps';

const steps = (length: number): readonly Step<number, string>[] =>
  Array.from({ length }, (_, i) => ({ move: `m${i}`, state: i + 1 }));

test.each([0, 1, 255, 256, 257, 1_000])('%i steps are an array’s, and give it back', (length) => {
  const all = steps(length);
  const list = stepsOf(all);
  expect(list.length).toBe(length);
  expect(listSteps(list)).toEqual(all);
  expect(listSteps(list, 3, 300)).toEqual(all.slice(3, 300));
  for (const i of [0, length - 1, length]) expect(stepAt(list, i)).toBe(all[i]);
  expect(stepAt(list, -1)).toBeUndefined();
});

test('a step is added after any number of steps, and no list that was there changes', () => {
  const all = steps(700);
  const list = stepsOf(all);
  const more = { move: 'more', state: -1 };
  for (const count of [0, 1, 255, 256, 257, 511, 512, 699, 700]) {
    const added = addStep(list, count, more);
    expect(added).toEqual(stepsOf([...all.slice(0, count), more]));
  }
  expect(list).toEqual(stepsOf(all));
});

test('a list made step by step is the list of the array, and shares its full chunks', () => {
  const all = steps(600);
  let list = stepsOf<number, string>([]);
  for (const [i, step] of all.entries()) list = addStep(list, i, step);
  expect(list).toEqual(stepsOf(all));
  expect(addStep(list, 600, { move: 'more', state: -1 }).chunks[0]).toBe(list.chunks[0]);
});
