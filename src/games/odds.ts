import { t } from '@lingui/core/macro';
import { type Interval, intervalWithUnknown, wilson } from '../engine/interval';
import { baseOf, type GameId } from './index';
import counted from './odds.json' with { type: 'json' };
import type { VariantId } from './variants';

/** How many deals of a game can be won, counted over its deals from 0 on. `tools/odds.ts` writes them, and docs/odds.md. */
export interface Odds {
  readonly game: VariantId;
  /** What the source calls a game that is not registered here. */
  readonly name?: string;
  readonly deals: number;
  readonly won: number;
  /** Deals that were proved lost. The other ones are unknown. */
  readonly lost: number;
  /** The most steps of the solver for a deal; left out for games without choice, which are played. */
  readonly steps?: number;
  /** The median of short solutions, in moves. */
  readonly moves?: number;
  /** What the fair player won, who does not peek at hidden cards, of the deals from 0 on; left out where it was not measured. */
  readonly fair?: { readonly deals: number; readonly won: number };
  /** What the careless player won of the deals from 0 on, who follows the hints but makes one move in four at random. */
  readonly careless?: { readonly deals: number; readonly won: number };
}

/** All games that were counted, and some of their variants. */
export const ODDS = counted as readonly Odds[];

const byGame: ReadonlyMap<VariantId, Odds> = new Map(ODDS.map((odds) => [odds.game, odds]));

/** The odds of those variants of a game that were counted besides it, the easiest first. */
export const oddsOfVariants = (id: GameId): readonly Odds[] =>
  ODDS.filter(({ game }) => game !== id && baseOf(game) === id);

/** The odds of a game; undefined if they were not counted. */
export const oddsOf = (id: VariantId): Odds | undefined => byGame.get(id);

/** The source of the published shares. */
export const PUBLISHED_IN =
  'C. Blake and I. P. Gent, “The Winnability of Klondike Solitaire and Many Other Patience Games”, Journal of Artificial Intelligence Research 85, 21 (2026), tables 1 and 2';

/** A share in percent, and half the width of its 95% interval where it is known. */
type PublishedShare = readonly [percent: number, margin?: number];

/** For games with the same rules in Solvitaire as here. */
const PUBLISHED: Readonly<Record<string, PublishedShare>> = {
  'klondike-3': [81.945, 0.084],
  'klondike-1': [90.48, 0.116],
  canfield: [71.245, 0.031],
  freecell: [99.998881, 0.000207],
  'freecell;cells=3': [99.3583, 0.0162],
  'freecell;cells=2': [79.544, 0.091],
  'bakers-game': [75.053, 0.028],
  'eight-off': [99.8805, 0.0022],
  'seahaven-towers': [89.332, 0.02],
  forecell: [85.617, 0.024],
  'beleaguered-castle': [68.17, 0.099],
  'streets-and-alleys': [51.187, 0.186],
  'king-albert': [68.542, 0.092],
  'black-hole': [86.944, 0.022],
  'golf;wrap=queen': [45.109, 0.032],
  'freecell;cells=1': [19.348],
  stronghold: [97.379],
  trigon: [15.996],
  'american-canister': [5.606],
};

/** The share of deals that Solvitaire’s authors found for these rules. */
export const publishedShare = (id: VariantId): PublishedShare | undefined => PUBLISHED[id];

/** The 95% interval of the share that can be won, which unknown deals widen. */
export const oddsInterval = ({ deals, won, lost }: Odds): Interval =>
  intervalWithUnknown(won, deals - won - lost, deals);

/** The 95% interval of the share that the fair player wins; undefined where it was not measured. */
export const fairInterval = ({ fair }: Odds): Interval | undefined =>
  fair && wilson(fair.won, fair.deals);

/** The middle between the share if all unknown deals are lost and the share if all are won. */
export const middleShare = ({ deals, won, lost }: Odds): number => (won + deals - lost) / 2 / deals;

const middleInHundredths = (odds: Odds): number =>
  Math.min(99, Math.max(1, Math.round(100 * middleShare(odds))));

/** The widest interval of which only the middle is given. */
const NARROW = 0.12;

/** True if every deal of a game ends as it must, whoever plays it. */
export const isWithoutChoice = ({ steps }: Odds): boolean => steps === undefined;

/** `About 82 in 100 deals can be won.`, or a range: `Between 60 and 80 in 100 …`. */
export function oddsInWords(odds: Odds): string {
  const { low, high } = oddsInterval(odds);
  const about = middleInHundredths(odds);
  if (isWithoutChoice(odds)) return t`About ${about} in 100 deals end in a win.`;
  if (low >= 0.99) return t`Nearly every deal can be won.`;
  if (high < 0.01) return t`Fewer than 1 in 100 deals can be won.`;
  const [from, to] = [Math.floor(100 * low), Math.ceil(100 * high)];
  if (high - low <= NARROW) return t`About ${about} in 100 deals can be won.`;
  if (from === 0 && to === 100) return t`It is not known how many deals can be won.`;
  if (from === 0) return t`At most ${to} in 100 deals can be won.`;
  if (to === 100) return t`At least ${from} in 100 deals can be won.`;
  return t`Between ${from} and ${to} in 100 deals can be won.`;
}

/** The widest interval that a tile shows. */
const TELLING = 0.25;

/** `82 in 100 can be won`, as on a tile: `nearly all`, `60–80 in 100`; empty if too little is known. */
export function oddsInShort(odds: Odds): string {
  const share = shareInShort(odds);
  if (isWithoutChoice(odds))
    return share && t({ message: `${share} in 100 end in a win`, comment: 'deals of a game' });
  if (areNearlyAll(odds)) {
    return t({ message: 'nearly all can be won', comment: 'deals of a game' });
  }
  return share && t({ message: `${share} in 100 can be won`, comment: 'deals of a game' });
}

/** `two suits: 82 in 100`: how many deals can be won with rules other than the usual ones. */
export function oddsWithRules(rules: string, odds: Odds): string {
  if (areNearlyAll(odds)) {
    return t({ message: `${rules}: nearly all`, comment: 'deals that can be won with a rule' });
  }
  const share = shareInShort(odds);
  if (share) return t`${rules}: ${share} in 100`;
  const from = Math.floor(100 * oddsInterval(odds).low);
  return t`${rules}: at least ${from} in 100`;
}

const areNearlyAll = (odds: Odds): boolean => oddsInterval(odds).low >= 0.99;

/** The share that can be won, in hundredths, or its interval: `82`, `60–80`; empty if too little is known. */
function shareInShort(odds: Odds): string {
  const { low, high } = oddsInterval(odds);
  if (high - low > TELLING) return '';
  if (high - low > NARROW) return `${Math.floor(100 * low)}–${Math.ceil(100 * high)}`;
  return `${middleInHundredths(odds)}`;
}

/** True if surely two deals in three can be won. */
export const isOftenWinnable = (odds: Odds): boolean => oddsInterval(odds).low > 2 / 3;

/** `easy` if even the careless player wins one deal in five, `hard` if fewer than one in fifty; undefined if neither, or not measured. */
export function easeOf({ careless }: Odds): 'easy' | 'hard' | undefined {
  if (!careless) return undefined;
  const share = careless.won / careless.deals;
  return share >= 1 / 5 ? 'easy' : share < 1 / 50 ? 'hard' : undefined;
}

/** The command that counts the odds again. */
export function oddsCommand(odds: Odds): string {
  const { game, deals, steps } = odds;
  const word = game.includes(';') ? `'${game}'` : game;
  return isWithoutChoice(odds)
    ? `patience simulate ${word} --first 0 --games ${deals}`
    : `patience solve ${word} --deals 0..${deals - 1} --verdicts --limit ${steps}`;
}
