import { expect, test } from 'vitest';
import { stateOf } from '../../../src/games/positions';
import { readPosition } from '../../../src/interchange/index';
import samples from '../../data/positions.json';

/** A position as somebody pasted it, and what it is. A fault names its line and a part of its sentence. */
interface Sample {
  readonly name: string;
  readonly text: string;
  readonly form: string;
  readonly game: string;
  readonly fault?: { readonly line?: number; readonly sentence: string };
}

test.each(samples as readonly Sample[])('$name', ({ text, form, game, fault }) => {
  const read = readPosition(text);
  if (fault === undefined) {
    expect(read.ok ? [read.value.form, read.value.game] : read.error).toEqual([form, game]);
    if (read.ok) expect(stateOf(read.value.game, read.value.position)).toMatchObject({ ok: true });
    return;
  }
  const state = read.ok ? stateOf(read.value.game, read.value.position) : read;
  if (read.ok) expect([read.value.form, read.value.game]).toEqual([form, game]);
  const [first] = state.ok ? [] : [state.error].flat();
  expect(first?.line).toBe(fault.line);
  expect(first?.sentence).toContain(fault.sentence);
});
