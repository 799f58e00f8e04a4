import { ok, type Result } from '../engine/result';
import { parseLayout } from '../games/layouts/layoutText';
import { parseRemoval } from '../games/removals/removalText';
import type { Invention } from './invention';
import { layoutInvention } from './layouts';
import { removalInvention } from './removals';

/** The word of games of columns, which an address may leave out. */
const LAYOUT = /^\s*layout\s*;/i;
const REMOVAL = /^\s*removal\s*(;|$)/i;

/** Reads a description, with the word of its kind or, for games of columns, without. The error is a sentence. */
export function parseInvention(text: string): Result<Invention, string> {
  if (REMOVAL.test(text)) {
    const removal = parseRemoval(text.replace(REMOVAL, ''));
    return removal.ok ? ok(removalInvention(removal.value)) : removal;
  }
  const layout = parseLayout(text.replace(LAYOUT, ''));
  return layout.ok ? ok(layoutInvention(layout.value)) : layout;
}

/** `#/workshop;columns=6x8;cells=3`, `#/workshop;removal;pyramid=5`: the page on which a game can be changed. */
export const workshopAddress = (description: string): string =>
  `#/workshop;${description.replace(LAYOUT, '')}`;
