/** Letters that are not a letter with a mark, and how keyboards without them write them. */
const WITHOUT_KEY: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/** From a letter of katakana to the same of hiragana. */
const KANA = 0x60;

/**
 * A text as searches compare it: letters and digits alone, in lower case, without accents and other marks. Width and kind of kana
 * make no difference.
 */
export const foldForSearch = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøłđðþħı]/g, (letter) => WITHOUT_KEY[letter] ?? letter)
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KANA))
    .replace(/[^\p{L}\p{N}]+/gu, '');
