import type { Board } from './board';

/**
 * True if a card that can go to a foundation loses nothing by going there at once; the proofs are in docs/solver.md. The same
 * card need not come back from there.
 */
export function isSafe(position: Board, face: number): boolean {
  const { problem } = position;
  const { safety, setup } = problem;
  if (safety === 'never') return false;
  // A column that is empty too early would be filled or dealt to otherwise, and what is dealt on a card must move without it.
  if (position.hasRows && (setup.full || problem.fillsFromReserve || setup.move === 'all'))
    return false;
  if (!canFollow(position, face)) return false;
  switch (safety) {
    case 'always':
      return true;
    case 'direct':
      return problem.goesOn[face].every((each) => isUp(position, each));
    case 'closure':
      return problem.closure[face].every((each) => isUp(position, each));
    case 'following':
      return isFollowed(position, face);
  }
}

const isUp = ({ onFoundations, problem }: Board, face: number): boolean =>
  onFoundations[face] === problem.copies[face];

/** True if every copy of a card has a place on a foundation. */
const canFollow = (position: Board, face: number): boolean =>
  position.problem.rankOf[face] === 0 || isUp(position, face - 1);

/** True if each card that goes on this one is up, or can follow at once and so can those on it. */
function isFollowed(position: Board, face: number): boolean {
  const goesOn = position.problem.goesOn[face];
  for (const each of goesOn) {
    if (isUp(position, each)) continue;
    if (!canFollow(position, each) || !isFollowed(position, each)) return false;
  }
  return true;
}

/** True if taking this card of the waste leaves every other as easy to turn up as before. */
export function isSafeFromWaste(position: Board, place: number): boolean {
  const { turned, redeals, deckLeft, problem } = position;
  const { step } = problem;
  if (place === turned && (redeals === 0 || step === 1)) return true;
  if (redeals >= 0) return false;
  const isAtStart = turned % step === 0 || turned === deckLeft;
  return step === 1 || (place === deckLeft && isAtStart);
}
