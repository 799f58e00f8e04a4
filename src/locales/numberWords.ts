import { plural, t } from '@lingui/core/macro';
import { atStart } from './format';

// Small numbers in words. Sentences have forms of their own for one and two, which agree with the noun in many languages.

/** `one` … `twenty`, and figures beyond: within a sentence. */
export const numberWord = (n: number): string =>
  t({
    message: `${plural(n, {
      1: 'one',
      2: 'two',
      3: 'three',
      4: 'four',
      5: 'five',
      6: 'six',
      7: 'seven',
      8: 'eight',
      9: 'nine',
      10: 'ten',
      11: 'eleven',
      12: 'twelve',
      13: 'thirteen',
      14: 'fourteen',
      15: 'fifteen',
      16: 'sixteen',
      17: 'seventeen',
      18: 'eighteen',
      19: 'nineteen',
      20: 'twenty',
      other: '#',
    })}`,
    comment: 'a number within a sentence; “#” alone where such numbers are written as figures',
  });

/** `One` … `Twenty`, and figures beyond: the first word of a sentence. */
export const firstNumberWord = (n: number): string => atStart(numberWord(n));
