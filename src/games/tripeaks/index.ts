import { plural, t } from '@lingui/core/macro';
import { cardCode, cardName } from '../../engine/card';
import type { OptionValues } from '../../engine/options';
import { listed } from '../../locales/format';
import { cardAt, isUncovered } from '../peeling/overlap';
import { peelGame } from '../peeling/peelGame';
import { formatPlaces, parsePlace } from '../peeling/text';
import { hint } from './advice';
import { dealTriPeaks, PEAKS, RULES, type TriPeaksState } from './rules';
import { view } from './table';

/** TriPeaks with these option values. */
export function tripeaks(values: OptionValues) {
  const wrap = values.wrap === 'yes';
  return peelGame<TriPeaksState>(RULES, {
    name: t`TriPeaks`,
    about: t`Take three peaks down, one rank up or down at a time.`,
    howToPlay: () => [
      t`Play all cards of the three peaks to the waste. Only cards that no other card lies on can be played.`,
      t`A card goes on the waste if it is one rank higher or lower than the card there. Suits do not matter.`,
      wrap
        ? t`Ace and king follow each other: an ace goes on a king, and a king on an ace.`
        : t`Ace and king do not follow each other: only a 2 goes on an ace, and only a queen on a king.`,
      t`A face-down card is turned up as soon as no card lies on it.`,
      t`A click on the stock turns its top card to the waste. There is one pass.`,
      t`Your score is the number of cards left in the peaks: the fewer, the better.`,
    ],
    wrap,
    deal: (deal, deck) => dealTriPeaks(wrap, deal, deck),
    view,
    hint,
    playHelp: () => {
      const last = PEAKS.length;
      return `m 19              ${t`play the card of place 19; places are 1 to ${last}, row by row`}`;
    },
    letter: '',
    parseFrom: (word) => parsePlace(word, PEAKS),
    onlyThese: () => t`Only cards of the peaks can be played.`,
    narrateEffect: narrateRevealed,
    formatRest: ({ places }) =>
      formatPlaces(PEAKS, (place) => {
        const card = cardAt(places, place);
        if (card === undefined) return '';
        return `${place}:${isUncovered(PEAKS, places, place) ? cardCode(card) : '[ ]'}`;
      }),
  });
}

/** The cards that the play of a place has turned up: `Ace of Diamonds and 3 of Hearts revealed.` */
function narrateRevealed({ places }: TriPeaksState, played: number): readonly string[] {
  const names = PEAKS.flatMap(({ coveredBy }, i) => {
    const card = cardAt(places, i + 1);
    const isOpen = coveredBy.includes(played) && isUncovered(PEAKS, places, i + 1);
    return card !== undefined && isOpen ? [cardName(card)] : [];
  });
  const cards = listed(names, 'and');
  return names.length > 0
    ? [t`${plural(names.length, { one: `${cards} revealed.`, other: `${cards} revealed.` })}`]
    : [];
}
