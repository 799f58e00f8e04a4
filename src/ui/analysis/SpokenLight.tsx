import { useState } from 'react';
import { withFullStop } from '../../locales/format';
import type { WinningLight } from './useWinningLight';

/** As long as a game can be won, nobody need be told. */
const UNSAID: WinningLight = { verdict: 'winnable', words: '' };

/** Says to screen readers when the winning light of a game changes. While the solver searches, the last verdict stands. */
export function SpokenLight({ light }: { readonly light: WinningLight }) {
  const [said, setSaid] = useState(UNSAID);
  const { verdict } = light;
  if (verdict !== 'unknown' && verdict !== said.verdict) setSaid(light);
  return (
    <p className="visually-hidden" aria-live="polite">
      {said.words && withFullStop(said.words)}
    </p>
  );
}
