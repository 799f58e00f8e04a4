import type { Settings } from '../../persistence/settings';
import { suitPath } from '../parts/suitPath';

/** A piece of the table in a theme. The system’s is half dark, half light. */
export const ThemePicture = ({ theme }: { readonly theme: Settings['theme'] }) => (
  <span className="theme-picture">
    {(theme === 'auto' ? ['dark', 'light'] : [theme]).map((each) => (
      <span key={each} data-theme={each} />
    ))}
  </span>
);

/** The colour of each suit: hearts, diamonds, clubs, spades. */
const SUIT_COLOURS = {
  two: ['--red', '--red', '--black', '--black'],
  four: ['--red', '--blue', '--green', '--black'],
} as const;

/** The four suits in two or four colours. */
export const SuitsPicture = ({ colours }: { readonly colours: Settings['colours'] }) => (
  <svg className="suits-picture" viewBox="0 0 440 100" aria-hidden="true">
    {SUIT_COLOURS[colours].map((colour, suit) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the suit
        key={suit}
        transform={`translate(${55 + 110 * suit} 50) scale(0.8)`}
        style={{ fill: `var(${colour})` }}
        d={suitPath(suit)}
      />
    ))}
  </svg>
);
