import { plural, t } from '@lingui/core/macro';

// Small numbers in words. Where one or two is counted, a sentence has forms of its own: they agree with the noun in many languages.

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
export const firstNumberWord = (n: number): string =>
  t({
    message: `${plural(n, {
      1: 'One',
      2: 'Two',
      3: 'Three',
      4: 'Four',
      5: 'Five',
      6: 'Six',
      7: 'Seven',
      8: 'Eight',
      9: 'Nine',
      10: 'Ten',
      11: 'Eleven',
      12: 'Twelve',
      13: 'Thirteen',
      14: 'Fourteen',
      15: 'Fifteen',
      16: 'Sixteen',
      17: 'Seventeen',
      18: 'Eighteen',
      19: 'Nineteen',
      20: 'Twenty',
      other: '#',
    })}`,
    comment:
      'a number at the start of a sentence; “#” alone where such numbers are written as figures',
  });
