import { plural, t } from '@lingui/core/macro';
import { cardName } from '../engine/card';
import { cardOfCharacter } from '../engine/cardCharacters';
import type { Difference } from './comparison';
import { quotable, visible } from './visible';

/** What is wrong with an output, as a clause that follows “Line 42:”. */
export function differenceInWords({ kind, right = '', actual = '' }: Difference): string {
  const [wanted, found] = [quotable(right), quotable(actual)];
  switch (kind) {
    case 'changed':
      return changeInWords(right, actual);
    case 'missing':
      return right === '' ? t`a blank line is missing.` : t`a line is missing: “${wanted}”.`;
    case 'added':
      return actual === '' ? t`a blank line too many.` : t`a line too many: “${found}”.`;
    case 'ends early':
      return right === ''
        ? t`the output ends, where the exercise goes on with a blank line.`
        : t`the output ends, where the exercise goes on with “${wanted}”.`;
    case 'goes on':
      return actual === ''
        ? t`the output goes on with a blank line, where the exercise ends.`
        : t`the output goes on with “${found}”, where the exercise ends.`;
    case 'no newline':
      return t`the last line does not end in a newline.`;
    case 'newline':
      return t`the output ends in a newline, where the exercise waits on the same line.`;
    case 'not refused':
      return actual.trim() === ''
        ? t`a blank line, where the exercise refuses the move with a sentence.`
        : t`the move is made, where the exercise refuses it with a sentence.`;
    case 'refused':
      return t`“${found}”, where the exercise makes the move.`;
  }
}

function changeInWords(right: string, actual: string): string {
  if (actual.trim() === '' && right.trim() !== '') {
    const wanted = quotable(right);
    return t`a blank line, where the exercise has “${wanted}”.`;
  }
  if (right === '' && actual.trim() !== '') {
    const found = quotable(actual);
    return t`“${found}”, where the exercise has a blank line.`;
  }
  return (
    spaceInWords(right, actual) ??
    repeatInWords(right, actual) ??
    cardsInWords(right, actual) ??
    wordsInWords(right, actual)
  );
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  // Both halves of a character beyond the basic plane belong together.
  return at > 0 && /[\ud800-\udbff]/.test(one.charAt(at - 1)) ? at - 1 : at;
}

/** Words and white space in turn. */
const runsOf = (line: string): readonly string[] => line.split(/(\s+)/);

function spaceInWords(right: string, actual: string): string | undefined {
  if (right.replace(/\s/g, '') !== actual.replace(/\s/g, '')) return undefined;
  const [end, wantedEnd] = [
    actual.slice(actual.trimEnd().length),
    right.slice(right.trimEnd().length),
  ];
  if (actual.trimEnd() === right.trimEnd()) {
    if (end.endsWith('\r') && end.slice(0, -1) === wantedEnd)
      return t`the line ends as in Windows, with a carriage return before the newline.`;
    const [shown, wanted] = [visible(end), visible(wantedEnd)];
    if (wantedEnd !== '' && end !== '')
      return t`the line ends in “${shown}”, where the exercise has “${wanted}”: → is a tab, · a space.`;
    return end === ''
      ? t`“${wanted}” is missing at the end of the line: → is a tab, · a space.`
      : t`“${shown}” at the end of the line, where the exercise has nothing: → is a tab, · a space.`;
  }
  const [runs, wantedRuns] = [runsOf(actual), runsOf(right)];
  const i = wantedRuns.findIndex((run, n) => run !== runs[n]);
  const [found, wanted] = [runs[i] ?? '', wantedRuns[i] ?? ''];
  if (/^\t+$/.test(found + wanted) && found !== '' && wanted !== '')
    return tabsInWords(found.length, wanted.length);
  if (/^ +$/.test(found + wanted) && found !== '' && wanted !== '')
    return spacesInWords(found.length, wanted.length);
  const [shown, shownWanted] = [visible(found), visible(wanted)];
  if (/^\s*$/.test(found + wanted) && found !== '' && wanted !== '')
    return t`“${shown}” where the exercise has “${shownWanted}”: → is a tab, · a space.`;
  return wordsInWords(right, actual);
}

const tabsInWords = (found: number, wanted: number): string =>
  t`${plural(found, {
    1: 'one tab',
    2: 'two tabs',
    3: 'three tabs',
    4: 'four tabs',
    other: '# tabs',
  })} where the exercise has ${plural(wanted, {
    1: 'one',
    2: 'two',
    3: 'three',
    4: 'four',
    other: '#',
  })}.`;

const spacesInWords = (found: number, wanted: number): string =>
  t`${plural(found, {
    1: 'one space',
    2: 'two spaces',
    3: 'three spaces',
    4: 'four spaces',
    other: '# spaces',
  })} where the exercise has ${plural(wanted, {
    1: 'one',
    2: 'two',
    3: 'three',
    4: 'four',
    other: '#',
  })}.`;

/** A character that is repeated another number of times, as in a row of brackets. */
function repeatInWords(right: string, actual: string): string | undefined {
  const at = firstDifference(right, actual);
  const character = right.charAt(at - 1);
  if (at < 2 || right.charAt(at - 2) !== character || /[\w\s]/.test(character)) return undefined;
  const count = (line: string): number => {
    let [start, end] = [at - 1, at];
    while (line.charAt(start - 1) === character) start--;
    while (line.charAt(end) === character) end++;
    return end - start;
  };
  const [found, wanted] = [count(actual), count(right)];
  return found === wanted
    ? undefined
    : t`${found} times “${character}” where the exercise has ${wanted}.`;
}

const isCardCharacter = (text: string): boolean => /^[\u{1f0a0}-\u{1f0ff}]$/u.test(text);

/** The character of a card with its name: `🂭 (Queen of Spades)`. */
function cardInWords(character: string): string {
  const card = cardOfCharacter(character);
  const code = `U+${character.codePointAt(0)?.toString(16).toUpperCase()}`;
  return `${character} (${card === undefined ? code : cardName(card)})`;
}

/** Another card, in the characters that Unicode has for cards. */
function cardsInWords(right: string, actual: string): string | undefined {
  const at = firstDifference(right, actual);
  const characterOf = (line: string): string => String.fromCodePoint(line.codePointAt(at) ?? 0x20);
  const [wanted, found] = [characterOf(right), characterOf(actual)];
  if (!isCardCharacter(wanted) || !isCardCharacter(found)) return undefined;
  const [card, wantedCard] = [cardInWords(found), cardInWords(wanted)];
  return t`${card} where the exercise has ${wantedCard}.`;
}

/** The words that differ: `“5” where the exercise has “6”`; if nothing is alike, the lines. */
function wordsInWords(right: string, actual: string): string {
  const at = firstDifference(right, actual);
  if (at === actual.length) {
    const rest = quotable(right.slice(at));
    return t`the line ends, where the exercise goes on with “${rest}”.`;
  }
  if (at === right.length) {
    const rest = quotable(actual.slice(at));
    return t`“${rest}” at the end of the line, where the exercise has nothing.`;
  }
  const before = right.slice(0, at);
  const start = before.length - (/\S*$/.exec(before)?.[0].length ?? 0);
  const wordOf = (line: string): string => /^\S*/.exec(line.slice(start))?.[0] ?? '';
  const [wordFound, wordWanted] = [wordOf(actual), wordOf(right)];
  const isOneWord = start > 0 || actual.slice(wordFound.length) === right.slice(wordWanted.length);
  const isWord = isOneWord && wordFound !== '' && wordWanted !== '';
  const [found, wanted] = isWord
    ? [visible(wordFound, at - start), visible(wordWanted, at - start)]
    : [quotable(actual, at), quotable(right, at)];
  return found.toLowerCase() === wanted.toLowerCase()
    ? t`“${found}” where the exercise has “${wanted}”: capitals count.`
    : t`“${found}” where the exercise has “${wanted}”.`;
}
