import { setupOfVariant, type VariantId } from '../games/index';
import fitted from './curves.json' with { type: 'json' };

/** What is known of a position, and in how many of its possible deals it could be won by somebody who sees them. */
export interface Prospect {
  /** That share, from 0 to 1. */
  readonly share: number;
  /** Unknown cards in the columns. */
  readonly hidden: number;
  /** Unknown cards in the stock. */
  readonly unseen: number;
  /** Cards in stock and waste. */
  readonly stock: number;
}

/** What a curve weighs: 1, the log odds of the share, and numbers of cards. */
export const WEIGHTS = ['constant', 'share', 'hidden', 'unseen', 'stock'] as const;

/** A logistic curve: the weights of what adds up to the log odds of a win. */
export type Curve = Readonly<Record<(typeof WEIGHTS)[number], number>>;

/** The curves of Klondike with one, two and three cards drawn. `npm run curves` fits them to games of the fair player. */
const CURVES: readonly Curve[] = fitted;

/** Shares nearer to 0 or 1 cannot be told from a few hundred possible deals. */
const MIN_SHARE = 0.002;

const logOdds = (share: number): number => {
  const inside = Math.min(1 - MIN_SHARE, Math.max(MIN_SHARE, share));
  return Math.log(inside / (1 - inside));
};

/** What a curve weighs in a position, in the order of `WEIGHTS`. */
export const features = ({ share, hidden, unseen, stock }: Prospect): readonly number[] => [
  1,
  logOdds(share),
  hidden,
  unseen,
  stock,
];

export function chanceBy(curve: Curve, prospect: Prospect): number {
  const values = features(prospect);
  const sum = WEIGHTS.reduce((all, name, i) => all + curve[name] * (values[i] as number), 0);
  return 1 / (1 + Math.exp(-sum));
}

/** How often a fair player wins from a position of the variant, which has chances. If all cards are known, the share says it. */
export function chanceOf(id: VariantId, prospect: Prospect): number {
  const { share, hidden, unseen } = prospect;
  if (share === 0 || hidden + unseen === 0) return share;
  const drawn = Number(setupOfVariant(id).stock);
  return chanceBy(CURVES[drawn - 1] as Curve, prospect);
}
