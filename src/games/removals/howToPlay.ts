import { plural, select, t } from '@lingui/core/macro';
import { rankKey } from '../../engine/card';
import { type FullRemoval, stockSize } from './removal';
import { hasWaste } from './state';
import { groupsInWords, isKingAlone } from './words';

/** The rules of a description in words, one paragraph each. */
export function howToPlay(setup: FullRemoval): readonly string[] {
  if (setup.refill) return replacing(setup);
  return setup.match === 'next' ? playing(setup) : pairing(setup);
}

/** Which places there are, as a key for `select`. */
const placesKey = ({ pyramid, peaks, columns }: FullRemoval): string =>
  pyramid > 0 ? (columns.length > 0 ? 'mixed' : 'pyramid') : peaks > 0 ? 'peaks' : 'columns';

/** Cards leave for the waste, each on the next rank. */
function playing(setup: FullRemoval): readonly string[] {
  const hasStock = setup.start === 'card';
  return [
    whatIsPlayed(setup),
    hasStock
      ? t({
          message:
            'A card goes on the waste if it is one rank higher or lower than the card there. Suits do not matter.',
          comment: 'exactly one rank',
        })
      : t({
          message:
            'A card goes into the hole if it is one rank higher or lower than the card there. Suits do not matter.',
          comment: 'exactly one rank',
        }),
    onKing(setup),
    ...(setup.hidden ? [t`A face-down card is turned up as soon as no card lies on it.`] : []),
    hasStock
      ? t`Press the stock to turn its top card to the waste. There is one pass.`
      : t`All cards lie face up, and there is no stock: what you see is all there is.`,
    score(setup),
  ];
}

function onKing({ onKing }: FullRemoval): string {
  if (onKing === 'nothing') return t`Nothing goes on a king, and only a 2 goes on an ace.`;
  return onKing === 'queen'
    ? t`Ace and king do not follow each other: only a 2 goes on an ace, and only a queen on a king.`
    : t`Ace and king follow each other: an ace goes on a king, and a king on an ace.`;
}

function whatIsPlayed(setup: FullRemoval): string {
  if (setup.start === 'ace')
    return t`The ace of spades lies in the hole. Play all other cards on it, one after another. Only the last card of a column can be played.`;
  if (setup.start === 'any')
    return t`Any card may go into the hole first. Play all others on it, one after another. Only the last card of a column can be played.`;
  const places = placesKey(setup);
  return t`${select(places, {
    columns:
      'Play all cards of the columns to the waste. Only the last card of a column can be played.',
    peaks:
      'Play all cards of the peaks to the waste. Only cards that no other card lies on can be played.',
    pyramid:
      'Play all cards of the pyramid to the waste. Only cards that no other card lies on can be played.',
    other: 'Play all cards to the waste. Only cards that no other card lies on can be played.',
  })}`;
}

function score(setup: FullRemoval): string {
  const places = placesKey(setup);
  return t`${select(places, {
    columns: 'Your score is the number of cards left in the columns: the fewer, the better.',
    peaks: 'Your score is the number of cards left in the peaks: the fewer, the better.',
    pyramid: 'Your score is the number of cards left in the pyramid: the fewer, the better.',
    other: 'Your score is the number of cards left: the fewer, the better.',
  })}`;
}

/** Cards leave alone or in pairs. */
function pairing(setup: FullRemoval): readonly string[] {
  const { match, sum, open, stock } = setup;
  const hasStock = stockSize(setup) > 0;
  return [
    whatIsRemoved(setup),
    match === 'rank'
      ? t`Two cards of one rank go together. Suits do not matter.`
      : isKingAlone(setup)
        ? t`Kings go alone, all others in pairs that add up to 13. The ace counts 1, the jack 11 and the queen 12.`
        : t`Cards go in pairs that add up to ${sum}. The ace counts 1, the jack 11, the queen 12 and the king 13.`,
    whatIsOpen(setup),
    isKingAlone(setup)
      ? t`Tap two cards, or drag one on the other. A king goes with a tap.`
      : t`Tap two cards, or drag one on the other.`,
    ...(hasStock ? [drawing(open, stock), ...passes(setup)] : []),
    setup.goal === 'places' && hasStock
      ? t`Won when the places are empty; stock and waste may have cards left.`
      : t`Won when all cards are gone.`,
    score(setup),
  ];
}

function whatIsRemoved(setup: FullRemoval): string {
  const places = placesKey(setup);
  return setup.goal === 'all'
    ? t`Remove all cards.`
    : t`${select(places, {
        pyramid: 'Remove all cards of the pyramid.',
        columns: 'Remove all cards of the columns.',
        mixed: 'Remove all cards of the pyramid and of the columns.',
        other: 'Remove all cards that lie on the table.',
      })}`;
}

function whatIsOpen(setup: FullRemoval): string {
  if (setup.open)
    return t`Only cards that no other card lies on can go. The open card of the stock and the top card of the waste can go, too, with a card of the places or with each other.`;
  return hasWaste(setup)
    ? t`Only cards that no other card lies on can go, and the top card of the waste.`
    : t`Only cards that no other card lies on can go.`;
}

function drawing(open: boolean, stock: FullRemoval['stock']): string {
  if (stock === 'rows') return t`A tap on the stock deals a card to each column.`;
  return open
    ? t`A tap on the stock lays its open card on the waste, and opens the next one.`
    : t`A tap on the stock turns its top card to the waste.`;
}

function passes(setup: FullRemoval): readonly string[] {
  if (!hasWaste(setup)) return [];
  const { redeals } = setup;
  if (redeals < 0)
    return [t`When the stock is empty, a tap turns the waste over, as often as you like.`];
  if (redeals === 0) return [t`There is one pass: the waste stays as it is.`];
  return [
    t`${plural(redeals, {
      1: 'When the stock is empty, a tap turns the waste over, once. The number beside the arrow counts the redeals left.',
      2: 'When the stock is empty, a tap turns the waste over, twice. The number beside the arrow counts the redeals left.',
      other:
        'When the stock is empty, a tap turns the waste over, # times. The number beside the arrow counts the redeals left.',
    })}`,
  ];
}

/** Groups are selected, and the stock fills their places. */
function replacing(setup: FullRemoval): readonly string[] {
  const groups = groupsInWords(setup);
  const places = setup.places.length;
  return [
    t`Cards lie on ${places} places. Select ${groups}: they leave, and the deck fills their places.`,
    t`Won when the deck and the places are empty; lost when no group is left on the places.`,
    t`Suits do not matter. Nor does your choice of groups: how a deal ends is up to the deck.`,
    ...(setup.match === 'sum' ? [pointsInWords(setup)] : []),
  ];
}

/** `Point values: ace to 10 count 1 to 10, all others 0.` */
function pointsInWords({ points }: FullRemoval): string {
  const max = Math.max(...points);
  const last = rankKey(max - 1);
  return t`Point values: ace to ${select(last, { A: 'Ace', J: 'Jack', Q: 'Queen', K: 'King', other: last })} count 1 to ${max}, all others 0.`;
}
