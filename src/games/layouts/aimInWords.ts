import { plural, select, t } from '@lingui/core/macro';
import { ACE, CARDS_IN_SUIT, rankKey } from '../../engine/card';
import { firstNumberWord, numberWord } from '../../locales/numberWords';
import { type FullLayout, foundationCount } from './layout';

/** The cards, what is to be built of them and where, in sentences; false where there is nothing to say. */
export function aimInWords(layout: FullLayout): readonly (string | false)[] {
  if (layout.goal === 'runs') {
    const number = numberWord(foundationCount(layout));
    return [
      packInWords(layout),
      layout.suits === 1
        ? t`Put whole runs together in the columns, from king to ace. A whole run leaves by itself; you win when all ${number} have left.`
        : t`Put whole suits together in the columns, from king to ace. A whole suit leaves by itself; you win when all ${number} have left.`,
    ];
  }
  return [
    packInWords(layout),
    startInWords(layout),
    foundationsInWords(layout),
    t`You win when all cards are on the foundations.`,
    layout.back
      ? t`The top card of a foundation may go back to a column.`
      : t`A card on a foundation stays there.`,
  ];
}

function packInWords({ decks, suits }: FullLayout): string | false {
  const isDouble = decks === 2;
  if (suits === 4) return isDouble && t`Two decks.`;
  if (suits === 2)
    return isDouble ? t`Two decks of hearts and spades.` : t`One deck of hearts and spades.`;
  return isDouble ? t`Two decks of spades alone.` : t`One deck of spades alone.`;
}

function startInWords(layout: FullLayout): string | false {
  const { base, start } = layout;
  if (start === 0) return false;
  if (base === 'deal') {
    const number = numberWord(start);
    return start === 1
      ? t`The first card dealt begins the first foundation; the others begin with the same rank.`
      : t({
          message: `The first card dealt lies at the top of the first column; the other ${number} of its rank begin the foundations.`,
          comment: 'at the top: dealt first, under the others',
        });
  }
  // Ranks count from 1 here: `plural` chooses a name by number.
  const ranks = base + 1;
  if (start === foundationCount(layout))
    return t`The ${plural(ranks, {
      1: 'aces',
      2: 'twos',
      3: 'threes',
      4: 'fours',
      5: 'fives',
      6: 'sixes',
      7: 'sevens',
      8: 'eights',
      9: 'nines',
      10: 'tens',
      11: 'jacks',
      12: 'queens',
      other: 'kings',
    })} begin the foundations.`;
  if (start === 1) {
    const rank = rankKey(base);
    return t`One ${select(rank, { A: 'ace', J: 'jack', Q: 'queen', K: 'king', other: rank })} begins a foundation.`;
  }
  const number = firstNumberWord(start);
  return t`${plural(start, { 2: 'Two', other: number })} ${plural(ranks, {
    1: 'aces',
    2: 'twos',
    3: 'threes',
    4: 'fours',
    5: 'fives',
    6: 'sixes',
    7: 'sevens',
    8: 'eights',
    9: 'nines',
    10: 'tens',
    11: 'jacks',
    12: 'queens',
    other: 'kings',
  })} begin foundations.`;
}

function foundationsInWords(layout: FullLayout): string {
  const { base } = layout;
  const number = numberWord(foundationCount(layout));
  const many = foundationCount(layout) > 4 ? 'yes' : 'no';
  if (base === ACE)
    return t`Build ${select(many, { yes: `each of the ${number} foundations`, other: 'each foundation' })} up in suit from the ace to the king.`;
  if (base === 'deal')
    return t`Build ${select(many, { yes: `each of the ${number} foundations`, other: 'each foundation' })} up in suit, with the ace after the king.`;
  const first = rankKey(base);
  const last = rankKey((base - 1 + CARDS_IN_SUIT) % CARDS_IN_SUIT);
  return t`Build ${select(many, { yes: `each of the ${number} foundations`, other: 'each foundation' })} up in suit from the ${select(first, { J: 'jack', Q: 'queen', K: 'king', other: first })} to the ${select(last, { A: 'ace', J: 'jack', Q: 'queen', other: last })}, with the ace after the king.`;
}
