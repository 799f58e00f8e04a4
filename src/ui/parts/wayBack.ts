import { TAB_KEYS } from '../../persistence/keys';
import { formatStored, readStored } from '../../persistence/storedJson';
import { tabStorage } from '../../store/browser';
import { parseAddress } from './address';

/** The address of the home page. */
export const HOME = '#/';

/** The page that the game on the table was opened from, or the game that the page was opened from; and how far down that was, in pixels. */
type Origin = readonly [address: string, scrollY: number];

let origin = storedOrigin();

/** The origin before the page was loaded again. */
function storedOrigin(): Origin {
  const { address, scrollY } = readStored(tabStorage, TAB_KEYS.origin);
  const isOrigin = typeof address === 'string' && address.startsWith(HOME);
  return isOrigin && typeof scrollY === 'number' ? [address, scrollY] : [HOME, 0];
}

function setOrigin(address: string, scrollY: number): void {
  origin = [address, scrollY];
  tabStorage.write(TAB_KEYS.origin, formatStored({ address, scrollY }));
}

/** Remembers the page that is shown when a game is opened from it. */
export function rememberOrigin(address: string): void {
  setOrigin(address || HOME, window.scrollY);
}

/** From a page that is not a game’s, another one is opened. */
export function forgetOrigin(): void {
  setOrigin(HOME, 0);
}

/** The address of the page to which the way back from the table leads: the home page, unless another one led there. */
export const wayBack = (): string => origin[0];

/** The address of the game that this page was opened from; undefined if it was opened from another page. */
export const gameBehind = (): string | undefined =>
  parseAddress(origin[0]).page === 'game' ? origin[0] : undefined;

/** Shows a page from where it was left for a game, or from its top. */
export function scrollToStart(): void {
  const [address, scrollY] = origin;
  window.scrollTo(0, (window.location.hash || HOME) === address ? scrollY : 0);
}
