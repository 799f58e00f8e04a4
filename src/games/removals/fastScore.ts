import { CARDS_IN_DECK, CARDS_IN_SUIT, RANKS, rankOf } from '../../engine/card';
import { FULL_DECK } from '../../engine/deck';
import type { FastPlay, Shuffles } from '../../engine/fastShuffles';
import type { FullRemoval } from './removal';

/** Bits of a rank in the index of a transition. */
const RANK_BITS = 4;
const OF_A_RANK = 4;

/**
 * The play of a game of one deck whose places are filled from the stock; the score is the number of cards left. Every rank is in
 * exactly one group, so the order of play does not matter: a group is removed as soon as its last card is dealt, until the
 * places are full or the deck is empty. Each group is a small automaton, whose state is which of its cards lie on the places.
 */
export function refillFastPlay(setup: FullRemoval): FastPlay {
  const { groupOfRank, starts, nextState, change } = automata(groupsOf(setup));
  const places = setup.places.length;
  const groups = starts.length;
  const states = new Uint8Array(groups);

  function scoreOf({ memory, deck }: Shuffles): number {
    const bottom = deck();
    for (let group = 0; group < groups; group++) states[group] = starts[group] as number;
    let undealt = CARDS_IN_DECK;
    let lying = 0;
    while (lying < places && undealt > 0) {
      const rank = memory[bottom + --undealt] as number;
      const group = groupOfRank[rank] as number;
      const transition = ((states[group] as number) << RANK_BITS) | rank;
      states[group] = nextState[transition] as number;
      lying += change[transition] as number;
    }
    return lying + undealt;
  }

  return { inOrder: Uint8Array.from(FULL_DECK, rankOf), winningScore: 0, scoreOf };
}

/** All groups that may be removed, as ranks: pairs, a rank that is the sum alone, and sets. */
function groupsOf({ match, sum, points, groups }: FullRemoval): readonly (readonly number[])[] {
  if (match === 'rank') return RANKS.map((_, rank) => [rank, rank]);
  const pairs = Array.from({ length: sum >> 1 }, (_, low) => [low, sum - 2 - low]);
  const alone = points.flatMap((value, rank) => (value === sum ? [[rank]] : []));
  return [...pairs, ...alone, ...groups];
}

/** The automata of the groups, as tables. A transition is a state and, in the lowest bits, the rank that is dealt. */
function automata(groups: readonly (readonly number[])[]) {
  const nextState: number[] = [];
  /** By how much the number of cards on the places changes. */
  const change: number[] = [];
  const groupOfRank = new Uint8Array(CARDS_IN_SUIT);
  let states = 0;

  /** Adds the automaton of a group; returns its first state. */
  function add(group: readonly number[], index: number): number {
    const ids = new Map<string, number>();

    /** The state in which these cards, as sorted ranks, lie there; adds it and all states that follow. */
    function stateOf(lying: readonly number[]): number {
      const known = ids.get(lying.join());
      if (known !== undefined) return known;
      const id = states++;
      ids.set(lying.join(), id);
      for (const rank of new Set(group)) {
        if (countOf(lying, rank) === OF_A_RANK) continue;
        const more = [...lying, rank].sort((a, b) => a - b);
        const isWhole = group.every((each) => countOf(more, each) >= countOf(group, each));
        const transition = (id << RANK_BITS) | rank;
        nextState[transition] = stateOf(isWhole ? without(more, group) : more);
        change[transition] = isWhole ? 1 - group.length : 1;
      }
      return id;
    }

    for (const rank of group) groupOfRank[rank] = index;
    return stateOf([]);
  }

  const starts = Uint8Array.from(groups, add);
  return {
    groupOfRank,
    starts,
    nextState: Uint8Array.from(nextState),
    change: Int8Array.from(change),
  };
}

const countOf = (ranks: readonly number[], rank: number): number =>
  ranks.filter((each) => each === rank).length;

/** The ranks without those of a group, each taken once. */
function without(ranks: readonly number[], group: readonly number[]): readonly number[] {
  const rest = ranks.slice();
  for (const rank of group) rest.splice(rest.indexOf(rank), 1);
  return rest;
}
